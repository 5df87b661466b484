import { describe, expect, it } from 'vitest';
import { calculateVatReturn } from '../../totals/index.ts';
import { memorial, type Row, useBooks } from '../support/books.ts';
import { startAgent } from './agent.ts';

const books = useBooks();
const TODAY = '2026-04-16';

/** Reads a report: what stands on the first line, and the rows. */
async function report(args: object): Promise<{ head: Row; rows: Row[] }> {
  const agent = await startAgent({ url: books.url, tenant: 1 });
  const { text, note } = await agent.call('report', { long: true, ...args });
  expect(note).toBeUndefined();
  const [head, ...rows] = text.split('\n').map((line) => JSON.parse(line));
  return { head, rows };
}

const toCents = (amount: number): number => Math.round(amount * 100);
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + toCents(amount), 0) / 100;
const getDaysOverdue = ({ dueDate }: Row): number => (Date.parse(TODAY) - Date.parse(dueDate)) / 86_400_000;

describe('the report', () => {
  it.each(['sales', 'purchase'])(
    'overdue lists the %s invoices past their due date, the oldest first',
    async (side) => {
      const { head, rows } = await report({ kind: 'overdue', side });
      const invoices = (await books.rows(`/v1/outstanding${side}invoices`)).filter((row) => getDaysOverdue(row) > 0);
      expect(invoices.length).toBeGreaterThan(0);
      expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(invoices.map(({ id }) => id)));
      expect(head).toEqual({ invoices: rows.length, total: sum(invoices.map((row) => row.outstandingAmount)) });
      const days = rows.map((row) => row.days);
      expect(days).toEqual(days.toSorted((a, b) => b - a));
      expect(days.toSorted()).toEqual(invoices.map(getDaysOverdue).toSorted());
    },
  );

  it.each(['sales', 'purchase'])('ageing adds up what is outstanding of %s by party and by days', async (side) => {
    const { head, rows } = await report({ kind: 'ageing', side });
    const invoices = await books.rows(`/v1/outstanding${side}invoices`);
    const getAmounts = (from: number, to: number): number[] =>
      invoices
        .filter((row) => getDaysOverdue(row) >= from && getDaysOverdue(row) <= to)
        .map((row) => row.outstandingAmount);
    const expected = {
      notDue: sum(getAmounts(-9999, 0)),
      to30: sum(getAmounts(1, 30)),
      to60: sum(getAmounts(31, 60)),
      to90: sum(getAmounts(61, 90)),
      over90: sum(getAmounts(91, 9999)),
      total: sum(invoices.map((row) => row.outstandingAmount)),
    };
    expect(head).toMatchObject(expected);
    for (const key of Object.keys(expected)) expect(sum(rows.map((row) => row[key]))).toBe(head[key]);
    expect(rows.map(({ name }) => name)).toHaveLength(
      new Set(invoices.map((row) => row.debtorName ?? row.creditorName)).size,
    );
  });

  it('vat_return calculates the boxes of a quarter from all of its ledger lines', async () => {
    const { rows } = await report({ kind: 'vat_return', year: 2026, quarter: 1 });
    const lines = await books.rows('/v1/ledgerlines?Bookyear=2026&Period=1&Period=2&Period=3');
    const boxes = calculateVatReturn(lines as never, (await books.rows('/v1/vatcodes')) as never);
    expect(rows).toEqual([...boxes].map(([box, { base, vat }]) => ({ box, base, vat })));
    expect(rows.find(({ box }) => box === '1b')?.vat).toBeGreaterThan(1000);
  });

  it('trial_balance is in balance, and has what the ledger has on each account', async () => {
    const { head, rows } = await report({ kind: 'trial_balance', year: 2026, period: 2 });
    const periods = [0, 1, 2].map((period) => `Period=${period}`).join('&');
    const lines = await books.rows(`/v1/ledgerlines?Bookyear=2026&${periods}`);
    expect(head.debit).toBe(head.credit);
    const accounts = Map.groupBy(lines, (line) => line.ledgerAccountNumber);
    expect(rows.map(({ account }) => account)).toEqual([...accounts.keys()].toSorted());
    for (const { account, debit, credit, balance } of rows) {
      const group = accounts.get(account) ?? [];
      const [debits, credits] = [
        sum(group.map((line) => line.amountDebit)),
        sum(group.map((line) => line.amountCredit)),
      ];
      expect([account, debit, credit, balance]).toEqual([account, debits, credits, sum([debits, -credits])]);
    }
  });

  it('changes lists entries that were changed or deleted since a time, and says from where to continue', async () => {
    const lines = [
      { ledgerAccountId: 1, amountDebit: 10 },
      { ledgerAccountId: 2, amountCredit: 10 },
    ];
    await books.setClock('2026-04-16T12:00:00Z');
    const changed = await books.create('journalentrieswithlines', { ...memorial, lines });
    const deleted = await books.create('journalentrieswithlines', {
      ...memorial,
      sourceDocumentNumber: 'MEM-2',
      lines,
    });
    await books.act(`journalentries/${changed.id}/process`);
    await books.act(`journalentries/${deleted.id}/process`);
    await books.setClock('2026-04-16T13:00:00Z');
    await books.remove(`journalentries/${deleted.id}`);
    const { head, rows } = await report({ kind: 'changes', since: '2026-04-16T11:59:00Z' });
    expect(rows.map(({ entry, state }) => [entry, state])).toEqual([
      [changed.id, 'changed'],
      [deleted.id, 'deleted'],
    ]);
    expect(head.next).toMatch(/^2026-04-16T13:00:00/);
    const later = await report({ kind: 'changes', since: head.next });
    expect(later.rows.map(({ entry }) => entry)).toEqual([deleted.id]);
  });

  it('needs what it is for', async () => {
    const agent = await startAgent({ url: books.url });
    const message = await agent.expectError('report', { kind: 'vat_return', year: 2026 });
    expect(message).toBe('The report vat_return needs "quarter".');
    expect(await agent.expectError('report', { kind: 'profit' })).toContain('Invalid');
    expect(await agent.expectError('report', { kind: 'changes', since: 'yesterday' })).toContain('ChangedDate_from');
  });
});
