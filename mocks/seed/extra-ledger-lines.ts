import type { Database } from '../store/database.ts';
import { createIndexes, dropIndexes } from '../store/schema.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';

/** Administration and book year of the extra lines. The year is open, so nothing is carried over. */
const ADMINISTRATION_ID = 1;
const BOOK_YEAR = 2026;

/**
 * Adds balanced ledger lines: payments of costs in the first quarter, spread over accounts and months, and their log. Entries
 * have two lines; an odd number gives the last entry three.
 * @param count at least 2.
 */
export function addLedgerLines(count: number, database: Database, contract: ValidatedContract): void {
  const ledgerLines = contract.resources.get('ledgerlines');
  if (!ledgerLines) throw new Error('The contract has no ledger lines');
  const entries = Math.floor(count / 2);
  const first = Number(database.get("select seq from sqlite_sequence where name = 'platform_entries'")?.seq) + 1;
  // Recreating indexes is several times as fast as updating them line by line.
  dropIndexes(database, ledgerLines);
  database.run(linesText, ADMINISTRATION_ID, ADMINISTRATION_ID, entries, entries - 1, count % 2, first);
  createIndexes(database, ledgerLines, contract.resources);
  database.run(logText, entries, first);
  database.run("update sqlite_sequence set seq = ? where name = 'platform_entries'", first + entries - 1);
}

/** Number of an entry, from 0, and its amount in cents and date in the first quarter. */
const numbers = 'numbers(entry) as (select 0 union all select entry + 1 from numbers limit ?)';
const amount = '(1000 + entry * 7919 % 500000)';
const date = `date('${BOOK_YEAR}-01-01', '+' || (entry % 90) || ' days')`;

/**
 * Lines of the entries. Cross joins fix the order of the loops: the account is looked up for each line. Side 0 is the costs, side
 * 1 the bank, and side 2 a cent of the bank, in a last entry with three lines.
 */
const linesText = `
  with recursive
    costs as (
      select row_number() over (order by id) - 1 as place, id, number, description
      from ledgeraccounts where _administrationId = ? and type = 10),
    bank as (
      select account.id, account.number, account.description, journal.id as journalId
      from ledgeraccounts as account join journals as journal on journal.ledgerAccountId = account.id
      where account._administrationId = ? and account.type = 4 limit 1),
    ${numbers},
    sides as (
      select entry, side, entry = ? and ? as split, ${date} as day
      from numbers cross join (select 0 as side union all select 1 union all select 2) where side < 2 + split)
  insert into ledgerlines (
    _administrationId, JournalEntryId, Bookyear, Period, date, journalId, sourceDocumentNumber,
    ledgerAccountId, ledgerAccountNumber, ledgerAccountDescription, description, amountDebit, amountCredit)
  select ${ADMINISTRATION_ID}, ? + entry, ${BOOK_YEAR}, cast(substr(day, 6, 2) as integer), day,
    bank.journalId, 'BNK-' || day,
    case side when 0 then costs.id else bank.id end,
    case side when 0 then costs.number else bank.number end,
    case side when 0 then costs.description else bank.description end,
    'Betaling ' || (entry + 1),
    case side when 0 then ${amount} else 0 end,
    case side when 0 then 0 when 1 then ${amount} - split else split end
  from sides cross join bank
    cross join costs on costs.place = entry % (select count(*) from costs)`;

/** Log of the entries: a thousand a second, after the demo companies', because log times do not go back. */
const logText = `
  with recursive ${numbers},
    log as (select max(ChangedDate) as last from journalentrylog where _administrationId = ${ADMINISTRATION_ID})
  insert into journalentrylog (_administrationId, JournalEntryId, Action, ChangedDate, Bookyear, sourceDocumentNumber)
  select ${ADMINISTRATION_ID}, ? + entry, 1, strftime('%Y-%m-%dT%H:%M:%SZ', last, '+' || (entry / 1000) || ' seconds'), ${BOOK_YEAR},
    'BNK-' || ${date}
  from numbers join log`;
