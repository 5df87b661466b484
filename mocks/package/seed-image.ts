import { rmSync } from 'node:fs';
import { createSeeder } from '../seed/seeder.ts';
import { openStore } from '../server/open-store.ts';
import { readContract } from '../server/read-contract.ts';
import { readState } from '../server/read-state.ts';
import { createOAuthTables } from '../store/access-tokens.ts';

/** Writes the demo companies into a new database file, for a sandbox to begin with. The same bytes each time. */
export function writeSeedImage(file: string): void {
  const contract = readContract();
  rmSync(file, { force: true });
  const { database } = openStore({
    ...{ file, contract, seeder: createSeeder(contract, readState), createExtraTables: createOAuthTables },
  });
  database.exec('pragma journal_mode = delete');
  database.exec('vacuum main');
  database.close();
}
