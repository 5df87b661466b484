import { Decimal } from 'decimal.js';
import type { Totals, VatTotal } from './totals.ts';
import type { VatBooking } from './vat-postings.ts';

/**
 * Journal entries that clients make are numbered from 1. Entries that the platform makes by itself, of invoices, banks
 * and year ends, are numbered after this, so that the two never meet.
 */
export const PLATFORM_ENTRIES_AFTER = 1_000_000;

/** What a line in the ledger says, before it belongs to an entry. Amounts are in euros; at most one of them is not 0. */
export interface Posting {
  readonly ledgerAccountId: number;
  readonly description: string | null;
  readonly amountDebit: number;
  readonly amountCredit: number;
  readonly vatCodeId: number | null;
  readonly costCenterId: number | null;
  readonly costUnitId: number | null;
  readonly debtorId: number | null;
  readonly creditorId: number | null;
  readonly invoiceNumber: string | null;
  /** The invoice that the line came from, or that it settles: two can have the same number. */
  readonly salesInvoiceId?: number | null;
  readonly purchaseInvoiceId?: number | null;
}

type Details = Partial<Omit<Posting, 'ledgerAccountId' | 'amountDebit' | 'amountCredit'>>;

/** Puts an amount on the debit side of an account; an amount below zero goes to the credit side. */
export function debit(ledgerAccountId: number, amount: Decimal.Value, details: Details = {}): Posting {
  const euros = Number(amount);
  return {
    ledgerAccountId,
    description: details.description ?? null,
    amountDebit: Math.max(euros, 0),
    amountCredit: Math.max(-euros, 0),
    vatCodeId: details.vatCodeId ?? null,
    costCenterId: details.costCenterId ?? null,
    costUnitId: details.costUnitId ?? null,
    debtorId: details.debtorId ?? null,
    creditorId: details.creditorId ?? null,
    invoiceNumber: details.invoiceNumber ?? null,
  };
}

/** Puts an amount on the credit side of an account; an amount below zero goes to the debit side. */
export function credit(ledgerAccountId: number, amount: Decimal.Value, details: Details = {}): Posting {
  return debit(ledgerAccountId, -Number(amount), details);
}

type Sides = Pick<Posting, 'amountDebit' | 'amountCredit'>;

/** Debits less credits, in euros: 0 for what balances. */
export function balanceOf(postings: readonly Sides[]): number {
  return Decimal.sum(0, ...postings.map(difference)).toNumber();
}

function difference({ amountDebit, amountCredit }: Sides): Decimal.Value {
  if (amountCredit === 0) return amountDebit;
  return amountDebit === 0 ? -amountCredit : new Decimal(amountDebit).minus(amountCredit);
}

/** Whether there is an amount at all: nothing is not booked. */
export const isNonZero = ({ amountDebit, amountCredit }: Sides): boolean => amountDebit !== 0 || amountCredit !== 0;

/** A line of an invoice that counts in its total. */
export interface InvoiceLine {
  /** Turnover or costs. */
  readonly ledgerAccountId: number;
  readonly description: string | null;
  readonly vatCodeId: number | null;
  readonly amountExcludingVat: number;
  readonly costCenterId: number | null;
  readonly costUnitId: number | null;
}

export interface Invoice {
  /** Account of the debtor kind or creditor kind. */
  readonly contraAccountId: number;
  readonly invoiceNumber: string | null;
  readonly description: string | null;
  /** Every line but text lines. */
  readonly lines: readonly InvoiceLine[];
  readonly totals: Pick<Totals, 'amountIncludingVat' | 'vatTotals'>;
  readonly vatBookings: ReadonlyMap<number, VatBooking>;
}

/** A sales invoice in the ledger: what the debtor owes, against the turnover of each line and the VAT of each code. */
export function salesInvoicePostings(invoice: Invoice & { readonly debtorId: number }): Posting[] {
  return invoicePostings(invoice, { debtorId: invoice.debtorId }, debit, credit);
}

/** A purchase invoice in the ledger: what the creditor is owed, against the costs of each line and the VAT of each code. */
export function purchaseInvoicePostings(invoice: Invoice & { readonly creditorId: number }): Posting[] {
  return invoicePostings(invoice, { creditorId: invoice.creditorId }, credit, debit);
}

function invoicePostings(
  { contraAccountId, invoiceNumber, description, lines, totals, vatBookings: bookings }: Invoice,
  party: Details,
  owe: typeof debit,
  book: typeof debit,
): Posting[] {
  const about = { ...party, invoiceNumber };
  return [
    owe(contraAccountId, totals.amountIncludingVat, { ...about, description }),
    ...reconciled(lines, totals.vatTotals).map((line) =>
      book(line.ledgerAccountId, line.amountExcludingVat, { ...line, ...about }),
    ),
    ...totals.vatTotals.flatMap((total) => vatPostings(total, bookings, about, book)),
  ].filter(isNonZero);
}

/**
 * The lines so that they add up to the total of their VAT code. VAT is rounded once for each code, so that with prices
 * including VAT a cent may be left over; the largest line takes it.
 */
function reconciled(lines: readonly InvoiceLine[], vatTotals: readonly VatTotal[]): InvoiceLine[] {
  const adjusted = [...lines];
  for (const { vatCodeId, amountExcludingVat } of vatTotals) {
    const group = lines.filter((line) => line.vatCodeId === vatCodeId);
    const left = new Decimal(amountExcludingVat).minus(Decimal.sum(0, ...group.map((line) => line.amountExcludingVat)));
    const largest = left.isZero() ? undefined : group.toSorted((one, other) => size(other) - size(one))[0];
    if (!largest) continue;
    const amount = left.plus(largest.amountExcludingVat).toNumber();
    adjusted[lines.indexOf(largest)] = { ...largest, amountExcludingVat: amount };
  }
  return adjusted;
}

const size = ({ amountExcludingVat }: InvoiceLine): number => Math.abs(amountExcludingVat);

/** The VAT of one code. What is reverse-charged on a purchase is owed by us, and deducted at once. */
function vatPostings(
  { vatCodeId, amountExcludingVat, amountVat }: VatTotal,
  bookings: ReadonlyMap<number, VatBooking>,
  about: Details,
  book: typeof debit,
): Posting[] {
  const booking = vatCodeId === null ? undefined : bookings.get(vatCodeId);
  if (!booking || booking.ledgerAccountId === null) {
    if (amountVat === 0) return [];
    throw new Error(`VAT code ${vatCodeId} charges VAT and has no ledger account to book it on`);
  }
  const details = { ...about, vatCodeId, description: null };
  if (!booking.reverseCharged) return [book(booking.ledgerAccountId, amountVat, details)];
  if (booking.deductionAccountId === null) return [];
  const vat = new Decimal(amountExcludingVat).times(booking.percentage).div(100).toDecimalPlaces(2);
  return [book(booking.deductionAccountId, vat, details), book(booking.ledgerAccountId, vat.negated(), details)];
}

export interface Payment {
  /** The bank or cash account. */
  readonly ledgerAccountId: number;
  /** Account of the debtor kind or creditor kind. */
  readonly contraAccountId: number;
  readonly amount: number;
  /** Payment discount that was taken, and the account that it is booked on. */
  readonly discount?: { readonly ledgerAccountId: number; readonly amount: number };
  readonly invoiceNumber: string | null;
  readonly description: string | null;
}

/** What a debtor paid. The discount that was taken is settled too. */
export function receiptPostings(payment: Payment & { readonly debtorId: number }): Posting[] {
  return paymentPostings(payment, { debtorId: payment.debtorId }, debit, credit);
}

/** What a creditor was paid. */
export function disbursementPostings(payment: Payment & { readonly creditorId: number }): Posting[] {
  return paymentPostings(payment, { creditorId: payment.creditorId }, credit, debit);
}

function paymentPostings(
  { ledgerAccountId, contraAccountId, amount, discount, invoiceNumber, description }: Payment,
  party: Details,
  move: typeof debit,
  settle: typeof debit,
): Posting[] {
  const about = { ...party, invoiceNumber, description };
  const settled = new Decimal(amount).plus(discount?.amount ?? 0);
  return [
    move(ledgerAccountId, amount, about),
    ...(discount ? [move(discount.ledgerAccountId, discount.amount, about)] : []),
    settle(contraAccountId, settled, about),
  ].filter(isNonZero);
}

export interface CashBalances {
  /** The account of the cash register. */
  readonly ledgerAccountId: number;
  readonly openingBalance: number;
  readonly closingBalance: number;
  readonly description: string | null;
}

/**
 * A journal entry in the ledger: its lines as they are, and for a cash registration what they did to the cash register.
 * A line with a debit and a credit becomes two postings.
 */
export function journalEntryPostings(lines: readonly Omit<Posting, 'vatCodeId'>[], cash?: CashBalances): Posting[] {
  const register = cash ? [debit(cash.ledgerAccountId, cashDifference(cash), { description: cash.description })] : [];
  const booked = lines.flatMap((line) => [
    debit(line.ledgerAccountId, line.amountDebit, line),
    credit(line.ledgerAccountId, line.amountCredit, line),
  ]);
  return [...register, ...booked].filter(isNonZero);
}

/**
 * What keeps a journal entry from being processed, in euros: the difference between debits and credits of a memorial;
 * what the lines of a cash registration leave unexplained of the difference between its balances. 0 when it is right.
 */
export function imbalanceOf(lines: readonly Sides[], cash?: Omit<CashBalances, 'ledgerAccountId' | 'description'>) {
  const sum = new Decimal(balanceOf(lines));
  return (cash ? sum.plus(cashDifference(cash)) : sum).toNumber();
}

const cashDifference = ({ openingBalance, closingBalance }: Pick<CashBalances, 'openingBalance' | 'closingBalance'>) =>
  new Decimal(closingBalance).minus(openingBalance);
