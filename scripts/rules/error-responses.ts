import type { Contract, Operation } from './lib/contract.ts';
import { type Finding, houseRule } from './lib/house-rule.ts';
import { each, lastOf, type Place } from './lib/places.ts';

/**
 * An operation with a token documents every error that it can return: as problem details (RFC 9457), and 400 as JSON with
 * `errors`, the dictionary of the fields that are at fault.
 *
 * A client handles errors in one place. That works when all operations refuse in the same way, and when none of them
 * can answer with a status that it does not document.
 *
 * ```yaml
 * # wrong
 * responses: { '200': ..., '400': { content: { application/json: { schema: { type: string } } } } }
 * # right: with x-record on the path, scripts/conventions writes them
 * responses: { '400': { $ref: ../conventions/responses.yaml#/components/responses/ValidationFailed }, ... }
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
  const { mediaTypes, required } = status === '400' ? validation : problem;
  const offered = each(response, 'content').map((mediaType) => lastOf(mediaType.at));
  if (offered.toSorted().join() !== mediaTypes.join()) {
    yield { at, message: `Answer ${status} with ${mediaTypes.join(' and ')}, and nothing else.` };
  }
  for (const [mediaType, schema] of contract.content(response)) {
    if (!(mediaTypes as readonly string[]).includes(mediaType)) continue;
    const names = [...contract.required(schema)];
    if (names.toSorted().join() === required.join()) continue;
    yield { at, message: `The ${mediaType} of ${status} requires ${required.join(', ')}, and nothing else.` };
  }
}

/** The source promises JSON with `errors`, and no more. */
const validation = { mediaTypes: ['application/json', 'application/problem+json'], required: ['errors'] } as const;

const problem = { mediaTypes: ['application/problem+json'], required: ['status', 'title', 'type'] } as const;
