import type { Operation } from './contract.ts';

/** A request as it is sent. */
export interface Request {
  readonly method: string;
  /** Path and query, in ASCII, behind the address of the server. */
  readonly path: string;
  /** By their names in lower case, `authorization` among them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | undefined;
}

export interface Reply {
  readonly status: number;
  /** By their names in lower case; those that came more than once are joined. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A request for an operation, its answer, and what the contract says of it. */
export interface Exchange {
  readonly operation: Operation;
  /** What was tried, for people: `filter name`, `no token`. */
  readonly about: string;
  readonly request: Request;
  readonly reply: Reply;
  /** The body when it is JSON; undefined when it is not, or there is none. */
  readonly json: unknown;
  /** How the answer breaks the contract; empty when it does not. */
  readonly faults: readonly Fault[];
}

/** One way in which an answer breaks the contract. */
export interface Fault {
  /** What is broken, stable: `status`, `body required`, `total-count`. */
  readonly rule: string;
  /** For people, with the place: `_data[3].name is missing`. */
  readonly message: string;
}

/** An answer that breaks the contract, with the requests that show it, in their order. */
export interface Violation extends Fault {
  readonly operation: string;
  /** What was tried. */
  readonly about: string;
  readonly status: number;
  readonly requests: readonly Request[];
}
