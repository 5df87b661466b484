import type { Database } from '../store/database.ts';
import { createIndexes, dropIndexes } from '../store/schema.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';

/** The administration and the book year that get more ledger lines. The year is open, so that nothing is carried over. */
const ADMINISTRATION_ID = 1;
const BOOK_YEAR = 2026;

/** Ledger lines of one entry: costs that were paid by bank. */
const LINES_IN_ENTRY = 2;

/**
 * Adds ledger lines to the demo companies, in balance: payments of costs, spread over the accounts and the months of the
 * first quarter. An entry has two lines; of an odd number the last entry has three. The entries are in the log.
 *
 * @param count at least 2.
 */
export function addLedgerLines(count: number, database: Database, contract: ValidatedContract): void {
  const ledgerLines = contract.resources.get('ledgerlines');
  if (!ledgerLines) throw new Error('The contract has no ledger lines');
  const entries = Math.floor(count / LINES_IN_ENTRY);
  const first = Number(database.get("select seq from sqlite_sequence where name = 'platform_entries'")?.seq) + 1;
  // Keeping the indexes right line by line takes several times as long as making them again.
  dropIndexes(database, ledgerLines);
  database.run(linesText, ADMINISTRATION_ID, ADMINISTRATION_ID, entries, first);
  if (count % LINES_IN_ENTRY === 1) splitLast(first + entries - 1, database);
  createIndexes(database, ledgerLines, contract.resources);
  database.run(logText, entries, first);
  database.run("update sqlite_sequence set seq = ? where name = 'platform_entries'", first + entries - 1);
}

/** The number of an entry, from 0, and what follows from it: an amount in cents and a date in the first quarter. */
const numbers = 'numbers(entry) as (select 0 union all select entry + 1 from numbers limit ?)';
const amount = '(1000 + entry * 7919 % 500000)';
const date = `date('${BOOK_YEAR}-01-01', '+' || (entry % 90) || ' days')`;

const linesText = `
  with recursive
    costs as (
      select row_number() over (order by id) - 1 as place, count(*) over () as total, id, number, description
      from ledgeraccounts where _administrationId = ? and type = 10),
    bank as (
      select account.id, account.number, account.description, journal.id as journalId
      from ledgeraccounts as account join journals as journal on journal.ledgerAccountId = account.id
      where account._administrationId = ? and account.type = 4 limit 1),
    ${numbers}
  insert into ledgerlines (
    _administrationId, JournalEntryId, Bookyear, Period, date, journalId, sourceDocumentNumber,
    ledgerAccountId, ledgerAccountNumber, ledgerAccountDescription, description, amountDebit, amountCredit)
  select ${ADMINISTRATION_ID}, ? + entry, ${BOOK_YEAR}, cast(substr(${date}, 6, 2) as integer), ${date},
    bank.journalId, 'BNK-' || ${date},
    case side when 0 then costs.id else bank.id end,
    case side when 0 then costs.number else bank.number end,
    case side when 0 then costs.description else bank.description end,
    'Betaling ' || (entry + 1), case side when 0 then ${amount} else 0 end, case side when 0 then 0 else ${amount} end
  from numbers
    join costs on costs.place = entry % costs.total
    join bank
    join (select 0 as side union all select 1)`;

const logText = `
  with recursive ${numbers}
  insert into journalentrylog (_administrationId, JournalEntryId, Action, ChangedDate, Bookyear)
  select ${ADMINISTRATION_ID}, ? + entry, 1, ${date} || 'T15:30:00Z', ${BOOK_YEAR} from numbers`;

/** Takes one cent off what the bank paid, and puts it on a line of its own. */
function splitLast(entryId: number, database: Database): void {
  const credit = 'JournalEntryId = ? and amountCredit > 0';
  const columns = database
    .all("select name from pragma_table_info('ledgerlines') where name not in ('id', 'amountCredit')")
    .map(({ name }) => `"${String(name)}"`)
    .join(', ');
  database.run(
    `insert into ledgerlines (${columns}, amountCredit) select ${columns}, 1 from ledgerlines where ${credit}`,
    entryId,
  );
  database.run(`update ledgerlines set amountCredit = amountCredit - 1 where ${credit} and amountCredit > 1`, entryId);
}
