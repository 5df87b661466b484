import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { startSandbox } from '../../mocks/index.ts';
import { readEverything } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

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

it('rejects a data file of a later contract version and leaves it unchanged', async () => {
  const data = join(folder, 'old.sqlite');
  await during(data, (call) => call('/v1/debtors', { body: { ...theehuis, name: 'Oud' } }));
  const version = (value: string) => {
    using file = new DatabaseSync(data);
    file.prepare('update sandbox_file set contract = ?').run(value);
  };
  const { body } = await sandbox.call('/_sandbox/health');
  version('99.0.0');
  await expect(startSandbox({ port: 0, data })).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(
      /was created with version 99\.0\.0 of the contract.* Use a sandbox with version 99\.0\.0 of the contract, or a later one\.$/,
    ),
  });
  version(body.contractVersion);
  expect((await during(data, (call) => call('/v1/debtors?name=Oud'))).body._data).toHaveLength(1);
});

it('rejects what is no file with a clear error', async () => {
  mkdirSync(join(folder, 'folder'));
  const messages: string[] = [];
  for (const data of [join(folder, 'folder'), join(folder, 'nowhere', 'books.sqlite')]) {
    const refused = await startSandbox({ port: 0, data }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'StartupError' });
    messages.push((refused as Error).message.replaceAll(folder, 'FOLDER'));
  }
  await expect(`${messages.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/unusable-data-files.txt');
});

it.each([{ clock: 'soon' }, { rateLimit: 'often' }, { allowedOrigins: ['app.example'] }])(
  'releases its data file when it does not start because of %j',
  async (options) => {
    const data = join(folder, 'released.sqlite');
    await expect(startSandbox({ port: 0, data, ...options })).rejects.toMatchObject({ name: 'StartupError' });
    await (await startSandbox({ port: 0, data })).close();
  },
);

it('keeps an empty data file empty', async () => {
  const data = join(folder, 'empty.sqlite');
  await (await startSandbox({ port: 0, data, seed: 'empty' })).close();
  await during(data, async (call) => {
    expect((await call('/v1/debtors')).body._data).toEqual([]);
    await call('/v1/debtors', { body: theehuis });
    await call('/_sandbox/reset', { method: 'POST', token: null });
    expect((await call('/v1/debtors')).body._data).toEqual([]);
  });
});
