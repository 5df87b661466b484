import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readStatements, type Statement } from '../../programs/statements.ts';
import type { Deviation } from './deviations/deviation.ts';
import { deviations } from './deviations/index.ts';
import { toDeviations } from './planted-faults.ts';

/** Reads statements with the reason why something cannot be done for each. */
const readReasons = (file: string): ReadonlyMap<string, string> =>
  new Map(Object.entries(parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Record<string, string>));

/** Reads the documented statements that no client can see broken. */
export const readUnseen = () => readReasons('unseen.yaml');

/** Reads the documented statements that only the sender of a dialogue can see broken, and no proxy. */
export const readDialogues = () => readReasons('dialogues.yaml');

/** Reads the documented statements that a client can see broken, or says why not. */
export const readDocumented = (): readonly Statement[] =>
  readStatements().filter(({ status, evidence }) => status === 'documented' && evidence && !('prose' in evidence));

/** Lists plants of every rule, and for each other statement one in a recorded response. */
export function listPlants(): readonly Deviation[] {
  const named = new Set(deviations.flatMap(({ statements }) => statements));
  return [...deviations, ...toDeviations(readDocumented().filter(({ id }) => !named.has(id)))];
}
