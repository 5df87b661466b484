import { expect, it } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import type { SandboxState, StateRecord } from '../../mocks/store/state.ts';
import { sale, useBooks } from '../support/books.ts';
import { operations } from '../support/contract.ts';
import { readAll } from '../support/read-all.ts';
import { useSandbox } from '../support/sandbox.ts';
import { leaveMarks } from './leave-marks.ts';

const INVOICES = 1000;

const { call, control } = useBooks();
const source = useSandbox({ clock: '2026-04-16T09:30:00Z' });
const target = useSandbox();

it('an imported state makes every GET of every record respond the same, byte for byte', async () => {
  await leaveMarks(source);
  const exported = await (await fetch(`${source.url}/_sandbox/state`)).text();
  const body = JSON.parse(exported);
  expect((await target.call('/_sandbox/state', { method: 'PUT', body, token: null })).status).toBe(204);
  const callers = [
    ['demo', 1],
    ['demo', 2],
    ['other', 3],
  ] as const;
  const read = new Set<string>();
  for (const [user, tenant] of callers) {
    const [before, after] = await Promise.all(
      [source, target].map(async (sandbox) => {
        const token = user === 'demo' ? demoToken : await sandbox.createToken(user);
        return readAll(sandbox.url, token, tenant);
      }),
    );
    expect(after).toEqual(before);
    for (const path of before?.keys() ?? []) read.add(path.replace(/\?.*/, '').replaceAll(/\/\d+/g, '/{}'));
  }
  const gets = operations.filter(({ method, path }) => method === 'GET' && path.startsWith('/v1/'));
  const unread = gets.map(({ path }) => path.replaceAll(/\{\w+\}/g, '{}')).filter((path) => !read.has(path));
  expect(unread).toEqual([]);
});

it('1,000 invoices with their lines and postings are imported as they were exported', async () => {
  for (let invoice = 0; invoice < INVOICES; invoice += 1) {
    expect((await call('/v1/salesinvoiceswithlines', { body: sale })).status).toBe(201);
  }
  const { body: state } = await control('state', undefined, 'GET');
  const invoices = (state as SandboxState).administrations[0]?.records.salesinvoices as readonly StateRecord[];
  expect(invoices.length).toBeGreaterThanOrEqual(INVOICES);
  const imported = () => target.call('/_sandbox/state', { method: 'PUT', body: state, token: null });
  expect((await imported()).status).toBe(204);
  const start = performance.now();
  expect((await imported()).status).toBe(204);
  const duration = performance.now() - start;
  process.stderr.write(
    `${JSON.stringify(state).length} bytes with ${invoices.length} invoices in ${Math.round(duration)} ms\n`,
  );
  expect((await target.call('/v1/salesinvoices')).body._meta.totalCount).toBe(invoices.length);
});
