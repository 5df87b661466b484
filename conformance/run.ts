import type { Check, Context } from './check.ts';
import type { Operation } from './contract.ts';
import type { Coverage } from './coverage.ts';
import { Created } from './created.ts';
import { look } from './found.ts';
import { readingChecks } from './reading/checks.ts';
import { refusalChecks } from './refusals/checks.ts';
import { Interrupted, NoAnswer, Session } from './session.ts';
import type { Settings } from './settings.ts';
import type { CountedViolation } from './violations.ts';
import { writingChecks } from './writing/checks.ts';

/** What came of a run. */
export interface Outcome {
  readonly coverage: Coverage;
  readonly violations: readonly CountedViolation[];
  readonly requests: number;
  readonly seconds: number;
  /** Whether it was ended before all was checked. */
  readonly interrupted: boolean;
  /** Paths of what was created and could not be removed. */
  readonly left: readonly string[];
}

/**
 * Checks a server against the contract: reads first, then provokes refusals, then, if that is allowed, writes. What it
 * creates it removes, also when it is interrupted.
 *
 * @throws NoAnswer when the server does not answer at all.
 */
export async function run(settings: Settings): Promise<Outcome> {
  const session = new Session(settings);
  const created = new Created();
  const begun = performance.now();
  let interrupted = false;
  let left: readonly string[] = [];
  try {
    const context: Context = { session, found: await look(session), created };
    await atOnce(readingChecks, context);
    await atOnce(refusalChecks, context);
    if (settings.write) await inTurn(writingChecks, context);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    interrupted = true;
  } finally {
    left = await created.removeAll(session);
    session.close();
  }
  const seconds = (performance.now() - begun) / 1000;
  const { coverage, requests } = session;
  return { coverage, violations: session.violations.all, requests, seconds, interrupted, left };
}

/** Checks that change nothing: the sender sees to it that not too many requests are under way. */
async function atOnce(checks: readonly Check[], context: Context): Promise<void> {
  await Promise.all(pairs(checks, context).map(([check, operation]) => attempt(check, operation, context)));
}

/** Checks that write, one after the other, so that none sees what another one does. */
async function inTurn(checks: readonly Check[], context: Context): Promise<void> {
  for (const [check, operation] of pairs(checks, context)) await attempt(check, operation, context);
}

const pairs = (checks: readonly Check[], { session }: Context): (readonly [Check, Operation])[] =>
  session.settings.operations.flatMap((operation) =>
    checks.filter((check) => check.appliesTo(operation)).map((check) => [check, operation] as const),
  );

/** A request without an answer is a violation of its own; the other checks go on. */
async function attempt(check: Check, operation: Operation, context: Context): Promise<void> {
  try {
    await check.run(operation, context);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    const { about, request, message } = error;
    const { session } = context;
    session.violations.add({
      operation: error.operation.id,
      rule: 'no answer',
      message,
      about,
      status: 0,
      requests: [request],
    });
  }
}
