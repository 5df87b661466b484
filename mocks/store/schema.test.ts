import { expect, it } from 'vitest';
import type { Resource } from '../../contract/model.ts';
import { seedStore } from '../../test/support/seed/read-seed.ts';
import { readContract } from '../hosts/node/read-contract.ts';
import { openRecords } from './records.ts';

const { database } = seedStore('empty');
const ledgerLines = readContract().resources.get('ledgerlines') as Resource;

it.each([
  ['a book year', ['Bookyear']],
  ['a period', ['Bookyear', 'Period']],
  ['a debtor', ['debtorId']],
  ['an invoice', ['salesInvoiceId']],
])('a page of the ledger lines of %s is read in their order, without sorting all pages', (_filter, names) => {
  const plan: string[] = [];
  const explained = {
    ...database,
    records: new Map(),
    allAsArrays(sql: string, ...values: readonly unknown[]) {
      const steps = database.all(`explain query plan ${sql}`, ...values);
      plan.push(...steps.map(({ detail }) => String(detail)));
      return [];
    },
  };
  const filters = names.map((name) => [name, [1]] as const);
  openRecords(explained, ledgerLines).page({ administrationId: 1 }, { filters, page: 1, pageSize: 25 });
  expect(plan).toEqual([expect.stringMatching(/^SEARCH ledgerlines USING INDEX/)]);
});
