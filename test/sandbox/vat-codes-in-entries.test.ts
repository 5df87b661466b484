import { describe, expect, it } from 'vitest';
import { calculateVatReturn, type VatCodeBoxes, type VatLedgerLine } from '../../totals/vat-return.ts';
import { memorial, purchase, type Row, useBooks } from '../support/books.ts';
import { listRejections } from './rejections.ts';

const books = useBooks();
const { act, call, create, rows } = books;

const findByNumber = async (number: string): Promise<number> =>
  (await rows(`/v1/ledgeraccounts?number=${number}`))[0]?.id;
const findByCode = async (code: string): Promise<number> => (await rows(`/v1/vatcodes?code=${code}`))[0]?.id;

/** Meaning of a line on an account, by the chart of accounts. */
function getMeaning({ type, referenceCode }: Row): 'owed' | 'deducted' | 'base' | undefined {
  if (type === 14) return referenceCode === 'BSchBepBtwVoo' ? 'deducted' : 'owed';
  return [1, 2, 9, 10, 12].includes(type) ? 'base' : undefined;
}

/** The amounts of an entry: each line has its own, so that one in a wrong box is found. */
const getAmount = (index: number): number => Number((100 + index * 1.01).toFixed(2));

/** Posts the lines of a code that are accepted, one on each account, and compares their return with what they mean. */
async function compareBoxes(code: Row, accounts: readonly Row[], codes: readonly Row[]): Promise<void> {
  const accepted = await findAccepted(code, accounts);
  for (const account of accepted) expect(getMeaning(account), `${code.code} on ${account.number}`).toBeDefined();
  const hasTurnover = accepted.some(({ type }) => type === 9);
  expect(hasTurnover).toBe(code.salesCode && code.returnBox !== null);
  const sumCents = (...meanings: readonly unknown[]): number =>
    accepted
      .filter((account) => meanings.includes(getMeaning(account)))
      .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const contra = accounts.find(({ type }) => type === 13)?.id;
  const lines = [
    ...accepted.map(({ id, amount }) => ({ ledgerAccountId: id, vatCodeId: code.id, amountCredit: amount })),
    { ledgerAccountId: contra, amountDebit: sumCents('base', 'owed', 'deducted') / 100 },
  ];
  const entry = await create('journalentrieswithlines', { ...memorial, lines });
  await act(`journalentries/${entry.id}/process`);
  const posted = await rows(`/v1/ledgerlines?Bookyear=2026&JournalEntryId=${entry.id}`);
  const boxes = calculateVatReturn(posted as VatLedgerLine[], codes as VatCodeBoxes[]);
  const { base = 0, vat = 0 } = boxes.get(code.returnBox ?? '') ?? {};
  const sign = code.salesCode ? 1 : -1;
  const expectedBase = code.returnBox === null ? 0 : sign * sumCents('base');
  const found = [base ?? 0, vat, boxes.get('5b')?.vat ?? 0].map((euros) => Math.round(euros * 100));
  expect([code.code, ...found]).toEqual([code.code, expectedBase, sumCents('owed'), 0 - sumCents('deducted')]);
}

/** Returns the accounts on which a line with a code is accepted, each with the amount of its line. */
async function findAccepted(code: Row, accounts: readonly Row[]): Promise<Row[]> {
  const lines = accounts.map(({ id }, index) => ({
    ledgerAccountId: id,
    vatCodeId: code.id,
    amountCredit: getAmount(index),
  }));
  const { status, body } = await call('/v1/journalentrieswithlines', { body: { ...memorial, lines } });
  expect(status).toBe(400);
  return accounts
    .map((account, index): Row => ({ ...account, amount: getAmount(index), index }))
    .filter(({ index }) => body.errors[`lines[${index}].vatCodeId`] === undefined);
}

describe('a VAT code on a line of an entry', () => {
  it('is accepted only where the return finds the line in the box of its meaning', async () => {
    const accounts = (await rows('/v1/ledgeraccounts')).filter(({ type }) => type !== 3);
    const codes = await rows('/v1/vatcodes');
    for (const code of codes) await compareBoxes(code, accounts, codes);
  });

  it('is refused on another account, with what to do', async () => {
    const sales = ['VL on 1500', 'VN on 1500', 'VH on 7010', 'VL on 1100', 'VL on 1300'];
    const cases = [...sales, 'IICH on 1500', 'IH on 8000'];
    const messages = await listRejections(cases, async (title) => {
      const [code = '', number = ''] = title.split(' on ');
      const [vatCodeId, ledgerAccountId] = [await findByCode(code), await findByNumber(number)];
      const line = { ledgerAccountId, vatCodeId, amountCredit: 9 };
      const lines = [line, { ledgerAccountId, amountDebit: 9 }];
      return call('/v1/journalentrieswithlines', { body: { ...memorial, lines } });
    });
    await expect(messages).toMatchFileSnapshot('__snapshots__/vat-codes-on-other-accounts.txt');
  });

  it('is refused on a VAT account of a purchase invoice, whose VAT is posted by itself', async () => {
    const line = { ledgerAccountId: await findByNumber('1520'), vatCodeId: await findByCode('IH'), unitPrice: 21 };
    const reply = await call('/v1/purchaseinvoiceswithlines', { body: { ...purchase, lines: [line] } });
    expect(reply.body.errors).toEqual({ 'lines[0].vatCodeId': [expect.stringMatching(/is posted automatically/)] });
  });
});
