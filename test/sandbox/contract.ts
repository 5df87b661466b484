import { operations as all, bundle, type Operation, type Parameter } from '../contract/bundle.ts';

/** What the tests of the sandbox ask of the bundle, so that they visit all operations of a kind. */

export type Kind = 'list' | 'get' | 'create' | 'replace' | 'update' | 'delete';

/** All operations on records: every operation but those that sign a user in. */
export const operations = all.filter(({ kind }) => kind !== undefined);

export function operationsOf(...kinds: Kind[]): Operation[] {
  const found = operations.filter(({ kind }) => kinds.includes(kind as Kind));
  if (found.length === 0) throw new Error(`The contract has no operation of kind ${kinds}`);
  return found;
}

/** The placeholders of a path: `['debtorId', 'mandateId']`. */
export const placeholdersOf = ({ path }: Pick<Operation, 'path'>): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));

/** The path with its placeholders filled in, one after the other; with 1 where no value is given. */
export function pathOf({ path }: Pick<Operation, 'path'>, ...values: (number | string)[]): string {
  const rest = [...values];
  return path.replaceAll(/\{\w+\}/g, () => String(rest.shift() ?? 1));
}

/** Whether the records of an operation are the same for every administration. */
export const isShared = ({ path }: Pick<Operation, 'path'>): boolean => bundle.paths[path]?.['x-shared'] === true;

export function parameterOf({ id, parameters }: Operation, name: string): Parameter {
  const found = parameters.find((parameter) => parameter.name === name);
  if (!found) throw new Error(`${id} has no parameter ${name}`);
  return found;
}

/** The values that a list takes for `orderby`, or for each of its `fields`. */
export function namesIn(operation: Operation, parameter: 'orderby' | 'fields'): string[] {
  const { schema } = parameterOf(operation, parameter);
  const { enum: names } = (schema.items ?? schema) as { enum: string[] };
  return names;
}

/** The filters of a list. */
export const filtersOf = ({ parameters }: Operation): Parameter[] =>
  parameters.filter((parameter) => (parameter as { 'x-filter'?: boolean })['x-filter'] === true);

/** The example that the contract gives of the body of an operation; nothing for one without a body. */
export function exampleBodyOf({ requestContent }: Operation): Record<string, unknown> | undefined {
  const [example] = Object.values(requestContent?.['application/json']?.examples ?? {});
  return example?.value as Record<string, unknown> | undefined;
}
