import { isJsonObject, type JsonObject } from '../contract.ts';
import type { Issue } from '../session/http.ts';

/** Cents by which VAT on paper can be away from its percentage, for each line of a purchase invoice. */
const MAX_PAPER_ROUNDING_CENTS = 5;

/**
 * Finds a VAT code of an invoice whose VAT is not its percentage of the amount; at most one.
 *
 * @param lines undefined when they are not known.
 * @param reverseCharged the codes whose VAT is not charged; undefined when they are not known.
 */
export function findVatIssues(
  { vatTotals }: JsonObject,
  lines: readonly JsonObject[] | undefined,
  reverseCharged?: ReadonlySet<unknown>,
): readonly Issue[] {
  const totals = Array.isArray(vatTotals) ? vatTotals.filter(isJsonObject) : [];
  for (const { vatCodeId, percentage, amountExcludingVat, amountVat } of totals) {
    const isCharged = reverseCharged ? !reverseCharged.has(vatCodeId) : amountVat !== 0;
    const rate = isCharged ? Number(percentage) / 100 : 0;
    const expected = Number(amountExcludingVat) * 100 * rate;
    if (Math.abs(Number(amountVat) * 100 - expected) <= getTolerance(rate, lines)) continue;
    const sum = (expected / 100).toFixed(2);
    const message = `The VAT of code ${vatCodeId} is ${Number(amountVat)}; ${Number(percentage)} % of ${Number(amountExcludingVat)} is ${sum}.`;
    return [{ rule: 'vat-of-code', message }];
  }
  return [];
}

/**
 * Cents that rounding leaves: half of one; where VAT is taken out of prices, half of one there too, of which the amount
 * without VAT has the opposite.
 */
function getTolerance(rate: number, lines: readonly JsonObject[] | undefined): number {
  const includesVat = lines?.some(({ unitPriceIncludingVat }) => unitPriceIncludingVat === true) ?? true;
  const onPaper = lines?.filter((line) => !('bookingType' in line)).length ?? 0;
  return 0.5 + (includesVat ? 0.5 * (1 + rate) : 0) + onPaper * MAX_PAPER_ROUNDING_CENTS + 1e-6;
}
