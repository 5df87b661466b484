import { METHODS, mapValues, type Response, resolveRef } from '../../scripts/document/openapi.ts';
import { getFields, getProperties, resolveSchema } from './fields.ts';
import type { Document, Kind, Operation, Parameter, Resource, Schema } from './model.ts';

type Json = Record<string, unknown>;

/** The contract as the sandbox uses it: every operation, and every kind of record that it keeps. */
export interface Contract {
  readonly document: Document;
  readonly operations: readonly Operation[];
  /** By name, which is the path without identifiers, in lower case: `debtors`, `debtors/mandates`. */
  readonly resources: ReadonlyMap<string, Resource>;
}

export function createContract(document: Document): Contract {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [operationOf(document, path, item, method)] : [])),
  );
  const byResource = Map.groupBy(
    operations.filter(({ record }) => record !== undefined),
    ({ resource }) => resource,
  );
  const resources = new Map([...byResource].map(([name, group]) => [name, resourceOf(document, name, group)]));
  for (const view of [...resources.values()]) {
    const lines = `${view.viewOf}/lines`;
    if (view.viewOf === undefined || resources.has(lines)) continue;
    if (view.fields.some(({ name }) => name === 'lines')) {
      resources.set(lines, linesOf(document, view, lines));
    }
  }
  return { document, operations, resources };
}

function operationOf(document: Document, path: string, item: Json, method: Operation['method']): Operation {
  const operation = item[method] as Json;
  const parameters = [...((item.parameters as Json[]) ?? []), ...((operation.parameters as Json[]) ?? [])].map(
    (parameter) => parameterOf(document, parameter),
  );
  const requestBody = operation.requestBody as RequestBody | undefined;
  return {
    id: String(operation.operationId),
    method,
    path,
    kind: operation['x-kind'] as Kind | undefined,
    record: item['x-record'] as string | undefined,
    resource: resourceName(path),
    modules: (item['x-module'] as string[] | undefined) ?? [],
    requiresAuthentication: !(Array.isArray(operation.security) && operation.security.length === 0),
    parameters,
    body: requestBody && bodyOf(requestBody),
    responseTypes: responseTypesOf(operation.responses as Record<string, Json>),
    exampleNames: exampleNamesOf(document, operation.responses as Record<string, Response>),
  };
}

interface RequestBody {
  readonly required?: boolean;
  readonly content: Readonly<Record<string, { readonly schema?: Schema }>>;
}

function bodyOf({ required = false, content }: RequestBody): Operation['body'] {
  return { mediaTypes: Object.keys(content), schema: schemaName(content['application/json']?.schema), required };
}

function responseTypesOf(responses: Record<string, Json>): string[] {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  return Object.keys((success?.content as Json | undefined) ?? {});
}

/** The names of the examples of each documented status. */
function exampleNamesOf(document: Document, responses: Record<string, Response>): Operation['exampleNames'] {
  return mapValues(responses, (response) =>
    Object.values(resolveRef(document, response).content ?? {}).flatMap(({ examples = {} }) => Object.keys(examples)),
  );
}

function parameterOf(document: Document, parameter: Json): Parameter {
  const name = typeof parameter.$ref === 'string' ? parameter.$ref.slice('#/components/parameters/'.length) : undefined;
  const found = name === undefined ? (parameter as unknown as Parameter) : document.components.parameters[name];
  if (!found) throw new Error(`The contract has no parameter ${name}`);
  return { ...found, schema: resolveSchema(document, found.schema) };
}

/** `/v1/debtors/{debtorId}/mandates/{mandateId}` is about `debtors/mandates`. */
export function resourceName(path: string): string {
  return path
    .split('/')
    .slice(2)
    .filter((segment) => segment !== '' && !segment.startsWith('{'))
    .join('/')
    .toLowerCase();
}

function resourceOf(document: Document, name: string, operations: readonly Operation[]): Resource {
  const [{ path, record } = { path: '', record: '' }] = operations;
  const item = document.paths[path] ?? {};
  const bodyOf = (wanted: Kind) => operations.find(({ kind }) => kind === wanted)?.body?.schema;
  const input = bodyOf('create') ?? bodyOf('replace');
  const collectionPath = path.replace(/\/\{\w+\}$/, '');
  const parent = /^(.*)\/\{(\w+)\}\/\w+$/.exec(collectionPath);
  const attaches = operations.every(({ kind }) => kind === 'upload');
  const viewOf = attaches ? 'files' : (item['x-view-of'] as string | undefined);
  // Most resources are never asked for in one run, and their fields are many.
  let fields: Resource['fields'] | undefined;
  return {
    name,
    record: String(record),
    collectionPath,
    get fields() {
      // What replaces a record also has what a client cannot write, so that a record can be sent as it was returned.
      fields ??= getFields(document, schemaOf(document, String(record)), bodyOf('update') ?? input);
      return fields;
    },
    hasTable: viewOf === undefined && operations.some((operation) => operation.path.endsWith('}')),
    input,
    isStatic: input === undefined && !computed.has(name) && !operations.some(({ kind }) => kind === 'download'),
    storesFiles: operations.some(({ kind }) => kind === 'download'),
    shared: item['x-shared'] === true,
    ...(viewOf !== undefined && { viewOf }),
    ...(parent && { parent: { resource: resourceName(String(parent[1])), parameter: String(parent[2]) } }),
  };
}

/** Read-only resources that follow from what is written elsewhere. */
const computed: ReadonlySet<string> = new Set([
  'files',
  'journalentrylog',
  'ledgerlines',
  'outstandingpurchaseinvoices',
  'outstandingsalesinvoices',
]);

/** A record that no operation returns by itself is described by what its list holds. */
const schemaOf = ({ components }: Document, record: string): string =>
  components.schemas[record] ? record : `${record}ListItem`;

/** The lines of a header that have no path of their own: they come and go with the header. */
function linesOf(document: Document, view: Resource, name: string): Resource {
  const items = (schema: string): string => {
    const lines = getProperties(document, { $ref: `#/components/schemas/${schema}` }).get('lines');
    return String(schemaName(lines?.items));
  };
  const header = String(view.viewOf);
  const record = items(view.record);
  const input = items(String(view.input));
  return {
    name,
    record,
    // They are reached with their header only.
    collectionPath: view.collectionPath,
    fields: getFields(document, record, input),
    input,
    shared: false,
    hasTable: true,
    isStatic: false,
    storesFiles: false,
    parent: { resource: header, parameter: 'orderId' },
  };
}

function schemaName(schema: Schema | undefined): string | undefined {
  return schema?.$ref?.split('/').at(-1);
}
