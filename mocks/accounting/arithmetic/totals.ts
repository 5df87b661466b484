import { Decimal } from 'decimal.js';

/** What the amounts of a line are calculated from. Amounts are in euros. */
export interface LineTerms {
  readonly quantity: number;
  readonly unitPrice: number;
  /** Whether `unitPrice` includes VAT. */
  readonly unitPriceIncludingVat: boolean;
  readonly discountPercentage: number;
  /** Percentage of the VAT code; 0 for a line without one. */
  readonly vatPercentage: number;
  /** Whether the VAT is reverse-charged, so that none is charged. */
  readonly reverseCharged?: boolean;
}

export interface Amounts {
  readonly amountExcludingVat: number;
  readonly amountVat: number;
  readonly amountIncludingVat: number;
}

/** A line that counts in the total of its invoice. */
export interface BillableLine extends LineTerms {
  readonly vatCodeId: number | null;
}

export interface VatTotal {
  readonly vatCodeId: number | null;
  readonly percentage: number;
  readonly amountExcludingVat: number;
  readonly amountVat: number;
}

export interface Totals extends Amounts {
  readonly vatTotals: readonly VatTotal[];
}

/** The largest difference between the stated and the computed VAT of a purchase line, in euros. */
export const VAT_TOLERANCE = 0.05;

const HUNDRED = new Decimal(100);

/** Rounds to whole cents, halves away from zero, as on an invoice. */
const roundToCents = (amount: Decimal): Decimal => amount.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);

/** Returns quantity times price less discount, rounded to cents: with or without VAT, as the price is. */
function calculateLineAmount({ quantity, unitPrice, discountPercentage }: LineTerms): Decimal {
  return roundToCents(new Decimal(quantity).times(unitPrice).times(HUNDRED.minus(discountPercentage)).div(HUNDRED));
}

/** Returns the percentage that is charged: 0 where the VAT is reverse-charged. */
export const getChargedPercentage = ({ vatPercentage, reverseCharged = false }: LineTerms): number =>
  reverseCharged ? 0 : vatPercentage;

/** Returns the VAT in an amount that includes it, or over an amount that does not. */
function calculateVat(amount: Decimal, percentage: number, including: boolean): Decimal {
  return roundToCents(amount.times(percentage).div(including ? HUNDRED.plus(percentage) : HUNDRED));
}

function split(amount: Decimal, vat: Decimal, including: boolean): { excluding: Decimal; vat: Decimal } {
  return { excluding: including ? amount.minus(vat) : amount, vat };
}

/**
 * Calculates the amounts of one line.
 *
 * @param amountVat the VAT of the line in euros, where the line states it; computed when left out.
 */
export function calculateAmounts(line: LineTerms, amountVat?: number): Amounts {
  const amount = calculateLineAmount(line);
  const computed = calculateVat(amount, getChargedPercentage(line), line.unitPriceIncludingVat);
  const stated = amountVat === undefined ? computed : new Decimal(amountVat);
  const { excluding, vat } = split(amount, stated, line.unitPriceIncludingVat);
  return {
    amountExcludingVat: excluding.toNumber(),
    amountVat: vat.toNumber(),
    amountIncludingVat: excluding.plus(vat).toNumber(),
  };
}

/**
 * Calculates the totals of a sales invoice or an order. Lines with the same VAT code are added up first, those with prices
 * including VAT apart from those without, and VAT is rounded once for each sum. So the total of an invoice whose prices
 * include VAT is exactly the sum of its prices.
 *
 * @param lines all lines but text lines.
 */
export function calculateTotals(lines: readonly BillableLine[]): Totals {
  return groupTotals(lines, calculateVatTotal);
}

/** A line of a purchase invoice in its total. */
export interface PurchaseLine extends Pick<Amounts, 'amountExcludingVat' | 'amountVat'> {
  readonly vatCodeId: number | null;
  /** Percentage of the VAT code; 0 for a line without one. */
  readonly vatPercentage: number;
}

/** Calculates the totals of a purchase invoice: the sums of its lines, whose VAT may follow the paper. */
export function calculatePurchaseTotals(lines: readonly PurchaseLine[]): Totals {
  return groupTotals(lines, (vatCodeId, group) => ({
    vatCodeId,
    percentage: group[0]?.vatPercentage ?? 0,
    amountExcludingVat: Decimal.sum(0, ...group.map(({ amountExcludingVat }) => amountExcludingVat)).toNumber(),
    amountVat: Decimal.sum(0, ...group.map(({ amountVat }) => amountVat)).toNumber(),
  }));
}

/** Adds up lines, for each VAT code and in all. */
function groupTotals<Line extends { readonly vatCodeId: number | null }>(
  lines: readonly Line[],
  toVatTotal: (vatCodeId: number | null, group: readonly Line[]) => VatTotal,
): Totals {
  const vatTotals = [...Map.groupBy(lines, ({ vatCodeId }) => vatCodeId)]
    .map(([vatCodeId, group]) => toVatTotal(vatCodeId, group))
    .sort((a, b) => (a.vatCodeId ?? 0) - (b.vatCodeId ?? 0));
  const excluding = Decimal.sum(0, ...vatTotals.map(({ amountExcludingVat }) => amountExcludingVat));
  const vat = Decimal.sum(0, ...vatTotals.map(({ amountVat }) => amountVat));
  return {
    amountExcludingVat: excluding.toNumber(),
    amountVat: vat.toNumber(),
    amountIncludingVat: excluding.plus(vat).toNumber(),
    vatTotals,
  };
}

function calculateVatTotal(vatCodeId: number | null, lines: readonly BillableLine[]): VatTotal {
  const [line] = lines;
  const charged = line ? getChargedPercentage(line) : 0;
  const parts = [...Map.groupBy(lines, ({ unitPriceIncludingVat }) => unitPriceIncludingVat)].map(
    ([including, group]) => {
      const amount = Decimal.sum(...group.map(calculateLineAmount));
      return split(amount, calculateVat(amount, charged, including), including);
    },
  );
  return {
    vatCodeId,
    percentage: line?.vatPercentage ?? 0,
    amountExcludingVat: Decimal.sum(0, ...parts.map(({ excluding }) => excluding)).toNumber(),
    amountVat: Decimal.sum(0, ...parts.map(({ vat }) => vat)).toNumber(),
  };
}
