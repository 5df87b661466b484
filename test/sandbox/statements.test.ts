import { StatementSync } from 'node:sqlite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memorial } from '../support/books.ts';
import { useSandbox } from '../support/sandbox.ts';

const { call, createToken } = useSandbox();

/** The most statements of a request: on the distributed host, each takes a call of the engine. */
const MAX_STATEMENTS = 27;

const sold = [
  { bookingType: 'A', ArticleSku: 'KAAS-OUD-500', quantity: 12, discountPercentage: 10 },
  { bookingType: 'V', salesTypeId: 3, quantity: 1, unitPrice: 45 },
  { bookingType: 'T', description: 'Met dank.' },
];
const sale = { debtorId: 5, invoiceDate: '2026-01-31', lines: sold };
const bought = ['a', 'b', 'c'].map((description) => ({ ledgerAccountId: 30, quantity: 1, unitPrice: 10, description }));
const purchase = { creditorId: 1, invoiceDate: '2026-01-31', dueDate: '2026-02-28', lines: bought };
const moved = [
  { ledgerAccountId: 30, amountDebit: 10, amountCredit: 0 },
  { ledgerAccountId: 30, amountDebit: 10, amountCredit: 0 },
  { ledgerAccountId: 31, amountDebit: 0, amountCredit: 20 },
];
const entry = { ...memorial, JournalId: 3, bookPeriod: 1, date: '2026-01-31', lines: moved };

const REQUESTS: Readonly<Record<string, readonly [path: string, body?: object]>> = {
  'a list': ['/v1/debtors?pageSize=25&debtorKindId=1'],
  'a list with lines': ['/v1/salesinvoiceswithlines?pageSize=25'],
  'a draft of three lines': ['/v1/draftsalesinvoiceswithlines', sale],
  'a sales invoice of three lines': ['/v1/salesinvoiceswithlines', sale],
  'a purchase invoice of three lines': ['/v1/purchaseinvoiceswithlines', purchase],
  'an entry of three lines': ['/v1/journalentrieswithlines', entry],
};

afterEach(() => {
  vi.restoreAllMocks();
});

/** Collects the statements of a request with their values. */
async function trace(send: () => ReturnType<typeof call>): Promise<readonly string[]> {
  const statements: string[] = [];
  for (const name of ['all', 'run'] as const) {
    const original = StatementSync.prototype[name] as (...values: readonly unknown[]) => unknown;
    vi.spyOn(StatementSync.prototype, name).mockImplementation(function (this: StatementSync, ...values: unknown[]) {
      statements.push(`${this.sourceSQL} ${JSON.stringify(values)}`);
      return original.apply(this, values) as never;
    });
  }
  const { status, body } = await send();
  vi.restoreAllMocks();
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return statements;
}

/** Two lines may be alike, and are inserted one by one where that is faster. A token is checked again after the body. */
const MAY_REPEAT = /^insert | and model = 'AccessToken'/;

const listRepeated = (statements: readonly string[]): readonly string[] =>
  statements.filter((statement, index) => !MAY_REPEAT.test(statement) && statements.indexOf(statement) < index);

describe('the statements of a request', () => {
  it.each(Object.entries(REQUESTS))('%s: few, and none twice', async (_, [path, body]) => {
    const token = await createToken('demo');
    const send = () => call(path, { token, ...(body && { body }) });
    // Brings the books up to the day.
    await call('/v1/debtors');
    expect(listRepeated(await trace(send))).toEqual([]);
    const statements = await trace(send);
    expect(listRepeated(statements)).toEqual([]);
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MAX_STATEMENTS);
  });

  it('an entry that settles an invoice twice: what both lines need is read once', async () => {
    const { body: invoice } = await call('/v1/salesinvoiceswithlines', { body: sale });
    const { controlAccountId: ledgerAccountId, debtorId, invoiceNumber } = invoice;
    const settled = { ledgerAccountId, debtorId, invoiceNumber, amountDebit: 0 };
    const lines = [
      { ...settled, amountCredit: 1 },
      { ...settled, amountCredit: 2 },
      { ledgerAccountId: 30, amountDebit: 3, amountCredit: 0 },
    ];
    const send = () => call('/v1/journalentrieswithlines', { body: { ...entry, lines } });
    expect(listRepeated(await trace(send))).toEqual([]);
  });
});

it('book years, which a request reads once, are those that it has left: of a closed year, and of another', async () => {
  const at = (year: number) => call('/v1/salesinvoiceswithlines', { body: { ...sale, invoiceDate: `${year}-12-30` } });
  const change = async (action: string) =>
    (await call(`/_sandbox/administrations/1/bookyears/2025/${action}`, { method: 'POST', token: null })).status;
  expect([(await at(2025)).status, await change('reopen')]).toEqual([400, 200]);
  const { body: invoice } = await at(2025);
  const { body: opening } = await call('/v1/ledgergrouped?bookyear=2026&period=0&ledgerAccountId=24');
  expect(opening._data[0].amountDebit).toBeGreaterThan(0);
  expect([await change('close'), (await at(2025)).status]).toEqual([200, 400]);
  const patch = { method: 'PATCH', body: { reference: 'the same year' } };
  expect((await call(`/v1/salesinvoices/${invoice.id}`, patch)).status).toBe(200);
});
