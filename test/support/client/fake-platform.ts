import type { Fetch } from '../../../client/runtime/client-options.ts';
import type { Tokens } from '../../../client/sign-in/tokens.ts';
import { createJsonResponse, createProblemResponse } from './fake-fetch.ts';

/** A platform with numbered token pairs: it accepts the newest pair, and a refresh creates the next one. */
export interface FakePlatform {
  readonly fetch: Fetch;
  /** Refresh tokens that were sent. */
  readonly refreshes: string[];
  /** Number of the newest pair; 0 when the sign-in was revoked. */
  newest: number;
  /** Access tokens up to this number have expired. */
  expired: number;
  /** Called between a refresh and its response. */
  beforeResponse: () => void | Promise<void>;
}

/** Behaves like the platform: a refresh token works once, and using it again revokes the sign-in. */
export function createFakePlatform(newest = 1): FakePlatform {
  const platform: FakePlatform = {
    refreshes: [],
    newest,
    expired: 0,
    beforeResponse: () => undefined,
    async fetch(url, { headers, body }) {
      if (!url.endsWith('/connect/token')) {
        const [, number] = /^Bearer access-(\d+)$/.exec(new Headers(headers).get('authorization') ?? '') ?? [];
        const isValid = Number(number) > platform.expired && Number(number) <= platform.newest;
        return isValid ? createJsonResponse(200, { token: `access-${number}` }) : createProblemResponse(401);
      }
      const refreshToken = new URLSearchParams(String(body)).get('refresh_token') ?? '';
      platform.refreshes.push(refreshToken);
      platform.newest = refreshToken === `refresh-${platform.newest}` ? platform.newest + 1 : 0;
      await platform.beforeResponse();
      const { newest } = platform;
      return newest === 0
        ? createGrantRejection('refresh token already used')
        : createJsonResponse(200, createTokenPair(newest));
    },
  };
  return platform;
}

export const createTokenPair = (number: number, members: object = {}): object => ({
  access_token: `access-${number}`,
  refresh_token: `refresh-${number}`,
  token_type: 'Bearer',
  expires_in: 3600,
  scope: 'accounting-api offline_access',
  ...members,
});

export const createGrantRejection = (description?: string): Response =>
  createJsonResponse(400, { error: 'invalid_grant', error_description: description });

export const createTokens = (number: number, secondsToExpiry = 3600): Tokens => ({
  accessToken: `access-${number}`,
  refreshToken: `refresh-${number}`,
  expiresAt: new Date(Date.now() + secondsToExpiry * 1000).toISOString(),
  scope: 'accounting-api offline_access',
});
