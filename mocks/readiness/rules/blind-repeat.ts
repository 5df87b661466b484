import { guides, type Rule } from '../rule.ts';
import {
  type ApiRequest,
  findRepetitions,
  getRequestKey,
  isAfter,
  isSuccessful,
  isUnknownOutcome,
} from '../traffic.ts';

/** A POST whose outcome is unknown, and that is sent again before anybody looked for the record. */
export const blindRepeat: Rule = {
  id: 'blind-repeat',
  title: 'A POST is repeated only after a look for the record',
  severity: 'error',
  advice: 'Look for the record by a key of yours, such as its reference, before you send the POST again.',
  guide: guides.unknownOutcomes,
  find: ({ calls }) =>
    findRepetitions(calls, getRequestKey, isUnknownPost)
      .filter(([lost, repeated]) => !calls.some((other) => isLook(other, lost, repeated)))
      .map(([lost, repeated]) => ({
        message: `${lost.operation.id} was sent again, although the first may have been carried out.`,
        requests: [lost.sequence, repeated.sequence],
      })),
};

/** Without the text of its body, a request cannot be compared. */
export const isUnknownPost = (request: ApiRequest): boolean =>
  request.method === 'POST' && isUnknownOutcome(request) && request.requestBody !== undefined;

/** A read between the two, of the same kind of record, or by a value that the body has. */
function isLook(other: ApiRequest, lost: ApiRequest, repeated: ApiRequest): boolean {
  if (other.method !== 'GET' || !isSuccessful(other)) return false;
  if (!isAfter(other, lost) || !isAfter(repeated, other) || other.administration !== lost.administration) return false;
  if (getBaseName(other) === getBaseName(lost)) return true;
  const text = lost.requestBody?.text ?? '';
  return [...new URLSearchParams(other.search).values()].some((value) => text.includes(JSON.stringify(value)));
}

/** A record with and without its lines is the same record. */
const getBaseName = ({ operation }: ApiRequest): string => operation.resource.replace(/withlines$/, '');
