import { lazy } from '../../../contract/memoize.ts';
import type { CreateAdmission, Mount } from '../../http/types.ts';
import { serveInspector } from '../../insight/pages/inspector/serve.ts';
import { StartupError } from '../../messages/startup-error.ts';
import { createSeeder } from '../../seed/replay.ts';
import { createSystemTime, type Now } from '../../store/clock.ts';
import { INITIAL_DATA_TABLE } from '../../store/schema.ts';
import { createStore } from '../../store/store.ts';
import { createLiveWorld, type LiveWorld } from '../../worlds/live-world.ts';
import { hasControlPlane, isShared } from '../../worlds/options.ts';
import { createPlatform, type Platform } from '../../worlds/platform.ts';
import { getWorldJournal, type World } from '../../worlds/world.ts';
import { getContract, getControlContract } from '../contracts.ts';
import { createAdmissions } from '../shared/admission.ts';
import { createJournalStorage } from '../shared/journal-storage.ts';
import { createRuntimeStorage } from '../shared/runtime-storage.ts';
import { assets } from './assets.js';
import type { ObjectState } from './durable-object.ts';
import { openObjectDatabase } from './object-sqlite.ts';
import { createObjectWorlds } from './object-worlds.ts';
import { createRegistry, type Registry } from './registry.ts';
import { createGuard, log } from './reject.ts';
import { type Bindings, getSettings } from './settings.ts';

export interface ObjectHost {
  readonly openRoot: () => Platform;
  /** Opens the world of this object; undefined when it does not exist. */
  readonly openWorld: () => LiveWorld | undefined;
  readonly createWorld: (world: World) => LiveWorld;
  /** Checks that the database is empty, also of an interrupted creation. */
  readonly isEmpty: () => boolean;
  /** Registry: of all worlds at the root, of itself in a world. */
  readonly getRegistry: () => Registry;
  /** Saves pending changes early, when memory is short. */
  readonly saveJournal: () => void;
  readonly now: Now;
}

/** Objects of an isolate share memory. */
let admissions: CreateAdmission | undefined;

export function createObjectHost(state: ObjectState, bindings: Bindings): ObjectHost {
  const settings = getSettings(bindings);
  const isLocal = settings.trustNetwork === true;
  const contract = getContract(assets);
  const now = createSystemTime();
  const database = openObjectDatabase(state);
  const contracts = { contract, control: () => getControlContract(assets) };
  const seeder = createSeeder(contracts, () => assets.seed, rejectFile);
  const rootData = { seed: settings.seed ?? 'demo', extraLedgerLines: 0 };
  const measureDatabase = () => state.storage.sql.databaseSize;
  if (isShared(settings)) admissions ??= createAdmissions(settings);
  const getRegistry = lazy(() => createRegistry(database));

  const inspector: Mount = {
    prefix: '/_sandbox/inspector',
    handle: (request) => serveInspector(request, async (name) => String(assets.inspector[name])),
  };

  let saveJournal = (): void => undefined;

  const hasTable = (name: string): boolean =>
    database.get('select 1 from sqlite_schema where name = ?', name) !== undefined;
  const hasData = (): boolean =>
    hasTable(INITIAL_DATA_TABLE) && database.get(`select 1 from ${INITIAL_DATA_TABLE}`) !== undefined;

  /** @param world undefined for the sandbox at the root. */
  function compose(world: World | undefined, isNew: boolean) {
    const initialData = world ? { seed: world.seed, extraLedgerLines: 0 } : rootData;
    const content = isNew ? 'none' : 'stored';
    const store = createStore({ database, initialData, content, measureDatabase }, { contract, seeder });
    const worlds = world
      ? undefined
      : createObjectWorlds({ bindings, registry: getRegistry(), seed: initialData.seed, now, log });
    const core = createPlatform({
      ...settings,
      contract,
      controlContract: () => getControlContract(assets),
      store,
      clock: world?.clock ?? settings.clock,
      journal: world ? getWorldJournal(settings.journal) : settings.journal,
      worldKey: world?.controlKey,
      keepsStoredClock: !isNew,
      openStorage(shutdown) {
        const journal = createJournalStorage(database, contract, shutdown);
        saveJournal = journal.flush;
        return { values: createRuntimeStorage(database), journal };
      },
      worlds,
      isLocal,
      createAdmission: admissions,
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

  return {
    now,
    saveJournal: () => saveJournal(),
    getRegistry,
    openRoot: () => compose(undefined, !hasData()).core,
    openWorld() {
      const world = hasTable('worlds') ? getRegistry().list()[0] : undefined;
      return world && composeWorld(world, false);
    },
    isEmpty: () => database.get('select 1 from sqlite_schema') === undefined,
    createWorld(world) {
      const live = composeWorld(world, true);
      getRegistry().save(world);
      return live;
    },
  };
}

function rejectFile(seed: string): never {
  throw new StartupError(`There is no seed ${JSON.stringify(seed)}. The seeds are demo, empty and the scenarios.`);
}
