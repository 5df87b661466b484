import { lazy } from '../../../contract/memoize.ts';
import { createImports } from '../../http/imports.ts';
import type { Mount } from '../../http/types.ts';
import { serveInspector } from '../../insight/pages/inspector/serve.ts';
import { StartupError } from '../../messages/startup-error.ts';
import { createImageSource, createSeeder } from '../../seed/replay.ts';
import { createSystemTime, type Now } from '../../store/clock.ts';
import { createMissing } from '../../store/definitions.ts';
import { INITIAL_DATA_DEFINITION, INITIAL_DATA_TABLE, listDefinitions } from '../../store/schema.ts';
import { createStore, type InitialData, saveInitialData } from '../../store/store.ts';
import { createLiveWorld, type LiveWorld } from '../../worlds/live-world.ts';
import { hasControlPlane } from '../../worlds/options.ts';
import { createPlatform, type Platform } from '../../worlds/platform.ts';
import { getWorldJournal, type World } from '../../worlds/world.ts';
import { getContract, getControlContract } from '../contracts.ts';
import { assets } from './assets.js';
import type { ObjectState } from './durable-object.ts';
import { openObjectDatabase } from './object-sqlite.ts';
import { createObjectWorlds } from './object-worlds.ts';
import { createRegistry, type Registry } from './registry.ts';
import { createGuard, log } from './reject.ts';
import { type Bindings, getSettings } from './settings.ts';

export interface ObjectHost {
  readonly openRoot: () => Platform;
  /** Opens the world of this object; undefined when it was not created. */
  readonly openWorld: () => LiveWorld | undefined;
  readonly createWorld: (world: World) => Promise<LiveWorld>;
  /** Checks whether the database has nothing, not even of a creation that was interrupted. */
  readonly isEmpty: () => boolean;
  /** The registry: of all worlds at the root, of itself in a world, so that nobody else is asked. */
  readonly getRegistry: () => Registry;
  readonly now: Now;
}

/** The objects of an isolate share its memory. */
const imports = createImports();

export function createObjectHost(state: ObjectState, bindings: Bindings): ObjectHost {
  const settings = getSettings(bindings);
  const isLocal = settings.trustNetwork === true;
  const contract = getContract(assets);
  const now = createSystemTime();
  const database = openObjectDatabase(state);
  const contracts = { contract, control: () => getControlContract(assets) };
  const source = createImageSource(assets.seed);
  const seeder = createSeeder(contracts, source, rejectFile);
  const rootData = { seed: settings.seed ?? 'demo', extraLedgerLines: 0 };
  const measureDatabase = () => state.storage.sql.databaseSize;
  const getRegistry = lazy(() => createRegistry(database));

  const inspector: Mount = {
    prefix: '/_sandbox/inspector',
    handle: (request) => serveInspector(request, async (name) => String(assets.inspector[name])),
  };

  const hasTable = (name: string): boolean =>
    database.get('select 1 from sqlite_schema where name = ?', name) !== undefined;
  const hasData = (): boolean =>
    hasTable(INITIAL_DATA_TABLE) && database.get(`select 1 from ${INITIAL_DATA_TABLE}`) !== undefined;

  /** @param world undefined for the sandbox at the root. */
  function compose(world: World | undefined, isNew: boolean) {
    const initialData = world ? { seed: world.seed, extraLedgerLines: 0 } : rootData;
    const newContent = world ? 'initial' : 'none';
    const content = isNew ? newContent : 'stored';
    const store = createStore({ database, initialData, content, measureDatabase }, { contract, seeder });
    const worlds = world
      ? undefined
      : createObjectWorlds({ bindings, registry: getRegistry(), seed: initialData.seed, now, log });
    const core = createPlatform({
      ...settings,
      contract,
      controlContract: () => getControlContract(assets),
      readRecordedResponses: () => assets.examples,
      store,
      clock: world?.clock ?? settings.clock,
      journal: world ? getWorldJournal(settings.journal) : settings.journal,
      worldKey: world?.controlKey,
      keepsStoredClock: !isNew,
      persistsRuntimeState: true,
      worlds,
      isLocal,
      imports,
      isAllowedHost: createGuard(settings),
      mounts: hasControlPlane(isLocal, settings) ? [inspector] : [],
      hasCookies: true,
      log,
      now,
    });
    return { store, core };
  }

  function composeWorld(world: World, isNew: boolean): LiveWorld {
    const { store, core } = compose(world, isNew);
    return createLiveWorld(world, store, core, now);
  }

  /**
   * Fills an empty database. It is whole at the end, and not in the meantime.
   *
   * It is two commits, and few pages are written twice, as indexes are created after the rows: a cluster loses a commit with
   * a page that SQLite had to put into its log early, because a process with many open objects has no memory left for it.
   */
  async function fill(initialData: InitialData): Promise<void> {
    const definitions = [...listDefinitions(contract), INITIAL_DATA_DEFINITION];
    const { table = [], index = [] } = Object.groupBy(definitions, ({ type }) => type);
    createMissing(database, table);
    source.fill(initialData.seed === 'empty' ? 'empty' : 'demo', database);
    await commit();
    createMissing(database, index);
    database.transaction(() => {
      createSeeder(contracts, { ...source, fill: () => undefined }, rejectFile)(database, initialData);
      saveInitialData(database, contract, initialData);
    });
  }

  return {
    now,
    getRegistry,
    openRoot: () => compose(undefined, !hasData()).core,
    openWorld() {
      const world = hasData() && hasTable('worlds') ? getRegistry().list()[0] : undefined;
      return world && composeWorld(world, false);
    },
    isEmpty: () => database.get('select 1 from sqlite_schema') === undefined,
    async createWorld(world) {
      await fill({ seed: world.seed, extraLedgerLines: 0 });
      const live = composeWorld(world, true);
      getRegistry().save(world);
      return live;
    },
  };
}

/** The engine commits what was written since the last event. */
const commit = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function rejectFile(seed: string): never {
  throw new StartupError(`There is no seed ${JSON.stringify(seed)}. The seeds are demo, empty and the scenarios.`);
}
