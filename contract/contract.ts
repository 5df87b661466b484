import {
  getParameters,
  getRefName,
  getResponses,
  isSecured,
  listOperations,
  type OpenApiDocument,
  type OperationEntry,
  type RequestBody,
  resolveRef,
} from './document.ts';
import { getFields } from './fields.ts';
import { addLazyProperties } from './memoize.ts';
import type { Body, Field, Kind, NumberedField, Operation, Resource } from './model.ts';
import { createQueryReader } from './query.ts';
import { createRouter, type Router } from './router.ts';
import { getProperties } from './schemas.ts';

export interface Contract {
  readonly document: OpenApiDocument;
  /** Operations in document order. */
  readonly operations: readonly Operation[];
  /** Resources by name, the path without identifiers, in lower case: `debtors`, `debtors/mandates`. */
  readonly resources: ReadonlyMap<string, Resource>;
  readonly router: Router;
}

/** Reads a bundle with the contract's extensions. */
export function createContract(document: OpenApiDocument): Contract {
  const operations = listOperations(document).map((entry) => createOperation(document, entry));
  const contract = { document, operations, resources: createResources(document, operations) };
  return addLazyProperties<typeof contract, Pick<Contract, 'router'>>(contract, {
    router: () => createRouter(operations),
  });
}

type LazyMembers = 'isOAuth' | 'parameters' | 'readQuery' | 'body' | 'responses' | 'statuses' | 'responseTypes';

function createOperation(document: OpenApiDocument, entry: OperationEntry): Operation {
  const { path, item, method, operation } = entry;
  const created = {
    id: operation.operationId,
    method: method.toUpperCase() as Operation['method'],
    path,
    kind: operation['x-kind'] as Kind | undefined,
    tag: operation.tags?.[0] ?? '',
    record: item['x-record'] as string | undefined,
    resource: getResourceName(path),
    modules: (item['x-module'] as string[] | undefined) ?? [],
    deprecated: operation.deprecated === true,
    isSecured: isSecured(operation),
  };
  // Computed on first use: a run calls few operations.
  const completed: Operation = addLazyProperties<typeof created, Pick<Operation, LazyMembers>>(created, {
    isOAuth: () => {
      // Only OAuth rejects a request without a problem document.
      const { content } = completed.responses['400'] ?? {};
      return content !== undefined && !('application/problem+json' in content);
    },
    parameters: () =>
      getParameters(document, entry).map((parameter) => ({
        ...parameter,
        schema: resolveRef(document, parameter.schema),
      })),
    readQuery: () => createQueryReader(completed.parameters, completed.isOAuth),
    body: () => operation.requestBody && createBody(resolveRef(document, operation.requestBody)),
    responses: () => getResponses(document, entry),
    statuses: () => Object.keys(operation.responses),
    responseTypes: () => {
      const [, success] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? [];
      return success ? Object.keys(resolveRef(document, success).content ?? {}) : [];
    },
  });
  return completed;
}

function createBody({ required = false, content, 'x-max-bytes': maxBytes }: RequestBody): Body {
  const json = content['application/json']?.schema;
  return {
    content,
    mediaTypes: Object.keys(content),
    schema: json && getRefName(json),
    required,
    maxBytes: maxBytes as number | undefined,
  };
}

/** Returns the resource of a path: `debtors/mandates` for `/v1/debtors/{debtorId}/mandates/7`. */
export function getResourceName(path: string): string {
  const [, , ...segments] = path.toLowerCase().replace(/\?.*/, '').split('/');
  return segments.filter((segment) => segment !== '' && !/^(\{.*\}|\d+)$/.test(segment)).join('/');
}

export const getCollectionPath = (path: string): string => path.replace(/\/\{\w+\}$/, '');

function createResources(document: OpenApiDocument, operations: readonly Operation[]): ReadonlyMap<string, Resource> {
  const byResource = Map.groupBy(
    operations.filter(({ record }) => record !== undefined),
    ({ resource }) => resource,
  );
  const resources = new Map([...byResource].map(([name, group]) => [name, createResource(document, name, group)]));
  for (const view of [...resources.values()]) {
    const header = view.viewOf === undefined ? undefined : resources.get(view.viewOf);
    if (!header || resources.has(`${header.name}/lines`)) continue;
    if (view.fields.some(({ name }) => name === 'lines')) {
      resources.set(`${header.name}/lines`, createLinesResource(document, view, header));
    }
  }
  for (const [name, resource] of resources) Object.assign(resource, { lines: resources.get(`${name}/lines`) });
  return resources;
}

function createResource(document: OpenApiDocument, name: string, operations: readonly Operation[]): Resource {
  const [{ path, record } = { path: '', record: '' }] = operations;
  const item = document.paths[path] ?? {};
  const getInput = (kind: Kind) => operations.find((operation) => operation.kind === kind)?.body?.schema;
  const input = getInput('create') ?? getInput('replace');
  const collectionPath = getCollectionPath(path);
  const [, parentPath, parameter] = /^(.*)\/\{(\w+)\}\/\w+$/.exec(collectionPath) ?? [];
  const isAttachment = operations.every(({ kind }) => kind === 'upload');
  const viewOf = isAttachment ? 'files' : (item['x-view-of'] as string | undefined);
  const storesFiles = operations.some(({ kind }) => kind === 'download');
  const resource = {
    name,
    record: String(record),
    collectionPath,
    hasTable: viewOf === undefined && operations.some((operation) => operation.path.endsWith('}')),
    input,
    isStatic: input === undefined && item['x-derived'] !== true && !storesFiles,
    storesFiles,
    isShared: item['x-shared'] === true,
    viewOf,
    parent:
      parentPath === undefined || parameter === undefined
        ? undefined
        : { resource: getResourceName(parentPath), parameter },
  };
  // The schema of a replacement also has read-only fields, so that a client can send a record as it received it.
  const fields = () => getFields(document, getRecordSchema(document, String(record)), getInput('update') ?? input);
  const completed: Resource = addLazyProperties<typeof resource, Pick<Resource, 'fields' | 'numberedFields'>>(
    resource,
    {
      fields,
      numberedFields: () => completed.fields.filter(isNumbered),
    },
  );
  return completed;
}

const isNumbered = (field: Field): field is NumberedField => field.sequence !== undefined;

/** Returns the schema of a record, or of the items of its list if no operation returns it. */
const getRecordSchema = ({ components }: OpenApiDocument, record: string): string =>
  components.schemas[record] ? record : `${record}ListItem`;

/** Creates the resource of lines without a path, which are read and written with their header. */
function createLinesResource(document: OpenApiDocument, view: Resource, header: Resource): Resource {
  const getLineSchema = (schema: string): string => {
    const lines = getProperties(document, { $ref: `#/components/schemas/${schema}` }).get('lines');
    return String(lines?.items && getRefName(lines.items));
  };
  const record = getLineSchema(view.record);
  const input = getLineSchema(String(view.input));
  const fields = getFields(document, record, input);
  // Paths of other lines use this name: a SalesOrder has an orderId.
  const [noun = ''] = /[A-Z][a-z]*$/.exec(header.record) ?? [];
  return {
    name: `${header.name}/lines`,
    record,
    collectionPath: view.collectionPath,
    fields,
    numberedFields: fields.filter(isNumbered),
    input,
    isShared: false,
    hasTable: true,
    isStatic: false,
    storesFiles: false,
    viewOf: undefined,
    parent: { resource: header.name, parameter: `${noun.toLowerCase()}Id` },
  };
}
