import type { Operation } from '../contract.ts';
import type { FailOn, Violation } from '../rules/violations.ts';
import type { HeaderList, HttpRequest, HttpResponse } from './http.ts';

export const SECRET_VARIABLE = 'ACCOUNTING_CLIENT_SECRET';

export interface RateLimits {
  readonly concurrency: number;
  readonly rps?: number | undefined;
  /** Seconds that one request waits for 429 in all. */
  readonly maxRetryWait: number;
  readonly timeout: number;
  /** Headers that a gateway before the server needs, with every request that does not have them. */
  readonly gatewayHeaders?: HeaderList | undefined;
  readonly onWait?: ((request: HttpRequest, response: HttpResponse, seconds: number) => void) | undefined;
}

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

/** Parts that a server may leave out, unless they are required. */
export const REQUIREMENTS = ['endpoints'] as const;

/** Operations of which decisions of the contract are asserted: samples, or every one as of what the platform documents. */
export const DECISIONS = ['sampled', 'all'] as const;

export interface Settings extends Target, RateLimits {
  /** What links begin with, when that is not the URL of the server. */
  readonly publicUrl?: string | undefined;
  readonly profile: Profile;
  readonly decisions?: (typeof DECISIONS)[number] | undefined;
  readonly write: boolean;
  readonly allowPermanent: boolean;
  readonly language: string;
  readonly operations: readonly Operation[];
  /** Without it the authorization service is checked as far as possible. */
  readonly client: OAuthClient | undefined;
  /** Parts whose absence is a violation; none when undefined. */
  readonly require?: (typeof REQUIREMENTS)[number] | undefined;
  readonly maxTime?: number | undefined;
  /** The violations that make the run fail; all when left out. */
  readonly failOn?: FailOn | undefined;
  readonly known?: ReadonlySet<string> | undefined;
  /** Aborts the run, which still deletes what it created. Its reason is a `StopError`. */
  readonly signal?: AbortSignal;
  readonly onResponse?: (operation: Operation, status: number) => void;
  readonly onViolation?: (violation: Violation) => void;
  /** The URL in reproductions; that of the server when left out. */
  readonly displayUrl?: string;
}

export interface OAuthClient {
  readonly id: string;
  readonly secret: string;
  readonly redirectUri: string | undefined;
  /** It is used up: the server issues another one. */
  readonly refreshToken: string | undefined;
}
