import { resolveRef } from '../../scripts/document/openapi.ts';
import { operationAnchor } from './anchors.ts';
import type { Body, Media, ShownContract, ShownOperation } from './contract.ts';
import { type Field, fieldsOf, limitsOf, oneLine, typeOf } from './fields.ts';

/** The languages of the code that a page shows, in this order, and what each is called in a fence of Markdown. */
const languages = [
  ['TypeScript', 'ts'],
  ['curl', 'sh'],
] as const;

/**
 * All that the contract says of an operation, as Markdown below its title. Links are those of the contract: `#tag/debtors`,
 * `#operation/listDebtors`.
 *
 * @param neighbours the operations of the same resource.
 */
export function operationMarkdown(
  contract: ShownContract,
  operation: ShownOperation,
  neighbours: readonly ShownOperation[],
): string {
  const { method, path, description, needsToken } = operation;
  return [
    `\`${method} ${path}\``,
    description,
    needsToken ? 'It wants an access token, see [Signing in](#tag/signing-in).' : 'It wants no access token.',
    ...parameters(contract, operation),
    ...requestBody(contract, operation),
    ...answers(contract, operation),
    ...samples(operation),
    ...others(operation, neighbours),
  ]
    .filter((block) => block !== '')
    .join('\n\n')
    .concat('\n');
}

function others({ id, tag }: ShownOperation, neighbours: readonly ShownOperation[]): string[] {
  const lines = neighbours.filter((one) => one.id !== id).map((one) => `- ${linkTo(one)}`);
  return lines.length > 0 ? [`## ${tag}`, lines.join('\n')] : [];
}

function parameters(contract: ShownContract, { parameters: all }: ShownOperation): string[] {
  if (all.length === 0) return [];
  const rows = all.map(({ name, in: place, required, schema, description }) => [
    `\`${name}\``,
    place,
    typeOf(contract, schema) + (required ? ', required' : ''),
    sentences(oneLine(description), limitsOf({ ...schema, description })),
  ]);
  return ['## Parameters', table(['Parameter', 'In', 'Type', 'Description'], rows)];
}

function requestBody(contract: ShownContract, { requestBody: body }: ShownOperation): string[] {
  if (!body) return [];
  return ['## Request body', body.description ?? '', ...media(contract, body, 'request')];
}

function answers(contract: ShownContract, { answers: all }: ShownOperation): string[] {
  const rows = Object.entries(all).map(([status, answer]) => [status, resolveRef(contract, answer).description ?? '']);
  const own = Object.entries(all).filter(
    ([status, answer]) => answer.$ref === undefined && (answer.content || answer.headers) && !isShared(status, answer),
  );
  return [
    '## Answers',
    table(['Status', 'Meaning'], rows),
    'What an error holds, and what to do about it, is in [Errors](#tag/errors).',
    ...own.flatMap(([status, answer]) => [
      `### ${status}`,
      ...headers(contract, answer),
      ...media(contract, answer, status.startsWith('2') ? 'answer' : 'error'),
    ]),
  ];
}

/** Errors that all operations have alike are in the guide; 400 says what is special about this one. */
const isShared = (status: string, { content = {} }: Body): boolean =>
  status !== '400' && Object.keys(content).join() === 'application/problem+json';

/** Headers that mean something to this operation; the language of the messages is one of every answer. */
function headers(contract: ShownContract, { headers: all = {} }: Body): string[] {
  const shown = Object.entries(all).filter(([name]) => name !== 'Content-Language');
  return shown.map(([name, one]) => `Header \`${name}\`: ${resolveRef(contract, one).description ?? ''}`);
}

type Role = 'request' | 'answer' | 'error';

/** The fields of a body, and its examples. The fields of an error are in the guide. */
function media(contract: ShownContract, { content = {} }: Body, role: Role): string[] {
  // Where there are several media types they hold the same.
  const [[type, one] = ['', {}]] = Object.entries(content);
  if (type === '') return [];
  const schema = one.schema && resolveRef(contract, one.schema);
  const fields = schema && role !== 'error' ? fieldsOf(contract, schema) : [];
  const types = Object.keys(content).map((name) => `\`${name}\``);
  return [
    `Media type: ${types.join(' or ')}.`,
    fields.length > 0 ? fieldTable(fields, role) : '',
    ...examples(type, one, role),
  ];
}

const fieldTable = (fields: readonly Field[], role: Role): string =>
  table(
    ['Field', 'Type', 'Description'],
    fields.map(({ name, type, isRequired, description, limits }) =>
      role === 'request'
        ? [`\`${name}\``, type + (isRequired ? ', required' : ''), sentences(description, limits)]
        : [`\`${name}\``, type, description],
    ),
  );

const sentences = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ');

/** A single example of an answer needs no name of its own: it answers the request that is shown. */
function examples(type: string, { example, examples: several = {} }: Media, role: Role): string[] {
  const all = example === undefined ? Object.values(several) : [{ value: example }];
  const isAlone = all.length === 1 && role !== 'error';
  return all.flatMap(({ summary = 'Example', value }) =>
    value === undefined
      ? []
      : [`${role === 'request' ? '###' : '####'} ${isAlone ? 'Example' : summary}`, written(type, value)],
  );
}

function written(type: string, value: unknown): string {
  if (type === 'application/x-www-form-urlencoded') {
    const form = String(new URLSearchParams(value as Record<string, string>));
    return fence('', form.replaceAll('%3C', '<').replaceAll('%3E', '>'));
  }
  return typeof value === 'string' ? fence('', value) : fence('json', JSON.stringify(value, null, 2));
}

function samples({ samples: all }: ShownOperation): string[] {
  const shown = languages.flatMap(([language, name]) =>
    all
      .filter(({ lang }) => lang === language)
      .flatMap(({ label, source }) => [`### ${label ?? language}`, fence(name, source.trimEnd())]),
  );
  return shown.length > 0 ? ['## Code', ...shown] : [];
}

/** The line that leads to an operation. */
export const linkTo = ({ id, summary, method, path }: ShownOperation): string =>
  `[${summary}](${operationAnchor(id)}): \`${method} ${path}\``;

const fence = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(row)].join('\n');
}
