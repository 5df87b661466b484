import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Contract } from '../../contract/contract.ts';
import { validationError } from '../../messages/problems.ts';
import { createOAuthTables } from '../../store/access-tokens.ts';
import { type Beginning, createStore, type Seeder, type Store } from '../../store/store.ts';
import type { WorldFiles } from '../../worlds/worlds.ts';
import { inspectDataFile } from '../data-file.ts';
import { attachFile, openDatabase } from '../node-sqlite.ts';
import { createTemplates } from './templates.ts';

/** Kilobytes of the pages that an open world has in memory. */
const CACHE_KILOBYTES = 500;

export interface WorldFilesOptions {
  readonly contract: Contract;
  readonly seeder: Seeder;
  /** Stores the worlds; a temporary one, removed at the end, when undefined. */
  readonly folder: string | undefined;
}

/** Creates the storage of worlds as database files. */
export function createWorldFiles({ contract, seeder, folder }: WorldFilesOptions): WorldFiles {
  let temporary: string | undefined;
  const getTemporary = () => (temporary ??= mkdtempSync(join(tmpdir(), 'sandbox-worlds-')));
  const getFolder = () => folder ?? getTemporary();
  const isDurable = folder !== undefined;
  const toPath = (id: string, kind = 'sqlite') => join(getFolder(), `${id}.${kind}`);
  const getTemplate = createTemplates({
    ...{ contract, seeder, getFolder: getTemporary },
    journalMode: isDurable ? 'wal' : 'delete',
  });
  const inspect = (file: string) => inspectDataFile(file, { contract, createExtraTables: createOAuthTables });

  function openStore(id: string, known?: Beginning): Store {
    const file = toPath(id);
    const beginning = known ?? inspect(file);
    if (!beginning) throw new Error(`${file} is empty`);
    const database = openDatabase(file, { isTemporary: !isDurable, cacheKilobytes: CACHE_KILOBYTES });
    return createStore({
      ...{ database, contract, seeder, beginning, isSeeded: true, createExtraTables: createOAuthTables },
      attachImage: (name) => attachFile(database, getTemplate(beginning), name),
      attachSnapshots: (name) => void database.run(`attach ? as ${name}`, toPath(id, 'snapshots')),
    });
  }

  function checkFile(file: string): Beginning {
    try {
      const database = new DatabaseSync(file, { readOnly: true });
      try {
        const hasCode = database.prepare("select 1 from sqlite_schema where type in ('trigger', 'view')").get();
        const check = database.prepare('pragma quick_check(1)').get();
        if (hasCode || check?.quick_check !== 'ok') throw new Error('It is damaged, or has code');
      } finally {
        database.close();
      }
      const beginning = inspect(file);
      if (beginning) return beginning;
    } catch {
      // Whatever is wrong with it, it is not ours.
    }
    throw validationError([{ field: 'body', key: 'worldFileUnusable' }]);
  }

  function removeFiles(path: string): void {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${path}${suffix}`, { force: true });
  }

  return {
    exists: (id) => existsSync(toPath(id)),
    create(id, beginning) {
      const file = toPath(id);
      copyFileSync(getTemplate(beginning), file, constants.COPYFILE_FICLONE);
      if (isDurable) for (const path of [file, getFolder()]) synchronize(path);
    },
    open: openStore,
    exportStore({ database }) {
      const file = join(getTemporary(), 'export.sqlite');
      removeFiles(file);
      try {
        database.run('vacuum main into ?', file);
        return readFileSync(file);
      } finally {
        removeFiles(file);
      }
    },
    importBytes(id, bytes) {
      const file = toPath(id, 'import');
      try {
        writeFileSync(file, bytes, { flush: true });
        const beginning = checkFile(file);
        renameSync(file, toPath(id));
        if (isDurable) synchronize(getFolder());
        return beginning;
      } finally {
        removeFiles(file);
      }
    },
    remove(id) {
      for (const kind of ['sqlite', 'snapshots']) removeFiles(toPath(id, kind));
    },
    close() {
      if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
    },
  };
}

/** Waits until a file, or the names in a folder, are on the disk. */
function synchronize(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
