import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Reads the documented statements that no client can see broken, with the reason of each. */
export const readUnseen = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(parse(readFileSync(new URL('unseen.yaml', import.meta.url), 'utf8')) as Record<string, string>),
  );
