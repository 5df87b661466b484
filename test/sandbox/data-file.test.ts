import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startSandbox } from '../../mocks/index.ts';
import { useFolder } from '../support/folders.ts';
import { readEverything } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const folder = useFolder();

const theehuis = { name: 'Theehuis', debtorKindId: 1 };

/** Runs a sandbox on a data file for as long as something is done with it. */
async function during<T>(data: string, act: (call: typeof sandbox.call, url: string) => Promise<T>): Promise<T> {
  const started = await startSandbox({ port: 0, data });
  try {
    return await act((path, options) => sandbox.call(`${started.url}${path}`, options), started.url);
  } finally {
    await started.close();
  }
}

it('keeps records, identifiers and tokens across a restart', async () => {
  const data = join(folder, 'books.sqlite');
  const before = await during(data, async (call) => {
    const gone = await call('/v1/debtors', { body: theehuis });
    await call(`/v1/debtors/${gone.body.id}`, { method: 'DELETE' });
    const created = await call('/v1/debtors', { body: theehuis });
    await call('/v1/draftsalesinvoices/1/lines/1', { method: 'PATCH', body: { quantity: 7 } });
    const token = (await call('/_sandbox/tokens', { body: { user: 'demo' }, token: null })).body.access_token;
    const records = withoutUrls(await readEverything({ ...sandbox, call }));
    await call(`/v1/debtors/${created.body.id}`, { method: 'DELETE' });
    return { token, records, last: created.body.id };
  });
  await during(data, async (call) => {
    expect((await call('/v1/debtors', { token: before.token })).status).toBe(200);
    expect((await call('/v1/debtors', { body: theehuis })).body.id).toBeGreaterThan(before.last);
    expect((await call('/v1/draftsalesinvoices/1/lines/1')).body.quantity).toBe(7);
  });
  await during(data, async (call) => {
    await call('/_sandbox/reset', { method: 'POST', token: null });
    expect(withoutUrls(await readEverything({ ...sandbox, call }))).toEqual(withoutUrls(await readEverything(sandbox)));
  });
});

/** Links name the port, which differs from start to start. */
const withoutUrls = (records: unknown): string => JSON.stringify(records).replaceAll(/http:[^"]*/g, '');

it.each([{ clock: 'soon' }, { rateLimit: 'often' }, { tls: { cert: 'none.pem', key: 'none.pem' } }])(
  'releases its data file when it does not start because of %j',
  async (options) => {
    const data = join(folder, 'released.sqlite');
    await expect(startSandbox({ port: 0, data, ...options })).rejects.toMatchObject({ name: 'StartupError' });
    await (await startSandbox({ port: 0, data })).close();
  },
);
