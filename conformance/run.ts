import type { Check, Context } from './check.ts';
import { CleanupRegistry } from './cleanup.ts';
import type { Operation } from './contract.ts';
import type { Coverage } from './coverage.ts';
import { discover } from './discovery.ts';
import { negativeChecks } from './negative/index.ts';
import { readChecks } from './read/index.ts';
import { AbortError, NoResponseError, Session } from './session.ts';
import type { Settings } from './settings.ts';
import type { CountedViolation } from './violations.ts';
import { writeChecks } from './write/index.ts';

export interface RunResult {
  readonly coverage: Coverage;
  readonly violations: readonly CountedViolation[];
  readonly requests: number;
  readonly seconds: number;
  readonly isAborted: boolean;
  /** Paths of created records that could not be deleted. */
  readonly remaining: readonly string[];
}

/**
 * Checks a server against the contract: reads, then sends requests that it must reject, then writes, if that is allowed.
 * It always deletes what it created.
 *
 * @throws NoResponseError when the server is gone.
 */
export async function run(settings: Settings, cleanup = new CleanupRegistry()): Promise<RunResult> {
  const session = new Session(settings);
  const start = performance.now();
  let isAborted = false;
  let remaining: readonly string[] = [];
  try {
    const context: Context = { session, inventory: await discover(session), cleanup };
    await runConcurrently(readChecks, context);
    await runConcurrently(negativeChecks, context);
    if (settings.write) await runInTurn(writeChecks, context);
  } catch (error) {
    if (!(error instanceof AbortError)) throw error;
    isAborted = true;
  } finally {
    remaining = await cleanup.deleteAll(session);
    session.close();
  }
  const seconds = (performance.now() - start) / 1000;
  const { coverage, requests } = session;
  return { coverage, violations: session.violations.all, requests, seconds, isAborted, remaining };
}

/** Runs checks that change nothing; the HTTP client limits their requests. */
async function runConcurrently(checks: readonly Check[], context: Context): Promise<void> {
  await Promise.all(toPairs(checks, context).map(([check, operation]) => runCheck(check, operation, context)));
}

/** Runs checks that write, so that none sees the records of another. */
async function runInTurn(checks: readonly Check[], context: Context): Promise<void> {
  for (const [check, operation] of toPairs(checks, context)) await runCheck(check, operation, context);
}

const toPairs = (checks: readonly Check[], { session }: Context): (readonly [Check, Operation])[] =>
  session.settings.operations.flatMap((operation) =>
    checks.filter((check) => check.appliesTo(operation)).map((check) => [check, operation] as const),
  );

/** A request without a response is a violation, and ends this check only. */
async function runCheck(check: Check, operation: Operation, context: Context): Promise<void> {
  try {
    await check.run(operation, context);
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error;
    const { description, request, message } = error;
    const violation = { operation: error.operation.id, rule: 'no response', message, description };
    context.session.violations.add({ ...violation, status: 0, requests: [request] });
  }
}
