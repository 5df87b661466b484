import type { SeedDocument } from '../seed/document.ts';
import type { SeedSource } from '../seed/replay.ts';
import type { Database } from '../store/database.ts';
import type { SandboxState } from '../store/state.ts';
import type { InitialData, Store, StoreFactory } from '../store/store.ts';
import type { PlatformOptions } from './platform.ts';

/** Where a sandbox runs: what differs between a program of Node, a page and a worker. Nothing else asks. */
export interface Host
  extends Pick<
    PlatformOptions,
    'contract' | 'controlContract' | 'readRecordedResponses' | 'hasCookies' | 'log' | 'now'
  > {
  /** Initial data of the sandbox, and of worlds that do not name theirs. */
  readonly initialData: InitialData;
  /**
   * Reads the state or the document that initial data name.
   *
   * @throws StartupError when there is none.
   */
  readonly readSeed: (seed: string) => SandboxState | SeedDocument;
  readonly seedSource: SeedSource;
  /**
   * Opens the store of the sandbox itself.
   *
   * @throws StartupError when it cannot be used.
   */
  readonly openStore: (createStore: StoreFactory) => Store;
  /**
   * Opens the databases of worlds.
   *
   * @throws StartupError when they cannot be used.
   */
  readonly openWorlds: (createStore: StoreFactory) => WorldFiles;
}

/** The databases of worlds. */
export interface WorldFiles {
  /** Opens the database of the registry, on first use. */
  readonly openRegistry: () => Database;
  /** The most worlds. */
  readonly maximum: number;
  /** Default of `idleSeconds`: null where worlds stay. */
  readonly idleSeconds: number | null;
  /** Creates the database of a world with initial data. */
  readonly create: (id: string, initialData: InitialData) => Store;
  /**
   * Opens the database of a world of an earlier process.
   *
   * @throws StartupError when it cannot be used.
   */
  readonly open: (id: string) => Store;
  readonly remove: (id: string) => void;
  readonly close: () => void;
}
