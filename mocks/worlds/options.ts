import type { ScenarioName } from '../seed/scenario-names.ts';

/** Options of a sandbox on every host. All can be left out. */
export interface PlatformSettings {
  /** Initial time of the clock, in ISO 8601. Default: the time of the machine. */
  readonly clock?: string | undefined;
  /** Requests that a client may send: `100/minute`, or a list such as `100/minute,5000/day`. Default: no limit. */
  readonly rateLimit?: string | undefined;
  /** Origins whose web pages may use the demo token, besides loopback origins: `https://app.example`. Default: none. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /**
   * Key that the control plane requires in `X-Sandbox-Key`. It enables the control plane on every address, and gives each
   * world a key of its own. Default: none.
   */
  readonly controlKey?: string | undefined;
  /**
   * True when everybody may create a world without the control key, as on a public address. The sandbox chooses its name, and
   * it ends when it was not used for at most a day. Everything else asks for the control key, or for that of the world.
   * Default: false.
   */
  readonly openWorlds?: boolean | undefined;
  /**
   * Requests that each world takes, of all its clients together, and the sandbox itself: `50/second`. More are
   * rejected with 429. Default: any number.
   */
  readonly worldRateLimit?: string | undefined;
  /**
   * Bytes that the database of each world may have, and that of the sandbox itself. Writes above it get a 507. The longest request
   * of a world takes as long as it is large, and others of the process wait: 0.2 s for 6 MB. Default: 6,000,000 in a world with
   * a key of its own; elsewhere any number.
   */
  readonly maxWorldBytes?: number | undefined;
  /**
   * Bytes that an import of a state may have. Others of the process wait for it, about 0.2 s for each megabyte. Default: 1,400,000 in a
   * world with a key of its own; elsewhere the 64 MB of the contract.
   */
  readonly maxImportBytes?: number | undefined;
  /** Number of requests that the journal holds; 0 for none. Default: 1,000. */
  readonly journal?: number | undefined;
  /** Treatment of a response that violates the contract: replace it by a 500 (`error`), or only `log` it. Default: `error`. */
  readonly onContractViolation?: 'error' | 'log' | undefined;
}

/** Initial state of a world. All options can be left out. */
export interface WorldOptions {
  /** Lower-case letters, digits and hyphens, at most 40. Default: a random name. */
  readonly name?: string;
  /** Default: what the sandbox began with. */
  readonly scenario?: 'demo' | ScenarioName;
  /** Initial time of the clock, in ISO 8601. Default: that of the sandbox. */
  readonly clock?: string;
  /** Seconds without a request after which the world is deleted; null for never. Default: 3600. */
  readonly idleSeconds?: number | null;
}

export const hasControlPlane = (isLocal: boolean, settings: PlatformSettings): boolean => isLocal || hasKeys(settings);

export const hasKeys = ({ controlKey, openWorlds = false }: PlatformSettings): boolean =>
  controlKey !== undefined || openWorlds;

/** Checks whether the worlds of a host are those of several people, or their operator limits what each takes. */
export const isShared = (settings: PlatformSettings): boolean =>
  hasKeys(settings) || settings.worldRateLimit !== undefined || settings.maxWorldBytes !== undefined;
