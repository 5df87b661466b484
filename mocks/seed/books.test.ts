import { describe, expect, it } from 'vitest';
import { getAdministrations } from '../../test/support/seed/read-seed.ts';
import { idsOf, repeated } from '../../test/support/seed/rows.ts';
import { calculateBalance, PLATFORM_ENTRIES_AFTER, type Posting } from '../accounting/arithmetic/postings.ts';
import { LAST_DAY } from '../package/seed/fill-tables.ts';
import { FIRST_BOOK_YEAR, LAST_BOOK_YEAR } from '../package/seed/history.ts';
import type { RecordOf } from '../store/record-types.ts';

type LedgerLine = RecordOf<'ledgerlines'> & Posting;

const administrations = getAdministrations();
const years = Array.from({ length: LAST_BOOK_YEAR - FIRST_BOOK_YEAR + 1 }, (_, index) => FIRST_BOOK_YEAR + index);

const books = administrations.map(({ record, rows }) => ({
  name: String(record.name),
  rows,
  lines: rows.ledgerlines as unknown as readonly LedgerLine[],
}));

function unbalanced(lines: readonly LedgerLine[], group: (line: LedgerLine) => string): string[] {
  return [...Map.groupBy(lines, group)].filter(([, some]) => calculateBalance(some) !== 0).map(([key]) => key);
}

describe.each(books)('ledger of $name', ({ rows, lines }) => {
  const inYear = (year: number) => lines.filter(({ Bookyear }) => Bookyear === year);
  const accounts = new Map(rows.ledgeraccounts?.map((row) => [row.id, row]));
  const ofType = (...types: number[]) =>
    new Set(idsOf(rows.ledgeraccounts, ({ type }) => types.includes(Number(type))));
  const entries = new Map(rows.journalentries?.map((row) => [row.id, row]));

  it('has lines in every period of the previous years and up to April of the last', () => {
    const periods = years.map((year) => [...new Set(inYear(year).map(({ Period }) => Period))].sort((a, b) => a - b));
    const whole = Array.from({ length: 13 }, (_, period) => period);
    expect(periods).toEqual([whole, whole, [0, 1, 2, 3, 4]]);
  });

  it('has lines with one positive amount on an account of the right kind', () => {
    for (const line of lines) {
      const { amountDebit, amountCredit, ledgerAccountId } = line;
      expect(Math.min(amountDebit, amountCredit), `ledger line ${line.id}`).toBe(0);
      expect(Math.max(amountDebit, amountCredit), `ledger line ${line.id}`).toBeGreaterThan(0);
      const account = accounts.get(ledgerAccountId);
      expect(line.ledgerAccountNumber).toBe(account?.number);
      expect(line.ledgerAccountDescription).toBe(account?.description);
    }
  });

  it('has entries with one date, in their period and not after the last day', () => {
    for (const some of Map.groupBy(lines, ({ JournalEntryId }) => JournalEntryId).values()) {
      const [{ date, Bookyear, Period, sourceDocumentNumber } = some[0] as LedgerLine] = some;
      expect(some.every((line) => line.date === date && line.sourceDocumentNumber === sourceDocumentNumber)).toBe(true);
      expect(date.slice(0, 7)).toBe(`${Bookyear}-${String(Math.max(Period, 1)).padStart(2, '0')}`);
      expect(date <= LAST_DAY).toBe(true);
    }
  });

  it('has a bank and a cash register that are never negative', () => {
    const money = ofType(3, 4);
    for (const year of years) {
      const moved = inYear(year).filter(({ ledgerAccountId }) => money.has(ledgerAccountId));
      for (const group of Map.groupBy(moved, ({ ledgerAccountId }) => ledgerAccountId).values()) {
        const days = group.toSorted((a, b) => `${a.date}${a.Period}`.localeCompare(`${b.date}${b.Period}`));
        for (const [index] of days.entries())
          expect(calculateBalance(days.slice(0, index + 1)), days[index]?.date).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('has every processed journal entry, no drafts, and otherwise only opening balances in their journals', () => {
    const forEntries = idsOf(rows.journals, ({ type }) => type === 'M' || type === 'K');
    const inJournals = lines.filter(({ journalId, Period }) => forEntries.includes(journalId) && Period > 0);
    const booked = new Set(inJournals.map(({ JournalEntryId }) => JournalEntryId));
    expect([...booked].sort()).toEqual(idsOf(rows.journalentries, ({ status }) => status === 'processed').sort());
    for (const { JournalEntryId, journalId, Bookyear, Period, sourceDocumentNumber } of inJournals) {
      const fields = { JournalId: journalId, bookYear: Bookyear, bookPeriod: Period, sourceDocumentNumber };
      expect(entries.get(JournalEntryId)).toMatchObject(fields);
    }
  });

  it('matches the cash register before and after each cash entry', () => {
    const journals = new Map(rows.journals?.map((journal) => [journal.id, journal]));
    const cash = [...entries.values()].filter((entry) => journals.get(Number(entry.JournalId))?.type === 'K');
    expect(cash.length).toBeGreaterThan(0);
    for (const entry of cash) {
      const account = journals.get(Number(entry.JournalId))?.ledgerAccountId;
      const before = lines.filter(
        (line) =>
          line.ledgerAccountId === account && line.Bookyear === entry.bookYear && line.date < String(entry.date),
      );
      expect(calculateBalance(before), String(entry.sourceDocumentNumber)).toBe(entry.openingBalance);
    }
  });

  it('has a zero balance on suspense accounts', () => {
    const neutral = ofType(8, 13);
    expect(
      unbalanced(
        lines.filter(({ ledgerAccountId }) => neutral.has(ledgerAccountId)),
        ({ Bookyear }) => String(Bookyear),
      ),
    ).toEqual([]);
  });
});

describe.each(books)('journal entry log of $name', ({ rows, lines }) => {
  const log = rows.journalentrylog as unknown as readonly RecordOf<'journalentrylog'>[];

  it('has the book year of each entry and ascending timestamps', () => {
    const bookYears = new Map(lines.map(({ JournalEntryId, Bookyear }) => [JournalEntryId, Bookyear]));
    for (const { JournalEntryId, Bookyear } of log) expect(bookYears.get(JournalEntryId) ?? Bookyear).toBe(Bookyear);
    const moments = log.map(({ ChangedDate }) => ChangedDate);
    expect(moments).toEqual(moments.toSorted());
    for (const moment of moments) expect(moment).toMatch(/^2026-0[34]-\d\dT\d\d:\d\d:00Z$/);
  });
});

it('journal entry logs contain a deleted entry', () => {
  const actions = administrations.flatMap(({ rows }) => rows.journalentrylog?.map(({ Action }) => Action) ?? []);
  expect(new Set(actions)).toEqual(new Set([1, 2]));
});

it('postings of the platform never have the number of a journal entry', () => {
  const own = administrations.flatMap(({ rows }) => (rows.journalentries ?? []).map(({ id }) => id));
  const entries = books.flatMap(({ lines }) => [...new Set(lines.map(({ JournalEntryId }) => JournalEntryId))]);
  expect(entries.filter((id) => !own.includes(id)).every((id) => id > PLATFORM_ENTRIES_AFTER)).toBe(true);
  expect(own.every((id) => id <= PLATFORM_ENTRIES_AFTER)).toBe(true);
  expect(repeated(entries)).toEqual([]);
});
