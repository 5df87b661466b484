/** How a sandbox is started. Everything can be left out. */
export interface SandboxOptions {
  /** Port to listen on; 0 takes a free one. 4010 when left out. */
  readonly port?: number;
  /** Address to listen on. `127.0.0.1` when left out; anything but a loopback address turns off demo token and control plane. */
  readonly host?: string;
  /** Names in `Host` that it answers to on a loopback address, besides those of this machine; without port. None when left out. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Origins of web pages that may use the demo token, besides those of this machine: `https://app.example`. None when left out. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** File that keeps the data. In memory when left out. */
  readonly data?: string | undefined;
  /** What there is to begin with: the demo companies (when left out), or the same administrations without any books. */
  readonly seed?: 'demo' | 'empty' | undefined;
  /** How many ledger lines the first administration has more, in balance; none when left out. */
  readonly scale?: number | undefined;
  /** The moment that it is in the sandbox when it starts, ISO 8601. The time of the machine when left out. */
  readonly clock?: string | undefined;
  /** How often one client may call: `100/minute`. As often as it likes when left out. */
  readonly rateLimit?: string | undefined;
  /** Serve HTTPS, with TLS 1.3 at least: with a certificate of its own making (`true`), or with these PEM files. */
  readonly tls?: boolean | { readonly cert: string; readonly key: string } | undefined;
  /** What the control plane wants in `X-Sandbox-Key`. It turns the control plane on for other machines too. */
  readonly controlKey?: string | undefined;
  /** Folder of the documentation site, which is served under `/docs`. Nothing is served there when left out. */
  readonly docs?: string | undefined;
  /** Milliseconds that a request may take to arrive; 60,000 when left out. */
  readonly requestTimeout?: number | undefined;
  /** Hears of faults of the sandbox itself. Standard error when left out. */
  readonly log?: (line: string) => void;
  /** Hears of every request, as a line of JSON. Nobody when left out. */
  readonly requestLog?: ((line: string) => void) | undefined;
  /** What becomes of an answer that breaks the contract: `refuse` (500; when left out) or only `log` it. */
  readonly onViolation?: 'refuse' | 'log';
}

/** A sandbox that runs. */
export interface Sandbox {
  /** Where it listens: `http://127.0.0.1:4010`. */
  readonly url: string;
  /** Whether only this machine can reach it, so that demo token and control plane are on. */
  readonly isLocal: boolean;
  /** Whether the documentation is served under `/docs`. */
  readonly hasDocs: boolean;
  readonly contractVersion: string;
  /** SHA-256 of the certificate that it made for itself; undefined without one. */
  readonly fingerprint: string | undefined;
  /** Restores the seed and revokes all tokens. */
  reset(): Promise<void>;
  /** Lets requests under way finish, stops listening and closes the data. */
  close(): Promise<void>;
}
