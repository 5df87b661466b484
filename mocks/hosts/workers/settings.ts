import type { TokenInput, TokenPair } from '../../sign-in/tokens.ts';
import type { PlatformSettings } from '../../worlds/options.ts';
import type { WorldRecord } from '../../worlds/registry.ts';
import type { ObjectNamespace } from './durable-object.ts';

/** The binding `SETTINGS`, a JSON object. All can be left out. */
export interface WorkerSettings extends PlatformSettings {
  /** Initial data of the sandbox, and of worlds that do not name theirs: `demo` (default), `empty` or a scenario. */
  readonly seed?: string;
  /** The domain of which each world has a subdomain. Default: worlds have only paths. */
  readonly worldHosts?: string;
  /** The most worlds. Default: 10,000. */
  readonly maxWorlds?: number;
  /**
   * Whether everybody who can reach it may use the demo token, and without a `controlKey` the control plane: on a network
   * of one's own. Default: false.
   */
  readonly trustNetwork?: boolean;
}

/** What one object calls of another. */
export interface SandboxMethods {
  createWorld(record: WorldRecord): Promise<void>;
  issueTokens(input: TokenInput): Promise<TokenPair>;
  removeWorld(): Promise<void>;
}

/** The bindings of the worker. */
export interface Bindings {
  readonly SANDBOX: ObjectNamespace<SandboxMethods>;
  readonly SETTINGS?: WorkerSettings;
}

/** The object of the sandbox itself. No world has such a name. */
export const ROOT = '/';
