import { describe, expect, it } from 'vitest';
import { memorial, purchase, type Row, sale, useBooks } from '../support/books.ts';

const books = useBooks();
const { create, patch, remove, rows, act, setClock, getEntryId } = books;

const lines = [
  { ledgerAccountId: 85, amountDebit: 10 },
  { ledgerAccountId: 6, amountCredit: 10 },
];
const since = (moment: string) => rows(`/v1/journalentrylog?ChangedDate_from=${encodeURIComponent(moment)}`);

describe('journal entry log', () => {
  it('records the sandbox time of each change', async () => {
    await setClock('2026-05-01T08:00:00Z');
    const { id } = await create('journalentrieswithlines', { ...memorial, lines });
    await setClock('2026-05-01T08:00:01Z');
    await act(`journalentries/${id}/process`);
    await setClock('2026-05-02T00:00:00+02:00');
    await remove(`journalentries/${id}`);
    const entry = { JournalEntryId: id, Bookyear: 2026 };
    expect(await since('2026-05-01T08:00:00Z')).toMatchObject([
      { ...entry, Action: 1, ChangedDate: '2026-05-01T08:00:00Z' },
      { ...entry, Action: 1, ChangedDate: '2026-05-01T08:00:01Z' },
      { ...entry, Action: 2, ChangedDate: '2026-05-01T22:00:00Z' },
    ]);
  });

  it('explains the gap that a renumbered and deleted invoice leaves', async () => {
    const { id, invoiceNumber } = await create('salesinvoiceswithlines', sale);
    const entryId = await getEntryId(invoiceNumber);
    await patch(`salesinvoices/${id}`, { invoiceNumber: 'X-1' });
    await remove(`salesinvoices/${id}`);
    const changes = await rows(`/v1/journalentrylog?JournalEntryId=${entryId}`);
    expect(changes.map(({ Action, sourceDocumentNumber }) => [Action, sourceDocumentNumber])).toEqual([
      [1, invoiceNumber],
      [1, 'X-1'],
      [2, 'X-1'],
    ]);
  });

  it('never goes back when the clock does, so that who reads on from the last change misses none', async () => {
    const seen: Row[] = [];
    const [first, last] = ['2026-05-01T08:00:00Z', '2026-05-01T08:00:01Z'];
    for (const now of [first, '2026-05-01T07:59:58Z', '2025-01-01T00:00:00Z', last]) {
      const from = seen.at(-1)?.ChangedDate ?? '2026-05-01';
      await setClock(now);
      const { id } = await create('journalentries', { ...memorial, sourceDocumentNumber: `MEM-${seen.length}` });
      const changes = await since(from);
      expect(changes.map(({ JournalEntryId }) => JournalEntryId)).toContain(id);
      seen.push(...changes.filter((change) => seen.every((other) => other.id !== change.id)));
    }
    expect(seen.map(({ ChangedDate }) => ChangedDate)).toEqual([first, first, first, last]);
  });

  it('returns changes from a moment on, in any extended form of ISO 8601', async () => {
    await setClock('2026-05-01T08:00:00Z');
    await create('journalentries', memorial);
    for (const moment of [
      ...['2026-05-01T08:00:00Z', '2026-05-01T10:00:00+02:00', '2026-05-01T08:00Z', '2026-05-01T08:00:00'],
      ...['2026-05-01T07:59:59.9Z', '2026-05-01T07:59:59,9Z', '2026-05-01T10:00+02'],
      ...['2026-W18-5T08:00Z', '2026-121T08:00:00Z'],
    ])
      expect([moment, (await since(moment)).length]).toEqual([moment, 1]);
    expect(await since('2026-05-01T08:00:01Z')).toEqual([]);
  });

  it('takes a date as its start in UTC', async () => {
    await setClock('2026-04-30T23:59:59Z');
    await create('journalentries', memorial);
    await setClock('2026-05-01T00:00:00Z');
    const { id } = await create('journalentries', { ...memorial, sourceDocumentNumber: 'MEM-2' });
    for (const date of ['2026-05-01', '2026-W18-5', '2026-121', '2026-04-30T24:00', '2026-04-30T24:00:00Z'])
      expect([date, (await since(date)).map(({ JournalEntryId }) => JournalEntryId)]).toEqual([date, [id]]);
  });

  it('records each change of a draft and of its lines', async () => {
    await setClock('2026-05-01T08:00:00Z');
    const { id } = await create('journalentries', memorial);
    await patch(`journalentries/${id}`, { description: 'Mei' });
    const line = await create(`journalentries/${id}/lines`, lines[0]);
    await remove(`journalentries/${id}/lines/${line.id}`);
    const change = [1, memorial.sourceDocumentNumber];
    const changes = await since('2026-05-01T08:00:00Z');
    expect(changes.map((row) => [row.Action, row.sourceDocumentNumber])).toEqual([change, change, change, change]);
  });

  it('records invoices and payments, which the platform posts itself', async () => {
    await setClock('2026-05-01T08:00:00Z');
    const sold = await create('salesinvoiceswithlines', sale);
    const bought = await create('purchaseinvoiceswithlines', purchase);
    const { journalEntryId } = await act(`salesinvoices/${sold.id}/pay`);
    await remove(`purchaseinvoices/${bought.id}`);
    const changes = await since('2026-05-01T08:00:00Z');
    const boughtEntry = changes.find(({ Action }) => Action === 2)?.JournalEntryId;
    const getChange = (change: Row) => [change.JournalEntryId, change.Action, change.sourceDocumentNumber];
    expect(changes.map(getChange)).toEqual([
      [await getEntryId(sold.invoiceNumber), 1, sold.invoiceNumber],
      [boughtEntry, 1, bought.invoiceNumber],
      [journalEntryId, 1, 'BNK-2026-05-01'],
      [boughtEntry, 2, bought.invoiceNumber],
    ]);
  });

  it('leaves out period 0', async () => {
    for (const entry of await rows('/v1/journalentries?status=draft')) await remove(`journalentries/${entry.id}`);
    const before = await rows('/v1/journalentrylog');
    await act('bookyears/2026/close');
    expect(await books.ledger('Bookyear=2027&Period=0')).not.toEqual([]);
    expect(await rows('/v1/journalentrylog')).toEqual(before);
  });

  it('leaves out rejected changes', async () => {
    const before = await rows('/v1/journalentrylog');
    await books.getErrors('POST', 'journalentrieswithlines', { ...memorial, lines: lines.slice(0, 1) });
    await books.getErrors('DELETE', 'salesinvoices/1');
    expect(await rows('/v1/journalentrylog')).toEqual(before);
  });
});

describe('journal entry log of initial data', () => {
  const { rows } = useBooks({ extraLedgerLines: 1500 });

  it('never goes back', async () => {
    const moments = (await rows('/v1/journalentrylog')).map(({ ChangedDate }) => String(ChangedDate));
    expect(moments.length).toBeGreaterThan(750);
    expect(moments).toEqual(moments.toSorted());
  });
});
