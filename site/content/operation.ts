import {
  getParameters,
  getResponses,
  isSecured,
  type MediaType,
  type Operation,
  type OperationEntry,
  type Parameter,
  resolveRef,
} from '../../contract/document.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { formatEndpoint, getCodeSamples } from '../docs-document.ts';
import { getFence } from '../samples/code/languages.ts';
import {
  type FieldContext,
  formatExample,
  formatType,
  printDefinition,
  printFields,
  printName,
  type Role,
} from './fields.ts';
import { getFirstSentence, joinBlocks, printDetails, printFence, printTable, toOneLine } from './markdown.ts';
import { getParameterKind } from './parameter-kind.ts';
import { printMarks } from './provenance.ts';
import { listExamples, printHeaders } from './responses.ts';

export interface OperationContext extends FieldContext {
  /** Prints a list of links to guides, workflows and other operations. */
  readonly printRelated: (entry: OperationEntry) => string;
}

/** Prints what an operation does, and what it requires. */
export const printIntro = (context: OperationContext, entry: OperationEntry, isForBrowsers: boolean): string =>
  joinBlocks(
    entry.operation.description,
    printAccess(context, entry.operation),
    !isForBrowsers && printOwnMarks(context, entry),
  );

/**
 * Prints the text of the page of an operation.
 *
 * @param isForBrowsers whether it has parts that a reader opens, and neither the introduction nor code and examples, which are
 *   beside it.
 */
export function printOperation(context: OperationContext, entry: OperationEntry, isForBrowsers: boolean): string {
  const { operation } = entry;
  const ownMarks = printMarks(context.findStatements(...listOwnParts(entry)), isForBrowsers);
  const link = (anchor: string): OperationContext => (isForBrowsers ? { ...context, anchor } : context);
  const text = joinBlocks(
    !isForBrowsers && `\`${formatEndpoint(entry)}\``,
    !isForBrowsers && printIntro(context, entry, false),
    ...printParameters(link('parameter.'), entry),
    ...printRequestBody(link('request.'), entry, isForBrowsers),
    ...(isForBrowsers ? [] : printCode(operation)),
    ...printResponses(context, entry, isForBrowsers),
    context.printRelated(entry),
  );
  // The style sheet hides the origins until a reader asks for them.
  const hasOrigins = isForBrowsers && (text.includes('class="mark"') || ownMarks !== '');
  return `${joinBlocks(text, hasOrigins && `${SWITCH}${ownMarks}`)}\n`;
}

const SWITCH =
  '<label class="switch"><input type="checkbox"> Show what the platform promises and what is decided here</label>';

/** The parts of the contract that are about an operation as a whole. */
const listOwnParts = ({ item, operation }: OperationEntry): readonly object[] => [
  item,
  operation,
  ...Object.values(operation.responses),
];

function printOwnMarks({ findStatements }: OperationContext, entry: OperationEntry): string {
  const marks = printMarks(findStatements(...listOwnParts(entry)));
  return marks && `Origin:${marks}.`;
}

/** Titles of the parameters that every operation of a kind has. */
export const CONVENTION_TITLES = {
  request: 'For every request',
  list: 'For every list',
  old: 'Other spellings',
} as const;

/** Prints what is special to the operation, and lets a reader open the filters and what every operation has. */
function printParameters(context: OperationContext, entry: OperationEntry): string[] {
  const parameters = getParameters(context.document, entry);
  if (parameters.length === 0) return [];
  const kinds = Map.groupBy(parameters, getGroup);
  const filters = kinds.get('filter') ?? [];
  const fold = (title: string, list: readonly Parameter[] = []): string =>
    list.length > 0
      ? printDetails(`${title}: ${list.map(({ name }) => name).join(', ')}`, printParameterList(context, list))
      : '';
  return [
    '## Parameters',
    printParameterList(context, kinds.get('special') ?? []),
    filters.length > 0 && printDetails(`Filters: ${filters.length}`, printFilters(context, filters)),
    fold(CONVENTION_TITLES.list, kinds.get('list')),
    fold(CONVENTION_TITLES.request, kinds.get('request')),
    fold(CONVENTION_TITLES.old, kinds.get('old')),
  ].filter((block) => block !== false && block !== '') as string[];
}

/** The group of a parameter: what the operation alone has, what every list or every request has, or another spelling. */
function getGroup(parameter: Parameter): 'special' | 'filter' | keyof typeof CONVENTION_TITLES {
  const kind = parameter.required ? 'special' : getParameterKind(parameter);
  if (kind !== 'convention') return kind;
  if (parameter['x-alias-of'] !== undefined) return 'old';
  return parameter.in === 'query' ? 'list' : 'request';
}

const printParameterList = (context: OperationContext, parameters: readonly Parameter[]): string =>
  parameters
    .flatMap((parameter) => {
      const { name, in: location, required = false, schema: reference, description, example } = parameter;
      const type = `${formatType(context.document, reference)}, ${location}`;
      const isOld = parameter['x-alias-of'] !== undefined;
      const schema = { ...reference, description, deprecated: isOld, examples: [example] };
      const statements = context.findStatements(parameter);
      return printDefinition(context, { name, schema, type, isRequired: required, statements }, 'request');
    })
    .join('\n');

/** Fewer filters are seen at once. */
const MIN_SEARCHED = 6;

/** Prints filters as a table below what most of them do. A script searches its rows. */
function printFilters(context: OperationContext, filters: readonly Parameter[]): string {
  const describe = ({ name, description }: Parameter): string =>
    toOneLine(description).replaceAll(`\`${name}\``, 'value');
  const bySentence = [...Map.groupBy(filters, describe)].toSorted(([, a], [, b]) => b.length - a.length);
  const [[sentence] = ['']] = bySentence;
  const rows = filters.map((filter) => {
    const { name, schema: reference, example } = filter;
    const list = resolveRef(context.document, reference);
    const schema = resolveRef(context.document, list.items ?? list);
    const shown = formatExample({ ...schema, examples: [example] });
    const own = describe(filter).replace(sentence, '').trim();
    const marks = printMarks(context.findStatements(filter), context.anchor !== undefined);
    return [
      printName(context, name) + marks,
      [formatType(context.document, schema) + (shown && `, such as ${shown}`), own].filter(Boolean).join('. '),
    ];
  });
  const isSearched = context.anchor !== undefined && filters.length >= MIN_SEARCHED;
  return joinBlocks(sentence, isSearched && SEARCH, printTable(['Filter', 'Value'], rows));
}

const SEARCH =
  '<div class="rows not-content" data-needs="request"><input type="search" aria-label="Find a filter" placeholder="Find a filter"> <output></output></div>';

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
    `Media type: ${types.join(' or ')}.${printMarks(context.findStatements(media.schema, resolveRef(context.document, media.schema)), context.anchor !== undefined)}`,
    printFields(context, media.schema, role).join('\n'),
    ...examples.flatMap(({ summary, value }) => [
      examples.length > 1 ? `${heading}: ${summary}` : (heading ?? ''),
      printValue(type, value),
    ]),
  ];
}

function printValue(type: string, value: unknown): string {
  if (type === 'application/x-www-form-urlencoded') {
    const form = String(new URLSearchParams(value as Record<string, string>));
    return printFence('', form.replaceAll('%3C', '<').replaceAll('%3E', '>'));
  }
  return typeof value === 'string' ? printFence('', value) : printFence('json', JSON.stringify(value, null, 2));
}

function printResponses(context: OperationContext, entry: OperationEntry, isForBrowsers: boolean): string[] {
  const responses = Object.entries(getResponses(context.document, entry));
  const succeeded = responses.filter(([status]) => Number(status) < 400);
  const failed = responses.filter(([status]) => Number(status) >= 400);
  return [
    '## Responses',
    ...succeeded.flatMap(([status, response]) => [
      `### ${status}: ${getFirstSentence(response.description).replace(/\.$/, '')}`,
      ...printHeaders(response),
      ...printContent(
        isForBrowsers ? { ...context, anchor: `${status}.` } : context,
        response.content,
        'response',
        isForBrowsers ? undefined : '#### Example',
      ),
    ]),
    ...(failed.length > 0 ? ['### Errors', '[Errors](#tag/errors) says what each of them means, and what to do.'] : []),
    failed.length > 0 &&
      printTable(
        ['Status', 'Meaning'],
        failed.map(([status, response]) => [
          `\`${status}\``,
          [response.description, ...printHeaders(response)].join(' '),
        ]),
      ),
  ].filter((block) => block !== false);
}

/** Credentials of a request. The control plane of a sandbox takes a key at most. */
function printAccess({ document }: OperationContext, operation: Operation): string {
  const schemes = Object.values(
    (document.components.securitySchemes ?? {}) as Record<string, { type: string; name?: string }>,
  );
  const key = schemes.find(({ type }) => type === 'apiKey');
  if (key) return `Requires no access token. A sandbox with a control key requires it in \`${key.name}\`.`;
  if (!isSecured(operation)) return 'Requires no access token.';
  return 'Requires an access token, see [Signing in](#tag/signing-in).';
}

/** The languages of the Markdown. */
const SHORT_LANGUAGES = ['curl', 'TypeScript'];

function printCode(operation: Operation): string[] {
  const samples = getCodeSamples(operation).filter(({ lang }) => SHORT_LANGUAGES.includes(lang));
  if (samples.length === 0) return [];
  const examples = [...Map.groupBy(samples, ({ label = '' }) => label)];
  return [
    '## Example request',
    isSecured(operation) ? `Set \`ACCESS_TOKEN\` first. A local sandbox accepts \`${demoToken}\`.` : '',
    ...examples.flatMap(([label, list]) => [
      label && `### ${label}`,
      ...list.map(({ lang, source }) => printFence(getFence(lang), source)),
    ]),
  ];
}
