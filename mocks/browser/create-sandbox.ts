import { createPlatform, type PlatformOptions } from '../api/platform.ts';
import { type Contract, createContract } from '../contract/contract.ts';
import { lazy, memoize } from '../contract/memoize.ts';
import { createStandaloneValidators } from '../contract/validation/standalone.ts';
import { SCENARIO_NAMES } from '../scenario-names.ts';
import { createSeeder } from '../seed/seeder.ts';
import { StartupError } from '../startup-error.ts';
import { createOAuthTables } from '../store/access-tokens.ts';
import { isState } from '../store/is-state.ts';
import type { SandboxState } from '../store/state.ts';
import { type Beginning, createStore } from '../store/store.ts';
import { createRegistry } from '../worlds/registry.ts';
import type { SandboxCore, WorldParts } from '../worlds/sandbox-core.ts';
import { createWorlds } from '../worlds/worlds.ts';
import type { SandboxAssets } from './assets.ts';
import { restoreIndexes } from './deferred-indexes.ts';
import { toRequest } from './fetch.ts';
import { enterBasePath, toHttpRequest, toResponse } from './http-request.ts';
import { inspectImage } from './inspect-image.ts';
import { createMemoryWorlds } from './memory-worlds.ts';
import type { BrowserSandbox, BrowserSandboxOptions } from './options.ts';
import { mountSignIn } from './sign-in/mount.ts';
import { openDatabase } from './wasm-sqlite.ts';

export const DEFAULT_ORIGIN = 'https://sandbox.localhost';

/** Each takes a megabyte or two of memory. */
const MAX_WORLDS = 25;

const WORLD_IDLE_SECONDS = 3600;

/**
 * Creates a sandbox without a server: the platform on a database in memory.
 *
 * @throws StartupError when an option is invalid. Its message says what to do.
 */
export function createSandbox(assets: SandboxAssets, options: BrowserSandboxOptions = {}): BrowserSandbox {
  const { sqlite } = assets;
  const contract = contractFor(assets);
  const origin = parseOrigin(options.origin ?? DEFAULT_ORIGIN);
  const seeder = createSeeder(contract, parseState);
  const findImage = ({ seed, scale }: Beginning) => (seed === 'demo' && scale === 0 ? demoImageFor(assets) : undefined);
  const beginning = options.image ? inspectImage(options.image, { sqlite, contract }) : toBeginning(options.seed);
  const seedImage = findImage(beginning);
  const image = options.image ?? seedImage;
  const database = openDatabase(sqlite, image);
  const store = createStore({
    ...{ database, contract, seeder, beginning, isSeeded: image !== undefined, createExtraTables: createOAuthTables },
    attachImage: seedImage && ((name) => database.attachImage(name, seedImage)),
  });
  const shared = {
    ...{ contract, isLocal: true, isAllowedHost: () => true, log },
    controlContract: lazy(() => controlContractFor(assets)),
  };
  const worlds = createWorlds({
    ...{ beginning, clock: options.clock, journal: undefined, enterBasePath, log, domain: undefined },
    ...{ maximum: MAX_WORLDS, maxOpen: MAX_WORLDS, idleSeconds: WORLD_IDLE_SECONDS },
    files: createMemoryWorlds({ sqlite, contract, seeder, findImage }),
    openRegistry: () => createRegistry(openDatabase(sqlite)),
    createCore: (parts) => createCore(shared, parts),
  });
  const core = createCore({ ...shared, worlds }, { store, clock: options.clock, admit: worlds.rejectUnknown });

  async function respond(request: Request): Promise<Response> {
    request.signal.throwIfAborted();
    if (new URL(request.url).origin !== origin) throw new TypeError(`The sandbox has no URL but those of ${origin}`);
    const sent = toHttpRequest(request, origin);
    const result = await (worlds.respond(sent) ?? core.respond(sent));
    request.signal.throwIfAborted();
    return toResponse(result, request);
  }

  return {
    origin,
    fetch: async (input, init) => respond(toRequest(input, init, origin)),
    reset: async () => core.reset(),
    snapshot: async () => database.serialize(),
    async close() {
      core.stop();
      worlds.stop();
      worlds.close();
      database.close();
    },
  };
}

/** Creates the platform with its sign-in: the sandbox itself, or a world. */
function createCore(
  shared: Omit<PlatformOptions, keyof WorldParts | 'mounts' | 'issueTokens'>,
  parts: WorldParts,
): SandboxCore {
  const signIn = mountSignIn(parts.store.database);
  const { issueTokens } = signIn;
  return { ...createPlatform({ ...shared, ...parts, mounts: [signIn], issueTokens }), issueTokens };
}

/** The contracts of assets, shared by their sandboxes. */
const contractFor = memoize(
  ({ contract, validators }: SandboxAssets): Contract =>
    createContract(contract, createStandaloneValidators(validators.contract)),
);
const controlContractFor = memoize(
  ({ control, validators }: SandboxAssets): Contract =>
    createContract(control, createStandaloneValidators(validators.control)),
);

/** The demo companies as a database file, which loads faster than the seed runs. */
const demoImageFor = memoize(({ sqlite, seed }: SandboxAssets): Uint8Array => {
  const database = openDatabase(sqlite, seed);
  try {
    restoreIndexes(database);
    return database.serialize();
  } finally {
    database.close();
  }
});

function parseOrigin(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.origin === text) return text;
  throw new StartupError(`${JSON.stringify(text)} is not an origin. Write it like this: ${DEFAULT_ORIGIN}.`);
}

/** A state is stored with the data, so that a reset restores it. */
function toBeginning(seed: BrowserSandboxOptions['seed'] = 'demo'): Beginning {
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
