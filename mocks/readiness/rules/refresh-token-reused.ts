import { getRefreshToken, listRefreshes, SIMULTANEOUS_MS } from '../refreshes.ts';
import { guides, type Rule } from '../rule.ts';
import { getEnd } from '../traffic.ts';

/** A refresh token that is used again after a refresh with it was carried out. */
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
      if (!used) return [];
      return [{ message: 'A refresh token was used again.', requests: [used.sequence, refresh.sequence] }];
    });
  },
};
