import { guides, type Rule } from '../rule.ts';
import { type ApiRequest, getRequestKey } from '../traffic.ts';

/** So many workers, which do not know of each other, may each learn that the token expired. */
const MAX_WORKERS = 3;

/** A request that is sent again and again with a token that was rejected. */
export const rejectedTokenRepeated: Rule = {
  id: 'rejected-token-repeated',
  title: 'A rejected token is not sent again',
  severity: 'error',
  advice: 'After a 401, refresh the token, or let the user sign in again.',
  guide: guides.signIn,
  find({ calls }) {
    const rejected = calls.filter(({ status }) => status === 401);
    return [...Map.groupBy(rejected, getTokenKey).values()]
      .filter((group) => group.length > MAX_WORKERS)
      .map((group) => ({
        message: `${group[0]?.operation.id} was sent ${group.length} times with a token that was rejected.`,
        requests: group.map(({ sequence }) => sequence),
      }));
  },
};

/** A user has another token after a refresh. */
const getTokenKey = (request: ApiRequest): string => `${getRequestKey(request)}\n${request.headers.authorization}`;
