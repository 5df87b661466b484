import { validationError } from '../../messages/problems.ts';
import { quoted } from '../../store/database.ts';
import { getSetting, saveSetting } from '../../store/system-tables.ts';
import { TENANT_COLUMN } from '../../store/tables.ts';
import { daysBetween } from '../arithmetic/calendar.ts';
import { MAX_AMOUNT } from '../arithmetic/limits.ts';
import { type Context, getRecords, lookup, tenantScope } from '../context.ts';
import type { ResourceHooks } from '../hooks.ts';
import { openLines } from './book-years.ts';
import { everySide, type InvoiceSide, sides } from './invoice-types.ts';

/** Outstanding invoices: their age is counted to the day on which somebody asks. */
export const outstandingInvoices: ResourceHooks = { beforeRead: countDays };

/**
 * Brings the outstanding sum of an invoice up to date: what the accounts of debtors or creditors hold of it, in the
 * years that are open and what was carried over into them. An invoice with nothing left is not outstanding.
 */
export function settleOutstanding(side: InvoiceSide, invoiceId: number, context: Context): void {
  const { invoices, partyField, parties, outstanding, numberField, nameField, sign } = sides[side];
  const records = getRecords(context, outstanding);
  records.remove(tenantScope(context), invoiceId);
  const invoice = getRecords(context, invoices).find(tenantScope(context), invoiceId);
  const balance = balanceOfInvoice(side, invoiceId, context);
  if (!invoice || balance === 0) return;
  if (Math.abs(balance) > MAX_AMOUNT) throw validationError([{ field: 'body', key: 'totalTooLarge' }]);
  const party = lookup(context, parties, invoice[partyField]);
  const { id, invoiceNumber, invoiceDate, dueDate, amountIncludingVat } = invoice;
  records.insert(tenantScope(context), {
    ...{ id, invoiceNumber, invoiceDate, dueDate, amountIncludingVat },
    outstandingAmount: sign * balance,
    age: daysBetween(String(invoiceDate), context.today),
    daysUntilExpiry: daysBetween(context.today, String(dueDate)),
    [partyField]: invoice[partyField],
    [numberField]: party?.number,
    [nameField]: party?.name,
  });
}

/** Debits less credits of an invoice on control accounts, in euros. */
export function balanceOfInvoice(side: InvoiceSide, invoiceId: number, context: Context): number {
  const open = openLines(context);
  const text = `
    select sum(line.amountDebit - line.amountCredit) as cents
    from ledgerlines as line join ledgeraccounts as account on account.id = line.ledgerAccountId
    where ${open.sql} and line.${sides[side].invoiceField} = ? and account.type = ?`;
  return Number(context.database.get(text, ...open.values, invoiceId, sides[side].controlType)?.cents ?? 0) / 100;
}

/** Names and numbers of debtors and creditors stand on what is outstanding, and follow them. */
export function renameParty(side: InvoiceSide, partyId: number, context: Context): void {
  const { parties, partyField, outstanding, numberField, nameField } = sides[side];
  const party = getRecords(context, parties).find(tenantScope(context), partyId);
  if (!party) return;
  const text = `update ${outstanding} set ${numberField} = ?, ${nameField} = ? where ${TENANT_COLUMN} = ? and ${partyField} = ?`;
  context.database.run(text, party.number, party.name, context.administration.id, partyId);
}

/** The day to which `age` and `daysUntilExpiry` are counted. */
const countedTo = 'outstandingDay';

function countDays({ database, today }: Context): void {
  if (getSetting(database, countedTo) === today) return;
  database.transaction(() => {
    for (const side of everySide) {
      database.run(
        `update ${quoted(sides[side].outstanding)} set
          age = cast(julianday(?) - julianday(invoiceDate) as integer),
          daysUntilExpiry = cast(julianday(dueDate) - julianday(?) as integer)`,
        today,
        today,
      );
    }
    saveSetting(database, countedTo, today);
  });
}
