import { foldCase } from '../../contract/normalize-text.ts';
import { PARENT_COLUMN, TENANT_COLUMN } from './columns.ts';
import type { RecordOf } from './record-types.ts';
import { HAS_OTHER_LETTERS } from './records.ts';
import { IS_LARGE } from './schema.ts';
import type { Tenant } from './system-tables.ts';
import type { Condition } from './types.ts';

const FIRST_OPEN_YEAR = `(select coalesce(max(year), 0) + 1 from closed_years where ${TENANT_COLUMN} = ?)`;

/**
 * Selects the lines of current balances: the open years and the first opening. Later openings repeat earlier years. The `+` stops
 * SQLite from searching by book year, with up to a million lines, instead of by invoice.
 */
const OPEN_LINES = `line.${TENANT_COLUMN} = ? and +line.Bookyear >= ${FIRST_OPEN_YEAR}
  and (line.Period > 0 or line.Bookyear = ${FIRST_OPEN_YEAR})`;

/** Book years of an administration with postings, or closed. */
export interface PostedYears {
  /** Last closed year; 0 for none. All earlier years are closed. */
  readonly closed: number;
  /** First year with ledger lines, period 0 included; undefined for none. */
  readonly earliest: number | undefined;
  /** First and last year with ledger lines outside period 0. */
  readonly first: number | undefined;
  readonly last: number | undefined;
}

/** Finds each year from the one before: a year can have a million lines. */
export function readPostedYears({ database, administration }: Tenant): PostedYears {
  const lines = `ledgerlines where ${TENANT_COLUMN} = ?`;
  const text = `
    with recursive years (year) as (
      select min(Bookyear) from ${lines} and Bookyear is not null
      union all
      select (select min(Bookyear) from ${lines} and Bookyear > year) from years where year is not null),
    posted (year) as (
      select year from years where exists (select 1 from ${lines} and Bookyear = year and Period > 0))
    select (select max(year) from closed_years where ${TENANT_COLUMN} = ?) as closed,
      (select min(year) from years) as earliest, min(year) as first, max(year) as last from posted`;
  const { id } = administration;
  const [row = []] = database.allAsArrays(text, id, id, id, id);
  const [closed, earliest, first, last] = row.map((year) => (year === null ? undefined : Number(year)));
  return { closed: closed ?? 0, earliest, first, last };
}

interface LogEntry {
  readonly entryId: number;
  readonly action: 1 | 2;
  readonly bookYear: number;
  readonly sourceDocumentNumber: string | null;
  readonly moment: string;
}

/** Adds to the journal entry log. Its times never go back, although the clock may. */
export function insertLogEntry({ database, administration: { id } }: Tenant, entry: LogEntry): void {
  const last = `select ChangedDate from journalentrylog where ${TENANT_COLUMN} = ? order by id desc limit 1`;
  const text = `
    insert into journalentrylog (${TENANT_COLUMN}, JournalEntryId, Action, Bookyear, sourceDocumentNumber, ChangedDate)
    values (?, ?, ?, ?, ?, max(?, coalesce((${last}), '')))`;
  database.run(text, id, entry.entryId, entry.action, entry.bookYear, entry.sourceDocumentNumber, entry.moment, id);
}

/** Returns the sums of accounts in a book year, in euros, by account; optionally of large lines only. */
export function sumAccounts(
  { database, administration }: Tenant,
  year: number,
  accountIds: readonly number[],
  isLarge: boolean,
): ReadonlyMap<number, number> {
  const text = `
    select ledgerAccountId, max(sum(amountDebit), sum(amountCredit)) / 100.0 from ledgerlines
    where ${TENANT_COLUMN} = ? and Bookyear = ? and ledgerAccountId in (select value from json_each(?))
      ${isLarge ? `and ${IS_LARGE}` : ''} group by ledgerAccountId`;
  const rows = database.allAsArrays(text, administration.id, year, JSON.stringify(accountIds));
  return new Map(rows.map(([id, sum]) => [Number(id), Number(sum)]));
}

export function deleteEntryLines({ database, administration }: Tenant, entryId: number): void {
  const text = `delete from ledgerlines where ${TENANT_COLUMN} = ? and JournalEntryId = ?`;
  database.run(text, administration.id, entryId);
}

type InvoiceField = 'salesInvoiceId' | 'purchaseInvoiceId';

export function getInvoiceBalance(tenant: Tenant, field: InvoiceField, invoiceId: number, controlType: number): number {
  const { sql, values } = selectControlLines(tenant, field, invoiceId, controlType);
  const text = `select sum(line.amountDebit - line.amountCredit) as cents ${sql}`;
  return Number(tenant.database.get(text, ...values)?.cents ?? 0) / 100;
}

export function getControlAccount(tenant: Tenant, field: InvoiceField, invoiceId: number, controlType: number): number {
  const { sql, values } = selectControlLines(tenant, field, invoiceId, controlType);
  return Number(
    tenant.database.get(`select line.ledgerAccountId as id ${sql} order by line.id desc limit 1`, ...values)?.id,
  );
}

function selectControlLines(
  { administration: { id } }: Tenant,
  field: InvoiceField,
  invoiceId: number,
  controlType: number,
): Condition {
  return {
    sql: `
      from ledgerlines as line join ledgeraccounts as account on account.id = line.ledgerAccountId
      where ${OPEN_LINES} and line.${field} = ? and account.type = ?`,
    values: [id, id, id, invoiceId, controlType],
  };
}

/** Counts ledger lines of other entries that settle an invoice. */
export function countPayments(
  { database, administration }: Tenant,
  field: InvoiceField,
  invoiceId: number,
  entryId: number,
): number {
  const text = `
    select count(*) as payments from ledgerlines
    where ${TENANT_COLUMN} = ? and ${field} = ? and JournalEntryId <> ? and Period > 0`;
  return Number(database.get(text, administration.id, invoiceId, entryId)?.payments);
}

/** Finds a draft journal entry that settles this invoice by number, or the party's only invoice without one. */
export function findSettlingDraft(
  { database, administration }: Tenant,
  partyField: 'debtorId' | 'creditorId',
  partyId: number,
  invoiceNumber: string | null,
  controlType: number,
): number | undefined {
  const text = `
    select entry.id from journalentries_lines as line
      join journalentries as entry on entry.id = line.${PARENT_COLUMN}
      join ledgeraccounts as account on account.id = line.ledgerAccountId
    where line.${TENANT_COLUMN} = ? and line.${partyField} = ? and line.invoiceNumber is ? and account.type = ?
      and entry.status = 'draft' and (line.invoiceNumber is not null or line.creditorId is null or (
        select count(*) from outstandingpurchaseinvoices as invoice where invoice.${TENANT_COLUMN} = line.${TENANT_COLUMN}
          and invoice.creditorId = line.creditorId and invoice.invoiceNumber is null) < 2) limit 1`;
  const row = database.get(text, administration.id, partyId, invoiceNumber, controlType);
  return row && Number(row.id);
}

const PARTY_COLUMNS = ['salesInvoiceId', 'purchaseInvoiceId', 'invoiceNumber', 'debtorId', 'creditorId'] as const;
const PARTY = PARTY_COLUMNS.join(', ');

/** Fields that distinguish opening lines: account, invoice on control accounts, and description of the result. */
export type OpeningKey = Pick<
  RecordOf<'ledgerlines'>,
  'ledgerAccountId' | 'description' | (typeof PARTY_COLUMNS)[number]
>;

/** Finds an opening line. Returns its balance in euros. */
export function findOpeningLine(
  { database, administration }: Tenant,
  entryId: number,
  key: OpeningKey,
): { readonly id: number; readonly balance: number } | undefined {
  // A control account has a line for each invoice. The `+` stops SQLite from searching by another column.
  const searched = PARTY_COLUMNS.find((column) => key[column] !== null);
  const unsearched = searched ? '+' : '';
  const isOfParty = PARTY_COLUMNS.map((column) =>
    key[column] === null ? `${column} is null` : `${column === searched ? '' : '+'}${column} = ?`,
  );
  const text = `
    select id, (amountDebit - amountCredit) / 100.0 as balance from ledgerlines where ${TENANT_COLUMN} = ?
      and ${unsearched}JournalEntryId = ? and ${unsearched}ledgerAccountId = ? and description is ? and ${isOfParty.join(' and ')}`;
  const parties = PARTY_COLUMNS.map((column) => key[column]).filter((value) => value !== null);
  const row = database.get(text, administration.id, entryId, key.ledgerAccountId, key.description, ...parties);
  return row && { id: Number(row.id), balance: Number(row.balance) };
}

/** Opening without its lines. */
export interface Opening {
  readonly id: number;
  readonly journalId: number;
  readonly sourceDocumentNumber: string;
  readonly date: string;
  readonly bookYear: number;
  readonly description: string;
  /** Description of the previous year's result. */
  readonly resultDescription: string;
  /** Type of the account for results of years. */
  readonly resultType: number;
  /** Types of the accounts with a balance per invoice. */
  readonly controlTypes: readonly number[];
}

/** Inserts the lines of an opening. Returns their number. */
export function insertOpeningLines(tenant: Tenant, opening: Opening, { closed, earliest }: PostedYears): number {
  const { sql, values } = selectOpeningLines(tenant, opening, { closed, earliest });
  const text = `
    insert into ledgerlines (${TENANT_COLUMN}, JournalEntryId, Bookyear, Period, date, journalId, sourceDocumentNumber,
      ledgerAccountId, ledgerAccountNumber, ledgerAccountDescription, description, amountDebit, amountCredit, ${PARTY})
    ${sql}`;
  return tenant.database.run(text, ...values).changes;
}

/**
 * Selects opening lines: the balances of the open years before, by account, then the control accounts by invoice. The result of
 * the last year is a line; earlier results are on the account of results, as if closed. Up to a hundred thousand lines, so
 * unsorted.
 */
function selectOpeningLines(
  { administration }: Tenant,
  opening: Opening,
  { closed, earliest }: Pick<PostedYears, 'closed' | 'earliest'>,
): Condition {
  const { id, bookYear, date, journalId, sourceDocumentNumber, resultDescription, description } = opening;
  const { resultType, controlTypes } = opening;
  const firstOpenYear = closed + 1;
  const firstYear = Math.max(firstOpenYear, earliest ?? bookYear);
  const years = Array.from({ length: bookYear - firstYear }, (_, index) => firstYear + index);
  // Lists of years and accounts let SQLite read only the needed part of the index of accounts.
  const lines = `
    ledgerlines as line where line.${TENANT_COLUMN} = ? and line.Bookyear in (${years.join()})
      and (line.Period > 0 or line.Bookyear = ?) and line.ledgerAccountId`;
  const control = `(select id from ledgeraccounts where ${TENANT_COLUMN} = ? and type in (${controlTypes.join()}))`;
  const sql = `
    with years as (
      select line.Bookyear as year, line.ledgerAccountId as accountId, sum(line.amountDebit - line.amountCredit) as cents
      from ${lines} not in ${control} group by line.Bookyear, line.ledgerAccountId),
    balances as (
      select iif(account.balanceOrProfitLoss = 'P', result.id, account.id) as accountId,
        account.balanceOrProfitLoss = 'P' and years.year = ? as isResult, sum(cents) as cents,
        ${PARTY.replaceAll(/\w+/g, 'null as $&')}
      from years join ledgeraccounts as account on account.id = years.accountId
        join ledgeraccounts as result on result.${TENANT_COLUMN} = account.${TENANT_COLUMN} and result.type = ${resultType}
      group by isResult, 1 having sum(cents) <> 0
      union all
      select line.ledgerAccountId, 0, sum(line.amountDebit - line.amountCredit) as cents, ${PARTY}
      from ${lines} in ${control} group by line.ledgerAccountId, ${PARTY} having cents <> 0)
    select account.${TENANT_COLUMN}, ?, ?, 0, ?, ?, ?, account.id as ledgerAccountId, account.number, account.description,
      iif(isResult, ?, ?), max(cents, 0) as amountDebit, max(-cents, 0) as amountCredit, ${PARTY}
    from balances join ledgeraccounts as account on account.id = balances.accountId`;
  const values = [administration.id, firstOpenYear, administration.id];
  const head = [id, bookYear, date, journalId, sourceDocumentNumber, resultDescription, description];
  return { sql, values: [...values, bookYear - 1, ...values, ...head] };
}

/** Finds an account whose opening differs from the end of the year before; undefined for none. */
export function findWrongOpeningAccount(tenant: Tenant, opening: Opening): number | undefined {
  // Its own opening has the balances of earlier years.
  const before = { closed: opening.bookYear - 2, earliest: opening.bookYear - 1 };
  const { sql, values } = selectOpeningLines(tenant, opening, before);
  const selectSums = (lines: string) => `
    select ledgerAccountId, ${PARTY}, sum(amountDebit - amountCredit) as cents from ${lines}
    group by ledgerAccountId, ${PARTY} having cents <> 0`;
  const text = `
    with expected as (${selectSums(`(${sql})`)}),
      posted as (${selectSums(`ledgerlines where ${TENANT_COLUMN} = ? and JournalEntryId = ?`)})
    select ledgerAccountId from
      (select * from (select * from expected except select * from posted)
      union all select * from (select * from posted except select * from expected)) limit 1`;
  const [row] = tenant.database.allAsArrays(text, ...values, tenant.administration.id, opening.id);
  return row && Number(row[0]);
}

/** Finds the number of an account whose sums in a book year exceed a limit in euros. */
export function findTooLargeAccount(
  { database, administration }: Tenant,
  year: number,
  limit: number,
): string | undefined {
  const text = `
    select ledgerAccountNumber as number from ledgerlines
    where ${TENANT_COLUMN} = ? and Bookyear = ? and ledgerAccountId is not null
    group by ledgerAccountId having max(sum(amountDebit), sum(amountCredit)) > ? limit 1`;
  return database.get(text, administration.id, year, Math.round(limit * 100))?.number as string | undefined;
}

interface OutstandingColumns {
  readonly outstanding: 'outstandingsalesinvoices' | 'outstandingpurchaseinvoices';
  readonly partyField: string;
  readonly numberField: string;
  readonly nameField: string;
}

export function renameOutstandingParty(
  { database, administration }: Tenant,
  { outstanding, partyField, numberField, nameField }: OutstandingColumns,
  { id, number, name }: { readonly id: number; readonly number: string; readonly name: string },
): void {
  const text = `update ${outstanding} set ${numberField} = ?, ${nameField} = ? where ${TENANT_COLUMN} = ? and ${partyField} = ?`;
  database.run(text, number, name, administration.id, id);
}

/** Updates the ages of outstanding invoices in all administrations. `today` is `YYYY-MM-DD`. */
export function updateAges(
  { database }: Pick<Tenant, 'database'>,
  table: OutstandingColumns['outstanding'],
  today: string,
): void {
  const text = `
    update ${table} set age = cast(julianday(?) - julianday(invoiceDate) as integer),
      daysUntilExpiry = cast(julianday(dueDate) - julianday(?) as integer)`;
  database.run(text, today, today);
}

/**
 * Returns another purchase invoice of the creditor with this number, ignoring case. SQLite folds only A to Z, so numbers with
 * other letters are compared here.
 */
export function findDuplicateInvoice(
  { database, administration }: Tenant,
  creditorId: number,
  invoiceNumber: string,
  id: number,
): number | undefined {
  const folded = foldCase(invoiceNumber);
  const text = `
    select id, invoiceNumber from purchaseinvoices
    where ${TENANT_COLUMN} = ? and creditorId = ? and id <> ?
      and (invoiceNumber = ? collate nocase or invoiceNumber ${HAS_OTHER_LETTERS})`;
  const candidates = database.all(text, administration.id, creditorId, id, folded);
  const other = candidates.find((candidate) => foldCase(String(candidate.invoiceNumber)) === folded);
  return other && Number(other.id);
}
