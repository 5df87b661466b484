import { isJsonObject, type JsonObject } from '../contract.ts';
import type { Issue } from '../session/http.ts';
import type { Check } from './check.ts';
import { createListCheck } from './read/reproduce.ts';

/** Cents by which VAT on paper can be away from its percentage, for each line of a purchase invoice. */
const PAPER = 5;

const VAT_CODES = '/v1/vatcodes';

/** The VAT of each code is its percentage of the amount, in every invoice and order of a list. */
export const vatTotalsCheck: Check = createListCheck('VAT of codes', async ({ operation, rows, exchange }, context) => {
  // Without its lines nobody knows how far a purchase invoice may be away from its percentages.
  if (operation.resource.startsWith('purchase')) return;
  const codes = context.inventory.getCollection(VAT_CODES)?.rows ?? [];
  const reverseCharged = new Set(codes.filter((code) => code.reverseCharged === true).map(({ id }) => id));
  const [issue] = rows.flatMap((row) =>
    findVatIssues(row, toLines(row), codes.length > 0 ? reverseCharged : undefined),
  );
  if (issue) context.session.report({ ...issue, exchanges: [exchange] });
});

const toLines = ({ lines }: JsonObject): readonly JsonObject[] | undefined =>
  Array.isArray(lines) ? lines.filter(isJsonObject) : undefined;

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
  return 0.5 + (includesVat ? 0.5 * (1 + rate) : 0) + onPaper * PAPER + 1e-6;
}
