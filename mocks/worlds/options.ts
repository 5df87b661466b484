import type { ScenarioName } from '../seed/scenario-names.ts';

/** Options of a sandbox on every host. All are optional. */
export interface PlatformSettings {
  /** Initial time of the clock, in ISO 8601. Default: the time of the machine. */
  readonly clock?: string | undefined;
  /** Requests per client: `100/minute`, or a list such as `100/minute,5000/day`. Default: no limit. */
  readonly rateLimit?: string | undefined;
  /** Origins whose web pages may use the demo token, besides loopback origins: `https://app.example`. Default: none. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /**
   * Key that the control plane requires in `X-Sandbox-Key`. Enables it on every address, and gives worlds their own keys.
   * Default: none.
   */
  readonly controlKey?: string | undefined;
  /**
   * True when everybody may create a world without the control key, as on a public address. The sandbox chooses its name, and it
   * ends after at most a day without use. Everything else requires the control key, or the key of the world. Default: false.
   */
  readonly openWorlds?: boolean | undefined;
  /** Requests per world, of all clients together, and of the sandbox itself: `50/second`. More get a 429. Default: no limit. */
  readonly worldRateLimit?: string | undefined;
  /**
   * Bytes of the database of each world, and of the sandbox itself. Writes above it get a 507. The longest request of a world
   * delays the others of the process: 0.2 s for 6 MB. Default: 6,000,000 in a world with a key of its own; elsewhere no limit.
   */
  readonly maxWorldBytes?: number | undefined;
  /**
   * Bytes of an imported state. An import delays the others of the process about 0.2 s per megabyte. Default: 1,400,000 in a
   * world with a key of its own; elsewhere the 64 MB of the contract.
   */
  readonly maxImportBytes?: number | undefined;
  /** Requests that the journal holds; 0 for none. Default: 1,000. */
  readonly journal?: number | undefined;
  /** Treatment of a response that violates the contract: replace it with a 500 (`error`), or only `log` it. Default: `error`. */
  readonly onContractViolation?: 'error' | 'log' | undefined;
}

/** Initial state of a world. All options are optional. */
export interface WorldOptions {
  /** Lower-case letters, digits and hyphens, at most 40. Default: a random name. */
  readonly name?: string;
  /** Initial data. Default: the sandbox's. */
  readonly scenario?: 'demo' | ScenarioName;
  /** Initial time of the clock, in ISO 8601. Default: the sandbox's. */
  readonly clock?: string;
  /** Seconds without a request until the world is deleted; null for never. Default: 3600. */
  readonly idleSeconds?: number | null;
}

export const hasControlPlane = (isLocal: boolean, settings: PlatformSettings): boolean => isLocal || hasKeys(settings);

export const hasKeys = ({ controlKey, openWorlds = false }: PlatformSettings): boolean =>
  controlKey !== undefined || openWorlds;

/** Checks that worlds belong to several people, or have limits set by their operator. */
export const isShared = (settings: PlatformSettings): boolean =>
  hasKeys(settings) || settings.worldRateLimit !== undefined || settings.maxWorldBytes !== undefined;
