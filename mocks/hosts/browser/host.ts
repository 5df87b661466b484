import { StartupError } from '../../messages/startup-error.ts';
import { createSeeder } from '../../seed/replay.ts';
import { SCENARIO_NAMES } from '../../seed/scenario-names.ts';
import { createSystemTime } from '../../store/clock.ts';
import { createStore, type InitialData, type Store } from '../../store/store.ts';
import { getContract, getControlContract } from '../contracts.ts';
import type { SandboxAssets } from './assets.ts';
import type { BrowserSandboxOptions } from './options.ts';
import { openDatabase } from './wasm-sqlite.ts';

/** Limit of worlds: each takes some megabytes of memory. */
const MAX_WORLDS = 25;

/**
 * Opens the sandbox of a page, or of a program without files: every database is in memory.
 * @throws StartupError when the seed cannot be used.
 */
export function openBrowserHost(assets: SandboxAssets, seed: BrowserSandboxOptions['seed']) {
  const contract = getContract(assets);
  const contracts = { contract, control: () => getControlContract(assets) };
  const seeder = createSeeder(
    contracts,
    () => assets.seed,
    (text) => ({ state: JSON.parse(text) }),
  );
  const initialData = toInitialData(seed);

  function openStore(data: InitialData): Store {
    const database = openDatabase(assets.sqlite);
    try {
      return createStore({ database, initialData: data, content: 'none' }, { contract, seeder });
    } catch (error) {
      database.close();
      throw error;
    }
  }

  return {
    contract,
    controlContract: contracts.control,
    hasCookies: false,
    log,
    now: createSystemTime(),
    initialData,
    store: openStore(initialData),
    openWorld: openStore,
    maxWorlds: MAX_WORLDS,
  };
}

/** Returns the initial data. A state is stored with the data, so that a reset restores it. */
function toInitialData(seed: BrowserSandboxOptions['seed'] = 'demo'): InitialData {
  const names: readonly string[] = ['demo', ...SCENARIO_NAMES];
  if (typeof seed === 'object') return { seed: JSON.stringify(seed), extraLedgerLines: 0 };
  if (names.includes(seed)) return { seed, extraLedgerLines: 0 };
  throw new StartupError(`There is no seed ${JSON.stringify(seed)}. The seeds are: ${names.join(', ')}, or a state.`);
}

function log(line: string): void {
  // biome-ignore lint/suspicious/noConsole: a page has no other log.
  console.error(line);
}
