import { guides, type Rule } from '../rule.ts';
import { type ApiRequest, findRepetitions, getEnd, getRequestKey } from '../traffic.ts';

/** Milliseconds that a timer may be early. */
const TOLERANCE_MS = 50;

/** A request that is sent again sooner than `Retry-After` says. */
export const retryAfterIgnored: Rule = {
  id: 'retry-after-ignored',
  title: 'Retry-After is respected',
  severity: 'error',
  advice: 'Wait as many seconds as Retry-After says before you send the request again.',
  guide: guides.limits,
  // Of the token endpoint it is not known which token was refreshed.
  find: ({ calls }) =>
    findRepetitions(calls, getRequestKey, hasRetryAfter).flatMap(([rejected, repeated]) => {
      const [seconds, waited] = [getRetryAfter(rejected), repeated.time - getEnd(rejected)];
      if (waited >= seconds * 1000 - TOLERANCE_MS) return [];
      const message = `${rejected.operation.id} was sent again after ${(waited / 1000).toFixed(1)} s; Retry-After said ${seconds} s.`;
      return [{ message, requests: [rejected.sequence, repeated.sequence] }];
    }),
};

const getRetryAfter = ({ responseHeaders }: ApiRequest): number => Number(responseHeaders['retry-after']);

export const hasRetryAfter = (request: ApiRequest): boolean =>
  (request.status === 429 || request.status === 503) && getRetryAfter(request) > 0;
