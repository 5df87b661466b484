import type { Operation } from './contract.ts';
import type { Exchange, Reply, Request, Violation } from './exchange.ts';

/** What one run is about. */
export interface Settings {
  /** The address of the server, without a slash at its end. */
  readonly url: string;
  readonly token: string;
  /** The administration; the token's own when left out. */
  readonly tenant: number | undefined;
  /** Whether records may be created, changed and removed again. */
  readonly write: boolean;
  /** What messages are asked in: a language tag. */
  readonly language: string;
  /** The operations to be checked. */
  readonly operations: readonly Operation[];
  /** What signs a client in; without it `/connect` is checked as far as it can be. */
  readonly client: SignIn | undefined;
  readonly concurrency: number;
  /** Requests a second; no limit when left out. */
  readonly rate: number | undefined;
  /** Seconds that 429 may be waited for in one request. */
  readonly patience: number;
  /** Seconds that one answer may take. */
  readonly timeout: number;
  /** Whether the server is a sandbox, which has a control plane and answers what `Prefer` asks for. */
  readonly sandbox: boolean;
  /** Whether files may be added that the API cannot remove: PDFs in the inbox. */
  readonly leaveFiles: boolean;
  /** Ends the run; what was created is removed all the same. */
  readonly signal?: AbortSignal;
  /** Hears of every request and its answer. */
  readonly onAnswer?: (exchange: Exchange) => void;
  readonly onViolation?: (violation: Violation) => void;
  readonly onWait?: (request: Request, reply: Reply, seconds: number) => void;
}

/** A registered client of the authorization service. */
export interface SignIn {
  readonly id: string;
  readonly secret: string;
  readonly redirectUri: string | undefined;
  /** It is used up: the server gives another one in its place. */
  readonly refreshToken: string | undefined;
}
