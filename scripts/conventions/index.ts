import { dirname, join, relative, resolve } from 'node:path';
import { methods } from '../lib/methods.ts';
import { type Kind, type KindTraits, kindOf, kinds } from './kinds.ts';
import { fieldsOf, fieldsParameter, filters, listItemSchema, listSchema, orderby, type Refs } from './list.ts';
import { type Json, type Located, type SourceReader, sourceReader } from './source.ts';
import { wordsFor } from './words.ts';

/**
 * A Redocly plugin that writes into the contract what the source states for all operations of a kind, so that an
 * operation in a resource file says only what is special about it. It is a preprocessor: lint and bundle both see
 * the completed operations, at their places in the hand-written files.
 *
 * A path item names its record (`x-record: Debtor`); its methods then get, unless they say it themselves:
 * the identifiers in the path, the request body (`DebtorInput`, `DebtorPatch`), the answer (`Debtor`, `DebtorList`), the
 * parameters of a list, tenant and language, and the error answers. A path item without a record gets nothing.
 */
export default function conventionsPlugin() {
  return {
    id: 'conventions',
    preprocessors: { oas3: { 'complete-operations': completeOperations } },
  };
}

interface VisitorContext {
  readonly key: string | number;
  readonly location: { readonly source: { readonly absoluteRef: string } };
}

function completeOperations() {
  const source = sourceReader();
  let root: { file: string; schemas: Json } | undefined;
  return {
    Root: {
      enter(document: Json, { location }: VisitorContext) {
        if (!document.paths || !document.servers) return;
        document.components ??= {};
        const components = document.components as Json;
        components.schemas ??= {};
        root = { file: location.source.absoluteRef, schemas: components.schemas as Json };
      },
    },
    PathItem: {
      enter(item: Json, { key, location }: VisitorContext) {
        if (!root || typeof item['x-record'] !== 'string') return;
        const place = { file: location.source.absoluteRef, path: String(key), record: item['x-record'] };
        for (const method of methods) {
          const operation = item[method] as Json | undefined;
          const kind = (operation?.['x-kind'] as Kind | undefined) ?? kindOf(method, place.path);
          if (!operation || !kind) continue;
          operation['x-kind'] = kind;
          completeOperation(operation, kinds[kind], kind === 'list', { ...place, root, source });
        }
      },
    },
  };
}

interface Place {
  readonly file: string;
  readonly path: string;
  readonly record: string;
  readonly root: { readonly file: string; readonly schemas: Json };
  readonly source: SourceReader;
}

function completeOperation(operation: Json, traits: KindTraits, isList: boolean, place: Place): void {
  const record = place.source.named(place.file, place.record);
  if (!record) throw new Error(`${place.file}: x-record names ${place.record}, which is not among its schemas`);
  const tag = (operation.tags as string[] | undefined)?.[0] ?? place.record;
  const words = wordsFor(place.record, tag);
  const shared = (pointer: string) => ({
    $ref: `${pathBetween(place.file, sharedFolder(place.root.file))}/${pointer}`,
  });
  const hasIdentifier = place.path.includes('{');

  const list = isList ? listConventions(operation, record, words, place) : undefined;
  addParameters(operation, [
    ...identifiersIn(place.path).map((name) => shared(`identifiers.yaml#/components/parameters/${name}`)),
    ...(list?.parameters(shared) ?? []),
    shared('tenancy.yaml#/components/parameters/tenantId'),
    shared('language.yaml#/components/parameters/acceptLanguage'),
  ]);
  const pdf = shared('files.yaml#/components/schemas/Pdf');
  if (traits.body === 'pdf') operation.requestBody ??= pdfBody(pdf);
  else if (traits.body) operation.requestBody ??= requestBody(`${place.record}${traits.body}`, words.one, place);

  const error = (name: string) => shared(`errors.yaml#/components/responses/${name}`);
  const hasAnswerBody = traits.success.schema !== undefined;
  operation.responses = {
    [traits.success.status]: success(
      traits,
      traits.success.schema === 'pdf' ? pdf : (list?.schema ?? { $ref: `#/components/schemas/${place.record}` }),
      words,
      shared,
    ),
    400: error('ValidationFailed'),
    401: error('Unauthorized'),
    403: error('Forbidden'),
    ...(hasIdentifier && { 404: error('NotFound') }),
    ...(hasAnswerBody && { 406: error('NotAcceptable') }),
    ...(traits.body && { 413: error('PayloadTooLarge'), 415: error('UnsupportedMediaType') }),
    429: error('TooManyRequests'),
    500: error('InternalError'),
    ...(operation.responses as Json | undefined),
  };
}

type Shared = (pointer: string) => { $ref: string };

/** Puts the record's list schemas on the contents page and says which parameters its list has. */
function listConventions(operation: Json, record: Located, words: { one: string; many: string }, place: Place) {
  const fields = fieldsOf(record, place.source);
  const refs = refsFrom(place.root.file);
  const own = namedParameters(operation);
  const pageLimit = (own.get('pageSize')?.schema as { maximum?: number } | undefined)?.maximum ?? 1000;
  const title = words.one.charAt(0).toUpperCase() + words.one.slice(1);
  place.root.schemas[`${place.record}ListItem`] = listItemSchema(record, title, refs, place.source);
  place.root.schemas[`${place.record}List`] = listSchema(place.record, words.many, pageLimit, refs);
  return {
    schema: { $ref: `${pathBetween(place.file, place.root.file)}#/components/schemas/${place.record}List` },
    parameters: (shared: Shared): Json[] => [
      ...(own.has('page') ? [] : [shared('paging.yaml#/components/parameters/page')]),
      ...(own.has('pageSize') ? [] : [shared('paging.yaml#/components/parameters/pageSize')]),
      orderby(fields),
      fieldsParameter(fields),
      shared('paging.yaml#/components/parameters/metaOnly'),
      ...filters(fields, words.many).filter(({ name }) => !own.has(String(name))),
    ],
  };
}

function success(traits: KindTraits, schema: Json, words: { one: string; many: string }, shared: Shared): Json {
  const { status } = traits.success;
  return {
    description: traits.describeSuccess(words),
    ...(status === '201' && { headers: { Location: shared('envelopes.yaml#/components/headers/Location') } }),
    ...(traits.success.schema !== undefined && { content: { [mediaTypeOf(traits.success.schema)]: { schema } } }),
  };
}

const identifiersIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const mediaTypeOf = (what: string): string => (what === 'pdf' ? 'application/pdf' : 'application/json');

function pdfBody(schema: Json): Json {
  return {
    description: 'The PDF, as it is.',
    required: true,
    content: { [mediaTypeOf('pdf')]: { schema } },
  };
}

function requestBody(schemaName: string, one: string, { file, source }: Place): Json {
  const schema = source.named(file, schemaName);
  const example = schema && source.follow(schema).schema.examples?.[0];
  return {
    description: schemaName.endsWith('Patch') ? `The fields of the ${one} to change.` : `The ${one}.`,
    required: true,
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${schemaName}` },
        ...(example !== undefined && { examples: { example: { summary: 'Example', value: example } } }),
      },
    },
  };
}

function namedParameters(operation: Json): Map<string, Json> {
  const own = (operation.parameters as Json[] | undefined) ?? [];
  return new Map(own.flatMap((parameter) => (typeof parameter.name === 'string' ? [[parameter.name, parameter]] : [])));
}

function addParameters(operation: Json, parameters: Json[]): void {
  operation.parameters = [...((operation.parameters as Json[] | undefined) ?? []), ...parameters];
}

const sharedFolder = (rootFile: string) => join(dirname(rootFile), 'shared');

function pathBetween(fromFile: string, to: string): string {
  return relative(dirname(fromFile), to).replaceAll('\\', '/');
}

function refsFrom(rootFile: string): Refs {
  const rebased = (value: unknown, file: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => rebased(one, file));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        key === '$ref' ? rebasedRef(String(one), file) : rebased(one, file),
      ]),
    );
  };
  const rebasedRef = (ref: string, file: string): string => {
    const [path = '', pointer = ''] = ref.split('#');
    const target = path === '' ? file : resolve(dirname(file), path);
    return `${pathBetween(rootFile, target)}#${pointer}`;
  };
  return {
    shared: (pointer) => `${pathBetween(rootFile, sharedFolder(rootFile))}/${pointer}`,
    rebase: ({ schema, file }) => rebased(schema, file),
  };
}
