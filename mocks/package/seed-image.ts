import { rmSync } from 'node:fs';
import { openStore } from '../hosts/node/data/open-store.ts';
import { readState } from '../hosts/node/data/read-state.ts';
import { readContract } from '../hosts/node/read-contract.ts';
import { createSeeder } from '../seed/replay.ts';

/** Writes the demo companies into a new database file, for a sandbox to begin with. The same bytes each time. */
export function writeSeedImage(file: string): void {
  const contract = readContract();
  rmSync(file, { force: true });
  const { database } = openStore({ file, contract, seeder: createSeeder(contract, readState) });
  database.exec('pragma journal_mode = delete');
  database.exec('vacuum main');
  database.close();
}
