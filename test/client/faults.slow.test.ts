import { describe } from 'vitest';
import * as api from '../../generated/client/src/index.ts';
import type { TrialInput } from '../support/client/fault-trials.ts';
import type { CallKind } from '../support/client/faults.ts';
import { useSandbox } from '../support/sandbox.ts';
import { type Task, testFaults } from './fault-tests.ts';

const sandbox = useSandbox();

type Input = Required<TrialInput>;
type Make = (client: api.Client, input: Input) => Promise<unknown>;

const query = { fields: ['id'], orderby: 'id' } as const;
const calls: Readonly<Record<CallKind, Make>> = {
  GET: async ({ debtors }, { id }) => (await debtors.get(id)).name,
  list: async ({ ledgerAccounts }, { pageSize }) =>
    (await ledgerAccounts.list({ ...query, pageSize }))._data.map(({ id }) => id),
  'all pages': async ({ ledgerAccounts }, { pageSize }) =>
    (await ledgerAccounts.listAll({ ...query, pageSize }).toArray()).map(({ id }) => id),
  download: async ({ inboxFiles }, { id }) => (await inboxFiles.download(id)).bytes(),
  PATCH: async ({ debtors }, { id, remark }) => (await debtors.update(id, { remark })).remark,
  PUT: async ({ debtors }, { id, name }) => (await debtors.replace(id, { name, debtorKindId: 1 })).name,
  DELETE: ({ debtors }, { id }) => debtors.delete(id),
  POST: async ({ debtors }, { name }) => (await debtors.create({ name, debtorKindId: 1 })).name,
  upload: async ({ inboxFiles }, { pdf }) => (await inboxFiles.upload(new TextEncoder().encode(pdf))).id,
};

async function ask({ url, tokens, kind, input, header, headers, codes, timeout, maxRetries, maxWait }: Task) {
  let [token = '', next = ''] = tokens;
  let sent = 0;
  let waited = 0;
  const client = api.createClient({
    baseUrl: url,
    token: {
      current: async () => token,
      async renew() {
        token = next;
        return token;
      },
    },
    async fetch(target, init) {
      const code = codes[sent];
      init.headers.set(header, headers[sent] ?? 'none');
      sent += 1;
      if (code) throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
      return fetch(target, init);
    },
    maxRetries,
    maxWait: maxWait * 1000,
    retryDelay: 1,
    timeout: timeout * 1000,
    onRetry: ({ wait }) => {
      waited += wait / 1000;
    },
  });
  const result: unknown = await calls[kind](client, input as Input).catch((error: unknown) => error);
  return { outcome: result instanceof Error ? result.name : 'value', result, sent, waited };
}

describe('the TypeScript client', () => {
  testFaults(sandbox, () => ({ ask, stop: () => undefined }));
});
