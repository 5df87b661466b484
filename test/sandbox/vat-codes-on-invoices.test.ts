import { describe, expect, it } from 'vitest';
import { purchase, type Row, sale, useBooks } from '../support/books.ts';

const { call, control, create, rows, ledger, act } = useBooks();

/** Types of the accounts whose lines VAT is calculated on, by the codes of sales and of purchases. */
const BASES = { sales: [9], purchases: [1, 2, 10, 12] } as const;

/** Types of the accounts that no line of a purchase moves: money, and what is owed on invoices. */
const NOT_BY_PURCHASES: readonly number[] = [3, 4, 5, 6, 7];

const list = async () => ({
  accounts: await rows('/v1/ledgeraccounts'),
  codes: await rows('/v1/vatcodes'),
});

/** Posts a line with a code on each account, in one invoice, and returns the accounts whose line has no error. */
async function findAccepted(path: string, invoice: Row, accounts: readonly Row[], line: Row): Promise<Row[]> {
  const lines = accounts.map(({ id }) => ({ ...line, ledgerAccountId: id }));
  const { status, body } = await call(path, { body: { ...invoice, lines } });
  if (status < 300) return [...accounts];
  expect(status, JSON.stringify(body)).toBe(400);
  return accounts.filter((_, index) => !Object.keys(body.errors).some((key) => key.startsWith(`lines[${index}].`)));
}

const toNumbers = (accounts: readonly Row[]) => accounts.map(({ number, type }) => `${number} (${type})`);

describe('a VAT code on a line of an invoice', () => {
  it('is accepted on a purchase only where VAT of purchases is calculated', async () => {
    const { accounts, codes } = await list();
    for (const { id, code, salesCode } of codes) {
      const expected = salesCode ? [] : accounts.filter(({ type }) => BASES.purchases.includes(type));
      const line = { vatCodeId: id, unitPrice: 100 };
      const accepted = await findAccepted('/v1/purchaseinvoiceswithlines', purchase, accounts, line);
      expect([code, ...toNumbers(accepted)]).toEqual([code, ...toNumbers(expected)]);
    }
  });

  it.each(['draftsalesinvoiceswithlines', 'salesinvoiceswithlines'])(
    'is accepted on a sale only on turnover: %s',
    async (path) => {
      const { accounts, codes } = await list();
      for (const { id, code, salesCode } of codes) {
        const expected = salesCode ? accounts.filter(({ type }) => BASES.sales.includes(type)) : [];
        const line = { bookingType: 'G', vatCodeId: id, unitPrice: 100 };
        const accepted = await findAccepted(`/v1/${path}`, sale, accounts, line);
        expect([code, ...toNumbers(accepted)]).toEqual([code, ...toNumbers(expected)]);
      }
    },
  );

  it('is accepted by the recognition of a scan where a purchase accepts it', async () => {
    const { accounts, codes } = await list();
    const { id: invoice } = await create('purchaseinvoices', { creditorId: 1, inboxFileId: 1 });
    const path = `/_sandbox/administrations/1/purchaseinvoices/${invoice}/recognize`;
    for (const { id, code, salesCode } of codes) {
      const line = { vatCodeId: id, unitPrice: 100 };
      const accepted = await findAccepted(path, { invoiceNumber: 'SCAN-7' }, accounts, line);
      const expected = salesCode ? [] : accounts.filter(({ type }) => BASES.purchases.includes(type));
      expect([code, ...toNumbers(accepted)]).toEqual([code, ...toNumbers(expected)]);
    }
  });
});

describe('a line of a purchase without a VAT code', () => {
  it('moves neither money nor what is owed on invoices, and has no VAT where none can be', async () => {
    const { accounts } = await list();
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

describe('an imported state', () => {
  // Of each kind one: an asset, money, turnover, costs, and tax. The tests above post on every type.
  const TYPES = [2, 4, 9, 10, 13];

  /** Imports the books with another type of one account, so that everything but the rule still agrees. */
  async function importWithType(number: string, type: number): Promise<number> {
    const { body: state } = await control('state', undefined, 'GET');
    const account = state.administrations[0].records.ledgeraccounts.find((row: Row) => row.number === number);
    Object.assign(account, { type });
    return (await control('state', state, 'PUT')).status;
  }

  it.each(TYPES)('with purchases on an account of type %i is imported where a purchase is accepted', async (type) => {
    const [account] = await rows('/v1/ledgeraccounts?number=4520');
    const [code] = await rows('/v1/vatcodes?code=IH');
    const line = { ledgerAccountId: account?.id, vatCodeId: code?.id, unitPrice: 100 };
    await create('purchaseinvoiceswithlines', { ...purchase, lines: [line] });
    const isBase = (BASES.purchases as readonly number[]).includes(type);
    expect(await importWithType('4520', type)).toBe(isBase ? 204 : 400);
  });

  it.each(TYPES)('with sales on an account of type %i is imported where a sale is accepted', async (type) => {
    const [account] = await rows('/v1/ledgeraccounts?number=8500');
    const line = { bookingType: 'G', ledgerAccountId: account?.id, unitPrice: 100 };
    await create('salesinvoiceswithlines', { ...sale, lines: [line] });
    expect(await importWithType('8500', type)).toBe(type === 9 ? 204 : 400);
  });
});
