import { guides, type Rule } from '../rule.ts';
import { type ApiRequest, findRepetitions, getRequestKey } from '../traffic.ts';

/** A request that is sent again with the token that was rejected. */
export const rejectedTokenRepeated: Rule = {
  id: 'rejected-token-repeated',
  title: 'A rejected token is not sent again',
  severity: 'error',
  advice: 'After a 401, refresh the token, or let the user sign in again.',
  guide: guides.signIn,
  find: ({ calls }) =>
    findRepetitions(calls, getTokenKey, ({ status }) => status === 401).map(([rejected, repeated]) => ({
      message: `${rejected.operation.id} was sent again with a token that had been rejected.`,
      requests: [rejected.sequence, repeated.sequence],
    })),
};

/** A user has another token after a refresh. */
const getTokenKey = (request: ApiRequest): string => `${getRequestKey(request)}\n${request.headers.authorization}`;
