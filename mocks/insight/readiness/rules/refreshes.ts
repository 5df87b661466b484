import { guides, type Rule } from '../rule.ts';
import { type ApiRequest, getEnd, type Traffic } from '../traffic.ts';

export const listRefreshes = ({ tokenRequests }: Traffic): readonly ApiRequest[] =>
  tokenRequests.filter(({ tokens }) => tokens?.parameters.grant_type === 'refresh_token');

const getRefreshToken = ({ tokens }: ApiRequest): unknown => tokens?.parameters.refresh_token;

/** Maximum time between requests with one refresh token by workers unaware of each other. */
const SIMULTANEOUS_MS = 1000;

export const refreshTokenReused: Rule = {
  id: 'refresh-token-reused',
  title: 'Each refresh token is used once',
  severity: 'error',
  advice:
    'Store the new refresh token of each response before you use the access token. When a response is lost, let the user sign in again.',
  guide: guides.signIn,
  find(traffic) {
    const refreshes = listRefreshes(traffic);
    return refreshes.flatMap((refresh) => {
      const used = refreshes.find(
        (other) =>
          other.isCarriedOut &&
          getRefreshToken(other) === getRefreshToken(refresh) &&
          refresh.time >= getEnd(other) + (other.outcome === 'responded' ? SIMULTANEOUS_MS : 0),
      );
      return used ? [{ message: 'A refresh token was used again.', requests: [used, refresh] }] : [];
    });
  },
};

export const simultaneousRefresh: Rule = {
  id: 'simultaneous-refresh',
  title: 'Only one refresh runs at a time',
  severity: 'error',
  advice: 'Let one worker refresh the tokens, in a lock, and the others wait for its result.',
  guide: guides.signIn,
  find: (traffic) =>
    [...Map.groupBy(listRefreshes(traffic), getRefreshToken).values()].flatMap((group) => {
      const [first] = group;
      if (first?.outcome !== 'responded') return [];
      const requests = group.filter(({ time }) => time < getEnd(first) + SIMULTANEOUS_MS);
      if (requests.length === 1) return [];
      return [{ message: `${requests.length} requests refreshed the same token at once.`, requests }];
    }),
};

/** Seconds before the expiry that are not early: clocks are imprecise. */
const CLOCK_TOLERANCE_S = 1;

export const earlyRefresh: Rule = {
  id: 'early-refresh',
  title: 'Tokens are refreshed when they are about to expire',
  severity: 'warning',
  advice: 'Read expires_in, and refresh shortly before the access token expires, or after a 401.',
  guide: guides.signIn,
  find: (traffic) =>
    listRefreshes(traffic).flatMap((refresh) => {
      const issued = traffic.tokenRequests.find(
        ({ tokens, isCarriedOut }) => isCarriedOut && tokens?.response.refresh_token === getRefreshToken(refresh),
      );
      if (issued?.outcome !== 'responded' || wasRejected(issued, refresh, traffic)) return [];
      const lifetime = Number(issued.tokens?.response.expires_in);
      const age = (refresh.time - getEnd(issued)) / 1000;
      if (!(age < lifetime / 2 - CLOCK_TOLERANCE_S)) return [];
      const message = `The access token was refreshed after ${age.toFixed(1)} of its ${lifetime} seconds.`;
      return [{ message, requests: [issued, refresh] }];
    }),
};

const wasRejected = ({ tokens }: ApiRequest, refresh: ApiRequest, { calls }: Traffic): boolean =>
  calls.some(
    ({ status, headers, time }) =>
      status === 401 && time < refresh.time && headers.authorization?.endsWith(` ${tokens?.response.access_token}`),
  );
