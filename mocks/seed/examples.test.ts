import { describe, expect, it } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { propertiesOf } from '../contract/fields.ts';
import { demoSeed } from './seed.ts';
import { lostReferences, type Rows, recordOf } from './testing/references.ts';

const contract = readContract();
const { document } = contract;
const { shared, administrations } = demoSeed();
const [vijfhoek] = administrations;
if (!vijfhoek) throw new Error('The seed has no administration');
const rows: Rows = { ...shared, ...vijfhoek.rows, administrations: [vijfhoek.record] };

const schemaOf = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The example that the contract gives for each field of a record. */
function examplesOf(record: string): [field: string, examples: readonly unknown[]][] {
  return [...propertiesOf(document, schemaOf(record))].flatMap(([field, { examples }]) =>
    field === '_meta' || !Array.isArray(examples) ? [] : [[field, examples]],
  );
}

const inputs = Object.entries(document.components.schemas).flatMap(([name, { examples }]) =>
  name.endsWith('Input') && Array.isArray(examples) ? [[name, examples] as const] : [],
);

describe('the examples of the contract are about the first administration', () => {
  it.each([
    'administrations',
    'articles',
    'countries',
    'debtorkinds',
    'debtors',
    'debtors/mandates',
    'paymentconditions',
    'salestypes',
    'vatcodes',
  ])('%s: those of the fields are its first row', (resource) => {
    const first = rows[resource]?.[0];
    for (const [field, examples] of examplesOf(recordOf(contract, resource).record)) {
      // All addresses have one example, which is that of the first debtor.
      if (resource === 'administrations' && field === 'address') continue;
      expect(examples, field).toContainEqual(first?.[field]);
    }
  });

  it('ledgeraccounts: those of the fields are one of its accounts', () => {
    const examples = examplesOf('LedgerAccount').filter(([field]) => field !== 'id');
    const described = rows.ledgeraccounts?.filter((row) =>
      examples.every(([field, [example]]) => row[field] === example),
    );
    expect(described?.map(({ number }) => number)).toEqual(['8000']);
  });

  it('draft sales invoices: those of the fields are its first draft', () => {
    const { lines, ...header } = vijfhoek.draftSalesInvoices[0] ?? { lines: [] };
    expect(Object.fromEntries(examplesOf('SalesInvoiceFields').map(([field, [example]]) => [field, example]))).toEqual(
      header,
    );
    const line = Object.fromEntries(examplesOf('ArticleLine').map(([field, [example]]) => [field, example]));
    expect(line).toMatchObject(lines[0] ?? {});
  });

  it.each(inputs)('%s: what it refers to is there', (name, examples) => {
    expect(lostReferences(contract, name, examples, rows)).toEqual([]);
  });

  it.each(inputs)('%s: it can be created beside the rows that are there', (name, examples) => {
    const resource = [...contract.resources.values()].find(({ input }) => input === name);
    for (const { name: field } of resource?.fields.filter(({ unique }) => unique) ?? []) {
      const taken = (rows[resource?.name ?? ''] ?? []).map((row) => row[field]);
      for (const example of examples) expect(taken).not.toContain((example as Record<string, unknown>)[field]);
    }
  });

  it('a line on a ledger account is on a turnover account', () => {
    const turnover = rows.ledgeraccounts?.filter(({ type }) => type === 9).map(({ id }) => id);
    const examples = JSON.stringify(document).matchAll(/"bookingType":"G","ledgerAccountId":(\d+)/g);
    const booked = [...examples].map(([, id]) => Number(id));
    expect(booked.length).toBeGreaterThan(0);
    for (const id of booked) expect(turnover).toContain(id);
  });
});
