import { describe, expect, it } from 'vitest';
import { purchase, type Row, sale, useBooks } from '../support/books.ts';

const { call, create, rows, ledger, act } = useBooks();

/** Types of the accounts whose lines VAT is calculated on, by the codes of sales and of purchases. */
const BASES = { sales: [9], purchases: [1, 2, 10, 12] } as const;

/** Types of the accounts that no line of a purchase moves: money, and what is owed on invoices. */
const NOT_BY_PURCHASES: readonly number[] = [3, 4, 5, 6, 7];

/** Posts a line with a code on each account, in one invoice, and returns the accounts whose line has no error. */
async function findAccepted(path: string, invoice: Row, accounts: readonly Row[], line: Row): Promise<Row[]> {
  const lines = accounts.map(({ id }) => ({ ...line, ledgerAccountId: id }));
  const { status, body } = await call(path, { body: { ...invoice, lines } });
  if (status < 300) return [...accounts];
  expect(status, JSON.stringify(body)).toBe(400);
  return accounts.filter((_, index) => !Object.keys(body.errors).some((key) => key.startsWith(`lines[${index}].`)));
}

const small = useBooks({ seed: 'empty' });
const first = async (path: string): Promise<Row> => (await small.rows(`/v1/${path}`))[0] as Row;

const toNumbers = (accounts: readonly Row[]) => accounts.map(({ number, type }) => `${number} (${type})`);

it.each([
  ['a purchase where VAT of purchases is calculated', 'purchases', '/v1/purchaseinvoiceswithlines', purchase],
  ['a scan where a purchase accepts it', 'purchases', '/recognize', { invoiceNumber: 'SCAN-7' }],
  ['a draft on turnover', 'sales', '/v1/draftsalesinvoiceswithlines', sale],
  ['a sale on turnover', 'sales', '/v1/salesinvoiceswithlines', sale],
] as const)('a VAT code is accepted only on a line of %s', async (_what, side, place, invoice) => {
  const isScan = place === '/recognize';
  const scan = isScan && (await create('purchaseinvoices', { creditorId: 1, inboxFileId: 1 }));
  const path = scan ? `/_sandbox/administrations/1/purchaseinvoices/${scan.id}${place}` : place;
  const accounts = await rows('/v1/ledgeraccounts');
  const bases = accounts.filter(({ type }) => (BASES[side] as readonly number[]).includes(type));
  for (const { id, code, salesCode } of await rows('/v1/vatcodes')) {
    const expected = salesCode === (side === 'sales') ? bases : [];
    const line = { vatCodeId: id, unitPrice: 100, ...(side === 'sales' && { bookingType: 'G' }) };
    const accepted = await findAccepted(path, invoice, accounts, line);
    expect([code, ...toNumbers(accepted)]).toEqual([code, ...toNumbers(expected)]);
  }
});

describe('a line of a purchase without a VAT code', () => {
  it('moves neither money nor what is owed on invoices, and has no VAT where none can be', async () => {
    const accounts = await rows('/v1/ledgeraccounts');
    const accepted = await findAccepted('/v1/purchaseinvoiceswithlines', purchase, accounts, { unitPrice: 100 });
    const expected = accounts.filter(({ type }) => !NOT_BY_PURCHASES.includes(type));
    expect(toNumbers(accepted)).toEqual(toNumbers(expected));
    const lines = expected.map(({ id }) => ({ ledgerAccountId: id, unitPrice: 100 }));
    const { lines: created } = await create('purchaseinvoiceswithlines', { ...purchase, lines });
    const types = new Map(accounts.map(({ id, type }) => [id, type]));
    for (const { ledgerAccountId, vatCodeId } of created)
      if (!BASES.purchases.includes(types.get(ledgerAccountId))) expect(vatCodeId).toBeNull();
    const posted = await ledger('sourceDocumentNumber=LF-2026-140');
    expect(
      posted.filter(({ ledgerAccountId }) => NOT_BY_PURCHASES.slice(0, 3).includes(types.get(ledgerAccountId))),
    ).toEqual([]);
  });

  it('of a scan is posted on costs when the account of its creditor cannot have it', async () => {
    const [bank] = await rows('/v1/ledgeraccounts?number=1100');
    await call('/v1/creditors/1', { method: 'PATCH', body: { ledgerAccountId: bank?.id } });
    const { id } = await create('purchaseinvoices', { creditorId: 1, inboxFileId: 1 });
    await act(`purchaseinvoices/${id}/recognize`);
    const [line] = await rows(`/v1/purchaseinvoices/${id}/lines`);
    const [account] = await rows(`/v1/ledgeraccounts?id=${line?.ledgerAccountId}`);
    expect(account?.type).toBe(10);
  });
});

it('an imported state has lines with a VAT code on accounts of the types where an invoice is accepted', async () => {
  const [{ id: kind }, { id: sort }] = [await first('debtorkinds'), await first('creditorkinds')];
  const debtor = await small.create('debtors', { name: 'Theehuis', debtorKindId: kind });
  const creditor = await small.create('creditors', { name: 'Stalbouw', creditorKindId: sort });
  const bought = { ledgerAccountId: (await first('ledgeraccounts?number=4520')).id, unitPrice: 100 };
  const vatCodeId = (await first('vatcodes?code=IH')).id;
  await small.create('purchaseinvoiceswithlines', { creditorId: creditor.id, lines: [{ ...bought, vatCodeId }] });
  const sold = { bookingType: 'G', ledgerAccountId: (await first('ledgeraccounts?number=8500')).id, unitPrice: 100 };
  await small.create('salesinvoiceswithlines', { debtorId: debtor.id, lines: [sold] });
  const { body: state } = await small.control('state', undefined, 'GET');

  /** Imports the books with another type of one account, so that everything but the rule still agrees. */
  async function importWithType(number: string, type: number): Promise<number> {
    const changed = structuredClone(state);
    const account = changed.administrations[0].records.ledgeraccounts.find((row: Row) => row.number === number);
    Object.assign(account, { type });
    return (await small.control('state', changed, 'PUT')).status;
  }

  // Of each kind one: an asset, money, turnover, costs, and tax. The tests above post on every type.
  for (const type of [2, 4, 9, 10, 13]) {
    expect(await importWithType('4520', type), `purchase ${type}`).toBe([2, 10].includes(type) ? 204 : 400);
    expect(await importWithType('8500', type), `sale ${type}`).toBe(type === 9 ? 204 : 400);
  }
});
