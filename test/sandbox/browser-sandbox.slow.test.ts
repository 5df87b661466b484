import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_ORIGIN } from '../../mocks/hosts/browser/create-page-sandbox.ts';
import {
  type BrowserSandbox,
  type BrowserSandboxOptions,
  createBrowserSandbox,
} from '../../mocks/hosts/browser/node.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { repository } from '../../scripts/lib/run.ts';
import { NOW } from '../support/books.ts';
import { createCalls } from '../support/sandbox.ts';

const open: BrowserSandbox[] = [];
afterEach(() => Promise.all(open.splice(0).map((sandbox) => sandbox.close())));

async function start(options: BrowserSandboxOptions = {}) {
  const sandbox = await createBrowserSandbox({ clock: NOW, ...options });
  open.push(sandbox);
  const { call } = createCalls({
    getUrl: () => DEFAULT_ORIGIN,
    reset: sandbox.reset,
    send: sandbox.fetch,
    loggedErrors: [],
  });
  return { sandbox, call };
}

const debtor = { name: 'Kaasboer', debtorKindId: 1, paymentConditionId: 1 };

describe('a sandbox in a page', () => {
  it('makes the document of an invoice, by a file that it loads then', async () => {
    const { call } = await start();
    const { body } = await call('/_sandbox/administrations/1/draftsalesinvoices/1/finalize', { method: 'POST' });
    expect((await call(`/v1/files/${body.fileId}`)).body).toMatch(/^%PDF-/);
  });

  it('injects faults, has worlds and restores snapshots, as a server does', async () => {
    const { call } = await start();
    await call('/_sandbox/faults', { body: { operationId: 'listDebtors', effect: 'drop' } });
    await expect(call('/v1/debtors')).rejects.toThrow(TypeError);

    const { body: world } = await call('/_sandbox/worlds', { body: { name: 'shop-1', scenario: 'empty' } });
    const { token } = world;
    expect((await call('/worlds/shop-1/v1/debtors', { token })).body._data).toEqual([]);
    expect((await call('/v1/debtors')).body._data).not.toEqual([]);
    expect((await call('/_sandbox/worlds/shop-1', { method: 'DELETE' })).status).toBe(204);
    expect((await call('/worlds/shop-1/v1/debtors', { token })).status).toBe(404);

    await call('/_sandbox/snapshots', { body: { name: 'before' } });
    const { body } = await call('/v1/debtors', { body: debtor });
    await call('/_sandbox/snapshots/before/restore', { method: 'POST' });
    expect((await call(`/v1/debtors/${body.id}`)).status).toBe(404);
  });

  it('begins with a seed or a state, also after a reset', async () => {
    let state: BrowserSandboxOptions['seed'];
    for (const seed of ['credit-notes', 'empty', () => state]) {
      const { sandbox, call } = await start({ seed: typeof seed === 'string' ? seed : seed() });
      const { body: before } = await call('/_sandbox/state');
      state ??= before;
      await call('/v1/debtors', { body: debtor });
      await sandbox.reset();
      expect((await call('/_sandbox/state')).body.administrations).toEqual(before.administrations);
    }
  });

  it('rejects a request to another origin, and one that was aborted', async () => {
    const { sandbox } = await start();
    await expect(sandbox.fetch('https://elsewhere.example/v1/debtors')).rejects.toThrow('no URL but those of');
    await expect(sandbox.fetch('/v1/debtors', { signal: AbortSignal.abort() })).rejects.toThrow(/abort/);
  });

  it('does nothing after it was closed', async () => {
    const sandbox = await createBrowserSandbox();
    await sandbox.close();
    const response = await sandbox.fetch('/v1/debtors', { headers: { authorization: `Bearer ${demoToken}` } });
    expect(response.status).toBe(500);
  });

  it('says why it cannot begin', async () => {
    const { body: state } = await (await start()).call('/_sandbox/state');
    state.administrations[0].records.debtors[1].name = 'Theehuis\u0000';
    const messages: string[] = [];
    for (const options of [
      { seed: 'nowhere' },
      { clock: 'noon' },
      { origin: 'books.example' },
      { seed: { format: 1, contractVersion: '1.0.0' } },
      { seed: state },
    ] satisfies BrowserSandboxOptions[])
      messages.push(String(await createBrowserSandbox(options).catch((error: unknown) => error)));
    await expect(`${messages.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/failed-starts-in-a-page.txt');
  });
});

describe('the files of a sandbox in a page', () => {
  const read = (name: string) => readFile(join(repository, 'generated', 'browser', name), 'utf8');

  it('take at most 740 kB compressed', async () => {
    const sizes = JSON.parse(await read('sizes.json')) as { readonly total: number };
    expect(sizes.total).toBeGreaterThan(400_000);
    expect(sizes.total).toBeLessThan(740_000);
  });

  it.each(['worker.js', 'index.js', 'core.js', 'sqlite.js', 'validators.js'])(
    '%s makes no code from strings',
    async (name) => {
      const code = await read(name);
      expect(code).not.toMatch(/\beval\(|\bnew Function\b|\bFunction\(/);
      expect(code).not.toMatch(/from\s*["']node:|import\(["']node:/);
    },
  );
});
