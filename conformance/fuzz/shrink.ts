import fc from 'fast-check';
import type { Drawn } from './draw.ts';
import type { Shrunk } from './findings.ts';
import { keyOf } from './findings.ts';
import type { Judge } from './judge.ts';
import type { Request } from './request.ts';
import { openTarget, type Target } from './target.ts';

/** Finds the smallest request with the same fault, in a sandbox of its own. */
export interface Shrinker {
  /**
   * @param what what is wrong with the answer to the request that was drawn.
   * @param history the requests before it that changed something.
   */
  readonly shrink: (drawn: Drawn, what: string, history: readonly Request[]) => Promise<Shrunk>;
  readonly close: () => Promise<void>;
}

/** The longest that the search for what must come before may take, in milliseconds. */
const patience = 30_000;

/** Makes a shrinker. Its sandbox starts when it is first needed. */
export function shrinkerWith(judge: Judge): Shrinker {
  let opened: Promise<Target> | undefined;
  return {
    async shrink({ request, smallest }, what, history) {
      opened ??= openTarget(judge);
      const target = await opened;
      const key = keyOf(request.operation, what);
      /** The same fault of a request, when a fresh sandbox gets it after others. */
      const faultAfter = async (before: readonly Request[], one: Request): Promise<string | undefined> => {
        await target.sandbox.reset();
        for (const earlier of before) await target.ask(earlier);
        return (await target.ask(one)).faults.find((fault) => keyOf(one.operation, fault) === key);
      };
      const shows = async (before: readonly Request[], one: Request) => (await faultAfter(before, one)) !== undefined;

      const isAlone = await shows([], request);
      if (!isAlone && !(await shows(history, request))) return { request, what, before: undefined };
      const before = isAlone ? [] : await needed(history, (some) => shows(some, request));
      const small = (await smallest((one) => shows(before, one))) ?? request;
      return { request: small, what: (await faultAfter(before, small)) ?? what, before };
    },
    async close() {
      await (await opened)?.close();
    },
  };
}

/** The fewest of some requests that still pass the test. */
async function needed(
  history: readonly Request[],
  test: (some: readonly Request[]) => Promise<boolean>,
): Promise<readonly Request[]> {
  const some = fc.array(fc.constantFrom(...history), { maxLength: history.length });
  const property = fc.asyncProperty(some, async (requests) => !(await test(requests)));
  const all = { examples: [[[...history]]] as [Request[]][], numRuns: 1, interruptAfterTimeLimit: patience };
  const { counterexample } = await fc.check(property, all);
  return counterexample?.[0] ?? history;
}
