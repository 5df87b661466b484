import fc from 'fast-check';
import type { Operation } from './document.ts';
import { requestsTo } from './generate.ts';
import type { Random } from './random.ts';
import type { Request } from './request.ts';
import type { Callers } from './valid.ts';

/** A request that was drawn, and how to draw it again. */
export interface Drawn {
  readonly request: Request;
  /**
   * The smallest request that still passes the test, beginning with this one. The search ends after a while with what it
   * has; undefined when not even this one passes.
   */
  readonly smallest: (test: (request: Request) => Promise<boolean>) => Promise<Request | undefined>;
}

/** Draws a request to an operation. */
export type Draw = (operation: Operation) => Drawn;

/** How many requests are drawn at once, from what the pools hold then, because that is faster. */
const batch = 4;

/** The longest that a search may take, in milliseconds. */
const patience = 20_000;

/** Makes what draws requests. The same pools and random choices give the same requests. */
export function drawFor(callers: Callers, random: Random): Draw {
  const arbitraries = new Map<Operation, fc.Arbitrary<Request>>();
  const waiting = new Map<Operation, Drawn[]>();
  return (operation) => {
    const arbitrary = arbitraries.get(operation) ?? fc.noBias(requestsTo(operation, callers));
    arbitraries.set(operation, arbitrary);
    const drawn = waiting.get(operation) ?? [];
    waiting.set(operation, drawn);
    if (drawn.length === 0) drawn.push(...drawSome(arbitrary, callers, random.below(2 ** 31)));
    return drawn.pop() as Drawn;
  };
}

function drawSome(arbitrary: fc.Arbitrary<Request>, { pools }: Callers, seed: number): Drawn[] {
  const kept = [...pools.values()].map((one) => one.keep());
  return fc.sample(arbitrary, { numRuns: batch, seed }).map((request, index) => ({
    request,
    async smallest(test) {
      // What the pools have learned since would make it another request.
      const returns = kept.map((goBack) => goBack());
      const property = fc.asyncProperty(arbitrary, async (one) => !(await test(one)));
      const again = { seed, path: String(index), numRuns: 1, interruptAfterTimeLimit: patience };
      const { counterexample } = await fc.check(property, again);
      for (const goForth of returns) goForth();
      return counterexample?.[0];
    },
  }));
}
