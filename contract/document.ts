import { getByPointer } from './json-pointer.ts';

export interface Json {
  [key: string]: unknown;
}

/** Part that may be a reference to a component of the same document. */
interface Referable extends Json {
  $ref?: string;
}

export interface Schema extends Referable {
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  examples?: unknown[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
}

export interface Parameter extends Referable {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  required?: boolean;
  deprecated?: boolean;
  style?: string;
  /** False for a list in one value, separated by commas. */
  explode?: boolean;
  schema: Schema;
  /** True for a filter on a field. */
  'x-filter'?: boolean;
  'x-alias-of'?: string;
}

export interface Example extends Referable {
  summary?: string;
  value?: unknown;
}

export interface MediaType extends Json {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
}

export interface Header extends Referable {
  description?: string;
  required?: boolean;
  schema?: Schema;
  examples?: Record<string, Example>;
}

export interface RequestBody extends Referable {
  description?: string;
  required?: boolean;
  content: Record<string, MediaType>;
}

export interface Response extends Referable {
  description: string;
  headers?: Record<string, Header>;
  content?: Record<string, MediaType>;
}

export interface Operation extends Json {
  operationId: string;
  tags?: string[];
  summary: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses: Record<string, Response>;
  security?: unknown[];
}

export interface PathItem extends Json {
  parameters?: Parameter[];
  'x-found-in'?: FoundIn;
}

/** Other places of a record. */
export interface FoundIn {
  /** Parameters that make the list complete. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Last path segments of other lists that a record moves to. */
  readonly moved?: readonly string[];
}

/** Bundled OpenAPI document: references lead to its own components. */
export interface OpenApiDocument extends Json {
  info: { title: string; version: string };
  tags?: { name: string; description: string }[];
  servers?: { url: string }[];
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, Schema> } & Json;
  /** New names of fields by their earlier names, by resource; null for a removed field or resource. */
  'x-upgrades'?: Readonly<Record<string, Readonly<Record<string, string | null>> | null>>;
}

/** Members of a path item that are operations. */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export type Method = (typeof METHODS)[number];

export const isMethod = (member: string): member is Method => (METHODS as readonly string[]).includes(member);

export interface OperationEntry {
  readonly method: Method;
  readonly path: string;
  readonly item: PathItem;
  readonly operation: Operation;
}

export const listOperations = ({ paths }: Pick<OpenApiDocument, 'paths'>): readonly OperationEntry[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] !== undefined).map((method) => ({
      method,
      path,
      item,
      operation: item[method] as Operation,
    })),
  );

/** Lists the operations that list records moved from a path. */
export const listMoved = <Entry extends OperationEntry>({ moved = [] }: FoundIn, entries: readonly Entry[]): Entry[] =>
  moved.map((name) => {
    const list = entries.find(({ method, path }) => method === 'get' && path === `/v1/${name}`);
    if (!list) throw new Error(`x-found-in names ${name}, which is no list.`);
    return list;
  });

/** Resolves references of a part, through any number of steps. */
export function resolveRef<Part extends object>(document: object, part: Part): Part {
  const { $ref } = part as { readonly $ref?: unknown };
  if (typeof $ref !== 'string') return part;
  const target = getByPointer(document, $ref);
  if (typeof target !== 'object' || target === null) throw new Error(`The document has nothing at ${$ref}.`);
  return resolveRef(document, target as Part);
}

export const createResolver =
  (document: object) =>
  <Part extends object>(part: Part): Part =>
    resolveRef(document, part);

export const getRefName = ({ $ref }: { readonly $ref?: string }): string | undefined => $ref?.split('/').at(-1);

export const getParameters = (document: object, { item, operation }: OperationEntry): Parameter[] =>
  [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => resolveRef(document, parameter));

/** Returns the responses of an operation by status. References in them and in their headers are resolved. */
export function getResponses(document: object, { operation }: OperationEntry): Record<string, Response> {
  return mapValues(operation.responses, (reference) => {
    const response = resolveRef(document, reference);
    const headers = response.headers && mapValues(response.headers, (header) => resolveRef(document, header));
    return { ...response, ...(headers && { headers }) };
  });
}

export const isSecured = ({ security }: Operation): boolean => security?.length !== 0;

export const isList = (operation: Operation): boolean => operation['x-kind'] === 'list';

export const mapValues = <In, Out>(
  record: Readonly<Record<string, In>>,
  map: (value: In, key: string) => Out,
): Record<string, Out> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
