import type { Fetch } from '../../../client/send.ts';
import type { Tokens } from '../../../client/sign-in/tokens.ts';
import { json, problem } from './fake-fetch.ts';

/** A platform whose tokens have numbers: it accepts the newest pair, and a refresh makes the next one. */
export interface FakePlatform {
  readonly fetch: Fetch;
  /** The refresh tokens that it was sent. */
  readonly refreshes: string[];
  /** The number of the newest pair; 0 when the sign-in was revoked. */
  newest: number;
  /** Access tokens up to this number have ended. */
  ended: number;
  /** Called when a refresh has been carried out, and before it is answered. */
  beforeAnswer: () => void | Promise<void>;
}

/** Answers like the platform: refresh tokens work once, and the second use of one revokes the sign-in. */
export function fakePlatform(newest = 1): FakePlatform {
  const platform: FakePlatform = {
    refreshes: [],
    newest,
    ended: 0,
    beforeAnswer: () => undefined,
    async fetch(url, { headers, body }) {
      if (!url.endsWith('/connect/token')) {
        const [, number] = /^Bearer access-(\d+)$/.exec(new Headers(headers).get('authorization') ?? '') ?? [];
        const isGood = Number(number) > platform.ended && Number(number) <= platform.newest;
        return isGood ? json(200, { token: `access-${number}` }) : problem(401);
      }
      const sent = new URLSearchParams(String(body)).get('refresh_token') ?? '';
      platform.refreshes.push(sent);
      platform.newest = sent === `refresh-${platform.newest}` ? platform.newest + 1 : 0;
      await platform.beforeAnswer();
      const { newest } = platform;
      return newest === 0 ? refusal('refresh token already used') : json(200, pair(newest));
    },
  };
  return platform;
}

/** The answer of the token endpoint with the pair of that number. */
export const pair = (number: number, more: object = {}): object => ({
  access_token: `access-${number}`,
  refresh_token: `refresh-${number}`,
  token_type: 'Bearer',
  expires_in: 3600,
  scope: 'accounting-api offline_access',
  ...more,
});

/** The answer of the token endpoint to a grant that it refuses for good. */
export const refusal = (description?: string): Response =>
  json(400, { error: 'invalid_grant', error_description: description });

/** The tokens of that number, which still live so many seconds. */
export const tokensOf = (number: number, seconds = 3600): Tokens => ({
  accessToken: `access-${number}`,
  refreshToken: `refresh-${number}`,
  expiresAt: new Date(Date.now() + seconds * 1000).toISOString(),
  scope: 'accounting-api offline_access',
});
