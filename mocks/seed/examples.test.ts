import { describe, expect, it } from 'vitest';
import { getProperties } from '../../contract/schemas.ts';
import { getAdministrations, getShared } from '../../test/support/seed/read-seed.ts';
import { type Rows, recordOf } from '../../test/support/seed/rows.ts';
import { calculateBalance, type Posting } from '../accounting/arithmetic/postings.ts';
import { readContract } from '../hosts/node/read-contract.ts';

const contract = readContract();
const [vijfhoek] = getAdministrations();
if (!vijfhoek) throw new Error('The seed has no administration');
const rows: Rows = { ...getShared(), ...vijfhoek.rows, administrations: [vijfhoek.record] };

/** The examples that the contract gives for each field of a record. */
const getExamples = (record: string): [field: string, examples: readonly unknown[]][] =>
  [...getProperties(contract.document, { $ref: `#/components/schemas/${record}` })].flatMap(([field, { examples }]) =>
    field === '_meta' || !Array.isArray(examples) ? [] : [[field, examples]],
  );

/** The first example of each field. */
const getExample = (record: string) =>
  Object.fromEntries(getExamples(record).map(([field, [example]]) => [field, example]));

/** Fields whose examples are about another record than the first one of their resource. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  // All addresses share the first debtor's example.
  administrations: ['address'],
  // Debtors and creditors are parties alike, with the examples of the first debtor.
  creditors: [
    ...['contactName', 'address', 'email', 'phone', 'website', 'vatNumber', 'chamberOfCommerceNumber', 'iban'],
  ],
  // Examples of lines with other booking types.
  'salesinvoices/lines': ['salesTypeId', 'ledgerAccountId'],
};

describe('contract examples for the first administration', () => {
  it.each(Object.keys(rows).filter((name) => !name.startsWith('ledgeraccount')))(
    '%s: field examples are its first row',
    (resource) => {
      const [first] = rows[resource] ?? [];
      for (const [field, examples] of getExamples(recordOf(contract, resource).record)) {
        if (OTHERS[resource]?.includes(field) || first?.[field] == null) continue;
        expect(examples, field).toContainEqual(first[field]);
      }
    },
  );

  it.each([
    ['ledgeraccounts', 'LedgerAccount'],
    ['ledgeraccountclassifications', 'LedgerAccountClassification'],
  ])('%s: field examples are one of its rows', (resource, record) => {
    const examples = Object.entries(getExample(record)).filter(([field]) => field !== 'id');
    const described = rows[resource]?.filter((row) => examples.every(([field, example]) => row[field] === example));
    expect(described?.map(({ number, ledgerAccountNumber }) => number ?? ledgerAccountNumber)).toEqual(['8000']);
  });

  it('grouped ledger: field examples are the balance of an account in a period', () => {
    const example = getExample('LedgerBalanceListItem');
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
    const { lines = [], ...header } = vijfhoek.requests.find(({ name }) => name === 'draftsalesinvoices')?.body ?? {};
    expect(getExample('DraftSalesInvoiceInput')).toMatchObject(header);
    expect(getExample('ArticleLine')).toMatchObject(lines[0] ?? {});
  });
});
