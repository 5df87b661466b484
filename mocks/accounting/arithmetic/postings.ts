import { Decimal } from 'decimal.js';
import type { Totals, VatTotal } from '../../../totals/totals.ts';
import { incompleteBooksError } from '../../messages/problems.ts';

/** Offset of the platform's own entry numbers. Entries of clients are numbered from 1, so the two never meet. */
export const PLATFORM_ENTRIES_AFTER = 1_000_000;

/** A ledger line before it belongs to an entry. Amounts are in euros; at most one of them is not 0. */
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
  /** Invoice that the line came from, or settles: two can have the same number. */
  readonly salesInvoiceId: number | null;
  readonly purchaseInvoiceId: number | null;
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
    salesInvoiceId: details.salesInvoiceId ?? null,
    purchaseInvoiceId: details.purchaseInvoiceId ?? null,
  };
}

export function credit(ledgerAccountId: number, amount: Decimal.Value, details: Details = {}): Posting {
  return debit(ledgerAccountId, -Number(amount), details);
}

type DebitAndCredit = Pick<Posting, 'amountDebit' | 'amountCredit'>;

/** Returns debits less credits, in euros. */
export function calculateBalance(postings: readonly DebitAndCredit[]): number {
  return sum(postings.map(calculateDifference)).toNumber();
}

/** Adds up a list of any length. `Decimal.sum` takes arguments, and too many overflow the stack. */
const sum = (values: readonly Decimal.Value[]): Decimal =>
  values.reduce<Decimal>((total, value) => total.plus(value), new Decimal(0));

function calculateDifference({ amountDebit, amountCredit }: DebitAndCredit): Decimal.Value {
  if (amountCredit === 0) return amountDebit;
  return amountDebit === 0 ? -amountCredit : new Decimal(amountDebit).minus(amountCredit);
}

const isNonZero = ({ amountDebit, amountCredit }: DebitAndCredit): boolean => amountDebit !== 0 || amountCredit !== 0;

/** Line of an invoice that counts in its total. */
interface InvoiceLine {
  readonly ledgerAccountId: number;
  readonly description: string | null;
  readonly vatCodeId: number | null;
  readonly amountExcludingVat: number;
  readonly costCenterId: number | null;
  readonly costUnitId: number | null;
}

interface VatRule {
  readonly id: number;
  readonly percentage: number;
  readonly reverseCharged: boolean;
  /** Null for a code without VAT. */
  readonly ledgerAccountId: number | null;
  /** Account on which reverse-charged VAT on a purchase is deducted; null for any other code. */
  readonly deductionAccountId: number | null;
}

export interface Invoice {
  /** Account of type debtors or creditors. */
  readonly contraAccountId: number;
  readonly invoiceNumber: string | null;
  readonly description: string | null;
  /** Excludes text lines. */
  readonly lines: readonly InvoiceLine[];
  readonly totals: Pick<Totals, 'amountIncludingVat' | 'vatTotals'>;
  /** Includes every code of the lines. */
  readonly vatRules: readonly VatRule[];
}

export type InvoiceType = 'sales' | 'purchases';

/** Debit or credit: a debtor's debt is a debit, a creditor's claim a credit. */
const SIDES = {
  sales: { partyField: 'debtorId', controlSide: debit, contraSide: credit },
  purchases: { partyField: 'creditorId', controlSide: credit, contraSide: debit },
} as const;

/** Posts an invoice: the debt or claim against the lines and the VAT of each code. */
export function createInvoicePostings(type: InvoiceType, partyId: number, invoice: Invoice): Posting[] {
  const { contraAccountId, invoiceNumber, description, lines, totals, vatRules } = invoice;
  const { partyField, controlSide, contraSide } = SIDES[type];
  const details = { [partyField]: partyId, invoiceNumber };
  return [
    controlSide(contraAccountId, totals.amountIncludingVat, { ...details, description }),
    ...distributeRounding(lines, totals.vatTotals).map((line) =>
      contraSide(line.ledgerAccountId, line.amountExcludingVat, { ...line, ...details }),
    ),
    ...totals.vatTotals.flatMap((total) => createVatPostings(total, vatRules, details, contraSide)),
  ].filter(isNonZero);
}

/** Adds the rounding of a VAT code to its largest line. VAT is rounded per code, so prices including VAT can be a cent off. */
function distributeRounding(lines: readonly InvoiceLine[], vatTotals: readonly VatTotal[]): InvoiceLine[] {
  const adjusted = [...lines];
  for (const { vatCodeId, amountExcludingVat } of vatTotals) {
    const group = lines.filter((line) => line.vatCodeId === vatCodeId);
    const difference = new Decimal(amountExcludingVat).minus(sum(group.map((line) => line.amountExcludingVat)));
    const largest = difference.isZero() ? undefined : group.toSorted((a, b) => getSize(b) - getSize(a))[0];
    if (!largest) continue;
    const amount = difference.plus(largest.amountExcludingVat).toNumber();
    adjusted[lines.indexOf(largest)] = { ...largest, amountExcludingVat: amount };
  }
  return adjusted;
}

const getSize = ({ amountExcludingVat }: InvoiceLine): number => Math.abs(amountExcludingVat);

function createVatPostings(
  { vatCodeId, amountExcludingVat, amountVat }: VatTotal,
  vatRules: readonly VatRule[],
  lineDetails: Details,
  lineSide: typeof debit,
): Posting[] {
  const rule = vatRules.find(({ id }) => id === vatCodeId);
  if (!rule || rule.ledgerAccountId === null) {
    if (amountVat === 0) return [];
    throw incompleteBooksError(`a ledger account of vatcodes ${vatCodeId}`);
  }
  const details = { ...lineDetails, vatCodeId, description: null };
  if (!rule.reverseCharged) return [lineSide(rule.ledgerAccountId, amountVat, details)];
  if (rule.deductionAccountId === null) return [];
  const vat = new Decimal(amountExcludingVat).times(rule.percentage).div(100).toDecimalPlaces(2);
  return [lineSide(rule.deductionAccountId, vat, details), lineSide(rule.ledgerAccountId, vat.negated(), details)];
}

export interface Payment {
  /** Bank or cash account. */
  readonly ledgerAccountId: number;
  readonly contraAccountId: number;
  readonly amount: number;
  readonly discount?: { readonly ledgerAccountId: number; readonly amount: number };
  readonly invoiceNumber: string | null;
  readonly description: string | null;
}

export function createPaymentPostings(type: InvoiceType, partyId: number, payment: Payment): Posting[] {
  const { ledgerAccountId, contraAccountId, amount, discount, invoiceNumber, description } = payment;
  const { partyField, controlSide: moneySide, contraSide: settlingSide } = SIDES[type];
  const details = { [partyField]: partyId, invoiceNumber, description };
  const settled = new Decimal(amount).plus(discount?.amount ?? 0);
  return [
    moneySide(ledgerAccountId, amount, details),
    ...(discount ? [moneySide(discount.ledgerAccountId, discount.amount, details)] : []),
    settlingSide(contraAccountId, settled, details),
  ].filter(isNonZero);
}

export interface CashBalances {
  readonly ledgerAccountId: number;
  readonly openingBalance: number;
  readonly closingBalance: number;
  readonly description: string | null;
}

/** Posts the lines of a journal entry, and the change of a cash register. A line with debit and credit becomes two postings. */
export function createJournalEntryPostings(
  lines: readonly Omit<Posting, 'salesInvoiceId' | 'purchaseInvoiceId'>[],
  cash?: CashBalances,
): Posting[] {
  const register = cash
    ? [debit(cash.ledgerAccountId, calculateCashDifference(cash), { description: cash.description })]
    : [];
  const posted = lines.flatMap((line) => [
    debit(line.ledgerAccountId, line.amountDebit, line),
    credit(line.ledgerAccountId, line.amountCredit, line),
  ]);
  return [...register, ...posted].filter(isNonZero);
}

/**
 * Returns the imbalance of a journal entry in euros: debits less credits of a memorial, or the part of the change of a cash
 * register that the lines do not explain.
 */
export function calculateImbalance(
  lines: readonly DebitAndCredit[],
  cash?: Omit<CashBalances, 'ledgerAccountId' | 'description'>,
) {
  const sum = new Decimal(calculateBalance(lines));
  return (cash ? sum.plus(calculateCashDifference(cash)) : sum).toNumber();
}

const calculateCashDifference = ({
  openingBalance,
  closingBalance,
}: Pick<CashBalances, 'openingBalance' | 'closingBalance'>) => new Decimal(closingBalance).minus(openingBalance);
