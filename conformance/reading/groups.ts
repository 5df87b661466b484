import { type Collection, lookAgain } from '../found.ts';
import type { Session } from '../session.ts';
import { fieldOfGroup, parametersOf } from './parameters.ts';

/**
 * A list whose records show these fields: what balances are not split by is null in all of them, so it is read again,
 * split by what is needed. Other lists are as they are.
 *
 * @returns undefined when it cannot be read.
 */
export async function showing(
  session: Session,
  collection: Collection,
  fields: readonly string[],
): Promise<Collection | undefined> {
  const parameters = parametersOf(collection.operation);
  const needed = parameters.groups.filter((group) => fields.includes(fieldOfGroup(parameters, group)));
  if (needed.length === 0) return collection;
  const groupBy = needed.map((group) => ['groupBy', group] as const);
  return lookAgain(session, { ...collection, required: [...collection.required, ...groupBy] });
}
