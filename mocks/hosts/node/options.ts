import type { ScenarioName } from '../../seed/scenario-names.ts';
import type { PlatformSettings, WorldOptions } from '../../worlds/options.ts';

/** Options of a sandbox on a server of Node. All are optional. */
export interface SandboxOptions extends PlatformSettings {
  /** Port to listen on; 0 for a free one. Default: 4010. */
  readonly port?: number;
  /**
   * Address to listen on. Any but a loopback address disables the demo token and the control plane. Default: `localhost`, which
   * is 127.0.0.1 and, where the machine has it, ::1.
   */
  readonly host?: string;
  /**
   * Enables the demo token and the control plane on every address, for loopback host names and `allowedHosts`. For a port that
   * nobody else reaches, such as in a container that publishes it on the loopback interface. Default: false.
   */
  readonly trustNetwork?: boolean | undefined;
  /** Names to accept in `Host` on a loopback address, besides loopback names; without port. Default: none. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** File that stores the data. Default: in memory. */
  readonly data?: string | undefined;
  /**
   * Initial data: the demo companies, their administrations without books, or a file with a state or requests. Default: `demo`.
   */
  readonly seed?: 'demo' | 'empty' | (string & {}) | undefined;
  /** Initial data: a scenario of the demo companies, in place of `seed`. Default: none. */
  readonly scenario?: ScenarioName | undefined;
  /** Number of ledger lines, in balance, to add to the first administration. Default: 0. */
  readonly extraLedgerLines?: number | undefined;
  /** HTTPS (TLS 1.3), with a self-signed certificate (`true`) or with these PEM files. Default: HTTP. */
  readonly tls?: boolean | { readonly cert: string; readonly key: string } | undefined;
  /** Folder of the documentation site, served under `/docs`. Default: none. */
  readonly docs?: string | undefined;
  /** True when the site in `docs` may be built later, while the sandbox runs. Default: false. */
  readonly docsLater?: boolean | undefined;
  /** The most worlds. Default: 200. */
  readonly maxWorlds?: number | undefined;
  /** Milliseconds in which a request must arrive. Default: 60,000. */
  readonly requestTimeout?: number | undefined;
  /** Receives internal errors. Default: stderr. */
  readonly log?: (line: string) => void;
  /** Receives a line of JSON for each request. Default: off. */
  readonly requestLog?: ((line: string) => void) | undefined;
}

/** Isolated sandbox inside a sandbox, with its own URL, data, tokens, clock, faults and limits. */
export interface World {
  readonly name: string;
  /** `http://localhost:4010/worlds/shop-1`. */
  readonly url: string;
  /** Access token of the user `demo`. A reset of the world does not revoke it. */
  readonly token: string;
  /** Key of its control plane, for `X-Sandbox-Key`; undefined when none is required. */
  readonly controlKey: string | undefined;
  remove(): Promise<void>;
}

/** Running sandbox. */
export interface Sandbox {
  /** `http://localhost:4010`: a URL at which this machine reaches it, also when it listens on all addresses. */
  readonly url: string;
  /** True when it listens on a loopback address, so that the demo token and the control plane are enabled. */
  readonly isLocal: boolean;
  /** True when the documentation is served under `/docs`, and was built when the sandbox started. */
  readonly hasDocs: boolean;
  readonly contractVersion: string;
  /** SHA-256 of a self-signed certificate; undefined without one. */
  readonly fingerprint: string | undefined;
  /** Restores the initial data, and revokes all tokens but the demo token. */
  reset(): Promise<void>;
  /** Creates an isolated sandbox inside this one, in milliseconds. It lasts as long as the process. */
  createWorld(options?: WorldOptions): Promise<World>;
  /** Completes the requests in progress, stops listening and closes the data file. */
  close(): Promise<void>;
}
