import { Decimal } from 'decimal.js';

/** A line of a sales invoice, as far as its amounts go. Amounts are in euros. */
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
export interface CountedLine extends LineTerms {
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

/** How far the VAT that a purchase line states may be from the computed one, in euros. */
export const VAT_TOLERANCE = 0.05;

const hundred = new Decimal(100);

/** To whole cents, halves away from zero, as on an invoice. */
const cents = (amount: Decimal): Decimal => amount.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);

/** Quantity times price less discount, in cents: with or without VAT, as the price is. */
function lineAmount({ quantity, unitPrice, discountPercentage }: LineTerms): Decimal {
  return cents(new Decimal(quantity).times(unitPrice).times(hundred.minus(discountPercentage)).div(hundred));
}

/** The percentage that is charged: none where the VAT is reverse-charged. */
export const chargedPercentage = ({ vatPercentage, reverseCharged = false }: LineTerms): number =>
  reverseCharged ? 0 : vatPercentage;

/** VAT in an amount that includes it, or over an amount that does not. */
function vatOf(amount: Decimal, percentage: number, including: boolean): Decimal {
  return cents(amount.times(percentage).div(including ? hundred.plus(percentage) : hundred));
}

function split(amount: Decimal, vat: Decimal, including: boolean): { excluding: Decimal; vat: Decimal } {
  return { excluding: including ? amount.minus(vat) : amount, vat };
}

/**
 * The amounts of one line.
 *
 * @param amountVat the VAT of the line in euros, where the line states it; computed when left out.
 */
export function amountsOf(line: LineTerms, amountVat?: number): Amounts {
  const amount = lineAmount(line);
  const computed = vatOf(amount, chargedPercentage(line), line.unitPriceIncludingVat);
  const stated = amountVat === undefined ? computed : new Decimal(amountVat);
  const { excluding, vat } = split(amount, stated, line.unitPriceIncludingVat);
  return {
    amountExcludingVat: excluding.toNumber(),
    amountVat: vat.toNumber(),
    amountIncludingVat: excluding.plus(vat).toNumber(),
  };
}

/**
 * The totals of a sales invoice or an order. Lines with the same VAT code are added up first, those with prices including VAT and
 * those without apart, and VAT is rounded once for each sum. So an invoice whose prices include VAT comes to exactly
 * the sum of its prices.
 *
 * @param lines the lines that count: every line but text lines.
 */
export function totalsOf(lines: readonly CountedLine[]): Totals {
  return totalled(lines, vatTotalOf);
}

/** A line of a purchase invoice in its total. */
export interface PurchaseLine extends Pick<Amounts, 'amountExcludingVat' | 'amountVat'> {
  readonly vatCodeId: number | null;
  /** Percentage of the VAT code; 0 for a line without one. */
  readonly vatPercentage: number;
}

/** The totals of a purchase invoice, which are the sums of its lines: their VAT may follow the paper. */
export function purchaseTotalsOf(lines: readonly PurchaseLine[]): Totals {
  return totalled(lines, (vatCodeId, group) => ({
    vatCodeId,
    percentage: group[0]?.vatPercentage ?? 0,
    amountExcludingVat: Decimal.sum(0, ...group.map(({ amountExcludingVat }) => amountExcludingVat)).toNumber(),
    amountVat: Decimal.sum(0, ...group.map(({ amountVat }) => amountVat)).toNumber(),
  }));
}

/** Totals of lines, one for each VAT code and one of all. */
function totalled<Line extends { readonly vatCodeId: number | null }>(
  lines: readonly Line[],
  vatTotalOf: (vatCodeId: number | null, group: readonly Line[]) => VatTotal,
): Totals {
  const vatTotals = [...Map.groupBy(lines, ({ vatCodeId }) => vatCodeId)]
    .map(([vatCodeId, group]) => vatTotalOf(vatCodeId, group))
    .sort((one, other) => (one.vatCodeId ?? 0) - (other.vatCodeId ?? 0));
  const excluding = Decimal.sum(0, ...vatTotals.map(({ amountExcludingVat }) => amountExcludingVat));
  const vat = Decimal.sum(0, ...vatTotals.map(({ amountVat }) => amountVat));
  return {
    amountExcludingVat: excluding.toNumber(),
    amountVat: vat.toNumber(),
    amountIncludingVat: excluding.plus(vat).toNumber(),
    vatTotals,
  };
}

function vatTotalOf(vatCodeId: number | null, lines: readonly CountedLine[]): VatTotal {
  const [line] = lines;
  const charged = line ? chargedPercentage(line) : 0;
  const parts = [...Map.groupBy(lines, ({ unitPriceIncludingVat }) => unitPriceIncludingVat)].map(
    ([including, group]) => {
      const amount = Decimal.sum(...group.map(lineAmount));
      return split(amount, vatOf(amount, charged, including), including);
    },
  );
  return {
    vatCodeId,
    percentage: line?.vatPercentage ?? 0,
    amountExcludingVat: Decimal.sum(0, ...parts.map(({ excluding }) => excluding)).toNumber(),
    amountVat: Decimal.sum(0, ...parts.map(({ vat }) => vat)).toNumber(),
  };
}
