import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../../messages/startup-error.ts';
import type { Database } from '../../../store/database.ts';
import type { InitialData, Store, StoreFactory } from '../../../store/store.ts';
import type { ValidatedContract } from '../../../validation/validated-contract.ts';
import type { WorldFiles } from '../../../worlds/host.ts';
import { DEFAULT_IDLE_SECONDS } from '../../../worlds/world-list.ts';
import { inspectDataFile, inspectFileBeside, withReadableErrors } from './data-file.ts';
import { attachFile, openDatabase } from './node-sqlite.ts';
import { openStore } from './open-store.ts';
import type { SeedImages } from './seed-images.ts';
import { createTemporaryFolder, removeAbandonedFolders, type TemporaryFolder } from './temporary-folder.ts';

/** Kilobytes of the pages that an open world has in memory. */
const CACHE_KILOBYTES = 500;

interface WorldFilesOptions {
  readonly contract: ValidatedContract;
  readonly createStore: StoreFactory;
  readonly images: SeedImages;
  /** Stores the worlds; a temporary one, removed at the end, when undefined. */
  readonly folder: string | undefined;
  /** The most worlds. Default: 1000. */
  readonly maximum: number | undefined;
}

const DELETE_WORLD = 'Delete the world with DELETE /_sandbox/worlds/NAME, or put a copy of its file back.';
const WORLD_ADVICE = { onVersion: DELETE_WORLD, onFailure: DELETE_WORLD };

const RESTORE_REGISTRY = 'Put a copy of it back, or name another folder with --worlds.';
const REGISTRY_ADVICE = { onVersion: RESTORE_REGISTRY, onFailure: RESTORE_REGISTRY };

const DEFAULT_MAX_WORLDS = 1000;

/**
 * Opens the storage of worlds as database files.
 *
 * @throws StartupError when the folder cannot be used.
 */
export function openWorldFiles(options: WorldFilesOptions): WorldFiles {
  const { contract, createStore, images, folder, maximum } = options;
  const isDurable = folder !== undefined;
  const path = isDurable ? resolve(folder) : undefined;
  const lock = isDurable ? lockFolder(folder) : undefined;
  removeAbandonedFolders();
  let temporary: TemporaryFolder | undefined;
  const getTemporary = () => {
    temporary ??= createTemporaryFolder();
    return temporary.path;
  };
  const getFolder = () => path ?? getTemporary();
  const toPath = (id: string, kind = 'sqlite') => join(getFolder(), `${id}.${kind}`);
  const templates = new Map<string, string>();

  /** Returns the database file that worlds with this initial data begin as a copy of. It is made on first use. */
  function getTemplate({ seed, scale }: InitialData): string {
    const key = JSON.stringify([seed, scale]);
    const file = templates.get(key) ?? join(getTemporary(), `.template-${templates.size + 1}.sqlite`);
    templates.set(key, file);
    if (existsSync(file)) return file;
    const image = images.find({ seed, scale });
    if (image) writeFileSync(file, image);
    else openStore({ file, seed, extraLedgerLines: scale, contract, createStore }).database.close();
    const database = new DatabaseSync(file);
    // A copy that is in the mode in which it is opened takes half of the time to open.
    database.exec(`pragma journal_mode = ${isDurable ? 'wal' : 'delete'}; vacuum`);
    database.close();
    return file;
  }

  function openWorld(id: string, initialData: InitialData, isStored: boolean): Store {
    const database = openDatabase(toPath(id), { isTemporary: !isDurable, cacheKilobytes: CACHE_KILOBYTES });
    return createStore({
      database,
      initialData,
      isSeeded: true,
      isStored,
      attachImage: (name) => attachFile(database, getTemplate(initialData), name),
      attachSnapshots(name) {
        inspectFileBeside(toPath(id, 'snapshots'));
        database.run(`attach ? as ${name}`, toPath(id, 'snapshots'));
      },
    });
  }

  return {
    openRegistry: () => openDatabase(isDurable ? toPath('.registry') : undefined),
    maximum: maximum ?? DEFAULT_MAX_WORLDS,
    idleSeconds: isDurable ? null : DEFAULT_IDLE_SECONDS,
    create(id, initialData) {
      const file = toPath(id);
      copyFileSync(getTemplate(initialData), file, constants.COPYFILE_FICLONE);
      if (isDurable) for (const path of [file, getFolder()]) synchronize(path);
      return openWorld(id, initialData, false);
    },
    open(id) {
      const file = toPath(id);
      const initialData = inspectDataFile(file, { contract, advice: WORLD_ADVICE });
      if (initialData) return openWorld(id, initialData, true);
      throw new StartupError(`The data file ${file} is missing or empty. ${DELETE_WORLD}`);
    },
    remove(id) {
      for (const kind of ['sqlite', 'snapshots']) {
        for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${toPath(id, kind)}${suffix}`, { force: true });
      }
    },
    close() {
      temporary?.remove();
      lock?.close();
    },
  };
}

/**
 * Locks a folder, and creates it if it is missing: two sandboxes would not see each other's changes. Programs that copy the
 * databases are not locked out.
 *
 * @throws StartupError when it cannot be used.
 */
function lockFolder(folder: string): Database {
  let lock: Database | undefined;
  try {
    createFolder(resolve(folder));
    lock = openDatabase(join(resolve(folder), '.lock'));
    lock.exec('pragma locking_mode = exclusive');
    lock.transaction(() => undefined);
    const registry = join(resolve(folder), '.registry.sqlite');
    withReadableErrors(registry, () => inspectFileBeside(registry), REGISTRY_ADVICE);
    return lock;
  } catch (error) {
    lock?.close();
    if (error instanceof StartupError) throw error;
    const { errcode, message } = error as Error & { errcode?: number };
    const reason = errcode === 5 ? 'another sandbox uses it' : message;
    throw new StartupError(`The folder ${folder} cannot be used: ${reason}. Name another folder with --worlds.`);
  }
}

/** Creates a folder and those that it is in. With `recursive` Node never ends where the system does not create any. */
function createFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) createFolder(dirname(path));
  mkdirSync(path);
}

/** Waits until a file, or the names in a folder, are on the disk. */
function synchronize(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
