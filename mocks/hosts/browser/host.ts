import { StartupError } from '../../messages/startup-error.ts';
import { createImageSource } from '../../seed/replay.ts';
import { SCENARIO_NAMES } from '../../seed/scenario-names.ts';
import { createSystemTime } from '../../store/clock.ts';
import { isState } from '../../store/is-state.ts';
import type { SandboxState } from '../../store/state.ts';
import type { InitialData } from '../../store/store.ts';
import type { Host } from '../../worlds/host.ts';
import { getContract, getControlContract } from '../portable/contracts.ts';
import type { SandboxAssets } from './assets.ts';
import { inspectImage } from './inspect-image.ts';
import { createMemoryWorlds } from './memory-worlds.ts';
import type { BrowserSandboxOptions } from './options.ts';
import { openDatabase, type WasmDatabase } from './wasm-sqlite.ts';

/**
 * A page, or a program without files: every database is in memory. `serialize` returns that of the sandbox as the bytes of a
 * SQLite file.
 *
 * @throws StartupError when the seed or the image cannot be used.
 */
export function createBrowserHost(
  assets: SandboxAssets,
  { seed, image }: Pick<BrowserSandboxOptions, 'seed' | 'image'>,
): Host & { readonly serialize: () => Uint8Array } {
  const { sqlite } = assets;
  const contract = getContract(assets);
  const initialData = image ? inspectImage(image, sqlite, contract) : toInitialData(seed);
  let database: WasmDatabase | undefined;
  return {
    contract,
    controlContract: () => getControlContract(assets),
    readRecordedResponses: () => assets.examples,
    hasCookies: false,
    log,
    now: createSystemTime(),
    initialData,
    readSeed: parseState,
    seedSource: createImageSource(assets.seed),
    openStore(createStore) {
      const opened = openDatabase(sqlite, image);
      database = opened;
      return createStore({
        database: opened,
        initialData,
        isSeeded: image !== undefined,
        isStored: image !== undefined,
      });
    },
    openWorlds: (createStore) => createMemoryWorlds({ sqlite, createStore }),
    serialize() {
      if (!database) throw new Error('The sandbox has not been opened');
      return database.serialize();
    },
  };
}

/** A state is stored with the data, so that a reset restores it. */
function toInitialData(seed: BrowserSandboxOptions['seed'] = 'demo'): InitialData {
  const names: readonly string[] = ['demo', ...SCENARIO_NAMES];
  if (typeof seed === 'object') return { seed: JSON.stringify(seed), scale: 0 };
  if (names.includes(seed)) return { seed, scale: 0 };
  throw new StartupError(`There is no seed ${JSON.stringify(seed)}. The seeds are: ${names.join(', ')}, or a state.`);
}

function parseState(text: string): SandboxState {
  const state: unknown = JSON.parse(text);
  if (isState(state)) return state;
  throw new StartupError('The seed is not a state of a sandbox. Use the object of GET /_sandbox/state.');
}

function log(line: string): void {
  // biome-ignore lint/suspicious/noConsole: a page has no other log.
  console.error(line);
}
