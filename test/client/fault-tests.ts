import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClientCore } from '../../generated/client/src/index.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { type FaultProxy, startFaultProxy } from '../support/client/fault-proxy.ts';
import { createTrials, type Trial, type TrialInput } from '../support/client/fault-trials.ts';
import { type CallKind, type Fault, faults, getOutcome, isPost, type Outcome } from '../support/client/faults.ts';
import { assertProperty, seed, timeout } from '../support/property-settings.ts';
import type { useSandbox } from '../support/sandbox.ts';

const CALLS = 1000;
const MAX_RETRIES = 3;
/** Seconds. */
const MAX_WAIT = 0.5;

/** Seconds for each request of a call in which the server does not respond. */
const SHORT_TIMEOUT = 0.08;
const LONG_TIMEOUT = 60;

type Script = readonly (Fault | undefined)[];

/** A call to make, with the fault of each of its requests. */
export interface Task {
  readonly url: string;
  /** The token of the client, and the one that renews it. */
  readonly tokens: readonly string[];
  readonly kind: CallKind;
  readonly input: TrialInput;
  /** The header that names the fault of a request. */
  readonly header: string;
  readonly headers: readonly string[];
  /** Error codes of requests that are not sent. */
  readonly codes: readonly (string | null)[];
  /** Seconds. */
  readonly timeout: number;
  readonly maxRetries: number;
  /** Seconds. */
  readonly maxWait: number;
}

/** What became of a call. */
interface MadeCall {
  /** `value`, or the name of the error: `ServerError`. */
  readonly outcome: string;
  readonly result: unknown;
  /** Number of requests. */
  readonly sent: number;
  /** Seconds between the requests. */
  readonly waited: number;
}

/** A client that makes calls. */
interface Worker {
  ask(task: Task): Promise<MadeCall>;
  stop(): void;
}

/** Starts a program in another language: it reads a task from each line of its input, and prints what became of it. */
export function startWorker(program: string, args: readonly string[], cwd?: string): Worker {
  const worker = spawn(program, args, { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: worker.stdout })[Symbol.asyncIterator]();
  return {
    async ask(task) {
      worker.stdin.write(`${JSON.stringify(task)}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error('The worker has ended.');
      return JSON.parse(value);
    },
    stop: () => worker.stdin.end(),
  };
}

interface Expected {
  readonly outcome: Outcome;
  readonly requests: number;
}

/** Returns what the retry policy makes of the faults. Each page of a list is a call of its own. */
function getExpected({ kind, pages = 1 }: Trial, script: Script): Expected {
  let requests = 0;
  for (let page = 1; page <= pages; page += 1) {
    const call = getExpectedOfCall(kind, script.slice(requests));
    requests += call.requests;
    if (call.outcome !== 'value') return { ...call, requests };
  }
  return { outcome: 'value', requests };
}

function getExpectedOfCall(kind: CallKind, script: Script): Expected {
  let retries = 0;
  let renewals = 0;
  const isLast = (outcome: Outcome): boolean => {
    if (outcome === 'retry') retries += 1;
    else if (outcome === 'retry with another token') renewals += 1;
    else return true;
    return retries > MAX_RETRIES || renewals > 1;
  };
  // After the script there are no faults.
  const outcomes = [...script, undefined].map((fault) => (fault ? getOutcome(fault, kind) : 'value'));
  const last = outcomes.findIndex(isLast);
  const outcome = outcomes[last] as Outcome;
  return { outcome: outcome.startsWith('retry') ? (script[last]?.outcome ?? outcome) : outcome, requests: last + 1 };
}

/** Tests the calls of a client with faults between it and a sandbox. */
export function testFaults(sandbox: ReturnType<typeof useSandbox>, start: () => Worker): void {
  let proxy: FaultProxy;
  let trials: readonly Trial[];
  let tokens: readonly string[];
  let worker: Worker;
  beforeAll(async () => {
    await sandbox.reset();
    proxy = await startFaultProxy(sandbox.url);
    trials = await createTrials(createClientCore({ baseUrl: sandbox.url, token: demoToken }));
    tokens = [demoToken, await sandbox.createToken('demo')];
    worker = start();
  }, timeout);
  afterAll(async () => {
    worker?.stop();
    await proxy?.close();
  });

  /** Makes a call with these faults, and checks its value or its error, and what was sent. Returns the number of faults. */
  async function makeTrial(trial: Trial, script: Script): Promise<number> {
    const { kind } = trial;
    const { input, isCorrect } = await trial.prepare();
    const { countProcessed, ...names } = proxy.createScript(script);
    const isSlow = script.some((fault) => fault?.isSlow);
    const limits = { timeout: isSlow ? SHORT_TIMEOUT : LONG_TIMEOUT, maxRetries: MAX_RETRIES, maxWait: MAX_WAIT };
    const codes = script.map((fault) => fault?.code ?? null);
    const made = await worker.ask({ url: proxy.url, tokens, kind, input, ...names, codes, ...limits });
    const { outcome, result, waited } = made;
    const sent = Array.from({ length: made.sent }, (_, index) => script[index]);
    const message = `${kind} with ${sent.map((fault) => fault?.name ?? 'no fault').join(', ')}: ${String(result)}`;

    const expected = getExpected(trial, script);
    // A busy machine can be too slow for the short timeout in other requests, too, so that any of the faults is the last.
    const late = script.map((fault) => fault?.outcome ?? 'value');
    const lateOutcomes = [isPost(kind) ? 'UnknownOutcomeError' : 'ConnectionError', ...(isPost(kind) ? [] : late)];
    expect([expected.outcome, ...(isSlow ? lateOutcomes : [])], message).toContain(outcome);
    if (outcome === 'value') expect(await isCorrect(result ?? undefined), message).toBe(true);
    if (!isSlow) expect(sent.length, message).toBe(expected.requests);
    expect(waited, message).toBeLessThanOrEqual(MAX_WAIT);
    // Requests after the script have no fault, and are processed.
    const processed = countProcessed() + Math.max(0, sent.length - script.length);
    if (isPost(kind)) checkPost(outcome, sent, processed, message);
    return sent.filter((fault) => fault).length;
  }

  it(
    `makes ${CALLS} calls with random faults of seed ${seed}, with the right value or error, and sends no POST twice`,
    async () => {
      const [slow = [], fast = []] = [true, false].map((isSlow) =>
        faults.filter((fault) => (fault.isSlow ?? false) === isSlow),
      );
      const script = fc.array(
        fc.oneof(
          { weight: 30, arbitrary: fc.constantFrom(...fast) },
          { weight: 1, arbitrary: fc.constantFrom(...slow) },
          { weight: 4, arbitrary: fc.constant(undefined) },
        ),
        { minLength: 1, maxLength: 5 },
      );
      let count = 0;
      const kinds = new Set<CallKind>();
      const property = fc.asyncProperty(fc.constantFrom(...trials), script, async (trial, faultsOfCall) => {
        count += await makeTrial(trial, faultsOfCall);
        kinds.add(trial.kind);
      });
      await assertProperty(property, CALLS);
      expect(count).toBeGreaterThan(CALLS);
      expect(kinds.size).toBe(trials.length);
    },
    timeout,
  );

  it(
    'has the outcome of every kind of fault, for every kind of call',
    async () => {
      for (const trial of trials) for (const fault of faults) await makeTrial(trial, [fault]);
    },
    timeout,
  );
}

/** A POST is not sent again after its outcome is unknown, and an error that says so is the only one after processing. */
function checkPost(outcome: string, sent: Script, processed: number, message: string): void {
  const firstUnknown = sent.findIndex((fault) => !fault || fault.isAmbiguous || fault.isProcessed);
  expect([-1, sent.length - 1], message).toContain(firstUnknown);
  const isSuccess = outcome === 'value' || outcome === 'UnknownOutcomeError';
  expect(processed, message).toBeLessThanOrEqual(isSuccess ? 1 : 0);
}
