import { Decimal } from 'decimal.js';
import { type ValidationIssue, validationError } from '../../messages/problems.ts';
import type { StoredRecord } from '../../store/records.ts';
import { periodOf } from '../arithmetic/calendar.ts';
import type { Payment } from '../arithmetic/postings.ts';
import { type Context, getRecords, lookup, tenantScope } from '../context.ts';
import { openLines, yearFaults } from './book-years.ts';
import { type InvoiceSide, postingsOfPayment, sides } from './invoice-types.ts';
import { journalOfMoney } from './journals.ts';
import { balanceOfInvoice, settleOutstanding } from './outstanding.ts';
import { book, logChange, newPlatformEntry } from './post-entry.ts';

export interface PaymentOrder {
  /** In euros, above zero; all that is outstanding when left out. */
  readonly amount?: number | undefined;
  /** `YYYY-MM-DD`; today when left out. */
  readonly date?: string | undefined;
  /** A bank account or cash register; the first bank account when left out. */
  readonly ledgerAccountId?: number | undefined;
  /** Payment discount that is taken besides, in euros above zero, and the account that it is posted on. */
  readonly discount?: Payment['discount'];
}

/**
 * Enters a payment of an invoice, or the paying back of a credit invoice.
 *
 * @returns the entry of the payment, and what is outstanding after it, in euros.
 * @throws Refusal 400 when nothing is outstanding, for more than that, and for a date or an account that cannot be.
 */
export function payInvoice(side: InvoiceSide, invoice: StoredRecord, order: PaymentOrder, context: Context) {
  const { sign, partyField, outstanding, invoiceField } = sides[side];
  const open = sign * balanceOfInvoice(side, invoice.id, context);
  const { date = context.today, discount } = order;
  const settled =
    order.amount === undefined ? new Decimal(Math.abs(open)) : Decimal.sum(order.amount, discount?.amount ?? 0);
  const amount = settled.minus(discount?.amount ?? 0).toNumber();
  const account = order.ledgerAccountId ?? firstBank(context)?.id;
  const journal = journalOfMoney(account, context);
  const faults = [...amountFaults(open, settled.toNumber()), ...(journal ? [] : accountFaults(account, context))];
  faults.push(...yearFaults('date', periodOf(date).bookYear, context));
  if (!journal || faults.length > 0) throw validationError(faults);

  const contraAccountId = accountOwedOn(side, invoice.id, context);
  const number = invoice.invoiceNumber as string | null;
  // What is paid back on a credit invoice goes the other way.
  const direction = open < 0 ? -1 : 1;
  const payment = {
    ledgerAccountId: Number(account),
    contraAccountId,
    amount: direction * amount,
    ...(discount && { discount: { ...discount, amount: direction * discount.amount } }),
    invoiceNumber: number,
    description: number === null ? 'Betaling' : `Betaling factuur ${number}`,
  };
  const postings = postingsOfPayment(side, Number(invoice[partyField]), payment);
  const id = newPlatformEntry(outstanding, invoice.id, context);
  const linked = postings.map((posting) => ({
    ...{ ...posting, salesInvoiceId: null, purchaseInvoiceId: null },
    ...(posting.ledgerAccountId === contraAccountId && { [invoiceField]: invoice.id }),
  }));
  const { bookYear, bookPeriod } = periodOf(date);
  const sourceDocumentNumber = `${journal.code}-${date}`;
  book({ id, journalId: journal.id, sourceDocumentNumber, date, bookYear, bookPeriod, postings: linked }, context);
  logChange(id, 1, bookYear, context);
  settleOutstanding(side, invoice.id, context);
  const left = new Decimal(open).minus(settled.times(direction)).toNumber();
  return { journalEntryId: id, outstandingAmount: left };
}

function amountFaults(open: number, amount: number): ValidationIssue[] {
  if (open === 0) return [{ field: 'id', key: 'nothingOutstanding' }];
  if (amount <= Math.abs(open)) return [];
  return [{ field: 'amount', key: 'maximum', parameters: { limit: Math.abs(open) } }];
}

/** Why an account that has no journal of its own cannot be paid from. */
function accountFaults(id: number | undefined, context: Context): ValidationIssue[] {
  if (id === undefined || lookup(context, 'ledgeraccounts', id))
    return [{ field: 'ledgerAccountId', key: 'ledgerAccountNotMoney' }];
  const parameters = { by: 'id', value: String(id), path: '/v1/ledgeraccounts' };
  return [{ field: 'ledgerAccountId', key: 'referenceUnknown', parameters }];
}

function firstBank(context: Context): StoredRecord | undefined {
  return getRecords(context, 'ledgeraccounts').findBy(tenantScope(context), 'type', [4])[0];
}

/** The account of debtors or creditors that an invoice stands on. */
function accountOwedOn(side: InvoiceSide, invoiceId: number, context: Context): number {
  const open = openLines(context);
  const text = `
    select line.ledgerAccountId as id
    from ledgerlines as line join ledgeraccounts as account on account.id = line.ledgerAccountId
    where ${open.sql} and line.${sides[side].invoiceField} = ? and account.type = ?
    order by line.id desc limit 1`;
  return Number(context.database.get(text, ...open.values, invoiceId, sides[side].controlType)?.id);
}
