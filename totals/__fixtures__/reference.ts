import { Decimal } from 'decimal.js';
import type { SalesLine, VatCode } from '../invoice.ts';

/** Mistakes of a wrong implementation. */
export interface Mistakes {
  /** Significant digits of all calculations. */
  readonly precision?: number;
  readonly rounding?: Decimal.Rounding;
  /** Uses numbers as the binary fractions that they are. */
  readonly isBinary?: boolean;
  readonly keepsLinesUnrounded?: boolean;
  readonly roundsVatOfLines?: boolean;
  readonly roundsVatOnce?: boolean;
  /** Converts prices including VAT to prices without. */
  readonly convertsPrices?: boolean;
  readonly countsText?: boolean;
  readonly chargesReverseVat?: boolean;
}

/** VAT by code, total VAT, and the amount charged, in euros. */
export interface ReferenceTotals {
  readonly vatByCode: Readonly<Record<string, number>>;
  readonly vat: number;
  readonly including: number;
}

/** Calculates the totals of a sales invoice as the guide describes, with decimal.js. */
export function calculateReference(
  lines: readonly SalesLine[],
  vatCodes: readonly VatCode[],
  mistakes: Mistakes = {},
): ReferenceTotals {
  const { precision = 60, rounding = Decimal.ROUND_HALF_UP } = mistakes;
  const Exact = Decimal.clone({ precision });
  const parse = (value: number) => new Exact(mistakes.isBinary ? value.toPrecision(60) : value);
  const round = (value: Decimal) => value.toDecimalPlaces(2, rounding);
  const sum = (values: readonly Decimal[]) => values.reduce((total, value) => total.plus(value), new Exact(0));
  const roundUnless = (isOff: boolean | undefined, value: Decimal) => (isOff ? value : round(value));

  const parts = lines
    .filter(({ bookingType }) => mistakes.countsText || bookingType !== 'T')
    .map((line) => {
      const code = vatCodes.find(({ id }) => id === line.vatCodeId);
      const rate = parse(code && (mistakes.chargesReverseVat || !code.reverseCharged) ? code.percentage : 0).div(100);
      const rest = parse(100)
        .minus(parse(line.discountPercentage ?? 0))
        .div(100);
      const product = parse(line.quantity ?? 1).times(parse(line.unitPrice ?? 0));
      const price = roundUnless(mistakes.keepsLinesUnrounded, product.times(rest));
      const isConverted = mistakes.convertsPrices && line.unitPriceIncludingVat;
      const amount = isConverted ? round(price.div(rate.plus(1))) : price;
      const isIncluding = line.unitPriceIncludingVat === true && !isConverted;
      const vat = amount.times(rate).div(isIncluding ? rate.plus(1) : 1);
      return { code: `${line.vatCodeId}`, isIncluding, amount, vat: mistakes.roundsVatOfLines ? round(vat) : vat };
    });

  const groups = [...Map.groupBy(parts, ({ code, isIncluding }) => `${code} ${isIncluding}`).values()].map((group) => {
    const vat = roundUnless(mistakes.roundsVatOnce, sum(group.map((part) => part.vat)));
    const amount = sum(group.map((part) => part.amount));
    const [{ code, isIncluding } = { code: '', isIncluding: false }] = group;
    return { code, vat, including: isIncluding ? amount : amount.plus(vat) };
  });
  const byCode = [...Map.groupBy(groups, ({ code }) => code)];
  return {
    vatByCode: Object.fromEntries(
      byCode.map(([code, group]) => [code, round(sum(group.map(({ vat }) => vat))).toNumber()]),
    ),
    vat: round(sum(groups.map(({ vat }) => vat))).toNumber(),
    including: round(sum(groups.map(({ including }) => including))).toNumber(),
  };
}
