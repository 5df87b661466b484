import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Reads statements with the reason why something cannot be done for each. */
const readReasons = (file: string): ReadonlyMap<string, string> =>
  new Map(Object.entries(parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Record<string, string>));

/** Reads the documented statements that no client can see broken. */
export const readUnseen = () => readReasons('unseen.yaml');

/** Reads the documented statements that only the sender of a dialogue can see broken, and no proxy. */
export const readDialogues = () => readReasons('dialogues.yaml');
