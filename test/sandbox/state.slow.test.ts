import { expect, it } from 'vitest';
import type { SandboxState, StateRecord } from '../../mocks/store/state.ts';
import { sale, useBooks } from '../support/books.ts';
import { useSandbox } from '../support/sandbox.ts';

const INVOICES = 1000;

const { call, control } = useBooks();
const target = useSandbox();

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
