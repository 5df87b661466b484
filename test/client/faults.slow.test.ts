import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClientCore, createClientCore, type TokenProvider } from '../../generated/client/src/index.ts';
import { type Sandbox, startSandbox } from '../../mocks/index.ts';
import { type FaultProxy, type FaultyFetch, startFaultProxy } from '../support/client/fault-proxy.ts';
import { createTrials, type Trial } from '../support/client/fault-trials.ts';
import { type CallKind, type Fault, faults, getOutcome, isPost, type Outcome } from '../support/client/faults.ts';
import { assertProperty, seed, timeout } from '../support/property-settings.ts';

const CALLS = 1000;
const MAX_RETRIES = 3;
const MAX_WAIT = 500;

/** Milliseconds for each request of a call in which the server does not respond. */
const SHORT_TIMEOUT = 80;

const token = 'sandbox-demo-token';
let sandbox: Sandbox;
let proxy: FaultProxy;
let secondToken: string;
let trials: readonly Trial[];

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  proxy = await startFaultProxy(sandbox.url);
  trials = await createTrials(createClientCore({ baseUrl: sandbox.url, token }));
  const response = await fetch(`${sandbox.url}/_sandbox/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: 'demo' }),
  });
  secondToken = ((await response.json()) as { access_token: string }).access_token;
});

afterAll(async () => {
  await proxy.close();
  await sandbox.close();
});

type Script = readonly (Fault | undefined)[];

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

function createSource(): TokenProvider {
  let current = token;
  return {
    current: async () => current,
    async renew() {
      current = secondToken;
      return current;
    },
  };
}

/** Makes a call with these faults, and checks its value or its error, and what was sent. */
async function makeTrial(trial: Trial, script: Script): Promise<FaultyFetch> {
  const { kind } = trial;
  const isSlow = script.some((fault) => fault?.isSlow);
  const { call, isCorrect } = await trial.prepare();
  const faulty = proxy.createFetch(script);
  let waited = 0;
  const client: ClientCore = createClientCore({
    baseUrl: proxy.url,
    token: createSource(),
    fetch: faulty.fetch,
    maxRetries: MAX_RETRIES,
    maxWait: MAX_WAIT,
    retryDelay: 1,
    timeout: isSlow ? SHORT_TIMEOUT : 60_000,
    onRetry: ({ wait }) => {
      waited += wait;
    },
  });
  const result: unknown = await call(client).catch((error: unknown) => error);
  const outcome = result instanceof Error ? result.name : 'value';
  const { sent } = faulty;
  const message = `${kind} with ${sent.map((fault) => fault?.name ?? 'no fault').join(', ')}: ${String(result)}`;

  const expected = getExpected(trial, script);
  // A busy machine can be too slow for the short timeout in other requests, too.
  const outcomes = [expected.outcome, ...(isSlow ? [isPost(kind) ? 'UnknownOutcomeError' : 'ConnectionError'] : [])];
  expect(outcomes, message).toContain(outcome);
  if (outcome === 'value') expect(await isCorrect(result), message).toBe(true);
  if (!isSlow) expect(sent.length, message).toBe(expected.requests);
  expect(waited, message).toBeLessThanOrEqual(MAX_WAIT);
  if (isPost(kind)) checkPost(outcome, faulty, message);
  return faulty;
}

/** A POST is not sent again after its outcome is unknown, and an error that says so is the only one after processing. */
function checkPost(outcome: string, { sent, countProcessed }: FaultyFetch, message: string): void {
  const firstUnknown = sent.findIndex((fault) => !fault || fault.isAmbiguous || fault.isProcessed);
  expect([-1, sent.length - 1], message).toContain(firstUnknown);
  const isSuccess = outcome === 'value' || outcome === 'UnknownOutcomeError';
  expect(countProcessed(), message).toBeLessThanOrEqual(isSuccess ? 1 : 0);
}

describe(`${CALLS} calls with random faults of seed ${seed}`, () => {
  it(
    'have the right value or the right error, and no POST with an unknown outcome is sent again',
    async () => {
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
        const { sent } = await makeTrial(trial, faultsOfCall);
        faultCount += sent.filter((fault) => fault).length;
        counts.set(trial.kind, (counts.get(trial.kind) ?? 0) + 1);
      });
      await assertProperty(property, CALLS);
      expect(faultCount).toBeGreaterThan(CALLS);
      expect(counts.size).toBe(trials.length);
    },
    timeout,
  );
});

it('every kind of fault has its outcome, for every kind of call', async () => {
  for (const trial of trials) for (const fault of faults) await makeTrial(trial, [fault]);
});
