import fc from 'fast-check';
import { identify } from '../../../conformance/rules/violations.ts';
import type { HttpRequest, Issue } from '../../../conformance/session/http.ts';
import type { Sample } from './sampler.ts';
import type { FuzzTarget, StartTarget } from './target.ts';

/** The fewest and smallest requests that reproduce an issue on a new sandbox. */
interface Reproduction {
  readonly issue: Issue;
  /** The last one gets the wrong response. */
  readonly requests: readonly HttpRequest[];
  readonly isReproducible: boolean;
}

export interface Shrinker {
  /** @param history the requests before it that changed something. */
  readonly shrink: (sample: Sample, issue: Issue, history: readonly HttpRequest[]) => Promise<Reproduction>;
  readonly close: () => Promise<void>;
}

/** The duration of the search for the requests that must come before, in milliseconds. */
const MAX_SEARCH_TIME = 30_000;

const toKey = (issue: Issue): string => identify(issue).join(' ');

/**
 * Creates a shrinker, which starts a target of its own when it needs one.
 *
 * @param deadline when the search for smaller requests ends, by `performance.now()`.
 */
export function createShrinker(startTarget: StartTarget, deadline = Number.POSITIVE_INFINITY): Shrinker {
  let started: Promise<FuzzTarget> | undefined;
  return {
    async shrink({ request, shrink }, issue, history) {
      started ??= startTarget();
      const target = await started;
      const key = toKey(issue);
      /** The same issue of a request, when a new sandbox gets it after others. */
      const findIssue = async (before: readonly HttpRequest[], last: HttpRequest): Promise<Issue | undefined> => {
        await target.reset();
        for (const earlier of before) await target.request(earlier);
        return (await target.request(last)).issues.find((candidate) => toKey(candidate) === key);
      };
      const reproduces = async (before: readonly HttpRequest[], last: HttpRequest): Promise<boolean> =>
        (await findIssue(before, last)) !== undefined;

      const isAlone = await reproduces([], request);
      if (!isAlone && !(await reproduces(history, request))) {
        return { issue, requests: [request], isReproducible: false };
      }
      const before = isAlone ? [] : await findFewest(history, (requests) => reproduces(requests, request), deadline);
      const isSmaller = async (smaller: HttpRequest): Promise<boolean> =>
        performance.now() < deadline && reproduces(before, smaller);
      const smallest = (await shrink(isSmaller)) ?? request;
      const requests = [...before, smallest];
      return { issue: (await findIssue(before, smallest)) ?? issue, requests, isReproducible: true };
    },
    async close() {
      await (await started)?.close();
    },
  };
}

async function findFewest(
  history: readonly HttpRequest[],
  test: (requests: readonly HttpRequest[]) => Promise<boolean>,
  deadline: number,
): Promise<readonly HttpRequest[]> {
  const subsets = fc.array(fc.constantFrom(...history), { maxLength: history.length });
  const property = fc.asyncProperty(subsets, async (requests) => !(await test(requests)));
  const examples: [HttpRequest[]][] = [[[...history]]];
  const { counterexample } = await fc.check(property, {
    examples,
    numRuns: 1,
    interruptAfterTimeLimit: Math.max(0, Math.min(MAX_SEARCH_TIME, deadline - performance.now())),
  });
  return counterexample?.[0] ?? history;
}
