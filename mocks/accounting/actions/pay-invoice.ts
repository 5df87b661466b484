import { Decimal } from 'decimal.js';
import { type ValidationIssue, validationError } from '../../messages/problems.ts';
import { renderForBooks } from '../../messages/render.ts';
import { getControlAccount } from '../../store/ledger-queries.ts';
import { createPlatformEntry } from '../../store/system-tables.ts';
import { getPeriod } from '../arithmetic/calendar.ts';
import { createPaymentPostings, type Payment } from '../arithmetic/postings.ts';
import { type Context, getRecords, getResource, lookup } from '../context.ts';
import { checkBookYear } from '../ledger/book-years.ts';
import { INVOICE_TYPES, type Invoice, type InvoiceType } from '../ledger/invoice-types.ts';
import { findMoneyJournal } from '../ledger/journals.ts';
import { getBalance, updateOutstanding } from '../ledger/outstanding.ts';
import { logChange, postEntry } from '../ledger/post-entry.ts';
import { createReferenceMessage } from '../references.ts';

export interface PaymentInput {
  /** In euros, above zero. Default: all that is outstanding. */
  readonly amount?: number | undefined;
  /** `YYYY-MM-DD`. Default: today in the Netherlands. */
  readonly date?: string | undefined;
  /** Bank account or cash register. Default: the first bank account. */
  readonly ledgerAccountId?: number | undefined;
  /** Additional payment discount in euros, above zero, and its account. */
  readonly discount?: Payment['discount'];
}

/**
 * Enters a payment of an invoice, or the repayment of a credit invoice. Returns the entry and the outstanding sum.
 * @throws ProblemError 400 when it exceeds what is outstanding, and for an invalid date or account.
 */
export function payInvoice(type: InvoiceType, invoice: Invoice, input: PaymentInput, context: Context) {
  const { sign, partyField, outstanding, invoiceField, controlType } = INVOICE_TYPES[type];
  const balance = sign * getBalance(type, invoice.id, context);
  const { date = context.today, discount } = input;
  const settled =
    input.amount === undefined ? new Decimal(Math.abs(balance)) : Decimal.sum(input.amount, discount?.amount ?? 0);
  const amount = settled.minus(discount?.amount ?? 0).toNumber();
  const ledgerAccountId = input.ledgerAccountId ?? getFirstBankAccount(context);
  const journal = findMoneyJournal(ledgerAccountId, context);
  const { bookYear, bookPeriod } = getPeriod(date);
  const issues = [
    ...checkAmount(balance, settled.toNumber()),
    ...(journal ? [] : checkAccount(ledgerAccountId, context)),
  ];
  for (const issue of checkBookYear('date', bookYear, context)) issues.push(issue);
  if (!journal || issues.length > 0) throw validationError(issues);

  const contraAccountId = getControlAccount(context, invoiceField, invoice.id, controlType);
  const { invoiceNumber } = invoice;
  // A credit invoice is repaid in the other direction.
  const direction = Math.sign(balance);
  const postings = createPaymentPostings(type, Number(invoice[partyField]), {
    ledgerAccountId: Number(journal.ledgerAccountId),
    contraAccountId,
    invoiceNumber,
    amount: direction * amount,
    ...(discount && { discount: { ...discount, amount: direction * discount.amount } }),
    description:
      invoiceNumber === null
        ? renderForBooks('books.payment')
        : renderForBooks('books.invoicePayment', { invoiceNumber }),
  });
  const id = createPlatformEntry(context, outstanding, invoice.id);
  const linked = postings.map((posting) => ({
    ...posting,
    ...(posting.ledgerAccountId === contraAccountId && { [invoiceField]: invoice.id }),
  }));
  const sourceDocumentNumber = `${journal.code}-${date}`;
  postEntry({ id, journalId: journal.id, sourceDocumentNumber, date, bookYear, bookPeriod, postings: linked }, context);
  logChange({ id, bookYear, sourceDocumentNumber }, 1, context);
  updateOutstanding(type, invoice, context);
  return { journalEntryId: id, outstandingAmount: new Decimal(balance).minus(settled.times(direction)).toNumber() };
}

function checkAmount(balance: number, amount: number): ValidationIssue[] {
  if (balance === 0) return [{ field: 'id', key: 'nothingOutstanding' }];
  if (amount <= Math.abs(balance)) return [];
  return [{ field: 'amount', key: 'overOutstanding', parameters: { amount: Math.abs(balance) } }];
}

function checkAccount(id: number | undefined, context: Context): ValidationIssue[] {
  if (id === undefined || lookup(context, 'ledgeraccounts', id))
    return [{ field: 'ledgerAccountId', key: 'ledgerAccountNotMoney' }];
  const resource = getResource(context, 'ledgeraccounts');
  return [{ field: 'ledgerAccountId', ...createReferenceMessage(resource, 'id', String(id), context) }];
}

const BANK_TYPE = 4;

const getFirstBankAccount = (context: Context): number | undefined =>
  getRecords(context, 'ledgeraccounts').findBy(context.scope, 'type', [BANK_TYPE])[0]?.id;
