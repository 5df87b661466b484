import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ClientCore,
  createClientCore,
  createDebtor,
  type DebtorInput,
  deleteDebtor,
  getDebtor,
  listDebtors,
  replaceDebtor,
  type TokenProvider,
  updateDebtor,
} from '../../generated/client/src/index.ts';
import { type Sandbox, startSandbox } from '../../mocks/index.ts';
import { createFaultyFetch, type Fault, faults, type Outcome } from '../support/client/faulty-fetch.ts';

const RUNS = 1000;
const MAX_RETRIES = 3;
const token = 'sandbox-demo-token';
let sandbox: Sandbox;
let direct: ClientCore;
let secondToken: string;
let debtorCount = 0;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  direct = createClientCore({ baseUrl: sandbox.url, token });
  const response = await fetch(`${sandbox.url}/_sandbox/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: 'demo' }),
  });
  secondToken = ((await response.json()) as { access_token: string }).access_token;
});

afterAll(() => sandbox.close());

const createInput = (): DebtorInput => {
  debtorCount += 1;
  return { name: `Debtor ${debtorCount} of the faults`, debtorKindId: 1 };
};

/** A call, with the check of its result and its effect. */
interface Trial {
  readonly method: 'GET' | 'PUT' | 'PATCH' | 'DELETE' | 'POST';
  /** Creates test data, and returns the call to make. */
  prepare(): Promise<{ call(client: ClientCore): Promise<unknown>; isCorrect(value: unknown): Promise<boolean> }>;
}

const createTestDebtor = () => createDebtor(direct, createInput());
const countDebtors = async (name: string): Promise<number> =>
  (await listDebtors(direct, { name: [name], metaOnly: true }))._meta.totalCount;

const trials: readonly Trial[] = [
  {
    method: 'GET',
    async prepare() {
      const debtor = await createTestDebtor();
      return {
        call: (client) => getDebtor(client, debtor.id),
        isCorrect: async (value) => (value as typeof debtor).name === debtor.name,
      };
    },
  },
  {
    method: 'PATCH',
    async prepare() {
      const { id } = await createTestDebtor();
      const remark = `Changed ${id}`;
      return {
        call: (client) => updateDebtor(client, id, { remark }),
        isCorrect: async () => (await getDebtor(direct, id)).remark === remark,
      };
    },
  },
  {
    method: 'PUT',
    async prepare() {
      const { id } = await createTestDebtor();
      const replacement = createInput();
      return {
        call: (client) => replaceDebtor(client, id, replacement),
        isCorrect: async () => (await getDebtor(direct, id)).name === replacement.name,
      };
    },
  },
  {
    method: 'DELETE',
    async prepare() {
      const { id, name } = await createTestDebtor();
      return {
        call: (client) => deleteDebtor(client, id),
        isCorrect: async (value) => value === undefined && (await countDebtors(name)) === 0,
      };
    },
  },
  {
    method: 'POST',
    async prepare() {
      const debtor = createInput();
      return {
        call: (client) => createDebtor(client, debtor),
        isCorrect: async (value) =>
          (value as { name?: string } | undefined)?.name === debtor.name && (await countDebtors(debtor.name)) === 1,
      };
    },
  },
];

/** Returns the outcome according to the retry policy: a result or an error. */
function getOutcome({ method }: Trial, script: readonly Fault[]): Outcome | 'result' {
  let retries = 0;
  let isRenewed = false;
  for (const fault of script) {
    const outcome = getOutcomeOf(fault, method);
    if (outcome === 'retry with another token') {
      if (isRenewed) return 'AuthenticationError';
      isRenewed = true;
    } else if (outcome !== 'retry') return outcome;
    else if (retries === MAX_RETRIES) return getFinalError(fault);
    else retries += 1;
  }
  return 'result';
}

function getOutcomeOf(fault: Fault, method: Trial['method']): Outcome {
  if (method === 'POST') return fault.postOutcome;
  return (method === 'GET' && fault.getOutcome) || fault.outcome;
}

/** Returns the error of a call without retries left. */
function getFinalError({ name }: Fault): Outcome {
  if (name.startsWith('429')) return 'RateLimitError';
  return /^\d/.test(name) ? 'ServerError' : 'ConnectionError';
}

/** Creates a source with a second token of the same user. */
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

describe(`${RUNS} calls with random faults`, () => {
  it('have the expected result or error, and no POST is processed twice', async () => {
    let faultCount = 0;
    const scripts = fc.array(fc.constantFrom(...faults), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...trials), scripts, async (trial, script) => {
        const { call, isCorrect } = await trial.prepare();
        const { fetch, sentCount, processedCount } = createFaultyFetch(script);
        const client = createClientCore({
          baseUrl: sandbox.url,
          token: createSource(),
          fetch,
          maxRetries: MAX_RETRIES,
          retryDelay: 0,
        });
        const result: unknown = await call(client).catch((error: unknown) => error);
        faultCount += Math.min(sentCount(), script.length);

        const expected = getOutcome(trial, script);
        if (expected === 'result') expect(await isCorrect(result)).toBe(true);
        else expect(result).toMatchObject({ name: expected });
        if (trial.method === 'POST') expect(processedCount()).toBeLessThanOrEqual(1);
      }),
      { numRuns: RUNS },
    );
    expect(faultCount).toBeGreaterThan(RUNS);
  });
});

it('every kind of fault has the outcome of the retry policy, for every method', async () => {
  for (const trial of trials) {
    for (const fault of faults) {
      const { call, isCorrect } = await trial.prepare();
      const { fetch } = createFaultyFetch([fault]);
      const client = createClientCore({
        baseUrl: sandbox.url,
        token: createSource(),
        fetch,
        maxRetries: MAX_RETRIES,
        retryDelay: 0,
      });
      const result: unknown = await call(client).catch((error: unknown) => error);
      const expected = getOutcome(trial, [fault]);
      const message = `${trial.method} and ${fault.name}: ${String(result)}`;
      if (expected === 'result') expect(await isCorrect(result), message).toBe(true);
      else expect(result, message).toMatchObject({ name: expected });
    }
  }
});
