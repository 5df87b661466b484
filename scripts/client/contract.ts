import { type Method, methods } from '../lib/methods.ts';
import { StepFailed } from '../lib/run.ts';

/** A piece of an OpenAPI document, as JSON. */
export interface Json {
  [key: string]: unknown;
}

export interface Schema extends Json {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  enum?: unknown[];
}

export interface Parameter extends Json {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  style?: string;
  explode?: boolean;
  schema: Schema;
}

interface Content extends Json {
  content: Record<string, { schema: Schema }>;
}

export interface Operation extends Json {
  operationId: string;
  summary: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Partial<Content> & { description: string }>;
}

/** The bundle: one document whose references lead to its own components. */
export interface Contract extends Json {
  info: { title: string; version: string };
  paths: Record<string, Json>;
  components: { schemas: Record<string, Schema> } & Json;
}

/** An operation, and where it stands in the contract. */
export interface PlacedOperation {
  /** In small letters. */
  readonly method: Method;
  readonly path: string;
  readonly item: Json;
  readonly operation: Operation;
}

/** The operations of a document, in its order. */
export const placedOperations = ({ paths }: Pick<Contract, 'paths'>): readonly PlacedOperation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method] !== undefined)
      .map((method) => ({ method, path, item, operation: item[method] as Operation })),
  );

/** Whether an operation answers pages of records. */
export const isList = (operation: Operation): boolean => operation['x-kind'] === 'list';

/** Follows references until there is something to see. */
export const look =
  (contract: Contract) =>
  <T extends Json>(value: T): T =>
    typeof value.$ref === 'string' ? look(contract)(at(contract, value.$ref) as T) : value;

function at(contract: Contract, pointer: string): Json {
  const keys = pointer.replace(/^#\//, '').split('/');
  const found = keys
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, key) => (value as Json | undefined)?.[key], contract);
  if (typeof found !== 'object' || found === null) throw new StepFailed(`The bundle has nothing at ${pointer}.`);
  return found as Json;
}

export const mapValues = <In, Out>(
  record: Record<string, In>,
  change: (value: In, key: string) => Out,
): Record<string, Out> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
