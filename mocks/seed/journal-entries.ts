import { periodOf } from '../accounting/arithmetic/calendar.ts';
import { journalEntryPostings } from '../accounting/arithmetic/postings.ts';
import type { Fields } from './contract-types.ts';
import type { Directory } from './directory.ts';
import type { Change, Entry } from './entries.ts';
import type { JournalEntryEntry, JournalLineEntry, JournalLineOptions } from './entry-types.ts';
import type { NextId, Row } from './tables.ts';

/** A line on the debit side of an account. */
export function debit(
  account: string,
  description: string,
  amount: number,
  more: JournalLineOptions = {},
): JournalLineEntry {
  return { account, description, amountDebit: amount, amountCredit: 0, ...more };
}

/** A line on the credit side of an account. */
export function credit(
  account: string,
  description: string,
  amount: number,
  more: JournalLineOptions = {},
): JournalLineEntry {
  return { account, description, amountDebit: 0, amountCredit: amount, ...more };
}

/** The journal entries of a company, and what has become of them. */
export function journalEntries(entries: readonly JournalEntryEntry[], directory: Directory, nextId: NextId) {
  const numbered = entries.map((entry) => ({ id: nextId('journalentries'), entry }));
  const kept = numbered.filter(({ entry }) => entry.deleted === undefined);
  return {
    rows: {
      journalentries: kept.map(({ id, entry }) => ({ id, ...headerFields(entry, directory) })),
      'journalentries/lines': kept.flatMap(({ id, entry }) =>
        entry.lines.map(
          (line): Row => ({ id: nextId('journalentries/lines'), ...lineFields(line, directory), entryId: id }),
        ),
      ),
    },
    entries: numbered.map(({ id, entry }) => ledgerEntry(id, entry, directory)),
  };
}

function headerFields(entry: JournalEntryEntry, { journals }: Directory): Fields<'JournalEntry'> {
  return {
    JournalId: journals.idOf(entry.journal),
    ...periodOf(entry.date),
    sourceDocumentNumber: entry.document,
    description: entry.description,
    date: entry.date,
    openingBalance: entry.cash?.[0] ?? null,
    closingBalance: entry.cash?.[1] ?? null,
    status: entry.processed === undefined ? 'draft' : 'processed',
  };
}

function lineFields(line: JournalLineEntry, directory: Directory): Fields<'JournalEntryLine'> {
  return {
    ledgerAccountId: directory.accounts.idOf(line.account),
    description: line.description,
    amountDebit: line.amountDebit,
    amountCredit: line.amountCredit,
    costCenterId: directory.costCenters.idOrNull(line.costCenter),
    costUnitId: directory.costUnits.idOrNull(line.costUnit),
    debtorId: directory.debtors.idOrNull(line.debtor),
    creditorId: directory.creditors.idOrNull(line.creditor),
    invoiceNumber: line.invoiceNumber ?? null,
  };
}

/** A journal entry as the ledger knows it: nothing as long as it is a draft, nor after it was deleted. */
function ledgerEntry(id: number, entry: JournalEntryEntry, directory: Directory): Entry {
  const [, , , account] = directory.journals.entryOf(entry.journal);
  const [openingBalance = 0, closingBalance = 0] = entry.cash ?? [];
  const { description } = entry;
  const cash =
    account === null
      ? undefined
      : { ledgerAccountId: directory.accounts.idOf(account), openingBalance, closingBalance, description };
  const lines = entry.lines.map((line) => lineFields(line, directory));
  return {
    id,
    journalId: directory.journals.idOf(entry.journal),
    sourceDocumentNumber: entry.document,
    date: entry.date,
    postings: entry.processed === undefined || entry.deleted !== undefined ? [] : journalEntryPostings(lines, cash),
    changes: changesOf(entry),
  };
}

function changesOf({ date, entered = date, processed, deleted }: JournalEntryEntry): Change[] {
  return [
    [1, `${entered}T10:15:00Z`],
    ...(processed === undefined ? [] : [[1, `${processed}T15:45:00Z`] as const]),
    ...(deleted === undefined ? [] : [[2, `${deleted}T16:10:00Z`] as const]),
  ];
}
