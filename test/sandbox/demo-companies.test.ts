import { beforeEach, describe, expect, it } from 'vitest';
import { readBooks } from '../random/sequences/books.ts';
import { findViolations } from '../random/sequences/invariants.ts';
import { type Row, useBooks } from '../support/books.ts';
import type { Caller } from '../support/fast-client.ts';
import type { CallOptions } from '../support/sandbox.ts';
import { getAdministrations } from '../support/seed/read-seed.ts';
import { idsOf } from '../support/seed/rows.ts';

const { act, call, control, create, patch, rows, ledger, listPostings } = useBooks();

const VIEWS: Readonly<Record<string, string>> = { salesorders: 'salesorderwithlines' };

const omit = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

const headerIdentity = ['id', '_meta', 'invoiceNumber', 'number', 'status'];
const postingIdentity = ['id', '_meta', 'JournalEntryId', 'sourceDocumentNumber'];
const invoiceIds = ['salesInvoiceId', 'purchaseInvoiceId'];

/** A record without what tells it from another that is the same. */
const withoutIdentity = ({ lines, ...header }: Row): Row => ({
  ...omit(header, headerIdentity),
  lines: lines.map((line: Row) => omit(line, ['id'])),
});

describe.each(getAdministrations())('transactions of $record.name', ({ record, requests, rows: seeded }) => {
  const getJournal = (type: string) => seeded.journals?.find((journal) => journal.type === type)?.id;
  const getRequests = (name: string) => requests.filter((request) => request.name === name);
  let access: CallOptions;
  beforeEach(async () => {
    const { body } = await control('tokens', { user: record.id === 3 ? 'other' : 'demo' });
    access = { tenant: record.id, token: body.access_token };
    for (const year of [2025, 2024]) await act(`bookyears/${year}/reopen`, undefined, record.id);
  });

  /** Posts the requests of a resource again, and returns each record of the seed with its repetition. */
  async function repeat(name: string): Promise<readonly (readonly [seeded: Row, repeated: Row])[]> {
    const path = VIEWS[name] ?? `${name}withlines`;
    const records = await rows(`/v1/${path}`, access);
    const pairs: (readonly [Row, Row])[] = [];
    for (const [index, { body }] of getRequests(name).entries()) {
      const { sourceDocumentNumber: document } = body;
      const original = document ? records.find((row) => row.sourceDocumentNumber === document) : records[index];
      // An entry that was deleted later.
      if (original === undefined) continue;
      const number = name === 'purchaseinvoices' ? { invoiceNumber: `${body.invoiceNumber} again` } : {};
      pairs.push([original, await create(path, { ...body, ...number }, access)]);
    }
    return pairs;
  }

  it.each<[name: string, field?: string, journal?: string]>([
    ['salesinvoices', 'salesInvoiceId', `journalId=${getJournal('V')}`],
    ['purchaseinvoices', 'purchaseInvoiceId', `journalId=${getJournal('I')}`],
    ['journalentries', 'JournalEntryId'],
    ['salesorders'],
    ['draftsalesinvoices'],
  ])('%s are what the platform makes of their requests, and posts', async (name, field, journal) => {
    if (name === 'salesorders' && record.id === 2) return;
    const pairs = await repeat(name);
    expect(pairs).toHaveLength(seeded[name]?.length ?? 0);
    const identity = journal ? [...postingIdentity, 'invoiceNumber', ...invoiceIds] : postingIdentity;
    for (const [original, repeated] of pairs) {
      expect(withoutIdentity(repeated)).toEqual(withoutIdentity(original));
      if (field === undefined || original.status === 'draft') continue;
      if (!journal) await act(`journalentries/${repeated.id}/process`, undefined, record.id);
      const getPostings = async ({ id }: Row) =>
        (await ledger([`${field}=${id}`, journal].join('&'), access)).map((line) => omit(line, identity));
      const expected = await getPostings(original);
      expect(expected.length).toBeGreaterThan(0);
      expect(await getPostings(repeated)).toEqual(expected);
    }
  });

  it.each(['sales', 'purchase'])('outstanding %s invoices stay the same when they are computed again', async (side) => {
    const before = await rows(`/v1/outstanding${side}invoices`, access);
    expect(before.length).toBeGreaterThan(0);
    for (const { id } of seeded[`${side}invoices`] ?? [])
      await patch(`${side}invoices/${id}`, { remark: 'again' }, access);
    expect(await rows(`/v1/outstanding${side}invoices`, access)).toEqual(before);
  });

  it('the books keep their invariants', async () => {
    for (const year of [2024, 2025]) await act(`bookyears/${year}/close`, undefined, record.id);
    const read: Caller = (method, path) => call(path, { method, ...access });
    const ofType = (type: number) => new Set(idsOf(seeded.ledgeraccounts, (account) => account.type === type));
    const books = await readBooks(read, record.id, { sales: ofType(6), purchase: ofType(7) });
    expect(books.lines.length).toBeGreaterThan(400);
    expect(findViolations(books)).toEqual([]);
  });

  it('openings stay the same when the book years are closed again', async () => {
    const openings = seeded.ledgerlines?.filter(({ Period }) => Period === 0) ?? [];
    for (const year of [2024, 2025]) await act(`bookyears/${year}/close`, undefined, record.id);
    expect((await ledger('Period=0', access)).map((line) => omit(line, ['_meta']))).toEqual(openings);
  });
});

it.each([
  ['debtorId=6', ['1100 D 338.12', '8900 D 6.9', '1300 C 345.02']],
  ['creditorId=4', ['1100 C 733.95', '7900 C 14.98', '1600 D 748.93']],
])('a payment with discount settles the invoice (%s)', async (filter, postings) => {
  const [line] = await ledger(`journalId=6&${filter}`);
  expect(await listPostings(line?.JournalEntryId)).toEqual(postings);
});
