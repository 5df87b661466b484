import fc from 'fast-check';
import type { Operation } from '../../../conformance/contract.ts';
import type { HttpRequest } from '../../../conformance/session/http.ts';
import { serializeRequest } from '../generators/draft.ts';
import { createRequests, type LabelledDraft } from '../generators/malformed.ts';
import type { Random } from '../generators/random.ts';
import type { Credentials } from '../generators/valid-requests.ts';

/** A random request, and how to shrink it. */
export interface Sample {
  readonly request: HttpRequest;
  /** What is unusual about it; `valid` for nothing. */
  readonly label: string;
  /**
   * The smallest request that passes a test, beginning with this one. The search ends after a while; undefined when not
   * even this request passes.
   */
  readonly shrink: (test: (request: HttpRequest) => Promise<boolean>) => Promise<HttpRequest | undefined>;
}

export type Sampler = (operation: Operation) => Sample;

/** Samples that are drawn at once, which is faster, from the values that the pools have then. */
const BATCH_SIZE = 4;

const MAX_SHRINK_TIME = 20_000;

/** Creates a sampler. The same pools and random choices give the same requests. */
export function createSampler(credentials: Credentials, random: Random): Sampler {
  const arbitraries = new Map<Operation, fc.Arbitrary<LabelledDraft>>();
  const queues = new Map<Operation, Sample[]>();
  return (operation) => {
    const arbitrary = arbitraries.get(operation) ?? fc.noBias(createRequests(operation, credentials));
    arbitraries.set(operation, arbitrary);
    const queue = queues.get(operation) ?? [];
    queues.set(operation, queue);
    if (queue.length === 0) queue.push(...sampleBatch(arbitrary, credentials, random.below(2 ** 31)));
    return queue.pop() as Sample;
  };
}

function sampleBatch(arbitrary: fc.Arbitrary<LabelledDraft>, { pools }: Credentials, seed: number): Sample[] {
  const restoreFunctions = [...pools.values()].map((pool) => pool.snapshot());
  return fc.sample(arbitrary, { numRuns: BATCH_SIZE, seed }).map(({ draft, label }, index) => ({
    request: serializeRequest(draft),
    label,
    async shrink(test) {
      // With the values that the pools have learned since, it would be another request.
      const undoFunctions = restoreFunctions.map((restore) => restore());
      const property = fc.asyncProperty(arbitrary, async (smaller) => !(await test(serializeRequest(smaller.draft))));
      const options = { seed, path: String(index), numRuns: 1, interruptAfterTimeLimit: MAX_SHRINK_TIME };
      const { counterexample } = await fc.check(property, options);
      for (const undo of undoFunctions) undo();
      return counterexample?.[0] && serializeRequest(counterexample[0].draft);
    },
  }));
}
