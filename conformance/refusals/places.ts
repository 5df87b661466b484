import type { Context } from '../check.ts';
import type { Operation } from '../contract.ts';
import { collectionOf } from '../contract.ts';
import type { Found } from '../found.ts';
import { type Trial, unknownPath } from './trial.ts';

/**
 * A request that reads and that succeeds, as far as records are known. Without one it asks for a record that there is
 * not: that is refused last of all, so that every other reason comes before it.
 */
export function readingTrial(operation: Operation, found: Found): Trial {
  if (operation.kind !== 'list') return { operation, path: found.items(operation)[0] ?? unknownPath(operation.path) };
  const list = found.at(operation.path);
  return { operation, path: list?.path ?? unknownPath(operation.path), query: list?.required ?? examplesOf(operation) };
}

/** What a list must be given, from the examples of the contract. */
const examplesOf = ({ parameters }: Operation): (readonly [string, string])[] =>
  parameters
    .filter(({ in: place, required }) => place === 'query' && required === true)
    .map((parameter) => [parameter.name, String([(parameter as { readonly example?: unknown }).example].flat()[0])]);

/** Whether the administration lacks the module that an operation needs. */
export const isWithoutModule = (operation: Operation, found: Found): boolean =>
  operation.modules.length > 0 && found.refusal(collectionOf(operation))?.reply.status === 403;

/** Says of every status why it was not visited, if it was not. */
export function tellWithoutModule(operation: Operation, { session }: Context): void {
  for (const status of operation.statuses) {
    session.coverage.unreachable(operation, status, 'the administration has no module for it');
  }
}

/** Identifiers of the administrations that the token gives access to, and whether these are all. */
export function administrationsIn(found: Found): { readonly ids: readonly number[]; readonly isAll: boolean } {
  const { rows = [], total = 0 } = found.at('/v1/administrations') ?? {};
  const ids = rows.map(({ id }) => id).filter((id) => typeof id === 'number');
  return { ids, isAll: ids.length > 0 && ids.length === total };
}
