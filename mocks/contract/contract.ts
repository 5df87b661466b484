import { METHODS, mapValues, type Response, resolveRef } from '../../scripts/document/openapi.ts';
import { getFields, getProperties, resolveSchema } from './fields.ts';
import { addLazyProperties } from './memoize.ts';
import type { Document, Kind, Operation, Parameter, Resource, Schema } from './model.ts';
import type { SchemaValidators } from './validation/validators.ts';

type Json = Record<string, unknown>;

/** The contract as the sandbox uses it: its operations, and the resources that they are about. */
export interface Contract {
  readonly document: Document;
  readonly operations: readonly Operation[];
  /** By name, which is the path without identifiers, in lower case: `debtors`, `debtors/mandates`. */
  readonly resources: ReadonlyMap<string, Resource>;
  readonly validators: SchemaValidators;
}

export function createContract(document: Document, validators: SchemaValidators): Contract {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [createOperation(document, path, item, method)] : [])),
  );
  const byResource = Map.groupBy(
    operations.filter(({ record }) => record !== undefined),
    ({ resource }) => resource,
  );
  const resources = new Map([...byResource].map(([name, group]) => [name, createResource(document, name, group)]));
  for (const view of [...resources.values()]) {
    const lines = `${view.viewOf}/lines`;
    if (view.viewOf === undefined || resources.has(lines)) continue;
    if (view.fields.some(({ name }) => name === 'lines')) {
      resources.set(lines, createLinesResource(document, view, lines));
    }
  }
  return { document, operations, resources, validators };
}

function createOperation(document: Document, path: string, item: Json, method: Operation['method']): Operation {
  const operation = item[method] as Json;
  const requestBody = operation.requestBody as RequestBody | undefined;
  const responses = operation.responses as Record<string, Response>;
  const created = {
    id: String(operation.operationId),
    method,
    path,
    kind: operation['x-kind'] as Kind | undefined,
    record: item['x-record'] as string | undefined,
    resource: getResourceName(path),
    modules: (item['x-module'] as string[] | undefined) ?? [],
    deprecated: operation.deprecated === true,
    requiresAuthentication: !(Array.isArray(operation.security) && operation.security.length === 0),
    body: requestBody && getBody(requestBody),
    responseTypes: getResponseTypes(operation.responses as Record<string, Json>),
  };
  // Computed on first use: in one run, few of the operations are called.
  return addLazyProperties<typeof created, Pick<Operation, 'parameters' | 'exampleNames'>>(created, {
    parameters: () =>
      [item.parameters, operation.parameters].flatMap((parameters) =>
        ((parameters as Json[] | undefined) ?? []).map((parameter) => resolveParameter(document, parameter)),
      ),
    exampleNames: () => getExampleNames(document, responses),
  });
}

interface RequestBody {
  readonly required?: boolean;
  readonly 'x-max-bytes'?: number;
  readonly content: Readonly<Record<string, { readonly schema?: Schema }>>;
}

function getBody({ required = false, content, 'x-max-bytes': maxBytes }: RequestBody): Operation['body'] {
  const schema = getSchemaName(content['application/json']?.schema);
  return { mediaTypes: Object.keys(content), schema, required, maxBytes };
}

function getResponseTypes(responses: Record<string, Json>): string[] {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  return Object.keys((success?.content as Json | undefined) ?? {});
}

/** The names of the examples of each documented status. */
function getExampleNames(document: Document, responses: Record<string, Response>): Operation['exampleNames'] {
  return mapValues(responses, (response) =>
    Object.values(resolveRef(document, response).content ?? {}).flatMap(({ examples = {} }) => Object.keys(examples)),
  );
}

function resolveParameter(document: Document, parameter: Json): Parameter {
  const name = typeof parameter.$ref === 'string' ? parameter.$ref.slice('#/components/parameters/'.length) : undefined;
  const resolved = name === undefined ? (parameter as unknown as Parameter) : document.components.parameters[name];
  if (!resolved) throw new Error(`The contract has no parameter ${name}`);
  return { ...resolved, schema: resolveSchema(document, resolved.schema) };
}

/** `/v1/debtors/{debtorId}/mandates/{mandateId}` is about `debtors/mandates`. */
export function getResourceName(path: string): string {
  return path
    .split('/')
    .slice(2)
    .filter((segment) => segment !== '' && !segment.startsWith('{'))
    .join('/')
    .toLowerCase();
}

function createResource(document: Document, name: string, operations: readonly Operation[]): Resource {
  const [{ path, record } = { path: '', record: '' }] = operations;
  const item = document.paths[path] ?? {};
  const getInput = (kind: Kind) => operations.find((operation) => operation.kind === kind)?.body?.schema;
  const input = getInput('create') ?? getInput('replace');
  const collectionPath = path.replace(/\/\{\w+\}$/, '');
  const parent = /^(.*)\/\{(\w+)\}\/\w+$/.exec(collectionPath);
  const isAttachment = operations.every(({ kind }) => kind === 'upload');
  const viewOf = isAttachment ? 'files' : (item['x-view-of'] as string | undefined);
  const resource = {
    name,
    record: String(record),
    collectionPath,
    hasTable: viewOf === undefined && operations.some((operation) => operation.path.endsWith('}')),
    input,
    isStatic:
      input === undefined && !DERIVED_RESOURCES.has(name) && !operations.some(({ kind }) => kind === 'download'),
    storesFiles: operations.some(({ kind }) => kind === 'download'),
    shared: item['x-shared'] === true,
    ...(viewOf !== undefined && { viewOf }),
    ...(parent && { parent: { resource: getResourceName(String(parent[1])), parameter: String(parent[2]) } }),
  };
  // The schema that replaces a record also has read-only fields, so that a client can send a record as it received it.
  const fields = () => getFields(document, getRecordSchema(document, String(record)), getInput('update') ?? input);
  return addLazyProperties<typeof resource, Pick<Resource, 'fields'>>(resource, { fields });
}

/** Read-only resources whose records change with those of others. */
const DERIVED_RESOURCES: ReadonlySet<string> = new Set([
  'files',
  'journalentrylog',
  'ledgerlines',
  'outstandingpurchaseinvoices',
  'outstandingsalesinvoices',
]);

/** A record that no operation returns is described by the items of its list. */
const getRecordSchema = ({ components }: Document, record: string): string =>
  components.schemas[record] ? record : `${record}ListItem`;

/** Creates the resource of lines that have no path: they are read and written with their header. */
function createLinesResource(document: Document, view: Resource, name: string): Resource {
  const getLineSchema = (schema: string): string => {
    const lines = getProperties(document, { $ref: `#/components/schemas/${schema}` }).get('lines');
    return String(getSchemaName(lines?.items));
  };
  const header = String(view.viewOf);
  const record = getLineSchema(view.record);
  const input = getLineSchema(String(view.input));
  return {
    name,
    record,
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

function getSchemaName(schema: Schema | undefined): string | undefined {
  return schema?.$ref?.split('/').at(-1);
}
