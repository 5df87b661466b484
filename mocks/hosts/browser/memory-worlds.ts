import type { InitialData, StoreFactory } from '../../store/store.ts';
import type { WorldFiles } from '../../worlds/host.ts';
import { DEFAULT_IDLE_SECONDS } from '../../worlds/world-list.ts';
import { openDatabase, type Sqlite } from './wasm-sqlite.ts';

interface MemoryWorldsOptions {
  readonly sqlite: Sqlite;
  readonly createStore: StoreFactory;
}

/** Each takes a megabyte or two of memory. */
const MAX_WORLDS = 25;

/** Creates the storage of worlds in memory: each is a database of its own. */
export function createMemoryWorlds({ sqlite, createStore }: MemoryWorldsOptions): WorldFiles {
  const templates = new Map<string, Uint8Array>();

  function createTemplate(initialData: InitialData): Uint8Array {
    const database = openDatabase(sqlite);
    try {
      createStore({ database, initialData, isSeeded: false });
      return database.serialize();
    } finally {
      database.close();
    }
  }

  function getTemplate(initialData: InitialData): Uint8Array {
    const key = JSON.stringify(initialData);
    const template = templates.get(key) ?? createTemplate(initialData);
    templates.set(key, template);
    return template;
  }

  return {
    openRegistry: () => openDatabase(sqlite),
    maximum: MAX_WORLDS,
    idleSeconds: DEFAULT_IDLE_SECONDS,
    create(_id, initialData) {
      const template = getTemplate(initialData);
      const database = openDatabase(sqlite, template);
      return createStore({
        database,
        initialData,
        isSeeded: true,
        attachImage: (name) => database.attachImage(name, template),
      });
    },
    open(id) {
      throw new Error(`World ${id} ended with the memory that it was in`);
    },
    remove: () => undefined,
    close: () => templates.clear(),
  };
}
