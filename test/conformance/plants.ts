import { readStatements, type Statement } from '../../programs/statements.ts';
import type { Deviation } from './deviations/deviation.ts';
import { deviations } from './deviations/index.ts';
import { toDeviations } from './planted-faults.ts';

/** Reads the documented statements that a client can see broken, or says why not. */
export const readDocumented = (): readonly Statement[] =>
  readStatements().filter(({ status, evidence }) => status === 'documented' && evidence && !('prose' in evidence));

/** Lists plants of every rule, and for each other statement one in a recorded response. */
export function listPlants(): readonly Deviation[] {
  const named = new Set(deviations.flatMap((deviation) => deviation.statements));
  return [...deviations, ...toDeviations(readDocumented().filter(({ id }) => !named.has(id)))];
}
