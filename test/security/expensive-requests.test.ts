import { beforeAll, describe, expect, it } from 'vitest';
import { useSandbox } from '../support/sandbox.ts';

const KEY = 'the-key-of-the-operator';
const sandbox = useSandbox({ host: '0.0.0.0', controlKey: KEY, extraLedgerLines: 2000 });
const { call } = sandbox;

interface World {
  readonly url: string;
  readonly token: string;
  readonly controlKey: string;
}

/** Megabytes that the process may grow by while ten requests of a kind are on their way. */
const MAX_GROWTH = 400;

const SIZE = 6_000_000;
const invoiceLines = Array.from({ length: 1000 }, () => ({ bookingType: 'T', description: 'x'.repeat(200) }));
const draft = { debtorId: 1, lines: invoiceLines };
const json = { 'content-type': 'application/json' };

/** Requests that take much of a server, each with the statuses that it may have. */
const KINDS: Readonly<Record<string, readonly [line: string, statuses: readonly number[], body?: string]>> = {
  'an import of empty objects': ['PUT /_sandbox/state', [400, 413], `[${'{},'.repeat(SIZE / 3)}{}]`],
  'an import of braces': ['PUT /_sandbox/state', [400, 413], '{'.repeat(SIZE)],
  'an import that begins like a state': [
    'PUT /_sandbox/state',
    [400, 413],
    `{"format":1,"x":[${'{},'.repeat(SIZE / 3)}{}]}`,
  ],
  'a body above the limit': ['POST /v1/debtors', [413], `{"name":"${'x'.repeat(2_000_000)}"}`],
  'a body of many levels': ['POST /v1/debtors', [400], '['.repeat(500_000) + ']'.repeat(500_000)],
  'a body of many fields': ['POST /v1/debtors', [400], `{${Array.from({ length: 50_000 }, (_, n) => `"a${n}":1`)}}`],
  'an invoice of a thousand lines': ['POST /v1/draftsalesinvoiceswithlines', [201], JSON.stringify(draft)],
  'a query of many names': [`GET /v1/debtors?${'a&'.repeat(7000)}`, [400, 401, 414, 431]],
  'a query of many values': [`GET /v1/debtors?${'id=1&'.repeat(3000)}`, [400, 414, 431]],
  'a sort of all ledger lines': ['GET /v1/ledgerlines?Bookyear=2026&orderby=description&pagesize=100000', [200]],
  'a filter that finds nothing': ['GET /v1/ledgerlines?Bookyear=2026&description=nothing', [200]],
  'a grouping by everything': [
    'GET /v1/ledgergrouped?bookyear=2026&groupBy=journal&groupBy=period&groupBy=costCenter&groupBy=costUnit',
    [200],
  ],
  'the document of an invoice': ['GET /v1/files/1', [200]],
  'an export': ['GET /_sandbox/state', [200]],
  'a reset': ['POST /_sandbox/reset', [204]],
  'a snapshot': ['POST /_sandbox/snapshots', [201], '{}'],
  'the report of readiness': ['GET /_sandbox/readiness', [200]],
};

describe('ten at once from one world', () => {
  let own: World;
  let foreign: World;
  beforeAll(async () => {
    const create = async (name: string): Promise<World> => {
      const headers = { 'x-sandbox-key': KEY };
      return (await call('/_sandbox/worlds', { method: 'POST', body: { name }, token: null, headers })).body;
    };
    [own, foreign] = [await create('own'), await create('foreign')];
  });

  it.each(Object.entries(KINDS))(
    '%s: another world goes on, and memory is bounded',
    async (_, [line, statuses, body]) => {
      const [method = '', path = ''] = line.split(' ', 2);
      const headers = { authorization: `Bearer ${foreign.token}`, 'x-sandbox-key': foreign.controlKey, ...json };
      const before = process.memoryUsage().rss;
      const requests = Array.from({ length: 10 }, async () => {
        const response = await fetch(`${sandbox.url}${foreign.url.slice(foreign.url.indexOf('/worlds/'))}${path}`, {
          method,
          headers,
          ...(body !== undefined && { body }),
        });
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
