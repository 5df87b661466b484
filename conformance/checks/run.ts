import type { Operation } from '../contract.ts';
import { CleanupRegistry } from '../data/cleanup.ts';
import { discover, Inventory } from '../data/discovery.ts';
import type { Coverage } from '../rules/coverage.ts';
import type { Violation } from '../rules/violations.ts';
import type { Redact } from '../session/redaction.ts';
import { NoResponseError } from '../session/request.ts';
import { Session } from '../session/session.ts';
import type { Settings } from '../session/settings.ts';
import { ObstacleError, StopError } from '../session/stop.ts';
import { type Check, type Context, createContext } from './check.ts';
import { negativeChecks } from './negative/index.ts';
import { readChecks } from './read/index.ts';
import { statelessChecks } from './stateless.ts';
import { writeChecks } from './write/index.ts';

/** Result of a run, from which all reports and the exit code are derived. */
export interface RunResult {
  readonly coverage: Coverage;
  readonly violations: readonly Violation[];
  readonly requests: number;
  readonly seconds: number;
  readonly stop: StopError | undefined;
  readonly remaining: readonly string[];
  /** Numbers of exchanges that were passed on but not judged, by reason. */
  readonly unjudged?: ReadonlyMap<string, number>;
  /** Ids of the statements that responses confirm. */
  readonly confirmed: ReadonlySet<string>;
  readonly redact: Redact;
}

/** Checks that cleaning up is possible: not without server or token; the journal then has the rest. */
const canCleanUp = (stop: StopError | undefined): boolean => stop?.reason !== 'connection' && stop?.reason !== 'token';

/** Checks a server against the contract, and deletes created records, also when it ends early. */
export async function run(settings: Settings, cleanup = new CleanupRegistry()): Promise<RunResult> {
  const session = new Session(settings);
  const start = performance.now();
  const timer = startTimer(session);
  let stop: StopError | undefined;
  const onStop = (error: unknown): void => {
    if (!(error instanceof StopError)) throw error;
    stop ??= error;
  };
  try {
    await execute(session, cleanup).catch(onStop);
    if (canCleanUp(stop)) await cleanup.deleteAll(session).catch(onStop);
  } finally {
    clearTimeout(timer);
    if (stop?.reason !== 'connection') session.reportUnansweredRequests();
    session.close();
  }
  const seconds = (performance.now() - start) / 1000;
  const { coverage, requests, violations, redaction } = session;
  const { remaining } = cleanup;
  const { redact } = redaction;
  const confirmed = session.confirmations.ids;
  return { coverage, violations: violations.all, requests, seconds, stop, remaining, confirmed, redact };
}

function startTimer(session: Session): NodeJS.Timeout | undefined {
  const { maxTime } = session.settings;
  if (maxTime === undefined) return undefined;
  const error = new StopError('time', `Stopped after ${maxTime} s (--max-time).`);
  return setTimeout(() => session.stop(error), maxTime * 1000);
}

/** Runs the reads, the requests to reject, and, if allowed, the writes. */
async function execute(session: Session, cleanup: CleanupRegistry): Promise<void> {
  const isStateless = session.settings.profile === 'stateless';
  const inventory = isStateless ? new Inventory() : await discover(session);
  const context = createContext({ session, inventory, cleanup });
  const phases = isStateless ? [statelessChecks] : [readChecks, negativeChecks];
  for (const checks of phases) await runConcurrently(planTasks(checks, context), context);
  // In turn: writes must not see each other's records.
  const writes = session.settings.write && !isStateless ? planTasks(writeChecks, context) : [];
  for (const task of writes) await runTask(task, context);
}

/** Runs tasks at once; the HTTP client limits the requests. Nothing is in flight at the end. */
async function runConcurrently(tasks: readonly Task[], context: Context): Promise<void> {
  const results = await Promise.allSettled(tasks.map((task) => runTask(task, context)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Runs a task. A missing response is already a violation, and ends only this check. Any other error is a fault of the suite, and
 * the report is still written.
 */
export async function runTask({ check, operation }: Task, context: Context): Promise<void> {
  const reason = context.session.findSkipReason(operation);
  if (reason !== undefined) return context.session.coverage.skip(operation, 'all', reason);
  await check.run(operation, context).catch((error: Error) => {
    if (error instanceof StopError) throw error;
    if (error instanceof NoResponseError) return;
    const [success = 'all'] = operation.statuses;
    if (error instanceof ObstacleError) return context.session.coverage.skip(operation, success, error.message);
    const message = `The suite failed in the check "${check.name}" of ${operation.id}: ${error.message}.`;
    throw new StopError('error', message, { cause: error });
  });
}

interface Task {
  readonly check: Check;
  readonly operation: Operation;
}

/** Plans the tasks of a phase. Skips tasks whose list the server lacks, with that reason. */
function planTasks(checks: readonly Check[], { session, inventory }: Context): readonly Task[] {
  return session.settings.operations.flatMap((operation) => {
    const reason = inventory.findAbsence(operation) ?? session.findSkipReason(operation);
    if (reason === undefined) {
      return checks.filter((check) => check.appliesTo(operation)).map((check) => ({ check, operation }));
    }
    session.coverage.skip(operation, 'all', reason);
    return [];
  });
}
