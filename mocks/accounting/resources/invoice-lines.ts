import { Decimal } from 'decimal.js';
import type { ValidationIssue } from '../../messages/problems.ts';
import type { StoredRecord } from '../../store/records.ts';
import { MAX_AMOUNT, MAX_LINES } from '../arithmetic/limits.ts';
import {
  type Amounts,
  amountsOf,
  chargedPercentage,
  type LineTerms,
  purchaseTotalsOf,
  totalsOf,
  vatTolerance,
} from '../arithmetic/totals.ts';
import { type Context, getRecords, lookup, tenantScope } from '../context.ts';
import { derivable } from '../derived.ts';
import type { Change, ResourceHooks } from '../hooks.ts';
import { controlTypes } from '../ledger/invoice-types.ts';
import { costAssignmentFaults } from './cost-assignment.ts';

/** Type of the ledger accounts that a line of a sales invoice may be booked on: turnover. */
const turnoverType = 9;

/** Lines of sales invoices, drafts and orders. */
export const salesLines: ResourceHooks = { beforeSave: (change) => completed(change, sourceOf(change), true) };

/** Lines of purchase invoices. */
export const purchaseLines: ResourceHooks = { beforeSave: (change) => completed(change, accountOf(change), false) };

/** What the article, sales type or ledger account gives a line that has none of its own. */
interface LineSource {
  readonly description?: unknown;
  readonly unitPrice?: unknown;
  readonly vatCodeId?: unknown;
}

/** A line with what it gets of its source, and its amounts. */
function completed(change: Change, source: LineSource, isSale: boolean) {
  const { record, addIssue: refuse } = change;
  const vatCode = vatCodeOf(change, source, isSale);
  const unitPrice = record.unitPrice ?? source.unitPrice ?? null;
  const terms = termsOf({ ...record, unitPrice }, vatCode);
  const amounts = amountsOf(terms, isSale ? undefined : statedVat(change, terms));
  if (Math.abs(amounts.amountIncludingVat) > MAX_AMOUNT) refuse({ field: 'unitPrice', key: 'amountTooLarge' });
  for (const fault of costAssignmentFaults(change)) refuse(fault);
  return {
    description: record.description ?? source.description ?? null,
    unitPrice,
    vatCodeId: vatCode?.id ?? null,
    ...amounts,
  };
}

/** The VAT that a purchase line states: what is on the paper, which is rounded otherwise at times. */
function statedVat(change: Change, terms: LineTerms): number | undefined {
  const { previous: before, context, addIssue: refuse } = change;
  const termsBefore = before && termsOf(before, lookup(context, 'vatcodes', before.vatCodeId));
  const stated = derivable(change, 'amountVat', termsBefore && amountsOf(termsBefore).amountVat);
  if (stated === undefined) return undefined;
  const { amountVat: computed } = amountsOf(terms);
  const limit = chargedPercentage(terms) === 0 ? 0 : vatTolerance;
  if (new Decimal(Number(stated)).minus(computed).abs().greaterThan(limit)) {
    refuse({ field: 'amountVat', key: 'amountVatTooFar', parameters: { computed, limit } });
  }
  return Number(stated);
}

function termsOf(line: Readonly<Record<string, unknown>>, vatCode: StoredRecord | undefined): LineTerms {
  return {
    quantity: Number(line.quantity),
    unitPrice: Number(line.unitPrice ?? 0),
    unitPriceIncludingVat: line.unitPriceIncludingVat === true,
    discountPercentage: Number(line.discountPercentage),
    vatPercentage: Number(vatCode?.percentage ?? 0),
    reverseCharged: vatCode?.reverseCharged === true,
  };
}

function sourceOf({ record, previous: before, context, addIssue: refuse }: Change): LineSource {
  switch (record.bookingType) {
    case 'A': {
      const article = lookup(context, 'articles', record.ArticleSku, 'ArticleSku');
      const salesType = lookup(context, 'salestypes', article?.SalesTypeId);
      if (article?.active === false && before?.ArticleSku !== record.ArticleSku) {
        refuse({ field: 'ArticleSku', key: 'articleInactive' });
      }
      return { description: article?.description, unitPrice: article?.unitPrice, vatCodeId: salesType?.vatCodeId };
    }
    case 'V': {
      const salesType = lookup(context, 'salestypes', record.salesTypeId);
      return { description: salesType?.description, vatCodeId: salesType?.vatCodeId };
    }
    case 'G': {
      const account = lookup(context, 'ledgeraccounts', record.ledgerAccountId);
      if (account && account.type !== turnoverType) {
        refuse({ field: 'ledgerAccountId', key: 'ledgerAccountNotTurnover' });
      }
      return { description: account?.description, vatCodeId: account?.vatCodeId };
    }
    default:
      return {};
  }
}

/** A purchase is booked on any ledger account but those that hold what is owed. */
function accountOf({ record, context, addIssue: refuse }: Change): LineSource {
  const account = lookup(context, 'ledgeraccounts', record.ledgerAccountId);
  if (controlTypes.includes(account?.type)) refuse({ field: 'ledgerAccountId', key: 'ledgerAccountIsControl' });
  return { description: account?.description, vatCodeId: account?.vatCodeId };
}

function vatCodeOf(
  { record, context, addIssue: refuse }: Change,
  source: LineSource,
  isSale: boolean,
): StoredRecord | undefined {
  const vatCode = lookup(context, 'vatcodes', record.vatCodeId ?? source.vatCodeId);
  if (vatCode && vatCode.salesCode !== isSale) {
    refuse({ field: 'vatCodeId', key: isSale ? 'vatCodeNotForSales' : 'vatCodeNotForPurchases' });
  }
  return vatCode;
}

/** Lines of a header in their order; text lines too. */
export function linesOf(header: string, id: number, context: Context): readonly StoredRecord[] {
  const records = getRecords(context, `${header}/lines`);
  return records.findByParents(context.administration.id, [id]).get(id) ?? [];
}

/** Lines that count in a total: all but text. */
export const counted = (lines: readonly StoredRecord[]): readonly StoredRecord[] =>
  lines.filter(({ bookingType }) => bookingType !== 'T');

/** Works out the totals of a header after one of its lines has changed. */
export function settleTotals(header: string, id: number, context: Context): readonly ValidationIssue[] {
  const lines = linesOf(header, id, context);
  if (lines.length > MAX_LINES) return [{ field: 'lines', key: 'maxItems', parameters: { limit: MAX_LINES } }];
  const countedLines = counted(lines).map((line) => {
    const vatCode = lookup(context, 'vatcodes', line.vatCodeId);
    return { ...(line as unknown as Amounts), ...termsOf(line, vatCode), vatCodeId: vatCode?.id ?? null };
  });
  const totals = header === 'purchaseinvoices' ? purchaseTotalsOf(countedLines) : totalsOf(countedLines);
  // The sum under one VAT code can be larger than the total, when there are credits under another.
  const amounts = [totals, ...totals.vatTotals].flatMap((sums) => [sums.amountExcludingVat, sums.amountVat]);
  if ([...amounts, totals.amountIncludingVat].some((amount) => Math.abs(amount) > MAX_AMOUNT)) {
    return [{ field: 'unitPrice', key: 'totalTooLarge' }];
  }
  getRecords(context, header).update(tenantScope(context), id, { ...totals });
  return [];
}
