import type { OperationDoc } from '../../generator/tsdoc.ts';

/** Tags of TSDoc that PHP does not have, as sentences. */
const TAGS: readonly (readonly [RegExp, string])[] = [
  [/^@format (date|date-time)$/gm, ''],
  [/^@format email$/gm, 'An email address.'],
  [/^@format uri$/gm, 'A URL.'],
  [/^@maxLength (\d+)$/gm, 'At most $1 characters.'],
  [/^@maximum (\S+)$/gm, 'At most $1.'],
  [/^@defaultValue (.+)$/gm, '`$1` by default.'],
];

/** Rewrites what `getDescription` returns. */
export const toPhpText = (text: string): string =>
  TAGS.reduce((rewritten, [pattern, replacement]) => rewritten.replaceAll(pattern, replacement), text)
    .replaceAll(/\n{2,}/g, '\n')
    .trim();

/** Formats a docblock of texts, on one line when it fits. */
export function formatDocblock(texts: readonly string[], indent = ''): string {
  const lines = texts.flatMap((text) => text.split('\n')).map((line) => line.replaceAll('*/', '*\\/'));
  if (lines.every((line) => line === '')) return '';
  const [line = ''] = lines;
  if (lines.length === 1 && line.length < 130) return `${indent}/** ${line} */\n`;
  return `${indent}/**\n${lines.map((part) => `${indent} * ${part}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

/** Formats the docblock of an operation: the same as the TSDoc, with types. */
export const formatOperationDocblock = (
  doc: OperationDoc,
  parameters: readonly string[],
  returned: string | undefined,
  example: string,
): string =>
  formatDocblock(
    [
      `${doc.summary}.`,
      '',
      doc.description,
      '',
      doc.route,
      '',
      ...(doc.deprecated ? [doc.deprecated] : []),
      ...parameters.map((parameter) => `@param ${parameter}`),
      ...(returned === undefined ? [] : [`@return ${returned} ${doc.success ?? ''}`.trimEnd()]),
      ...doc.errors.map(({ name, statuses }) => {
        const status = statuses.length > 0 ? ` status ${statuses.join(', ')}` : '';
        return `@throws ${name.replace(/Error$/, 'Exception')}${status}`;
      }),
      '@example',
      example,
      `@see ${doc.link}`,
    ],
    '    ',
  );
