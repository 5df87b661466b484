import type { PlatformSettings } from '../../worlds/options.ts';
import type { World } from '../../worlds/world.ts';
import { DEFAULT_WORLD_BYTES } from '../shared/admission.ts';
import type { ObjectNamespace } from './durable-object.ts';
import type { Outcome } from './outcome.ts';

/** Binding `SETTINGS`, a JSON object. All are optional. */
export interface WorkerSettings extends Omit<PlatformSettings, 'controlKey'> {
  /** Initial data of the sandbox, and the default of worlds: `demo` (default), `empty` or a scenario. */
  readonly seed?: string;
  /** The most worlds. Default: 10,000. */
  readonly maxWorlds?: number;
  /**
   * True on a private network, where everybody may use the demo token and, without a key, the control plane. Hosts are then
   * loopback names and `allowedHosts`, and quotas are optional. Default: false.
   */
  readonly trustNetwork?: boolean;
  /** Names to accept in `Host` on a trusted network, besides loopback names; without port. Default: none. */
  readonly allowedHosts?: readonly string[];
}

/** Binds an unbound object to the instance that calls it. */
export type Claim = (id: string) => Promise<void>;

export interface SandboxMethods {
  /** Creates a world for a request. @param claim called with its name before the creation. */
  fetchWithClaim(request: Request, claim: Claim): Promise<Response>;
  /** Does nothing: the first call binds the object to the instance. */
  claim(): Promise<void>;
  /** Creates the world of this object, and discards the remains of an earlier one. Returns its access token. */
  createWorld(world: World): Promise<Outcome<string>>;
  setIdleSeconds(idleSeconds: number | null): Promise<void>;
  removeWorld(): Promise<void>;
  /** Evicts the idle object, and rejects: a process takes larger writes with fewer open objects. */
  sleep(): Promise<void>;
  hasWorld(id: string): Promise<boolean>;
  /** Notes when an unused world ends. */
  noteExpiry(id: string, expiresAt: number): Promise<void>;
  forgetWorld(id: string): Promise<void>;
}

export interface Bindings {
  readonly SANDBOX: ObjectNamespace<SandboxMethods>;
  readonly SETTINGS?: WorkerSettings;
  /** Key of the operator: a secret or an environment variable. Default: none. */
  readonly CONTROL_KEY?: string | null;
}

/** Object of the sandbox itself. No world has such a name. */
export const ROOT = '/';

/** Header of a request to the root. An object does not always know its name, and a path has several notations. */
export const ROOT_HEADER = 'x-sandbox-root';

/** Returns a request without the header of the root, copied only if it has one. */
export function removeRootHeader(request: Request): Request {
  if (!request.headers.has(ROOT_HEADER)) return request;
  const copy = new Request(request);
  copy.headers.delete(ROOT_HEADER);
  return copy;
}

/** Header of the response of an object without a world; clients do not see it. */
export const NOT_FOUND_HEADER = 'x-sandbox-gone';

/** Error of a request to an object that was just evicted: it did not begin. */
export const EVICTED = 'The world sleeps until its next request';

/** Share of a process: a world shares its thread. */
const DEFAULT_RATE_LIMIT = '50/second';

/** Returns the settings with defaults. On a public address, worlds have limits. */
export function getSettings({ SETTINGS = {}, CONTROL_KEY }: Bindings): WorkerSettings & PlatformSettings {
  const quotas = { worldRateLimit: DEFAULT_RATE_LIMIT, maxWorldBytes: DEFAULT_WORLD_BYTES };
  return { ...(!SETTINGS.trustNetwork && quotas), ...SETTINGS, controlKey: CONTROL_KEY || undefined };
}
