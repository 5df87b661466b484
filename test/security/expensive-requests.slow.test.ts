import { beforeAll, describe, expect, it } from 'vitest';
import { useSandbox } from '../support/sandbox.ts';
import { type ExpensiveRequest, listExpensiveRequests } from './expensive-requests.ts';

const KEY = 'the-key-of-the-operator';
const sandbox = useSandbox({ host: '0.0.0.0', controlKey: KEY, extraLedgerLines: 500 });
const { call } = sandbox;

interface World {
  readonly url: string;
  readonly token: string;
  readonly controlKey: string;
}

/** Megabytes that the process may grow by while ten requests of a kind are on their way. */
const MAX_GROWTH = 400;

const json = { 'content-type': 'application/json' };

describe('ten at once from one world', () => {
  let own: World;
  let foreign: World;
  let state: string;
  beforeAll(async () => {
    const create = async (name: string): Promise<World> => {
      const headers = { 'x-sandbox-key': KEY };
      return (await call('/_sandbox/worlds', { method: 'POST', body: { name }, token: null, headers })).body;
    };
    [own, foreign] = [await create('own'), await create('foreign')];
    // Its journal has an entry.
    await call(`${foreign.url}/v1/debtors`, { token: foreign.token });
    const headers = { 'x-sandbox-key': own.controlKey };
    state = JSON.stringify((await call(`${own.url}/_sandbox/state`, { token: null, headers })).body);
  });

  it.each(Object.keys(listExpensiveRequests('{}')))(
    '%s: they get a status of theirs, another world is served meanwhile, and memory is bounded',
    async (kind) => {
      const { method, path, statuses, body, ...sent } = listExpensiveRequests(state)[kind] as ExpensiveRequest;
      const headers = {
        authorization: `Bearer ${foreign.token}`,
        'x-sandbox-key': foreign.controlKey,
        ...json,
        ...sent.headers,
      };
      const before = process.memoryUsage().rss;
      const requests = Array.from({ length: 10 }, async () => {
        const init = { method, headers, redirect: 'manual', ...(body !== undefined && { body }) } as const;
        const response = await fetch(
          `${sandbox.url}${foreign.url.slice(foreign.url.indexOf('/worlds/'))}${path}`,
          init,
        );
        await response.arrayBuffer();
        return response.status;
      });
      const debtor = await call(`${own.url}/v1/debtors`, { token: own.token, body: { name: 'Shop', debtorKindId: 1 } });
      expect(debtor.status).toBe(201);
      for (const status of await Promise.all(requests)) expect(statuses).toContain(status);
      expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(MAX_GROWTH);
    },
  );

  it('imports that are accepted: they are carried out one after the other', async () => {
    const { url: path, token, controlKey } = foreign;
    const headers = { 'x-sandbox-key': controlKey };
    const state = await call(`${path}/_sandbox/state`, { token: null, headers });
    const importState = () => call(`${path}/_sandbox/state`, { method: 'PUT', body: state.body, token: null, headers });
    const imports = [importState(), importState(), importState()];
    expect((await call(`${own.url}/v1/debtors`, { token: own.token })).status).toBe(200);
    expect((await Promise.all(imports)).map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await call(`${path}/v1/debtors`, { token })).status).toBe(200);
  });
});
