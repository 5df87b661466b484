import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Contract } from '../../contract/contract.ts';
import { createOAuthTables } from '../../store/access-tokens.ts';
import type { Beginning, Seeder } from '../../store/store.ts';
import { findPrebuiltSeed, openStore } from '../open-store.ts';

/** Returns the database file that worlds with this initial data begin as a copy of. */
export type Templates = (beginning: Beginning) => string;

interface TemplatesOptions {
  readonly contract: Contract;
  readonly seeder: Seeder;
  /** How the copies are opened. A copy that is in its mode already takes half of the time to open. */
  readonly journalMode: 'wal' | 'delete';
  /** Returns the folder of the templates, which are made on first use. */
  readonly getFolder: () => string;
}

export function createTemplates({ contract, seeder, journalMode, getFolder }: TemplatesOptions): Templates {
  const files = new Map<string, string>();

  function create({ seed, scale }: Beginning, file: string): void {
    const prebuilt = findPrebuiltSeed({ seed, extraLedgerLines: scale });
    if (prebuilt) copyFileSync(prebuilt, file);
    else {
      const options = { file, seed, extraLedgerLines: scale, contract, seeder, createExtraTables: createOAuthTables };
      openStore(options).database.close();
    }
    const database = new DatabaseSync(file);
    database.exec(`pragma journal_mode = ${journalMode}; vacuum`);
    database.close();
  }

  return (beginning) => {
    const key = JSON.stringify([beginning.seed, beginning.scale]);
    const file = files.get(key) ?? join(getFolder(), `.template-${files.size + 1}.sqlite`);
    if (!existsSync(file)) create(beginning, file);
    files.set(key, file);
    return file;
  };
}
