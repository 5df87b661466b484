import fc from 'fast-check';
import { expect } from 'vitest';
import type { SentFaults } from '../support/client/fault-proxy.ts';
import type { Trial } from '../support/client/fault-trials.ts';
import { type CallKind, type Fault, faults, getOutcome, isPost, type Outcome } from '../support/client/faults.ts';
import { assertProperty } from '../support/property-settings.ts';

export const CALLS = 1000;
export const MAX_RETRIES = 3;
/** Milliseconds. */
export const MAX_WAIT = 500;

/** Milliseconds for each request of a call in which the server does not respond. */
const SHORT_TIMEOUT = 80;
const LONG_TIMEOUT = 60_000;

type Script = readonly (Fault | undefined)[];

/** Result of a call. */
export interface MadeCall {
  /** `value`, or the name of the error: `ServerError`. */
  readonly outcome: string;
  readonly result: unknown;
  /** Tests that a value is right, and that the platform carried out the call once. */
  readonly isCorrect: (value: unknown) => Promise<boolean>;
  readonly faults: SentFaults;
  /** Milliseconds between the requests. */
  readonly waited: number;
}

/** Makes the call of a trial, whose requests fail with these faults in order, and then work. */
export type MakeCall = (trial: Trial, script: Script, timeout: number) => Promise<MadeCall>;

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

/** Makes a call with these faults, and checks its value or its error, and what was sent. */
async function makeTrial(trial: Trial, script: Script, make: MakeCall): Promise<SentFaults> {
  const { kind } = trial;
  const isSlow = script.some((fault) => fault?.isSlow);
  const timeout = isSlow ? SHORT_TIMEOUT : LONG_TIMEOUT;
  const { outcome, result, isCorrect, faults: sentFaults, waited } = await make(trial, script, timeout);
  const { sent } = sentFaults;
  const message = `${kind} with ${sent.map((fault) => fault?.name ?? 'no fault').join(', ')}: ${String(result)}`;

  const expected = getExpected(trial, script);
  // A busy machine can be too slow for the short timeout in other requests, too, so that any of the faults is the last.
  const late = script.map((fault) => fault?.outcome ?? 'value');
  const lateOutcomes = [isPost(kind) ? 'UnknownOutcomeError' : 'ConnectionError', ...(isPost(kind) ? [] : late)];
  const outcomes = [expected.outcome, ...(isSlow ? lateOutcomes : [])];
  expect(outcomes, message).toContain(outcome);
  if (outcome === 'value') expect(await isCorrect(result), message).toBe(true);
  if (!isSlow) expect(sent.length, message).toBe(expected.requests);
  expect(waited, message).toBeLessThanOrEqual(MAX_WAIT);
  if (isPost(kind)) checkPost(outcome, sentFaults, message);
  return sentFaults;
}

/** A POST is not sent again after its outcome is unknown, and an error that says so is the only one after processing. */
function checkPost(outcome: string, { sent, countProcessed }: SentFaults, message: string): void {
  const firstUnknown = sent.findIndex((fault) => !fault || fault.isAmbiguous || fault.isProcessed);
  expect([-1, sent.length - 1], message).toContain(firstUnknown);
  const isSuccess = outcome === 'value' || outcome === 'UnknownOutcomeError';
  expect(countProcessed(), message).toBeLessThanOrEqual(isSuccess ? 1 : 0);
}

/** Makes 1,000 calls with random faults, and expects the right value or the right error, and no second POST. */
export async function makeRandomCalls(trials: readonly Trial[], make: MakeCall): Promise<void> {
  const [slow, fast] = [true, false].map((isSlow) => faults.filter((fault) => (fault.isSlow ?? false) === isSlow));
  const script = fc.array(
    fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom(...(fast ?? [])) },
      { weight: 1, arbitrary: fc.constantFrom(...(slow ?? [])) },
      { weight: 4, arbitrary: fc.constant(undefined) },
    ),
    { minLength: 1, maxLength: 5 },
  );
  let faultCount = 0;
  const counts = new Map<CallKind, number>();
  const property = fc.asyncProperty(fc.constantFrom(...trials), script, async (trial, faultsOfCall) => {
    const { sent } = await makeTrial(trial, faultsOfCall, make);
    faultCount += sent.filter((fault) => fault).length;
    counts.set(trial.kind, (counts.get(trial.kind) ?? 0) + 1);
  });
  await assertProperty(property, CALLS);
  expect(faultCount).toBeGreaterThan(CALLS);
  expect(counts.size).toBe(trials.length);
}

/** Makes a call of every kind with every fault. */
export async function makeEachCall(trials: readonly Trial[], make: MakeCall): Promise<void> {
  for (const trial of trials) for (const fault of faults) await makeTrial(trial, [fault], make);
}
