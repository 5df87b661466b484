import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Connection,
  connect,
  createDebtor,
  type DebtorInput,
  deleteDebtor,
  getDebtor,
  listDebtors,
  replaceDebtor,
  type TokenSource,
  updateDebtor,
} from '../../generated/client/src/index.ts';
import { type Sandbox, startSandbox } from '../../mocks/sandbox.ts';
import { type Fault, faults, faultyFetch, type Outcome } from './faulty-fetch.ts';

const runs = 1000;
const maxRetries = 3;
const token = 'sandbox-demo-token';
let sandbox: Sandbox;
let direct: Connection;
let secondToken: string;
let debtors = 0;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  direct = connect({ baseUrl: sandbox.url, token });
  const answer = await fetch(`${sandbox.url}/_sandbox/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: 'demo' }),
  });
  secondToken = ((await answer.json()) as { access_token: string }).access_token;
});

afterAll(() => sandbox.close());

const nextDebtor = (): DebtorInput => {
  debtors += 1;
  return { name: `Debtor ${debtors} of the faults`, debtorKindId: 1 };
};

/** A call, with what it should return and what it should leave behind. */
interface Trial {
  readonly method: 'GET' | 'PUT' | 'PATCH' | 'DELETE' | 'POST';
  /** Prepares, and gives the call that meets the faults. */
  prepare(): Promise<{ call(connection: Connection): Promise<unknown>; isRight(value: unknown): Promise<boolean> }>;
}

const aDebtor = () => createDebtor(direct, nextDebtor());
const howMany = async (name: string): Promise<number> =>
  (await listDebtors(direct, { name: [name], metaOnly: true }))._meta.totalCount;

const trials: readonly Trial[] = [
  {
    method: 'GET',
    async prepare() {
      const debtor = await aDebtor();
      return {
        call: (connection) => getDebtor(connection, debtor.id),
        isRight: async (value) => (value as typeof debtor).name === debtor.name,
      };
    },
  },
  {
    method: 'PATCH',
    async prepare() {
      const { id } = await aDebtor();
      const remark = `Changed ${id}`;
      return {
        call: (connection) => updateDebtor(connection, id, { remark }),
        isRight: async () => (await getDebtor(direct, id)).remark === remark,
      };
    },
  },
  {
    method: 'PUT',
    async prepare() {
      const { id } = await aDebtor();
      const whole = nextDebtor();
      return {
        call: (connection) => replaceDebtor(connection, id, whole),
        isRight: async () => (await getDebtor(direct, id)).name === whole.name,
      };
    },
  },
  {
    method: 'DELETE',
    async prepare() {
      const { id, name } = await aDebtor();
      return {
        call: (connection) => deleteDebtor(connection, id),
        isRight: async (value) => value === undefined && (await howMany(name)) === 0,
      };
    },
  },
  {
    method: 'POST',
    async prepare() {
      const debtor = nextDebtor();
      return {
        call: (connection) => createDebtor(connection, debtor),
        isRight: async (value) =>
          (value as { name?: string } | undefined)?.name === debtor.name && (await howMany(debtor.name)) === 1,
      };
    },
  },
];

/** How a call ends by the policy: with its value, or with an error. */
function outcomeOf({ method }: Trial, script: readonly Fault[]): Outcome | 'its value' {
  let retries = 0;
  let isRenewed = false;
  for (const fault of script) {
    const outcome = method === 'POST' ? fault.outcomeOfPost : fault.outcome;
    if (outcome === 'again with another token') {
      if (isRenewed) return 'AuthenticationError';
      isRenewed = true;
    } else if (outcome !== 'again') return outcome;
    else if (retries === maxRetries) return lastError(fault);
    else retries += 1;
  }
  return 'its value';
}

/** What is thrown when a call has been tried often enough. */
function lastError({ name }: Fault): Outcome {
  if (name.startsWith('429')) return 'RateLimitError';
  return /^\d/.test(name) ? 'ServerError' : 'ConnectionError';
}

/** A source with a second token of the same user. */
function renewing(): TokenSource {
  let current = token;
  return {
    current: async () => current,
    async renew() {
      current = secondToken;
      return current;
    },
  };
}

describe(`${runs} calls with faults at random`, () => {
  test('end in the right value or the right error, and no POST is carried out twice', async () => {
    let met = 0;
    const scripts = fc.array(fc.constantFrom(...faults), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...trials), scripts, async (trial, script) => {
        const { call, isRight } = await trial.prepare();
        const { fetch, sent, carriedOut } = faultyFetch(script);
        const connection = connect({ baseUrl: sandbox.url, token: renewing(), fetch, maxRetries, retryDelay: 0 });
        const ended: unknown = await call(connection).catch((error: unknown) => error);
        met += Math.min(sent(), script.length);

        const expected = outcomeOf(trial, script);
        if (expected === 'its value') expect(await isRight(ended)).toBe(true);
        else expect(ended).toMatchObject({ name: expected });
        if (trial.method === 'POST') expect(carriedOut()).toBeLessThanOrEqual(1);
      }),
      { numRuns: runs },
    );
    expect(met).toBeGreaterThan(runs);
  });
});

test('every kind of fault ends as the policy says, for every method', async () => {
  for (const trial of trials) {
    for (const fault of faults) {
      const { call, isRight } = await trial.prepare();
      const { fetch } = faultyFetch([fault]);
      const connection = connect({ baseUrl: sandbox.url, token: renewing(), fetch, maxRetries, retryDelay: 0 });
      const ended: unknown = await call(connection).catch((error: unknown) => error);
      const expected = outcomeOf(trial, [fault]);
      const said = `${trial.method} and ${fault.name}: ${String(ended)}`;
      if (expected === 'its value') expect(await isRight(ended), said).toBe(true);
      else expect(ended, said).toMatchObject({ name: expected });
    }
  }
});
