import {
  type Amounts,
  calculateLineCents,
  calculateVatCents,
  type LineTerms,
  MAX_AMOUNT,
  toEuros,
  toUnits,
} from './line-amounts.ts';

/** Part of a total with one VAT code. */
export interface VatTotal {
  /** Null for lines without a VAT code. */
  readonly vatCodeId: number | null;
  /** Percentage of the VAT code, also for reverse-charged VAT; 0 without one. */
  readonly percentage: number;
  readonly amountExcludingVat: number;
  /** VAT to charge. */
  readonly amountVat: number;
}

/** Totals of an invoice, in euros with 2 decimals. */
export interface Totals extends Amounts {
  /** Totals of each VAT code, in the order of their identifiers. */
  readonly vatTotals: readonly VatTotal[];
}

/** Line that counts in the total of its invoice. */
export interface BillableLine extends LineTerms {
  readonly vatCodeId: number | null;
}

/** Amounts of a purchase invoice's line in its total. */
export interface PurchaseLineAmounts extends Pick<Amounts, 'amountExcludingVat' | 'amountVat'> {
  readonly vatCodeId: number | null;
  /** Percentage of the VAT code; 0 for a line without one. */
  readonly vatPercentage: number;
}

/** VAT total in cents. */
interface VatSum extends Pick<VatTotal, 'vatCodeId' | 'percentage'> {
  readonly excluding: bigint;
  readonly vat: bigint;
}

/**
 * Calculates the totals of a sales invoice or an order. Adds up lines by VAT code, prices including VAT separately, and rounds
 * VAT once for each sum. So the total of an invoice with prices including VAT is exactly their sum.
 *
 * @param lines all lines but text lines.
 */
export function calculateTotals(lines: readonly BillableLine[]): Totals {
  return addUp(
    groupByVatCode(lines).map(([line, ...others]) => {
      const sum = (isIncluded: boolean) =>
        [line, ...others]
          .filter(({ unitPriceIncludingVat }) => unitPriceIncludingVat === isIncluded)
          .reduce((cents, part) => cents + calculateLineCents(part), 0n);
      const [without, including] = [sum(false), sum(true)];
      const extracted = calculateVatCents(including, line, true);
      return {
        vatCodeId: line.vatCodeId,
        percentage: line.vatPercentage,
        excluding: without + including - extracted,
        vat: calculateVatCents(without, line, false) + extracted,
      };
    }),
  );
}

/** Calculates the totals of a purchase invoice: the sums of its lines, whose VAT may follow the paper. */
export function calculatePurchaseTotals(lines: readonly PurchaseLineAmounts[]): Totals {
  return addUp(
    groupByVatCode(lines).map(([line, ...others]) => {
      const sum = (name: 'amountExcludingVat' | 'amountVat') =>
        [line, ...others].reduce((cents, part) => cents + toUnits(part[name], 2), 0n);
      const { vatCodeId, vatPercentage: percentage } = line;
      return { vatCodeId, percentage, excluding: sum('amountExcludingVat'), vat: sum('amountVat') };
    }),
  );
}

type Group<Line> = [Line, ...Line[]];

/** Groups lines by VAT code, in the order of the codes, lines without one first. */
function groupByVatCode<Line extends { readonly vatCodeId: number | null }>(lines: readonly Line[]): Group<Line>[] {
  const groups = new Map<number | null, Group<Line>>();
  for (const line of lines) {
    const group = groups.get(line.vatCodeId);
    if (group) group.push(line);
    else groups.set(line.vatCodeId, [line]);
  }
  return [...groups.values()].sort(([a], [b]) => (a.vatCodeId ?? 0) - (b.vatCodeId ?? 0));
}

function addUp(sums: readonly VatSum[]): Totals {
  const excluding = sums.reduce((cents, sum) => cents + sum.excluding, 0n);
  const vat = sums.reduce((cents, sum) => cents + sum.vat, 0n);
  return {
    amountExcludingVat: toEuros(excluding),
    amountVat: toEuros(vat),
    amountIncludingVat: toEuros(excluding + vat),
    vatTotals: sums.map(({ vatCodeId, percentage, ...sum }) => ({
      vatCodeId,
      percentage,
      amountExcludingVat: toEuros(sum.excluding),
      amountVat: toEuros(sum.vat),
    })),
  };
}

/** Checks if totals exceed the maximum of the contract. A part can be larger than the whole, with credits. */
export function exceedsMaximum(totals: Totals): boolean {
  const amounts = [totals, ...totals.vatTotals].flatMap((sums) => [sums.amountExcludingVat, sums.amountVat]);
  return [...amounts, totals.amountIncludingVat].some((amount) => Math.abs(amount) > MAX_AMOUNT);
}
