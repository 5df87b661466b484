import type { Contract, Operation } from './lib/contract.ts';
import { type Finding, houseRule } from './lib/house-rule.ts';
import { each, type Place } from './lib/places.ts';

/**
 * An operation with a token documents every refusal that can meet it, as problem details (RFC 9457), and 400 with
 * `errors`, the dictionary of the fields that are at fault.
 *
 * A client handles errors in one place. That works when all operations refuse in the same way, and when none of them
 * can answer with a status that it does not document.
 *
 * ```yaml
 * # wrong
 * responses: { '200': ..., '400': { content: { application/json: { schema: { type: string } } } } }
 * # right: with x-record on the path, scripts/conventions writes them
 * responses: { '400': { $ref: ../shared/errors.yaml#/components/responses/ValidationFailed }, ... }
 * ```
 *
 * The operations of `/connect` have no token yet. OAuth 2.0 says what they answer.
 */
export const errorResponses = houseRule({
  description: 'Operations with a token document their refusals, as problem details.',
  *check(contract) {
    for (const operation of contract.operations().filter(contract.isSecured)) {
      const responses = contract.responses(operation);
      for (const [status, reason] of refusalsOf(operation, contract)) {
        if (!responses.has(status)) yield { at: operation.at, message: `Document ${status}: ${reason}.` };
      }
      for (const [status, response] of responses) {
        if (/^[45]/.test(status)) yield* judge(status, response, contract);
      }
    }
  },
});

function refusalsOf(operation: Operation, contract: Contract): (readonly [status: string, reason: string])[] {
  const answersWithBody = [...contract.responses(operation)].some(
    ([status, response]) => status.startsWith('2') && contract.content(response).size > 0,
  );
  return [
    ['400', 'the request can be at fault'],
    ['401', 'the token can be missing or expired'],
    ['403', 'the user may have no access'],
    ...when(operation.path.includes('{'), ['404', 'the record may not exist']),
    ...when(answersWithBody, ['406', 'the client may accept no media type that is answered']),
    ...when(operation.value.requestBody !== undefined, ['413', 'the body can be too large']),
    ...when(operation.value.requestBody !== undefined, ['415', 'the body can have another media type']),
    ['429', 'the client can call too often'],
    ['500', 'the platform can fail'],
  ];
}

const when = <const T>(condition: boolean, value: T): T[] => (condition ? [value] : []);

function* judge(status: string, response: Place, contract: Contract): Generator<Finding> {
  const { at } = response;
  const problem = contract.content(response).get('application/problem+json');
  if (!problem || each(response, 'content').length > 1) {
    yield { at, message: `Answer ${status} with application/problem+json and nothing else.` };
  }
  const required = problem ? contract.required(problem) : new Set();
  const asked = ['type', 'title', 'status', ...when(status === '400', 'errors')];
  const absent = asked.filter((name) => problem && !required.has(name));
  if (absent.length > 0) yield { at, message: `The problem of ${status} requires ${absent.join(', ')}.` };
}
