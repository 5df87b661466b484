import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createBrowserSandbox } from '../../mocks/hosts/browser/node.ts';
import { type SandboxOptions, startSandbox } from '../../mocks/index.ts';
import type { SandboxState, StateRecord } from '../../mocks/store/state.ts';
import { listReleases } from '../../scripts/breaking/list.ts';
import { repository } from '../../scripts/lib/run.ts';
import { readBooks } from '../random/sequences/books.ts';
import { findViolations } from '../random/sequences/invariants.ts';
import { bundle, operations } from '../support/contract.ts';
import { type Caller, createFetchCaller } from '../support/fast-client.ts';
import { useFolder } from '../support/folders.ts';
import { earlierBooks } from './earlier-books.ts';

const folder = useFolder();

let files = 0;
function writeCopy(bytes: Uint8Array, kind = 'sqlite'): string {
  files += 1;
  const file = join(folder, `${files}.${kind}`);
  writeFileSync(file, bytes);
  return file;
}

/** Starts a sandbox that stops with the test, unless the test stops it. A response that breaks the contract is a 500. */
async function start(options: SandboxOptions) {
  const sandbox = await startSandbox({ port: 0, log: () => undefined, ...options });
  onTestFinished(() => sandbox.close());
  return { sandbox, call: createFetchCaller((path, init) => fetch(`${sandbox.url}${path}`, init)) };
}

const exportState = async (call: Caller): Promise<SandboxState> =>
  (await call('GET', '/_sandbox/state')).body as SandboxState;

/** Expects every record of the earlier state, with the values that it had. */
function expectKept(state: SandboxState, earlier: SandboxState): void {
  const pairs = [
    ['shared', state.shared, earlier.shared] as const,
    ...earlier.administrations.map(({ id, records }) => {
      const now = state.administrations.find((administration) => administration.id === id);
      return [`administration ${id}`, now?.records ?? {}, records] as const;
    }),
  ];
  for (const [name, now, then] of pairs) {
    for (const [resource, records] of Object.entries(then)) {
      const expected = records.map((record) => expect.objectContaining(record as StateRecord));
      expect(now[resource], `${name}: ${resource}`).toEqual(expected);
    }
  }
}

/**
 * Lets a process upgrade a data file, and kills it, by default when it listens.
 *
 * @param delay milliseconds after the copy of the earlier file appeared.
 * @returns how long the process took from then until it listened, or was killed.
 */
async function upgradeUntil(data: string, version: string, delay?: number): Promise<number> {
  const program = join(repository, 'mocks', 'hosts', 'node', 'cli', 'main.ts');
  const child = spawn(process.execPath, [program, '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let isListening = false;
  const listening = once(child.stdout, 'data').then(() => {
    isListening = true;
  });
  while (!existsSync(`${data}.${version}`) && !isListening && child.exitCode === null) await setTimeout(1);
  const started = performance.now();
  await (delay === undefined ? listening : setTimeout(delay));
  const duration = performance.now() - started;
  child.kill('SIGKILL');
  await ended;
  return duration;
}

const lists = operations.filter(({ kind, path }) => kind === 'list' && !path.includes('{'));

async function expectGoodBooks(call: Caller): Promise<void> {
  for (const { path } of lists) {
    const query = path.endsWith('ledgergrouped') || path.endsWith('ledgerlines') ? '?Bookyear=2026' : '';
    const { status, body } = await call('GET', `${path}${query}`);
    expect([200, 403], `${path} ${JSON.stringify(body).slice(0, 500)}`).toContain(status);
  }
  const { body } = await call('GET', '/v1/ledgeraccounts?fields=id,type&pageSize=1000');
  const accounts = (body as { _data: { id: number; type: number }[] })._data;
  const pick = (type: number) => new Set(accounts.filter((account) => account.type === type).map(({ id }) => id));
  expect(findViolations(await readBooks(call, 1, { sales: pick(6), purchase: pick(7) }))).toEqual([]);
}

/** The last release has the version of the contract until that changes, and nothing to upgrade. */
const upgradedBooks = [...earlierBooks].filter(([version]) => version !== bundle.info.version);

it.each(upgradedBooks)(
  'the upgrade of books of version %s is whole after a kill -9 at each of ten moments, and leaves a copy of the earlier file',
  async (version, { file }) => {
    const expected = await exportState((await start({ data: writeCopy(file) })).call);
    const whole = await upgradeUntil(writeCopy(file), version);
    for (let moment = 0; moment < 10; moment += 1) {
      const data = writeCopy(file);
      await upgradeUntil(data, version, (whole * moment) / 10);
      // Either the earlier file is there as it was, or the upgrade is done.
      const { call, sandbox } = await start({ data });
      expect(await exportState(call), `killed after ${moment} tenths`).toEqual(expected);
      await sandbox.close();
      const copy = new DatabaseSync(`${data}.${version}`);
      expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
      expect(copy.prepare('select contract from sandbox_file').get()).toEqual({ contract: version });
      copy.close();
    }
  },
);

describe.each([...earlierBooks])('the books of version %s', (version, { file, state: earlier }) => {
  it('open as a data file, with every record, its values, and books in balance', async () => {
    const data = writeCopy(file);
    const { sandbox, call } = await start({ data });
    const state = await exportState(call);
    expect(state.contractVersion).toBe(bundle.info.version);
    expect([state.clock, state.lastIds]).toEqual([earlier.clock, earlier.lastIds]);
    expectKept(state, earlier);
    await expectGoodBooks(call);
    await sandbox.close();
    const again = await start({ data });
    expect(await exportState(again.call)).toEqual(state);
    expect((await again.call('POST', '/_sandbox/reset')).status).toBe(204);
    await expectGoodBooks(again.call);
  });

  it('are posted as they were when an invoice is changed that is not paid', async () => {
    const { call } = await start({ data: writeCopy(file) });
    const read = async (path: string) => ((await call('GET', path)).body as { _data: StateRecord[] })._data;
    const select = 'fields=ledgerAccountId,amountDebit,amountCredit,vatCodeId&orderby=id&pageSize=10000';
    const readLines = () => read(`/v1/ledgerlines?Bookyear=2026&${select}`);
    const before = await readLines();
    for (const path of ['salesinvoices', 'purchaseinvoices']) {
      for (const { id, remark } of await read(`/v1/${path}?pageSize=1000`)) {
        const { status } = await call('PATCH', `/v1/${path}/${id}`, { remark: `${remark ?? ''}.` });
        expect([200, 204], `${path} ${id}`).toContain(status);
      }
    }
    expect(await readLines()).toEqual(before);
  });

  it('go on: new records, and numbers that were never given', async () => {
    const { call } = await start({ data: writeCopy(file) });
    const lines = [{ bookingType: 'V', salesTypeId: 1, description: 'Thee', quantity: 2, unitPrice: 10 }];
    const { status, body } = await call('POST', '/v1/salesinvoiceswithlines', { debtorId: 1, lines });
    expect(status, JSON.stringify(body)).toBe(201);
    const { id, invoiceNumber } = body as { id: number; invoiceNumber: string };
    const last = earlier.lastIds?.salesinvoices ?? 0;
    expect(id).toBeGreaterThan(last);
    const numbers = earlier.administrations.flatMap(({ records }) => records.salesinvoices ?? []);
    // The highest was given to the invoice that was removed.
    const highest = Math.max(...numbers.map((invoice) => Number(invoice.invoiceNumber)));
    expect(Number(invoiceNumber)).toBe(highest + 2);
    await expectGoodBooks(call);
  });

  it('are the same after an import of their state as in the data file', async () => {
    const [fromFile, fromState] = [await start({ data: writeCopy(file) }), await start({ seed: 'empty' })];
    const { status, body } = await fromState.call('PUT', '/_sandbox/state', earlier);
    expect(status, JSON.stringify(body)).toBe(204);
    expect(await exportState(fromState.call)).toEqual(await exportState(fromFile.call));
    const seed = writeCopy(new TextEncoder().encode(JSON.stringify(earlier)), 'json');
    expect(await exportState((await start({ seed })).call)).toEqual(await exportState(fromFile.call));
  });

  it('open in a page, from their state', async () => {
    const sandbox = await createBrowserSandbox({ seed: { ...earlier } });
    onTestFinished(() => sandbox.close());
    const call = createFetchCaller((path, init) => sandbox.fetch(path, init));
    expectKept(await exportState(call), earlier);
    await expectGoodBooks(call);
  });

  it(`of ${version} are not opened when they say that they are of a later version, and stay as they are`, async () => {
    const data = writeCopy(file);
    const database = new DatabaseSync(data);
    database.exec("update sandbox_file set contract = '99.1.0'");
    database.close();
    const content = readFileSync(data);
    await expect(startSandbox({ port: 0, data })).rejects.toMatchObject({
      name: 'StartupError',
      message: `The data file ${data} was created with version 99.1.0 of the contract, and this sandbox has ${bundle.info.version}. Use a sandbox with version 99.1.0 of the contract, or a later one.`,
    });
    expect(readFileSync(data).equals(content)).toBe(true);
  });
});

it('each release has books', async () => {
  expect([...earlierBooks.keys()]).toEqual(
    expect.arrayContaining([...(await listReleases(join(repository, 'releases')))]),
  );
});
