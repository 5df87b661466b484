import { afterAll, beforeAll, describe, it } from 'vitest';
import { type ClientCore, createClientCore, type TokenProvider } from '../../generated/client/src/index.ts';
import { demoToken as token } from '../../mocks/seed/demo-access.ts';
import { type FaultProxy, startFaultProxy } from '../support/client/fault-proxy.ts';
import { createTrials, type Trial } from '../support/client/fault-trials.ts';
import { seed, timeout } from '../support/property-settings.ts';
import { useSandbox } from '../support/sandbox.ts';
import { CALLS, MAX_RETRIES, MAX_WAIT, type MakeCall, makeEachCall, makeRandomCalls } from './fault-run.ts';

const sandbox = useSandbox();
let proxy: FaultProxy;
let secondToken: string;
let trials: readonly Trial[];

beforeAll(async () => {
  proxy = await startFaultProxy(sandbox.url);
  trials = await createTrials(createClientCore({ baseUrl: sandbox.url, token }));
  secondToken = await sandbox.createToken('demo');
});

afterAll(() => proxy.close());

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

const make: MakeCall = async (trial, script, milliseconds) => {
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
    timeout: milliseconds,
    onRetry: ({ wait }) => {
      waited += wait;
    },
  });
  const result: unknown = await call(client).catch((error: unknown) => error);
  return { outcome: result instanceof Error ? result.name : 'value', result, isCorrect, faults: faulty, waited };
};

describe(`${CALLS} calls with random faults of seed ${seed}`, () => {
  it(
    'have the right value or the right error, and no POST with an unknown outcome is sent again',
    () => makeRandomCalls(trials, make),
    timeout,
  );
});

it('every kind of fault has its outcome, for every kind of call', () => makeEachCall(trials, make));
