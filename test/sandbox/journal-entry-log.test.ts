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
    const [first] = await rows(`/v1/journalentrylog?sourceDocumentNumber=${invoiceNumber}`);
    expect(first).toMatchObject({ JournalEntryId: entryId, Action: 1 });
    const changes = await rows(`/v1/journalentrylog?JournalEntryId=${entryId}`);
    expect(changes.map(({ Action, sourceDocumentNumber }) => [Action, sourceDocumentNumber])).toEqual([
      [1, invoiceNumber],
      [1, 'X-1'],
      [2, 'X-1'],
    ]);
  });

  it('has the document number of entries, purchases and payments', async () => {
    const { id } = await create('journalentrieswithlines', { ...memorial, lines });
    const { journalEntryId } = await act('salesinvoices/12/pay', { date: '2026-04-16' });
    const bought = await create('purchaseinvoiceswithlines', purchase);
    for (const [entryId, number] of [
      [id, memorial.sourceDocumentNumber],
      [journalEntryId, 'BNK-2026-04-16'],
      [await getEntryId(bought.invoiceNumber), bought.invoiceNumber],
    ])
      expect((await rows(`/v1/journalentrylog?JournalEntryId=${entryId}`)).at(-1)?.sourceDocumentNumber).toBe(number);
  });

  it('never goes back when the clock does, so that who reads on from the last change misses none', async () => {
    const seen: Row[] = [];
    for (const now of [
      '2026-05-01T08:00:00Z',
      '2026-05-01T07:59:58Z',
      '2025-01-01T00:00:00Z',
      '2026-05-01T08:00:01Z',
    ]) {
      const from = seen.at(-1)?.ChangedDate ?? '2026-05-01';
      await setClock(now);
      const { id } = await create('journalentries', { ...memorial, sourceDocumentNumber: `MEM-${seen.length}` });
      const changes = await since(from);
      expect(changes.map(({ JournalEntryId }) => JournalEntryId)).toContain(id);
      seen.push(...changes.filter((change) => seen.every((other) => other.id !== change.id)));
    }
    expect(seen.map(({ ChangedDate }) => ChangedDate)).toEqual([
      ...new Array(3).fill('2026-05-01T08:00:00Z'),
      '2026-05-01T08:00:01Z',
    ]);
  });

  it('returns changes from the requested timestamp on', async () => {
    await setClock('2026-05-01T08:00:00Z');
    await create('journalentries', memorial);
    expect(await since('2026-05-01T08:00:00Z')).toHaveLength(1);
    expect(await since('2026-05-01T10:00:00+02:00')).toHaveLength(1);
    expect(await since('2026-05-01T08:00:01Z')).toHaveLength(0);
  });

  it.each([
    '2026-05-01T08:00Z',
    '2026-05-01T08:00:00',
    '2026-05-01T07:59:59.9Z',
    '2026-05-01T07:59:59,9Z',
    '2026-05-01T10:00+02',
    '2026-W18-5T08:00Z',
    '2026-121T08:00:00Z',
  ])('accepts any extended form of ISO 8601: %s', async (moment) => {
    await setClock('2026-05-01T08:00:00Z');
    await create('journalentries', memorial);
    expect(await since(moment)).toHaveLength(1);
  });

  it.each(['2026-05-01', '2026-W18-5', '2026-121', '2026-04-30T24:00', '2026-04-30T24:00:00Z'])(
    'takes the date %s as its start in UTC',
    async (date) => {
      await setClock('2026-04-30T23:59:59Z');
      await create('journalentries', memorial);
      await setClock('2026-05-01T00:00:00Z');
      const { id } = await create('journalentries', { ...memorial, sourceDocumentNumber: 'MEM-2' });
      expect((await since(date)).map(({ JournalEntryId }) => JournalEntryId)).toEqual([id]);
    },
  );

  it('records each change of a draft and of its lines', async () => {
    await setClock('2026-05-01T08:00:00Z');
    const { id } = await create('journalentries', memorial);
    await patch(`journalentries/${id}`, { description: 'Mei' });
    const line = await create(`journalentries/${id}/lines`, lines[0]);
    await remove(`journalentries/${id}/lines/${line.id}`);
    expect((await since('2026-05-01T08:00:00Z')).map(({ Action }) => Action)).toEqual([1, 1, 1, 1]);
  });

  it('records invoices and payments, which the platform posts itself', async () => {
    await setClock('2026-05-01T08:00:00Z');
    const sold = await create('salesinvoiceswithlines', sale);
    const bought = await create('purchaseinvoiceswithlines', purchase);
    const { journalEntryId } = await act(`salesinvoices/${sold.id}/pay`);
    await remove(`purchaseinvoices/${bought.id}`);
    const changes = await since('2026-05-01T08:00:00Z');
    const boughtEntry = changes.find(({ Action }) => Action === 2)?.JournalEntryId;
    expect(changes.map(({ JournalEntryId, Action }) => [JournalEntryId, Action])).toEqual([
      [await getEntryId(sold.invoiceNumber), 1],
      [boughtEntry, 1],
      [journalEntryId, 1],
      [boughtEntry, 2],
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
