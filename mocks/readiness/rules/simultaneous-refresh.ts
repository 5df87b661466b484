import { getRefreshToken, listRefreshes, SIMULTANEOUS_MS } from '../refreshes.ts';
import { guides, type Rule } from '../rule.ts';

/** Several refreshes with one refresh token at the same time, as by several workers. */
export const simultaneousRefresh: Rule = {
  id: 'simultaneous-refresh',
  title: 'Tokens are refreshed by one at a time',
  severity: 'error',
  advice: 'Let one worker refresh the tokens, in a lock, and the others wait for its result.',
  guide: guides.signIn,
  find(traffic) {
    const byToken = Map.groupBy(listRefreshes(traffic), getRefreshToken);
    return [...byToken.values()].flatMap(([first, ...others]) => {
      if (first?.outcome !== 'responded') return [];
      const simultaneous = others.filter(({ time }) => time < first.time + first.duration + SIMULTANEOUS_MS);
      if (simultaneous.length === 0) return [];
      const requests = [first, ...simultaneous].map(({ sequence }) => sequence);
      return [{ message: `${requests.length} requests refreshed the same token at once.`, requests }];
    });
  },
};
