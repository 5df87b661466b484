import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, startFastSandbox } from '../support/fast-client.ts';
import { useFolder } from '../support/folders.ts';
import { isHledgerMissing } from './hledger.ts';
import { judge } from './judge.ts';
import { readLedger } from './ledger.ts';

const ENTRY = '_administrationId = 1 and salesInvoiceId = 2 and journalId = 4';
const DEBTOR = `${ENTRY} and ledgerAccountId = 24`;
const TURNOVER = `id = (select max(id) from ledgerlines where ${ENTRY} and ledgerAccountId = 98)`;
const VAT = `${ENTRY} and ledgerAccountId = 31`;

const COPIED = [
  ...['_administrationId', 'Bookyear', 'Period', 'date', 'journalId', 'sourceDocumentNumber', 'ledgerAccountId'],
  ...['ledgerAccountNumber', 'ledgerAccountDescription', 'amountDebit', 'amountCredit', 'vatCodeId', 'debtorId'],
  ...['invoiceNumber', 'salesInvoiceId'],
].join(', ');

/** Entries out of balance, which hledger finds by itself: changes of the ledger of the first administration by name. */
const OUT_OF_BALANCE: Readonly<Record<string, string>> = {
  'VAT has the wrong sign': `update ledgerlines set amountDebit = amountCredit, amountCredit = amountDebit where ${VAT}`,
  'a line of turnover is missing': `delete from ledgerlines where ${TURNOVER}`,
  'a cent is lost': `update ledgerlines set amountCredit = amountCredit - 1 where ${VAT}`,
  'a line is in another year': `update ledgerlines set Bookyear = 2025 where ${DEBTOR}`,
  'a line is in another period': `update ledgerlines set Period = 4 where ${TURNOVER}`,
};

/** Entries in balance that are wrong, which only the documents show. */
const UNLIKE_DOCUMENTS: Readonly<Record<string, string>> = {
  'an invoice is posted twice': `insert into ledgerlines (JournalEntryId, ${COPIED}) select 1000999, ${COPIED} from ledgerlines where ${ENTRY}`,
  'turnover is on another account': `update ledgerlines set ledgerAccountId = 97 where ${TURNOVER}`,
  'VAT is on the account of another rate': `update ledgerlines set ledgerAccountId = 30 where ${VAT}`,
  'a deleted invoice is still in the ledger':
    'delete from salesinvoices_lines where _parentId = 2; delete from salesinvoices where id = 2',
  'an invoice is in another year': `update ledgerlines set Bookyear = 2025 where ${ENTRY}`,
  'debits and credits of an invoice are exchanged': `update ledgerlines set amountDebit = amountCredit, amountCredit = amountDebit where ${ENTRY}`,
  'a processed journal entry is not in the ledger':
    'delete from ledgerlines where _administrationId = 1 and JournalEntryId = 7',
};

const folder = useFolder();
const original = join(folder, 'original.sqlite');

beforeAll(async () => {
  const sandbox = await startFastSandbox({ clock: '2026-04-16T09:30:00Z', data: original });
  await sandbox.call('GET', '/v1/debtors');
  await sandbox.close();
});

/** Returns what hledger disagrees with in the books of a data file. */
async function judgeFile(sql: string, changeCaller = (call: Caller): Caller => call) {
  const data = join(folder, 'planted.sqlite');
  copyFileSync(original, data);
  const file = new DatabaseSync(data);
  file.exec(sql);
  file.close();
  const sandbox = await startFastSandbox({ data });
  try {
    const { findings } = await judge([await readLedger(changeCaller(sandbox.call), 1, 'Planted')]);
    return [...new Set(findings.map((finding) => finding.with))];
  } finally {
    await sandbox.close();
  }
}

describe.skipIf(isHledgerMissing())('hledger', () => {
  it('finds nothing where nothing is planted', async () => {
    expect(await judgeFile('')).toEqual([]);
  });

  it.each(Object.entries(OUT_OF_BALANCE))('finds that %s, by the entry', async (_name, sql) => {
    expect(await judgeFile(sql)).toEqual(['entry']);
  });

  it.each(Object.entries(UNLIKE_DOCUMENTS))('finds that %s, by the documents', async (_name, sql) => {
    expect(await judgeFile(sql)).toEqual(['documents']);
  });

  it('finds that ledger grouped is a cent off', async () => {
    const addCent =
      (call: Caller): Caller =>
      async (method, path, ...others) => {
        const reply = await call(method, path, ...others);
        const { _data: [row] = [] } = reply.body as { readonly _data?: { balance: number }[] };
        if (row && path.startsWith('/v1/ledgergrouped')) row.balance += 0.01;
        return reply;
      };
    expect(await judgeFile('', addCent)).toEqual(['ledger grouped']);
  });
});
