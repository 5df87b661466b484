import { StartupError } from '../../messages/startup-error.ts';
import { createImageSource, createSeeder } from '../../seed/replay.ts';
import { SCENARIO_NAMES } from '../../seed/scenario-names.ts';
import { createSystemTime } from '../../store/clock.ts';
import { createStore, type InitialData } from '../../store/store.ts';
import type { HostParts } from '../../worlds/create-sandbox.ts';
import { getContract, getControlContract } from '../portable/contracts.ts';
import { createMemoryStores, createSeedImages } from '../portable/memory-stores.ts';
import type { SandboxAssets } from './assets.ts';
import { inspectImage } from './inspect-image.ts';
import type { BrowserSandboxOptions } from './options.ts';
import { openDatabase, type WasmDatabase } from './wasm-sqlite.ts';

/** Each takes some megabytes of memory. */
const MAX_WORLDS = 25;

/**
 * Opens what a page has, or a program without files: every database is in memory. `serialize` returns that of the sandbox as the
 * bytes of a SQLite file.
 *
 * @throws StartupError when the seed or the image cannot be used.
 */
export function openBrowserHost(
  assets: SandboxAssets,
  { seed, image }: Pick<BrowserSandboxOptions, 'seed' | 'image'>,
): HostParts & { readonly serialize: () => Uint8Array } {
  const { sqlite } = assets;
  const contract = getContract(assets);
  const contracts = { contract, control: () => getControlContract(assets) };
  const seeder = createSeeder(contracts, createImageSource(assets.seed), (seed) => ({ state: JSON.parse(seed) }));
  const initialData = image ? inspectImage(image, sqlite, contract) : toInitialData(seed);
  const images = createSeedImages();
  let latest: WasmDatabase | undefined;
  const open = (bytes?: Uint8Array): WasmDatabase => {
    latest = openDatabase(sqlite, bytes);
    latest.exec('pragma trusted_schema = off');
    return latest;
  };
  const openInMemory = createMemoryStores({ open, images, contract, seeder });
  const store = image
    ? createStore({ database: open(image), initialData, content: 'stored' }, { contract, seeder })
    : openInMemory(initialData);
  const root = latest;
  return {
    contract,
    controlContract: contracts.control,
    readRecordedResponses: () => assets.examples,
    hasCookies: false,
    log,
    now: createSystemTime(),
    initialData,
    store,
    openWorld: openInMemory,
    maxWorlds: MAX_WORLDS,
    serialize: () => (root as WasmDatabase).serialize(),
  };
}

/** A state is stored with the data, so that a reset restores it. */
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
