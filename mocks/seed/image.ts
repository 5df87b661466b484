import { rmSync } from 'node:fs';
import { readContract } from '../contract/contract.ts';
import type { Resource } from '../contract/model.ts';
import { createOAuthTables } from '../oauth/access-tokens.ts';
import { openStore } from '../store/opening.ts';
import { createChecks } from '../validation/ajv.ts';
import { bodyReader } from '../validation/body.ts';
import { planting } from './planting.ts';

/** Writes the demo companies into a new database file, for a sandbox to begin with. The same bytes each time. */
export function writeSeedImage(file: string): void {
  const contract = readContract();
  const checks = createChecks(contract.document);
  const inputReader = ({ input, record }: Resource) => bodyReader(contract, checks, String(input), record);
  rmSync(file, { force: true });
  const plant = planting(contract, inputReader);
  const { database } = openStore({ file, contract, plant, prepare: createOAuthTables });
  database.exec('pragma journal_mode = delete');
  database.exec('vacuum main');
  database.close();
}
