import { getRefreshToken, listRefreshes } from '../refreshes.ts';
import { guides, type Rule } from '../rule.ts';
import { type ApiRequest, getEnd, type Traffic } from '../traffic.ts';

/** Seconds of the lifetime for which nobody is early: a clock may be rough. */
const TOLERANCE_S = 1;

/** A refresh while the access token has most of its life left, and was not rejected. */
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
      if (!(age < lifetime / 2 - TOLERANCE_S)) return [];
      const message = `The access token was refreshed after ${age.toFixed(1)} of its ${lifetime} seconds.`;
      return [{ message, requests: [issued.sequence, refresh.sequence] }];
    }),
};

/** Whether the access token was rejected before the refresh. */
const wasRejected = ({ tokens }: ApiRequest, refresh: ApiRequest, { calls }: Traffic): boolean =>
  calls.some(
    ({ status, headers, time }) =>
      status === 401 && time < refresh.time && headers.authorization?.endsWith(` ${tokens?.response.access_token}`),
  );
