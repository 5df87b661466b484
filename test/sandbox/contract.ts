import { readContract } from '../../mocks/contract/contract.ts';
import type { Kind, Operation, Parameter } from '../../mocks/contract/model.ts';

/** The operations of the bundle, for the tests that visit all of a kind. */
const contract = readContract();

/** All operations on records: every operation but those that sign a user in. */
export const operations = contract.operations.filter(({ kind }) => kind !== undefined);

export const operationsOf = (...kinds: Kind[]): Operation[] =>
  operations.filter(({ kind }) => kind !== undefined && kinds.includes(kind));

/** The placeholders of a path: `['debtorId', 'mandateId']`. */
export const placeholdersOf = ({ path }: Pick<Operation, 'path'>): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));

/** The path with its placeholders filled in, one after the other; with 1 where no identifier is given. */
export function pathOf({ path }: Pick<Operation, 'path'>, ...ids: number[]): string {
  const rest = [...ids];
  return path.replaceAll(/\{\w+\}/g, () => String(rest.shift() ?? 1));
}

/** Whether the records of an operation are the same for every administration. */
export const isShared = ({ path }: Operation): boolean => contract.document.paths[path]?.['x-shared'] === true;

export function parameterOf({ id, parameters }: Operation, name: string): Parameter {
  const found = parameters.find((parameter) => parameter.name === name);
  if (!found) throw new Error(`${id} has no parameter ${name}`);
  return found;
}

/** The example that the contract gives of the body of an operation. */
export function exampleBodyOf({ path, method }: Operation): Record<string, unknown> {
  const operation = contract.document.paths[path]?.[method] as {
    requestBody?: { content: Record<string, { examples: { example: { value: Record<string, unknown> } } }> };
  };
  const example = operation.requestBody?.content['application/json']?.examples.example.value;
  if (!example) throw new Error(`${method} ${path} has no example`);
  return example;
}
