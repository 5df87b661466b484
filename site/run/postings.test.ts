import { describe, expect, it } from 'vitest';
import { createLedgerReader, getAdministration, isForSandbox, type ReadList } from './postings.ts';

const createLine = (number: string, name: string, amountDebit: number, amountCredit: number, description?: string) => ({
  ledgerAccountNumber: number,
  ledgerAccountDescription: name,
  description: description ?? null,
  amountDebit,
  amountCredit,
});
const lines = [createLine('1300', 'Debtors', 121, 0), createLine('8000', 'Turnover', 0, 121, 'A')];

function createLedger() {
  const log = [{ id: 1, JournalEntryId: 10, Action: 1, Bookyear: 2026 }];
  const targets: string[] = [];
  const readList: ReadList = async (administration, target) => {
    targets.push(target);
    if (administration !== '1') return [];
    return target.includes('journalentrylog') ? log.toSorted((a, b) => b.id - a.id) : lines;
  };
  const write = (id: number, JournalEntryId: number, Action = 1) =>
    log.push({ id, JournalEntryId, Action, Bookyear: 2026 });
  return { log, targets, write, reader: createLedgerReader(readList) };
}

describe('a reader of the ledger', () => {
  it('finds what was posted since it was read last, with its lines', async () => {
    const { reader, write, targets } = createLedger();
    await reader.start();
    write(2, 11);
    expect(await reader.readNew('1')).toEqual([
      {
        journalEntryId: 11,
        isRemoved: false,
        lines: [
          { account: '1300 Debtors', description: '', debit: 121, credit: 0 },
          { account: '8000 Turnover', description: 'A', debit: 0, credit: 121 },
        ],
      },
    ]);
    expect(targets.at(-1)).toBe('/v1/ledgerlines?Bookyear=2026&JournalEntryId=11&pagesize=1000');
    expect(await reader.readNew('1')).toEqual([]);
  });

  it('finds an entry once, as it is now, in the order of the entries', async () => {
    const { reader, write } = createLedger();
    await reader.start();
    for (const [id, entry, action] of [
      [2, 11, 1],
      [3, 12, 1],
      [4, 11, 2],
    ] as const)
      write(id, entry, action);
    const postings = await reader.readNew('1');
    expect(postings.map(({ journalEntryId, isRemoved }) => [journalEntryId, isRemoved])).toEqual([
      [12, false],
      [11, true],
    ]);
  });

  it('begins again when the ledger was reset', async () => {
    const { reader, write, log } = createLedger();
    await reader.start();
    write(9, 20);
    await reader.readNew('1');
    log.length = 1;
    await reader.start();
    write(2, 11);
    expect(await reader.readNew('1')).toHaveLength(1);
  });

  it('finds nothing in an administration that it has not read before', async () => {
    expect(await createLedger().reader.readNew('1')).toEqual([]);
  });
});

it('finds the administration of a request in its path, in its header, or takes the first', () => {
  const find = (target: string, headers = {}) => getAdministration(target, new Headers(headers));
  expect(find('/_sandbox/administrations/2/draftsalesinvoices/1/finalize', { 'X-Tenant-Id': '1' })).toBe('2');
  expect([
    find('/v1/debtors', { 'x-tenant-id': '2' }),
    find('/v1/debtors', { 'X-TenantId': '3' }),
    find('/v1/debtors'),
  ]).toEqual(['2', '3', '1']);
});

it('knows requests that can replace the whole ledger', () => {
  const targets = [
    '/_sandbox/reset',
    '/_sandbox/state',
    '/_sandbox/administrations/1/bookyears/2026/close',
    '/v1/debtors',
  ];
  expect(targets.filter(isForSandbox)).toEqual(['/_sandbox/reset', '/_sandbox/state']);
});
