import { listLines, type OperationDoc } from '../../client/generator/tsdoc.ts';

/** Sentences for TSDoc tags that PHP lacks. */
const TAGS: readonly (readonly [RegExp, string])[] = [
  [/^@format (date|date-time)$/gm, ''],
  [/^@format email$/gm, 'An email address.'],
  [/^@format uri$/gm, 'A URL.'],
  [/^@maxLength (\d+)$/gm, 'At most $1 characters.'],
  [/^@maximum (\S+)$/gm, 'At most $1.'],
  [/^@defaultValue (.+)$/gm, '`$1` by default.'],
];

export const toPhpText = (text: string): string =>
  TAGS.reduce((rewritten, [pattern, replacement]) => rewritten.replaceAll(pattern, replacement), text)
    .replaceAll(/\n{2,}/g, '\n')
    .trim();

/** Maximum columns of a line. A longer word, such as a union of literals, gets its own line. */
const MAX_COLUMNS = 120;

export function formatDocblock(texts: readonly string[], indent = ''): string {
  const width = MAX_COLUMNS - indent.length - ' * '.length;
  const sources = texts.flatMap((text) => text.split('\n')).map((line) => line.replaceAll('*/', '*\\/'));
  if (sources.every((line) => line === '')) return '';
  const [source = ''] = sources;
  if (sources.length === 1 && `/** ${source} */`.length + indent.length <= MAX_COLUMNS)
    return `${indent}/** ${source} */\n`;
  const lines = sources.flatMap((line) => (line.length <= width ? [line] : wrap(line, width)));
  return `${indent}/**\n${lines.map((part) => `${indent} * ${part}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

/** Breaks a line between words. A tag stays with its type and its name. */
function wrap(line: string, width: number): string[] {
  const lines: string[] = [];
  for (const part of line.match(/^@(param|return|var|throws) \S+( \$\w+)?|\S+/g) ?? []) {
    const longer = `${lines.at(-1)} ${part}`;
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

/** Formats the docblock of an operation: the same as the TSDoc, with types. */
export function formatOperationDocblock(
  doc: OperationDoc,
  parameters: readonly string[],
  returned: string | undefined,
  example: string,
): string {
  const tags = [
    ...parameters.map((parameter) => `@param ${parameter}`),
    ...(returned === undefined ? [] : [`@return ${returned} ${doc.success ?? ''}`.trimEnd()]),
    ...doc.errors.map(({ name, statuses }) => {
      const status = statuses.length > 0 ? ` status ${statuses.join(', ')}` : '';
      return `@throws ${name.replace(/Error$/, 'Exception')}${status}`;
    }),
  ];
  return formatDocblock([...listLines(doc, tags, example), `@see ${doc.link}`], '    ');
}
