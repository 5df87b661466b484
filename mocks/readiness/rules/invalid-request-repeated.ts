import { guides, type Rule } from '../rule.ts';
import { findRepetitions, getRequestKey } from '../traffic.ts';

/** Statuses of requests that are rejected each time. */
const FINAL = [400, 405, 406, 413, 415];

/** A request that was rejected as invalid, and is sent again unchanged. */
export const invalidRequestRepeated: Rule = {
  id: 'invalid-request-repeated',
  title: 'An invalid request is not sent again',
  severity: 'warning',
  advice: 'Retry after 429, after 5xx, and without a response. After 400, show the errors to a person.',
  guide: guides.errors,
  find: ({ calls }) =>
    findRepetitions(calls, getRequestKey, ({ status = 0 }) => FINAL.includes(status)).map(([rejected, repeated]) => ({
      message: `${rejected.operation.id} was rejected with ${rejected.status}, and sent again unchanged.`,
      requests: [rejected.sequence, repeated.sequence],
    })),
};
