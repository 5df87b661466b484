import type { Operation } from '../contract.ts';
import type { FailOn, Violation } from '../rules/violations.ts';
import type { HeaderList, HttpRequest, HttpResponse } from './http.ts';

export const SECRET_VARIABLE = 'ACCOUNTING_CLIENT_SECRET';

export interface RateLimits {
  readonly concurrency: number;
  readonly rps?: number | undefined;
  /** Total seconds that a request waits after 429s. */
  readonly maxRetryWait: number;
  readonly timeout: number;
  /** Headers for a gateway, added to every request without them. */
  readonly gatewayHeaders?: HeaderList | undefined;
  readonly onWait?: ((request: HttpRequest, response: HttpResponse, seconds: number) => void) | undefined;
}

export interface Target {
  /** URL without a slash at the end. */
  readonly url: string;
  readonly token: string;
  /** Administration. Default: the token's. */
  readonly tenant: number | undefined;
}

/** Duties of a server with a store, or of a mock server from the contract. */
export const PROFILES = ['full', 'stateless'] as const;

export type Profile = (typeof PROFILES)[number];

/** Optional parts of a server, unless required. */
export const REQUIREMENTS = ['endpoints'] as const;

/** Operations on which decisions are asserted: samples, or all, like documented statements. */
export const DECISIONS = ['sampled', 'all'] as const;

export interface Settings extends Target, RateLimits {
  /** Base URL of the server's links, if it differs. */
  readonly publicUrl?: string | undefined;
  readonly profile: Profile;
  readonly decisions?: (typeof DECISIONS)[number] | undefined;
  readonly write: boolean;
  readonly allowPermanent: boolean;
  readonly language: string;
  readonly operations: readonly Operation[];
  /** Client. Optional: the authorization service is then checked as far as possible. */
  readonly client: OAuthClient | undefined;
  /** Parts whose absence is a violation. Default: none. */
  readonly require?: (typeof REQUIREMENTS)[number] | undefined;
  readonly maxTime?: number | undefined;
  /** Violations that make the run fail. Default: all. */
  readonly failOn?: FailOn | undefined;
  readonly known?: ReadonlySet<string> | undefined;
  /** Aborts the run, which still deletes what it created. Its reason is a `StopError`. */
  readonly signal?: AbortSignal;
  readonly onResponse?: (operation: Operation, status: number) => void;
  readonly onViolation?: (violation: Violation) => void;
  /** URL in reproductions. Default: the server's. */
  readonly displayUrl?: string;
}

export interface OAuthClient {
  readonly id: string;
  readonly secret: string;
  readonly redirectUri: string | undefined;
  /** Consumed by a refresh: the server issues another one. */
  readonly refreshToken: string | undefined;
}
