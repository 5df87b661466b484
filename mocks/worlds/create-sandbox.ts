import type { Mount } from '../http/api.ts';
import { createSeeder } from '../seed/replay.ts';
import { createStore, type StoreFactory } from '../store/store.ts';
import { hasKeys } from './has-control-plane.ts';
import type { Host } from './host.ts';
import type { PlatformSettings } from './options.ts';
import { createPlatform, type Platform, type PlatformOptions } from './platform.ts';
import { createWorldActions } from './world-actions.ts';
import type { NewWorld, WorldOptions } from './world-list.ts';
import { createWorlds } from './worlds.ts';

/** What a sandbox and its worlds have in common, whatever their host. */
export interface SandboxSettings
  extends PlatformSettings,
    Pick<PlatformOptions, 'isLocal' | 'isAllowedHost' | 'mounts' | 'hasSite' | 'hasClock' | 'clockRunning'> {
  /** Pages of the sandbox itself, which worlds do not have. */
  readonly site?: readonly Mount[];
  /** The domain of which each world has a subdomain. */
  readonly domain?: string | undefined;
}

/** A sandbox without a server. */
export interface SandboxCore extends Pick<Platform, 'respond' | 'reset'> {
  /** Returns the name of a new world, its access token, and the key of its control plane. */
  readonly createWorld: (options: WorldOptions) => Omit<NewWorld, 'world'> & { readonly name: string };
  readonly removeWorld: (name: string) => Promise<void>;
  /** Ends injected delays and streams, so that requests can finish. */
  readonly stop: () => void;
  /** Closes the databases. */
  readonly close: () => void;
}

/**
 * Composes a sandbox: the platform at its root, and its worlds.
 *
 * @throws StartupError when an option is wrong, or a database cannot be used.
 */
export function createSandbox(host: Host, { site = [], domain, ...settings }: SandboxSettings): SandboxCore {
  const { contract, controlContract, readRecordedResponses, hasCookies, log, now } = host;
  const seeder = createSeeder({ contract, control: controlContract }, host.seedSource, host.readSeed);
  const createHostStore: StoreFactory = (opened) => createStore(opened, { contract, seeder });
  const shared = { ...settings, contract, controlContract, readRecordedResponses, hasCookies, log, now };
  const store = host.openStore(createHostStore);
  try {
    const worlds = createWorlds({
      files: host.openWorlds(createHostStore),
      createPlatform: (own) =>
        createPlatform({ ...shared, ...own, isWorld: true, worldActions: createWorldActions(undefined) }),
      initialData: host.initialData,
      hasKeys: hasKeys(settings),
      clock: settings.clock,
      journal: settings.journal,
      isAllowedHost: settings.isAllowedHost,
      log,
      now,
      domain,
    });
    const root = createPlatform({
      ...shared,
      store,
      worldActions: createWorldActions(worlds),
      mounts: [...(settings.mounts ?? []), ...site],
    });
    return {
      respond(request) {
        // Nearly all requests are for the sandbox itself.
        const canNameWorld = domain !== undefined || request.path.startsWith('/worlds/');
        return (canNameWorld ? worlds.respond(request) : undefined) ?? root.respond(request);
      },
      reset: root.reset,
      createWorld(options) {
        const { world, token, controlKey } = worlds.create(options);
        return { name: world.id, token, controlKey };
      },
      removeWorld: worlds.remove,
      stop() {
        root.stop();
        worlds.stop();
      },
      close() {
        worlds.close();
        store.database.close();
      },
    };
  } catch (error) {
    // Releases the data file.
    store.database.close();
    throw error;
  }
}
