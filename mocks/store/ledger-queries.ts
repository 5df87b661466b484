import type { Resource } from '../../contract/model.ts';
import { foldCase } from '../../contract/normalize-text.ts';
import { TENANT_COLUMN } from './columns.ts';
import { quote } from './database.ts';
import { encode, HAS_OTHER_LETTERS } from './records.ts';
import { getLastClosedYear, type Tenant } from './system-tables.ts';
import type { Condition } from './types.ts';

/**
 * Selects the ledger lines that make up the balances: those of the open years, and the opening of the first of them.
 * Provisional openings repeat what is in the years before. The `+` keeps SQLite from searching by book year, where there
 * can be a million lines, instead of by invoice.
 */
function selectOpenLines(tenant: Tenant): Condition {
  const firstOpenYear = getLastClosedYear(tenant) + 1;
  return {
    sql: `line.${TENANT_COLUMN} = ? and +line.Bookyear >= ? and (line.Period > 0 or line.Bookyear = ?)`,
    values: [tenant.administration.id, firstOpenYear, firstOpenYear],
  };
}

export function getBookedYears({ database, administration }: Tenant) {
  const select = `select Bookyear as year from ledgerlines where ${TENANT_COLUMN} = ? and Period > 0`;
  const first = database.get(`${select} order by Bookyear limit 1`, administration.id)?.year;
  const last = database.get(`${select} order by Bookyear desc limit 1`, administration.id)?.year;
  return { first: first as number | undefined, last: last as number | undefined };
}

/** Returns when the last change of the journal entry log was; an empty text when there is none. */
export function getLastLogMoment({ database, administration }: Tenant): string {
  const text = `select ChangedDate as moment from journalentrylog where ${TENANT_COLUMN} = ? order by id desc limit 1`;
  return String(database.get(text, administration.id)?.moment ?? '');
}

interface AccountYear {
  readonly Bookyear: number;
  readonly ledgerAccountId: number;
}

/** Returns the sums of a ledger account in a book year, in euros. */
export function sumAccount({ database, administration }: Tenant, { Bookyear, ledgerAccountId }: AccountYear) {
  const text = `
    select sum(amountDebit) / 100.0 as debit, sum(amountCredit) / 100.0 as credit
    from ledgerlines where ${TENANT_COLUMN} = ? and Bookyear = ? and ledgerAccountId = ?`;
  const sums = database.get(text, administration.id, Bookyear, ledgerAccountId);
  return { debit: Number(sums?.debit ?? 0), credit: Number(sums?.credit ?? 0) };
}

export function deleteEntryLines({ database, administration }: Tenant, entryId: number): void {
  const text = `delete from ledgerlines where ${TENANT_COLUMN} = ? and JournalEntryId = ?`;
  database.run(text, administration.id, entryId);
}

/** Fields that follow from the account, and do not distinguish two postings. */
const DERIVED_FIELDS: readonly string[] = ['id', 'ledgerAccountNumber', 'ledgerAccountDescription'];

export function hasEntryLines(
  { database, administration }: Tenant,
  { fields }: Resource,
  entryId: number,
  lines: readonly Readonly<Record<string, unknown>>[],
): boolean {
  const compared = fields.filter(({ name }) => !DERIVED_FIELDS.includes(name));
  const columns = compared.map(({ name }) => quote(name)).join(', ');
  const text = `select ${columns} from ledgerlines where ${TENANT_COLUMN} = ? and JournalEntryId = ? order by id`;
  const stored = database.allAsArrays(text, administration.id, entryId);
  const expected = lines.map((line) => compared.map((field) => encode(field, line[field.name])));
  return JSON.stringify(stored) === JSON.stringify(expected);
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

function selectControlLines(tenant: Tenant, field: InvoiceField, invoiceId: number, controlType: number): Condition {
  const open = selectOpenLines(tenant);
  return {
    sql: `
      from ledgerlines as line join ledgeraccounts as account on account.id = line.ledgerAccountId
      where ${open.sql} and line.${field} = ? and account.type = ?`,
    values: [...open.values, invoiceId, controlType],
  };
}

/** Counts the ledger lines of other entries that settle an invoice. */
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

/** Balance of an account, or of an invoice on a control account, before a book year, in euros. */
export interface Balance {
  readonly ledgerAccountId: number;
  readonly debtorId: number | null;
  readonly creditorId: number | null;
  readonly invoiceNumber: string | null;
  readonly salesInvoiceId: number | null;
  readonly purchaseInvoiceId: number | null;
  readonly amountDebit: number;
  readonly amountCredit: number;
}

/**
 * Returns the balances of the open years before a year, by account and, on control accounts, by invoice, in the order in
 * which they arose. The results of all but the last of these years are on the account of type 15, as if they were closed.
 *
 * @param controlTypes types of the accounts whose balances are kept by invoice.
 */
export function getBalancesBefore(tenant: Tenant, year: number, controlTypes: readonly number[]): readonly Balance[] {
  const open = selectOpenLines(tenant);
  const party = 'debtorId, creditorId, invoiceNumber, salesInvoiceId, purchaseInvoiceId';
  const lines = `ledgerlines as line where ${open.sql} and line.Bookyear < ? and line.ledgerAccountId`;
  const control = `(select id from ledgeraccounts where ${TENANT_COLUMN} = ? and type in (${controlTypes.join()}))`;
  // Grouping a million lines by invoice would take seconds, so only those of control accounts are.
  const text = `
    with balances as (
      select line.Bookyear as year, line.ledgerAccountId as accountId, ${party.replaceAll(/\w+/g, 'null as $&')},
        sum(line.amountDebit - line.amountCredit) as cents, 0 as period, 0 as lineId
      from ${lines} is not null and line.ledgerAccountId not in ${control} group by line.Bookyear, line.ledgerAccountId
      union all
      select 0, line.ledgerAccountId, ${party}, sum(line.amountDebit - line.amountCredit),
        min(line.Bookyear * 100 + line.Period), min(line.id)
      from ${lines} in ${control} group by line.ledgerAccountId, ${party})
    select iif(account.balanceOrProfitLoss = 'P' and balances.year < ?, result.id, account.id) as ledgerAccountId, ${party},
      max(cents, 0) / 100.0 as amountDebit, max(-cents, 0) / 100.0 as amountCredit
    from balances join ledgeraccounts as account on account.id = balances.accountId
      join ledgeraccounts as result on result.${TENANT_COLUMN} = account.${TENANT_COLUMN} and result.type = 15
    order by period, lineId`;
  const values = [...open.values, year, tenant.administration.id];
  return tenant.database.all(text, ...values, ...values, year - 1) as unknown as readonly Balance[];
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

/** Brings the age of the outstanding invoices of all administrations up to date. `today` is `YYYY-MM-DD`. */
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
 * Returns another purchase invoice of a creditor with this number, whatever its case. SQLite folds the letters A to Z only, so
 * a number with another character is compared here.
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
