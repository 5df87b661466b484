import { describe, expect, it } from 'vitest';
import { getProperties } from '../../contract/schemas.ts';
import { getAdministrations, getShared } from '../../test/support/seed/read-seed.ts';
import { lostReferences, type Rows, recordOf } from '../../test/support/seed/references.ts';
import { calculateBalance, type Posting } from '../accounting/arithmetic/postings.ts';
import { readContract } from '../hosts/node/read-contract.ts';

const contract = readContract();
const { document } = contract;
const shared = getShared();
const [vijfhoek] = getAdministrations();
if (!vijfhoek) throw new Error('The seed has no administration');
const rows: Rows = { ...shared, ...vijfhoek.rows, administrations: [vijfhoek.record] };

const getSchema = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The example that the contract gives for each field of a record. */
function getExamples(record: string): [field: string, examples: readonly unknown[]][] {
  return [...getProperties(document, getSchema(record))].flatMap(([field, { examples }]) =>
    field === '_meta' || !Array.isArray(examples) ? [] : [[field, examples]],
  );
}

const inputs = Object.entries(document.components.schemas).flatMap(([name, { examples }]) =>
  name.endsWith('Input') && Array.isArray(examples) ? [[name, examples] as const] : [],
);

const party = ['contactName', 'address', 'email', 'phone', 'website', 'vatNumber', 'chamberOfCommerceNumber', 'iban'];

/** Resources, and the fields of them whose example is about something else. */
const firstRows: readonly [resource: string, shared?: readonly string[]][] = [
  // All addresses share the first debtor's example.
  ['administrations', ['address']],
  ['approvalroutes'],
  ['articlelocations'],
  ['articles'],
  ['costcenters'],
  ['costunits'],
  ['costunittypes'],
  ['countries'],
  ['creditorkinds'],
  // Debtors and creditors are parties alike, with the examples of the first debtor.
  ['creditors', party],
  ['debtorkinds'],
  ['debtors'],
  ['debtors/mandates'],
  ['journalentries'],
  ['journalentries/lines'],
  ['journalentrylog'],
  ['journals'],
  ['ledgerlines'],
  ['outstandingpurchaseinvoices'],
  ['outstandingsalesinvoices'],
  ['paymentconditions'],
  ['paymentmethod'],
  ['purchaseinvoices'],
  ['purchaseinvoices/lines'],
  ['salesinvoices'],
  // Examples of lines with other booking types.
  ['salesinvoices/lines', ['salesTypeId', 'ledgerAccountId']],
  ['salesorders'],
  ['salesorders/lines'],
  ['salestypes'],
  ['vatcodes'],
];

describe('contract examples for the first administration', () => {
  it.each([...firstRows])('%s: field examples are its first row', (resource, shared) => {
    const first = rows[resource]?.[0];
    expect(first).toBeDefined();
    for (const [field, examples] of getExamples(recordOf(contract, resource).record)) {
      if (shared?.includes(field) || first?.[field] == null) continue;
      expect(examples, field).toContainEqual(first[field]);
    }
  });

  it.each([
    ['ledgeraccounts', 'LedgerAccount'],
    ['ledgeraccountclassifications', 'LedgerAccountClassification'],
  ])('%s: field examples are one of its rows', (resource, record) => {
    const examples = getExamples(record).filter(([field]) => field !== 'id');
    const described = rows[resource]?.filter((row) => examples.every(([field, [example]]) => row[field] === example));
    expect(described?.map(({ number, ledgerAccountNumber }) => number ?? ledgerAccountNumber)).toEqual(['8000']);
  });

  it('grouped ledger: field examples are the balance of an account in a period', () => {
    const example = Object.fromEntries(getExamples('LedgerBalanceListItem').map(([field, [first]]) => [field, first]));
    const lines = rows.ledgerlines?.filter(
      ({ ledgerAccountId, Bookyear, Period }) =>
        ledgerAccountId === example.ledgerAccountId && Bookyear === example.bookyear && Period === example.period,
    ) as unknown as readonly Posting[];
    expect(lines.length).toBeGreaterThan(0);
    expect(example).toMatchObject({
      ledgerAccountNumber: '8000',
      amountDebit: calculateBalance(lines.map((line) => ({ ...line, amountCredit: 0 }))),
      amountCredit: -calculateBalance(lines.map((line) => ({ ...line, amountDebit: 0 }))),
      balance: calculateBalance(lines),
    });
  });

  it('draft sales invoices: field examples are its first draft', () => {
    const { lines, ...header } = vijfhoek.requests.find((request) => request.name === 'draftsalesinvoices')?.body ?? {
      lines: [],
    };
    const fields = Object.fromEntries(
      getExamples('DraftSalesInvoiceInput').map(([field, [example]]) => [field, example]),
    );
    expect(fields).toMatchObject(header);
    const line = Object.fromEntries(getExamples('ArticleLine').map(([field, [example]]) => [field, example]));
    expect(line).toMatchObject(lines?.[0] ?? {});
  });

  it.each(inputs)('%s: references exist', (name, examples) => {
    expect(lostReferences(contract, name, examples, rows)).toEqual([]);
  });

  it.each(inputs)('%s: can be created beside the seeded rows', (name, examples) => {
    const resource = [...contract.resources.values()].find(({ input }) => input === name);
    for (const { name: field } of resource?.fields.filter(({ isUnique: unique }) => unique) ?? []) {
      const taken = (rows[resource?.name ?? ''] ?? []).map((row) => row[field]);
      for (const example of examples) expect(taken).not.toContain((example as Record<string, unknown>)[field]);
    }
  });

  it('purchases are posted to costs, and depreciation to costs and machines', () => {
    const accounts = new Map(rows.ledgeraccounts?.map((row) => [row.id, row.description]));
    const examples = (name: string) => JSON.stringify(document.components.schemas[name]?.examples);
    const booked = (name: string) =>
      [...examples(name).matchAll(/"ledgerAccountId":(\d+)/g)].map(([, id]) => accounts.get(Number(id)));
    expect(booked('PurchaseInvoiceWithLinesInput')).toEqual(['Inkoop melk']);
    expect(booked('PurchaseInvoiceLineInput')).toEqual(['Inkoop melk']);
    expect(booked('JournalEntryWithLinesInput')).toEqual([
      'Afschrijving machines en installaties',
      'Cumulatieve afschrijving machines en installaties',
    ]);
    const [vatCodeId] = /"vatCodeId":(\d+)/.exec(examples('PurchaseInvoiceLineInput'))?.slice(1) ?? [];
    expect(rows.vatcodes?.find(({ id }) => id === Number(vatCodeId))?.code).toBe('IL');
  });

  it('created documents have unused numbers', () => {
    const taken = new Set([
      ...(rows.journalentries ?? []).map(({ sourceDocumentNumber }) => sourceDocumentNumber),
      ...(rows.purchaseinvoices ?? []).map(({ invoiceNumber }) => invoiceNumber),
    ]);
    const numbers = inputs.flatMap(([, examples]) =>
      (examples as Record<string, unknown>[]).flatMap((one) => one.sourceDocumentNumber ?? one.invoiceNumber ?? []),
    );
    expect(numbers.length).toBeGreaterThanOrEqual(4);
    for (const number of numbers) expect(taken).not.toContain(number);
  });

  it('a line on a ledger account is on a turnover account', () => {
    const turnover = rows.ledgeraccounts?.filter(({ type }) => type === 9).map(({ id }) => id);
    const examples = JSON.stringify(document).matchAll(/"bookingType":"G","ledgerAccountId":(\d+)/g);
    const booked = [...examples].map(([, id]) => Number(id));
    expect(booked.length).toBeGreaterThan(0);
    for (const id of booked) expect(turnover).toContain(id);
  });
});
