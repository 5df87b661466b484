import type { Contract } from '../contract/contract.ts';
import { validationError } from '../messages/problems.ts';
import { createOAuthTables } from '../store/access-tokens.ts';
import { type Beginning, createStore, type Seeder } from '../store/store.ts';
import type { WorldFiles } from '../worlds/worlds.ts';
import { inspectImage } from './inspect-image.ts';
import { openDatabase, type Sqlite, type WasmDatabase } from './wasm-sqlite.ts';

interface MemoryWorldsOptions {
  readonly sqlite: Sqlite;
  readonly contract: Contract;
  readonly seeder: Seeder;
  /** Returns a database file with initial data, if there is one. */
  readonly findImage: (beginning: Beginning) => Uint8Array | undefined;
}

/** Creates the storage of worlds in memory: each is a database of its own. */
export function createMemoryWorlds({ sqlite, contract, seeder, findImage }: MemoryWorldsOptions): WorldFiles {
  /** The bytes of worlds that are not open yet. */
  const images = new Map<string, Uint8Array>();
  const open = new Map<string, WasmDatabase>();
  const templates = new Map<string, Uint8Array>();
  const createExtraTables = createOAuthTables;

  function createTemplate(beginning: Beginning): Uint8Array {
    const database = openDatabase(sqlite);
    try {
      createStore({ ...{ database, contract, seeder, beginning, createExtraTables }, isSeeded: false });
      return database.serialize();
    } finally {
      database.close();
    }
  }

  function getTemplate(beginning: Beginning): Uint8Array {
    const key = JSON.stringify(beginning);
    const template = templates.get(key) ?? findImage(beginning) ?? createTemplate(beginning);
    templates.set(key, template);
    return template;
  }

  return {
    exists: (id) => images.has(id) || open.has(id),
    create: (id, beginning) => void images.set(id, getTemplate(beginning)),
    open(id, known) {
      const image = images.get(id);
      if (!image) throw new Error(`There is no world ${id}`);
      const beginning = known ?? inspectImage(image, { sqlite, contract });
      const database = openDatabase(sqlite, image);
      images.delete(id);
      open.set(id, database);
      return createStore({
        ...{ database, contract, seeder, beginning, createExtraTables, isSeeded: true },
        attachImage: (name) => database.attachImage(name, getTemplate(beginning)),
      });
    },
    exportStore: ({ database }) => (database as WasmDatabase).serialize(),
    importBytes(id, bytes) {
      try {
        const beginning = inspectImage(bytes, { sqlite, contract });
        images.set(id, bytes);
        return beginning;
      } catch {
        // Whatever is wrong with it, it is not ours.
        throw validationError([{ field: 'body', key: 'worldFileUnusable' }]);
      }
    },
    remove(id) {
      images.delete(id);
      open.delete(id);
    },
    close: () => templates.clear(),
  };
}
