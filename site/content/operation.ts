import {
  type Example,
  getParameters,
  getResponses,
  isSecured,
  type MediaType,
  type Operation,
  type OperationEntry,
  type Parameter,
  type Response,
  resolveRef,
} from '../../contract/document.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { formatEndpoint, getCodeSamples } from '../docs-document.ts';
import { type CodeSample, getFence } from '../samples/code/languages.ts';
import { type FieldContext, formatLimits, formatType, printFields, type Role } from './fields.ts';
import { getFirstSentence, joinBlocks, printDetails, printFence, printTable, toOneLine } from './markdown.ts';
import { getParameterKind } from './panel.ts';
import { printMarks, printStatements } from './provenance.ts';

export interface OperationContext extends FieldContext {
  /** Prints a list of links to guides, workflows and other operations. */
  readonly printRelated: (entry: OperationEntry) => string;
}

/** Prints what an operation does, and what it requires. */
export const printIntro = (context: OperationContext, entry: OperationEntry, isForBrowsers: boolean): string =>
  joinBlocks(
    entry.operation.description,
    printAccess(context, entry.operation),
    printStatus(context, entry, isForBrowsers),
  );

/**
 * Prints the text of the page of an operation.
 *
 * @param isForBrowsers whether it has every error, in parts that a reader opens, and neither the introduction nor code, which
 *   are beside it; otherwise it is short.
 */
export function printOperation(context: OperationContext, entry: OperationEntry, isForBrowsers: boolean): string {
  const { operation } = entry;
  const text = joinBlocks(
    !isForBrowsers && `\`${formatEndpoint(entry)}\``,
    !isForBrowsers && printIntro(context, entry, false),
    ...printParameters(context, entry),
    ...printRequestBody(context, entry, isForBrowsers),
    ...(isForBrowsers ? [] : printCode(operation)),
    ...printResponses(context, entry, isForBrowsers),
    context.printRelated(entry),
  );
  return `${text}\n`;
}

function printStatus(
  { findStatements }: OperationContext,
  { item, operation }: OperationEntry,
  isForBrowsers: boolean,
): string {
  const statements = findStatements(item, operation, ...Object.values(operation.responses));
  if (statements.length === 0) return '';
  return isForBrowsers ? printStatements(statements) : `Spec status:${printMarks(statements)}.`;
}

/** Prints what is special to the operation, and lets a reader open the filters and what every operation has. */
function printParameters(context: OperationContext, entry: OperationEntry): string[] {
  const parameters = getParameters(context.document, entry);
  if (parameters.length === 0) return [];
  const kinds = Map.groupBy(parameters, getParameterKind);
  const special = kinds.get('special') ?? [];
  const folded = FOLDED.flatMap(([kind, title]) => {
    const list = kinds.get(kind) ?? [];
    const names = list.map(({ name }) => name).join(', ');
    return list.length > 0 ? [printDetails(`${title}: ${names}`, printParameterList(context, list))] : [];
  });
  return ['## Parameters', printParameterList(context, special), ...folded];
}

const FOLDED = [
  ['filter', 'Filters'],
  ['convention', 'Conventions'],
] as const;

const printParameterList = ({ document, findStatements }: OperationContext, parameters: readonly Parameter[]): string =>
  parameters
    .map((parameter) => {
      const { name, in: location, required, schema, description } = parameter;
      const text = [toOneLine(description), formatLimits({ ...schema, description })].filter(Boolean).join(' ');
      const type = `*${formatType(document, schema)}, ${location}*${required ? ' **required**' : ''}`;
      return `- \`${name}\` ${type}: ${text}${printMarks(findStatements(parameter))}`;
    })
    .join('\n');

function printRequestBody(context: OperationContext, { operation }: OperationEntry, isForBrowsers: boolean): string[] {
  if (!operation.requestBody) return [];
  const { description, content } = resolveRef(context.document, operation.requestBody);
  // The code has the body too.
  const heading = isForBrowsers || getCodeSamples(operation).length > 0 ? undefined : '### Example';
  return ['## Request body', joinBlocks(description), ...printContent(context, content, 'request', heading)];
}

/**
 * Prints the fields and the examples of a body.
 *
 * @param heading of an example; undefined for no examples.
 */
function printContent(
  context: OperationContext,
  content: Readonly<Record<string, MediaType>> | undefined,
  role: Role,
  heading: string | undefined,
): string[] {
  // All media types of a body have the same fields.
  const [[type, media] = []] = Object.entries(content ?? {});
  if (type === undefined || media === undefined) return [];
  const types = Object.keys(content ?? {}).map((name) => `\`${name}\``);
  const examples = heading === undefined ? [] : listExamples(media);
  return [
    `Media type: ${types.join(' or ')}.${printMarks(context.findStatements(media.schema, resolveRef(context.document, media.schema)))}`,
    printFields(context, media.schema, role).join('\n'),
    ...examples.flatMap(({ summary, value }) => [
      examples.length > 1 ? `${heading}: ${summary}` : (heading ?? ''),
      printValue(type, value),
    ]),
  ];
}

const listExamples = ({ example, examples = {} }: MediaType): Example[] =>
  (example === undefined ? Object.values(examples) : [{ value: example }]).filter(({ value }) => value !== undefined);

function printValue(type: string, value: unknown): string {
  if (type === 'application/x-www-form-urlencoded') {
    const form = String(new URLSearchParams(value as Record<string, string>));
    return printFence('', form.replaceAll('%3C', '<').replaceAll('%3E', '>'));
  }
  return typeof value === 'string' ? printFence('', value) : printFence('json', JSON.stringify(value, null, 2));
}

function printResponses(context: OperationContext, entry: OperationEntry, isForBrowsers: boolean): string[] {
  const responses = Object.entries(getResponses(context.document, entry));
  const [succeeded, failed] = [true, false].map((isSuccess) =>
    responses.filter(([status]) => Number(status) < 400 === isSuccess),
  );
  const errors = failed ?? [];
  const table = printTable(
    ['Status', 'Meaning'],
    errors.map(([status, { description }]) => [`\`${status}\``, description]),
  );
  return [
    '## Responses',
    ...(succeeded ?? []).flatMap(([status, response]) => [
      `### ${status}: ${getFirstSentence(response.description).replace(/\.$/, '')}`,
      ...printHeaders(response),
      ...printContent(context, response.content, 'response', '#### Example'),
    ]),
    ...(errors.length > 0 ? ['### Errors', '[Errors](#tag/errors) says what each of them means, and what to do.'] : []),
    ...(isForBrowsers ? errors.flatMap(printError) : [errors.length > 0 ? table : '']),
  ];
}

/** Prints the headers, except the language, which every response has. */
const printHeaders = ({ headers = {} }: Response): string[] =>
  Object.entries(headers)
    .filter(([name]) => name !== 'Content-Language')
    .map(([name, { description = '' }]) => `Header \`${name}\`: ${description}`);

/** Prints an error with all that was recorded of it. */
function printError([status, response]: readonly [string, Response]): string {
  const [media] = Object.values(response.content ?? {});
  const examples = media ? listExamples(media) : [];
  return printDetails(
    `<code>${status}</code> ${getFirstSentence(response.description).replaceAll(/`([^`]*)`/g, '<code>$1</code>')}`,
    ...printHeaders(response),
    ...examples.flatMap(({ summary = '', value }) => [summary && `${summary}:`, printValue('', value)]),
  );
}

/** What a request must bring: the control plane of a sandbox takes a key at most. */
function printAccess({ document }: OperationContext, operation: Operation): string {
  const schemes = Object.values((document.components.securitySchemes ?? {}) as Record<string, SecurityScheme>);
  const key = schemes.find(({ type }) => type === 'apiKey');
  if (key) return `Requires no access token. A sandbox with a control key requires it in \`${key.name}\`.`;
  if (!isSecured(operation)) return 'Requires no access token.';
  return 'Requires an access token, see [Signing in](#tag/signing-in).';
}

interface SecurityScheme {
  readonly type: string;
  readonly name?: string;
}

/** The languages of the Markdown. */
const SHORT_LANGUAGES = ['curl', 'TypeScript'];

function printCode(operation: Operation): string[] {
  const samples = getCodeSamples(operation);
  if (samples.length === 0) return [];
  const examples = [...Map.groupBy(samples, ({ label = '' }) => label)];
  return [
    '## Example request',
    isSecured(operation) ? `Set \`ACCESS_TOKEN\` first. A local sandbox accepts \`${demoToken}\`.` : '',
    ...examples.flatMap(([label, list]) => [label && `### ${label}`, printSamples(list)]),
  ];
}

const printSamples = (samples: readonly CodeSample[]): string =>
  joinBlocks(
    ...samples
      .filter(({ lang }) => SHORT_LANGUAGES.includes(lang))
      .map(({ lang, source }) => printFence(getFence(lang), source)),
  );
