import type { Operation } from './contract.ts';
import type { HeaderList, HttpRequest, HttpResponse } from './http.ts';
import type { Violation } from './violations.ts';

/** Environment variables of secrets, which other users of the machine could read among the arguments. */
export const TOKEN_VARIABLE = 'ACCOUNTING_TOKEN';
export const SECRET_VARIABLE = 'ACCOUNTING_CLIENT_SECRET';

/** How much a server is loaded. */
export interface RateLimits {
  /** Concurrent requests. */
  readonly concurrency: number;
  /** Requests per second; no limit when undefined. */
  readonly rps?: number | undefined;
  /** Seconds that one request waits for 429 in all. */
  readonly maxRetryWait: number;
  /** Seconds that a response may take. */
  readonly timeout: number;
  /** Headers that a gateway before the server needs, with every request that does not have them. */
  readonly gatewayHeaders?: HeaderList | undefined;
  readonly onWait?: ((request: HttpRequest, response: HttpResponse, seconds: number) => void) | undefined;
}

/** A server and the credentials for it. */
export interface Target {
  /** Without a slash at the end. */
  readonly url: string;
  readonly token: string;
  /** The administration; the token's own when undefined. */
  readonly tenant: number | undefined;
}

/** Everything that a server with a store must do, or what a mock server made from the contract can do too. */
export const PROFILES = ['full', 'stateless'] as const;

export type Profile = (typeof PROFILES)[number];

/** The settings of a run. */
export interface Settings extends Target, RateLimits {
  readonly profile: Profile;
  /** Whether records may be created, changed and deleted. */
  readonly write: boolean;
  /** Whether PDFs may be uploaded that the API cannot delete. */
  readonly allowPermanent: boolean;
  /** The language tag of `Accept-Language`. */
  readonly language: string;
  /** The operations to check. */
  readonly operations: readonly Operation[];
  /** Without it the authorization service is checked as far as possible. */
  readonly client: OAuthClient | undefined;
  /** Seconds after which the run ends; no limit when undefined. */
  readonly maxTime?: number | undefined;
  /** Failing violations after which the run ends; no limit when undefined. */
  readonly maxFailures?: number | undefined;
  /** Whether the run fails because of a violation; because of each when left out. */
  readonly isFailing?: (violation: Pick<Violation, 'basis' | 'details'>) => boolean;
  /** Aborts the run, which still deletes what it created. Its reason is a `StopError`. */
  readonly signal?: AbortSignal;
  readonly onResponse?: (operation: Operation, status: number) => void;
  /** Gets the first violation of each rule and cause. */
  readonly onViolation?: (violation: Violation) => void;
  /** Gets tokens that the server issues. */
  readonly onSecret?: (secret: string) => void;
}

/** A registered client of the authorization service. */
export interface OAuthClient {
  readonly id: string;
  readonly secret: string;
  readonly redirectUri: string | undefined;
  /** It is used up: the server issues another one. */
  readonly refreshToken: string | undefined;
}
