import type { PlatformSettings } from '../../worlds/options.ts';
import type { World } from '../../worlds/world.ts';
import { DEFAULT_WORLD_BYTES } from '../shared/admission.ts';
import type { ObjectNamespace } from './durable-object.ts';
import type { Outcome } from './outcome.ts';

/** The binding `SETTINGS`, a JSON object. All can be left out. */
export interface WorkerSettings extends Omit<PlatformSettings, 'controlKey'> {
  /** Initial data of the sandbox, and of worlds that do not name theirs: `demo` (default), `empty` or a scenario. */
  readonly seed?: string;
  /** The most worlds. Default: 10,000. */
  readonly maxWorlds?: number;
  /**
   * True when everybody who can reach it may use the demo token, and without a key the control plane: on a network of one's
   * own. It is called by loopback host names and `allowedHosts` then, and has no quotas that are not set. Default: false.
   */
  readonly trustNetwork?: boolean;
  /** Names to accept in `Host` on a trusted network, besides loopback names; without port. Default: none. */
  readonly allowedHosts?: readonly string[];
}

/** Makes the object of a name belong to the instance that calls it, when it belongs to none. */
export type Claim = (id: string) => Promise<void>;

export interface SandboxMethods {
  /** Responds to a request that creates a world. @param claim is called with the name of the world before it is created. */
  fetchWithClaim(request: Request, claim: Claim): Promise<Response>;
  /** Does nothing: who calls an object that belongs to no instance has it. */
  claim(): Promise<void>;
  /** Creates the world of this object, in place of what is left of an earlier one. Returns its access token. */
  createWorld(world: World): Promise<Outcome<string>>;
  setIdleSeconds(idleSeconds: number | null): Promise<void>;
  removeWorld(): Promise<void>;
  /** Takes the object out of memory, and rejects, unless it has requests: a process takes larger writes while fewer are open. */
  sleep(): Promise<void>;
  hasWorld(id: string): Promise<boolean>;
  /** Notes when a world ends unless it is used. */
  noteExpiry(id: string, expiresAt: number): Promise<void>;
  forgetWorld(id: string): Promise<void>;
}

export interface Bindings {
  readonly SANDBOX: ObjectNamespace<SandboxMethods>;
  readonly SETTINGS?: WorkerSettings;
  /** The operator's key: a secret, or a variable of the environment, so that no file has it. Without one: none. */
  readonly CONTROL_KEY?: string | null;
}

/** The object of the sandbox itself. No world has such a name. */
export const ROOT = '/';

/**
 * Header of a request to the object at the root. An object that another instance had before does not always know its name, and a
 * path has several notations.
 */
export const ROOT_HEADER = 'x-sandbox-root';

/** Returns a request without the header of the root. It is a copy only when it has one, as few clients send it. */
export function removeRootHeader(request: Request): Request {
  if (!request.headers.has(ROOT_HEADER)) return request;
  const copy = new Request(request);
  copy.headers.delete(ROOT_HEADER);
  return copy;
}

/** Header of the response of an object that is no world; clients do not see it. */
export const NOT_FOUND_HEADER = 'x-sandbox-gone';

/** The error of a request to an object that leaves the memory at that moment: it was not begun. */
export const EVICTED = 'The world sleeps until its next request';

/** A share of a process: there, a world has a thread with others. */
const DEFAULT_RATE_LIMIT = '50/second';

/** Returns the settings with their defaults. On a public address, what a world may take is limited. */
export function getSettings({ SETTINGS = {}, CONTROL_KEY }: Bindings): WorkerSettings & PlatformSettings {
  const quotas = { worldRateLimit: DEFAULT_RATE_LIMIT, maxWorldBytes: DEFAULT_WORLD_BYTES };
  return { ...(!SETTINGS.trustNetwork && quotas), ...SETTINGS, controlKey: CONTROL_KEY || undefined };
}
