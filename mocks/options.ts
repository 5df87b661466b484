import type { ScenarioName } from './scenario-names.ts';

/** Options of a sandbox. All can be left out. */
export interface SandboxOptions {
  /** Port to listen on; 0 for a free one. Default: 4010. */
  readonly port?: number;
  /** Address to listen on. Any but a loopback address disables the demo token and the control plane. Default: `127.0.0.1`. */
  readonly host?: string;
  /**
   * Enables the demo token and the control plane on every address, for loopback host names and `allowedHosts`. Only where
   * nobody else reaches the port, such as in a container that publishes it on the loopback interface. Default: false.
   */
  readonly trustNetwork?: boolean | undefined;
  /** Names to accept in `Host` on a loopback address, besides loopback names; without port. Default: none. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Origins whose web pages may use the demo token, besides loopback origins: `https://app.example`. Default: none. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** File that stores the data. Default: in memory. */
  readonly data?: string | undefined;
  /** Initial data: the demo companies, the same administrations without books, or the path of a file with a state. Default: `demo`. */
  readonly seed?: 'demo' | 'empty' | (string & {}) | undefined;
  /** Initial data: the demo companies in a situation to test with, in place of `seed`. Default: none. */
  readonly scenario?: ScenarioName | undefined;
  /** Number of ledger lines, in balance, to add to the first administration. Default: 0. */
  readonly extraLedgerLines?: number | undefined;
  /** Initial time of the clock, in ISO 8601. Default: the time of the machine. */
  readonly clock?: string | undefined;
  /** Requests that a client may send: `100/minute`, or a list such as `100/minute,5000/day,4/concurrent,token:10/minute`. Default: no limit. */
  readonly rateLimit?: string | undefined;
  /** HTTPS (TLS 1.3), with a self-signed certificate (`true`) or with these PEM files. Default: HTTP. */
  readonly tls?: boolean | { readonly cert: string; readonly key: string } | undefined;
  /** Key that the control plane requires in `X-Sandbox-Key`. It enables the control plane on every address. Default: none. */
  readonly controlKey?: string | undefined;
  /** Folder of the documentation site, served under `/docs`. Default: none. */
  readonly docs?: string | undefined;
  /** Folder that stores the worlds. Default: a temporary one, removed at the end. */
  readonly worlds?: string | undefined;
  /** Domain of which each world has a subdomain: `sandbox.example` for `shop-1.sandbox.example`. Default: none. */
  readonly worldHosts?: string | undefined;
  /** The most worlds. Default: 1000. */
  readonly maxWorlds?: number | undefined;
  /** The most worlds whose database is open at the same time; others are opened when they are used. Default: 500. */
  readonly maxOpenWorlds?: number | undefined;
  /** Milliseconds in which a request must arrive. Default: 60,000. */
  readonly requestTimeout?: number | undefined;
  /** Receives internal errors. Default: stderr. */
  readonly log?: (line: string) => void;
  /** Receives a line of JSON for each request. Default: off. */
  readonly requestLog?: ((line: string) => void) | undefined;
  /** Number of requests that the journal holds; 0 for none. Default: 1,000. */
  readonly journal?: number | undefined;
  /** What to do with a response that violates the contract: replace it by a 500 (`error`), or only `log` it. Default: `error`. */
  readonly onContractViolation?: 'error' | 'log';
}

/** What a world begins with. All can be left out. */
export interface WorldOptions {
  /** Lower-case letters, digits and hyphens, at most 40. Default: a random name. */
  readonly name?: string;
  /** Default: what the sandbox began with. */
  readonly scenario?: 'demo' | ScenarioName;
  /** Initial time of the clock, in ISO 8601. Default: that of the sandbox. */
  readonly clock?: string;
  /** Seconds without a request after which the world is deleted; null for never. Default: 3600; never with `worlds`. */
  readonly idleSeconds?: number | null;
}

/** An isolated sandbox inside a sandbox, with its own URL, data, tokens, clock, faults and limits. */
export interface World {
  readonly name: string;
  /** `http://127.0.0.1:4010/worlds/shop-1`. */
  readonly url: string;
  /** An access token of the user `demo`, as after a sign-in. */
  readonly token: string;
  /** Deletes the world. */
  remove(): Promise<void>;
}

/** A running sandbox. */
export interface Sandbox {
  /** `http://127.0.0.1:4010`. */
  readonly url: string;
  /** Whether it listens on a loopback address, so that the demo token and the control plane are enabled. */
  readonly isLocal: boolean;
  /** Whether the documentation is served under `/docs`. */
  readonly hasDocs: boolean;
  readonly contractVersion: string;
  /** SHA-256 of a self-signed certificate; undefined without one. */
  readonly fingerprint: string | undefined;
  /** Restores the initial data, and revokes all tokens but the demo token. */
  reset(): Promise<void>;
  /** Creates an isolated sandbox inside this one, which takes milliseconds. */
  createWorld(options?: WorldOptions): Promise<World>;
  /** Completes the requests in progress, stops listening and closes the data file. */
  close(): Promise<void>;
}
