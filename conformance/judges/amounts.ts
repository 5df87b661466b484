import { isJsonObject, type JsonObject } from '../contract.ts';
import type { Issue } from '../session/http.ts';

const AMOUNTS = ['amountExcludingVat', 'amountVat', 'amountIncludingVat'] as const;

/** Cents by which rounding can move the amount of one line. */
const MAX_ROUNDING_CENTS = 2;

export const toCents = (value: unknown): number => Math.round(Number(value ?? 0) * 100);

export const sumCents = (rows: readonly JsonObject[], name: string): number =>
  rows.reduce((cents, row) => cents + toCents(row[name]), 0);

export const isText = ({ bookingType }: JsonObject): boolean => bookingType === 'T';

/** Finds wrong amounts of an invoice or an order and its lines; at most one issue of each kind. */
export function findAmountIssues(header: JsonObject, lines: readonly unknown[]): readonly Issue[] {
  const objects = lines.filter(isJsonObject);
  return [...findTotalIssues(header, objects), ...objects.flatMap(findPriceIssues).slice(0, 1)];
}

function findTotalIssues(header: JsonObject, lines: readonly JsonObject[]): readonly Issue[] {
  const name = AMOUNTS.find(
    (amount) => header[amount] !== undefined && !isSum(header, excludeTextLines(lines), amount),
  );
  if (name === undefined || lines.some((line) => line[name] === undefined)) return [];
  const total = `${name} is ${Number(header[name])}`;
  if (isSum(header, lines, name)) {
    return [{ rule: 'text-lines', message: `${total}, with the lines of text; they do not count.` }];
  }
  const sum = (sumCents(excludeTextLines(lines), name) / 100).toFixed(2);
  return [{ rule: 'invoice-total', message: `${total}; the lines add up to ${sum}.` }];
}

const excludeTextLines = (lines: readonly JsonObject[]): readonly JsonObject[] => lines.filter((line) => !isText(line));

/** VAT is rounded once for an invoice, so a line can be some cents off. */
const isSum = (header: JsonObject, lines: readonly JsonObject[], name: string): boolean =>
  Math.abs(toCents(header[name]) - sumCents(lines, name)) <= lines.length;

/** Checks that the amount of a line is quantity times price less discount, with VAT if the price includes it. */
function findPriceIssues(line: JsonObject): readonly Issue[] {
  const { quantity, unitPrice, unitPriceIncludingVat, discountPercentage } = line;
  if (isText(line) || typeof quantity !== 'number' || typeof unitPrice !== 'number') return [];
  const name = unitPriceIncludingVat === true ? 'amountIncludingVat' : 'amountExcludingVat';
  if (line[name] === undefined) return [];
  const expected = toCents(quantity * unitPrice * (1 - Number(discountPercentage ?? 0) / 100));
  if (Math.abs(toCents(line[name]) - expected) <= MAX_ROUNDING_CENTS) return [];
  const price = `unitPrice ${unitPrice}${unitPriceIncludingVat === true ? ' including VAT' : ''}`;
  const message = `${name} of a line is ${Number(line[name])}; expected ${(expected / 100).toFixed(2)} for ${quantity} times ${price}.`;
  return [{ rule: unitPriceIncludingVat === true ? 'price-including-vat' : 'line-amount', message }];
}
