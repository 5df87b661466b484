import { rmSync } from 'node:fs';
import { readContract } from '../contract/contract.ts';
import { createOAuthTables } from '../oauth/access-tokens.ts';
import { openStore } from '../store/opening.ts';
import { planting } from './planting.ts';

/** Writes the demo companies into a new database file, for a sandbox to begin with. The same bytes each time. */
export function writeSeedImage(file: string): void {
  const contract = readContract();
  rmSync(file, { force: true });
  const plant = planting(contract);
  const { database } = openStore({ file, contract, plant, prepare: createOAuthTables });
  database.exec('pragma journal_mode = delete');
  database.exec('vacuum main');
  database.close();
}
