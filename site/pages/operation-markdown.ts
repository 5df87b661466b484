import {
  getParameters,
  isSecured,
  type MediaType,
  type OperationEntry,
  type RequestBody,
  type Response,
  resolveRef,
} from '../../scripts/document/openapi.ts';
import { type DocsDocument, formatEndpoint, getCodeSamples, getTag } from '../docs-document.ts';
import { getOperationAnchor } from './anchors.ts';
import { formatLimits, formatType, listFields, toOneLine } from './fields.ts';
import { joinBlocks, printFence, printTable } from './markdown.ts';

/** The languages of the code on a page, with their names in Markdown. */
const SHOWN_LANGUAGES = { TypeScript: 'ts', curl: 'sh' };

/**
 * Prints the description of an operation as Markdown, without a title. Its links are those of the contract:
 * `#tag/debtors`, `#operation/listDebtors`.
 *
 * @param siblings the operations of the same resource.
 */
export function printOperation(
  contract: DocsDocument,
  entry: OperationEntry,
  siblings: readonly OperationEntry[],
): string {
  const { operation } = entry;
  const blocks = joinBlocks(
    `\`${formatEndpoint(entry)}\``,
    operation.description,
    isSecured(operation) ? 'Requires an access token, see [Signing in](#tag/signing-in).' : 'Requires no access token.',
    ...printParameters(contract, entry),
    ...printRequestBody(contract, entry),
    ...printResponses(contract, entry),
    ...printSamples(entry),
    ...printSiblings(entry, siblings),
  );
  return `${blocks}\n`;
}

function printParameters(contract: DocsDocument, entry: OperationEntry): string[] {
  const rows = getParameters(contract, entry).map(({ name, in: location, required, schema, description }) => [
    `\`${name}\``,
    location,
    formatType(contract, schema) + (required ? ', required' : ''),
    joinSentences(toOneLine(description), formatLimits({ ...schema, description })),
  ]);
  return rows.length > 0 ? ['## Parameters', printTable(['Parameter', 'In', 'Type', 'Description'], rows)] : [];
}

function printRequestBody(contract: DocsDocument, { operation }: OperationEntry): string[] {
  if (!operation.requestBody) return [];
  const body = resolveRef(contract, operation.requestBody);
  return ['## Request body', body.description ?? '', ...printContent(contract, body, 'request')];
}

function printResponses(contract: DocsDocument, { operation }: OperationEntry): string[] {
  const responses = Object.entries(operation.responses);
  const rows = responses.map(([status, response]) => [status, resolveRef(contract, response).description]);
  const ownResponses = responses.filter(
    ([status, response]) =>
      response.$ref === undefined && (response.content || response.headers) && !isShared(status, response),
  );
  return [
    '## Responses',
    printTable(['Status', 'Meaning'], rows),
    'The content of an error, and what to do about it, is in [Errors](#tag/errors).',
    ...ownResponses.flatMap(([status, response]) => [
      `### ${status}`,
      ...printHeaders(contract, response),
      ...printContent(contract, response, status.startsWith('2') ? 'response' : 'error'),
    ]),
  ];
}

/** The guide describes the errors of all operations; only 400 differs between them. */
const isShared = (status: string, { content = {} }: Response): boolean =>
  status !== '400' && Object.keys(content).join() === 'application/problem+json';

/** Prints the headers, except the language, which every response has. */
const printHeaders = (contract: DocsDocument, { headers = {} }: Response): string[] =>
  Object.entries(headers)
    .filter(([name]) => name !== 'Content-Language')
    .map(([name, header]) => `Header \`${name}\`: ${resolveRef(contract, header).description ?? ''}`);

type Role = 'request' | 'response' | 'error';

/** Prints the fields and the examples of a body. The guide describes the fields of an error. */
function printContent(
  contract: DocsDocument,
  { content = {} }: Pick<RequestBody | Response, 'content'>,
  role: Role,
): string[] {
  // All media types of a body have the same fields.
  const [[type, media] = []] = Object.entries(content);
  if (type === undefined || media === undefined) return [];
  const mediaTypes = Object.keys(content).map((name) => `\`${name}\``);
  return [
    `Media type: ${mediaTypes.join(' or ')}.`,
    role === 'error' ? '' : printFields(contract, media, role),
    ...printExamples(type, media, role),
  ];
}

function printFields(contract: DocsDocument, { schema }: MediaType, role: Role): string {
  const rows = listFields(contract, schema).map(({ name, type, isRequired, description, limits }) =>
    role === 'request'
      ? [`\`${name}\``, type + (isRequired ? ', required' : ''), joinSentences(description, limits)]
      : [`\`${name}\``, type, description],
  );
  return rows.length > 0 ? printTable(['Field', 'Type', 'Description'], rows) : '';
}

const joinSentences = (...sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(' ');

function printExamples(type: string, { example, examples = {} }: MediaType, role: Role): string[] {
  const all = example === undefined ? Object.values(examples) : [{ value: example }];
  // A single example needs no name.
  const isSingle = all.length === 1 && role !== 'error';
  return all.flatMap(({ summary = 'Example', value }) =>
    value === undefined
      ? []
      : [`${role === 'request' ? '###' : '####'} ${isSingle ? 'Example' : summary}`, printValue(type, value)],
  );
}

function printValue(type: string, value: unknown): string {
  if (type === 'application/x-www-form-urlencoded') {
    const form = String(new URLSearchParams(value as Record<string, string>));
    return printFence('', form.replaceAll('%3C', '<').replaceAll('%3E', '>'));
  }
  return typeof value === 'string' ? printFence('', value) : printFence('json', JSON.stringify(value, null, 2));
}

function printSamples({ operation }: OperationEntry): string[] {
  const blocks = Object.entries(SHOWN_LANGUAGES).flatMap(([language, name]) =>
    getCodeSamples(operation)
      .filter(({ lang }) => lang === language)
      .flatMap(({ label = language, source }) => [`### ${label}`, printFence(name, source.trimEnd())]),
  );
  return blocks.length > 0 ? ['## Code', ...blocks] : [];
}

function printSiblings({ operation }: OperationEntry, siblings: readonly OperationEntry[]): string[] {
  const lines = siblings
    .filter((sibling) => sibling.operation !== operation)
    .map((sibling) => `- ${printLink(sibling)}`);
  return lines.length > 0 ? [`## ${getTag(operation)}`, lines.join('\n')] : [];
}

const printLink = (entry: OperationEntry): string =>
  `[${entry.operation.summary}](${getOperationAnchor(entry.operation.operationId)}): \`${formatEndpoint(entry)}\``;
