import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startSandbox } from '../../mocks/index.ts';
import type { SandboxState } from '../../mocks/store/state.ts';
import { prepareTests } from '../support/sandbox.ts';
import { earlierBooks } from './earlier-books.ts';

// What the steps of `mocks/store/upgrades/v1.0.0.ts` fill, in the books of a sandbox before the first release.

const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
afterAll(() => rmSync(folder, { recursive: true }));

const getState = prepareTests(async (): Promise<SandboxState> => {
  const data = join(folder, 'books.sqlite');
  writeFileSync(data, earlierBooks.get('before-1.0.0')?.file ?? '');
  const sandbox = await startSandbox({ port: 0, data });
  const response = await fetch(`${sandbox.url}/_sandbox/state`);
  const state = (await response.json()) as SandboxState;
  await sandbox.close();
  return state;
});

const getRecords = (resource: string) => getState().administrations.flatMap(({ records }) => records[resource] ?? []);

it.each([
  ['salesinvoices', 'debtorId', 'salesInvoiceId', 6],
  ['purchaseinvoices', 'creditorId', 'purchaseInvoiceId', 7],
])('%s have the account that they are posted to', (resource, party, reference, type) => {
  const accounts = new Map(getRecords('ledgeraccounts').map((account) => [account.id, account.type]));
  const posted = getRecords('ledgerlines').filter((line) => accounts.get(line.ledgerAccountId) === type);
  for (const invoice of getRecords(resource)) {
    const line = posted.find((one) => one[reference] === invoice.id);
    expect(invoice.controlAccountId, `${resource} ${invoice.id}`).toBe(line?.ledgerAccountId);
    expect(invoice.controlAccountId === undefined).toBe(invoice[party] === undefined);
  }
});

it.each(['salesinvoices/lines', 'draftsalesinvoices/lines', 'salesorders/lines'])(
  '%s have the account of their article, sales type or own, and text has none',
  (resource) => {
    const salesTypes = new Map(getRecords('salestypes').map((type) => [type.id, type.ledgerAccountId]));
    const lines = getRecords(resource);
    expect(lines.length).toBeGreaterThan(0);
    for (const { bookingType, postingAccountId, salesTypeId, ledgerAccountId } of lines) {
      if (bookingType === 'T') expect(postingAccountId).toBeUndefined();
      if (bookingType === 'A') expect([...salesTypes.values()]).toContain(postingAccountId);
      if (bookingType === 'V') expect(postingAccountId).toBe(salesTypes.get(salesTypeId));
      if (bookingType === 'G') expect(postingAccountId).toBe(ledgerAccountId);
    }
  },
);

it('VAT codes of reverse-charged purchases have the account of the deduction, and others have none', () => {
  const accounts = new Map(getRecords('ledgeraccounts').map((account) => [account.id, account.number]));
  const deductions = getRecords('vatcodes').map((code) => [code.code, accounts.get(code.deductionAccountId)] as const);
  expect(new Set(deductions.filter(([, account]) => account !== undefined).map(String))).toEqual(
    new Set(['IR,1520', 'IICH,1520', 'IICL,1521', 'IIM,1520']),
  );
});

it('the number of a removed invoice counts in the series of its year', () => {
  expect(getState().administrations[0]?.internal?.past_numbers).toEqual([
    { series: 'salesinvoices.invoiceNumber.2026', highest: 15 },
  ]);
});

it('the PDF of a finalized draft is a layout, and a scan is not', () => {
  const layouts = getState().administrations.flatMap(({ internal }) => internal?.layouts ?? []);
  const [invoice] = getRecords('salesinvoices').filter(({ invoiceNumber }) => invoiceNumber === '20260013');
  expect(layouts).toEqual([
    { fileId: invoice?.fileId, printed: expect.stringMatching(/^{"debtorId":1,"debtorName":".+","text":\[".*Factuur/) },
  ]);
});
