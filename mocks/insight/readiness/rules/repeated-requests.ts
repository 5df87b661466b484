import { guides, type Rule } from '../rule.ts';
import {
  type ApiRequest,
  findRepetitions,
  getAttemptKey,
  getEnd,
  getRequestKey,
  isAfter,
  isSuccessful,
  isUnknownOutcome,
} from '../traffic.ts';

export const blindRepeat: Rule = {
  id: 'blind-repeat',
  title: 'A POST is repeated only after its record was looked up',
  severity: 'error',
  advice: 'Look up the record by your own key, such as its reference, before you send the POST again.',
  guide: guides.limits,
  find: ({ calls }) =>
    findRepetitions(calls, isUnknownPost, getAttemptKey)
      .filter(([lost, repeated]) => !calls.some((other) => isLookup(other, lost, repeated)))
      .map(([lost, repeated]) => ({
        message: `${lost.operation.id} was sent again, although the first may have been carried out.`,
        requests: [lost, repeated],
      })),
};

/** Checks for a POST without the text of its body, which cannot be compared. */
export const isUnknownPost = (request: ApiRequest): boolean =>
  request.method === 'POST' && isUnknownOutcome(request) && request.requestBody !== undefined;

/** Checks for a read in between, of the same kind of record, or by a value of the body. */
function isLookup(other: ApiRequest, lost: ApiRequest, repeated: ApiRequest): boolean {
  if (other.method !== 'GET' || !isSuccessful(other)) return false;
  if (!isAfter(other, lost) || !isAfter(repeated, other) || other.administration !== lost.administration) return false;
  if (getBaseName(other) === getBaseName(lost)) return true;
  const text = lost.requestBody?.text ?? '';
  return [...new URLSearchParams(other.search).values()].some((value) => text.includes(JSON.stringify(value)));
}

/** Returns the name of a record with or without lines, which is the same record. */
const getBaseName = ({ operation }: ApiRequest): string => operation.resource.replace(/withlines$/, '');

const TIMER_TOLERANCE_MS = 50;

export const retryAfterIgnored: Rule = {
  id: 'retry-after-ignored',
  title: 'Retry-After is respected',
  severity: 'error',
  advice: 'Wait as many seconds as Retry-After says before you send the request again.',
  guide: guides.limits,
  // The token endpoint does not show which token was refreshed.
  find: ({ calls }) =>
    findRepetitions(calls, hasRetryAfter).flatMap(([rejected, repeated]) => {
      const [seconds, waited] = [getRetryAfter(rejected), repeated.time - getEnd(rejected)];
      if (waited >= seconds * 1000 - TIMER_TOLERANCE_MS) return [];
      const message = `${rejected.operation.id} was sent again after ${(waited / 1000).toFixed(1)} s; Retry-After said ${seconds} s.`;
      return [{ message, requests: [rejected, repeated] }];
    }),
};

const getRetryAfter = ({ responseHeaders }: ApiRequest): number => Number(responseHeaders['retry-after']);

export const hasRetryAfter = (request: ApiRequest): boolean =>
  (request.status === 429 || request.status === 503) && getRetryAfter(request) > 0;

const PERMANENT_REJECTIONS = [400, 405, 406, 413, 415];

export const invalidRequestRepeated: Rule = {
  id: 'invalid-request-repeated',
  title: 'An invalid request is not sent again',
  severity: 'warning',
  advice: 'Retry after 429, after 5xx, and without a response. After 400, show the errors to a person.',
  guide: guides.errors,
  find: ({ calls }) =>
    findRepetitions(calls, ({ status = 0 }) => PERMANENT_REJECTIONS.includes(status)).map(([rejected, repeated]) => ({
      message: `${rejected.operation.id} was rejected with ${rejected.status}, and sent again unchanged.`,
      requests: [rejected, repeated],
    })),
};

/** Number of independent workers, each of which may learn that the token expired. */
const MAX_WORKERS = 3;

export const rejectedTokenRepeated: Rule = {
  id: 'rejected-token-repeated',
  title: 'A rejected token is not sent again',
  severity: 'error',
  advice: 'After a 401, refresh the token, or let the user sign in again.',
  guide: guides.signIn,
  find({ calls }) {
    const rejected = calls.filter(({ status }) => status === 401);
    // A user has another token after a refresh.
    const groups = Map.groupBy(rejected, (request) => `${getRequestKey(request)}\n${request.headers.authorization}`);
    return [...groups.values()]
      .filter((requests) => requests.length > MAX_WORKERS)
      .map((requests) => ({
        message: `${requests[0]?.operation.id} was sent ${requests.length} times with a token that was rejected.`,
        requests,
      }));
  },
};
