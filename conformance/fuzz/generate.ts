import fc from 'fast-check';
import type { Operation } from './document.ts';
import { faults } from './faults.ts';
import { randomOf } from './random.ts';
import { type Draft, type Request, written } from './request.ts';
import { type Callers, validRequests } from './valid.ts';

/** One fault, and what chooses where it is. */
const fault = fc.record({ name: fc.constantFrom(...Object.keys(faults)), choice: fc.nat() });

/** With one fault, seldom two. */
const oneOrTwo = fc.oneof({ weight: 9, arbitrary: fc.tuple(fault) }, { weight: 1, arbitrary: fc.tuple(fault, fault) });

/** Requests to an operation: valid ones, and ones with something odd. */
export function requestsTo(operation: Operation, callers: Callers): fc.Arbitrary<Request> {
  const drafts = validRequests(operation, callers);
  const valid = drafts.map((draft) => written(draft, operation.id, 'valid'));
  const odd = fc.tuple(drafts, oneOrTwo).map(([draft, chosen]) => {
    const changed: Draft = { ...draft, query: [...draft.query], headers: [...draft.headers] };
    for (const { name, choice } of chosen) faults[name]?.(changed, randomOf(choice));
    return written(changed, operation.id, chosen.map(({ name }) => name).join(' and '));
  });
  return fc.oneof({ weight: 9, arbitrary: valid }, { weight: 11, arbitrary: odd });
}
