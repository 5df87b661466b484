import type { ScenarioName } from '../../seed/scenario-names.ts';

/** State of a sandbox: the object of `GET /_sandbox/state`. */
export interface State {
  readonly format: number;
  readonly contractVersion: string;
  readonly [name: string]: unknown;
}

/** Options of a sandbox in a page. All are optional. */
export interface BrowserSandboxOptions {
  /** Initial data: `demo` (default), `empty`, the name of a scenario, or a state (the object of `GET /_sandbox/state`). */
  readonly seed?: 'demo' | 'empty' | ScenarioName | (string & {}) | State | undefined;
  /** Initial time of the clock, in ISO 8601. Default: the time of the machine. */
  readonly clock?: string | undefined;
  /** False freezes the clock at its initial time. Default: true. */
  readonly clockRunning?: boolean | undefined;
  /** Origin of its URLs. Default: `https://sandbox.localhost`. */
  readonly origin?: string | undefined;
}

/** Sandbox in a page, or in a program, without a server. */
export interface BrowserSandbox {
  readonly origin: string;
  /**
   * Responds to a request for its origin as a server would, including the control plane and the sign-in. Does not follow
   * redirects. A text that begins with `/` is a path.
   */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /** Restores the initial data, and revokes all tokens but the demo token. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}
