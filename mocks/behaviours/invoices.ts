import { dueDateOf, type PaymentTerm } from '../bookkeeping/due-date.ts';
import { largestAmount, mostLines } from '../bookkeeping/limits.ts';
import { amountsOf, type LineTerms, totalsOf } from '../bookkeeping/totals.ts';
import type { Stored } from '../store/records.ts';
import { type Context, recordsNamed, scopeIn } from './context.ts';
import type { Change, Rules } from './rules.ts';

/** The type of the ledger accounts that a line may be booked on: turnover. */
const turnoverType = 9;

/** Headers of invoices: the payment condition of the debtor or creditor, and the date on which payment is due. */
export function invoiceHeaders(parties: 'debtors' | 'creditors'): Rules {
  const partyField = parties === 'debtors' ? 'debtorId' : 'creditorId';
  return {
    async complete({ record, context, refuse }) {
      const party = await lookup(context, parties, record[partyField]);
      const paymentConditionId = record.paymentConditionId ?? party?.paymentConditionId ?? null;
      const condition = await lookup(context, 'paymentconditions', paymentConditionId);
      const dueDate = dueDateOf(String(record.invoiceDate), condition as PaymentTerm | undefined);
      if (dueDate === undefined) refuse({ field: 'invoiceDate', key: 'dueDateTooLate' });
      const { approvalRoutes } = context.administration.modules;
      if (parties === 'creditors' && approvalRoutes && (record.approvalRouteId ?? null) === null) {
        refuse({ field: 'approvalRouteId', key: 'approvalRouteRequired' });
      }
      return { paymentConditionId, dueDate };
    },
  };
}

/**
 * Lines of a header with totals, for sales or for purchases: what the article, sales type or ledger account gives a
 * line, the amounts of the line, and the totals of the header.
 */
export function invoiceLines(header: string, side: 'sales' | 'purchases'): Rules {
  return {
    async complete(change) {
      const source = await (side === 'sales' ? sourceOf(change) : accountOf(change));
      const vatCode = await vatCodeOf(change, source, side);
      const unitPrice = change.record.unitPrice ?? source.unitPrice ?? null;
      const amounts = amountsOf(termsOf({ ...change.record, unitPrice }, vatCode));
      if (Math.abs(amounts.amountIncludingVat) > largestAmount) {
        change.refuse({ field: 'unitPrice', key: 'amountTooLarge' });
      }
      return {
        description: change.record.description ?? source.description ?? null,
        unitPrice,
        vatCodeId: vatCode?.id ?? null,
        ...amounts,
      };
    },

    async settle(scope, context) {
      const headerId = Number(scope.parentId);
      const lines = await recordsNamed(context, `${header}/lines`).ofParents(scope.administrationId, [headerId]);
      const all = lines.get(headerId) ?? [];
      if (all.length > mostLines) return [{ field: 'lines', key: 'maxItems', parameters: { limit: mostLines } }];
      const counted = all.filter(({ bookingType }) => bookingType !== 'T');
      const vatCodes = await vatCodesOf(context, counted);
      const totals = totalsOf(
        counted.map((line) => {
          const vatCode = vatCodes.get(line.vatCodeId);
          return { ...termsOf(line, vatCode), vatCodeId: vatCode?.id ?? null };
        }),
      );
      // The sum under one VAT code can be larger than the total, when there are credits under another.
      const amounts = [totals, ...totals.vatTotals].flatMap((sums) => [sums.amountExcludingVat, sums.amountVat]);
      if ([...amounts, totals.amountIncludingVat].some((amount) => Math.abs(amount) > largestAmount)) {
        return [{ field: 'unitPrice', key: 'totalTooLarge' }];
      }
      await recordsNamed(context, header).update(scopeIn(context), headerId, { ...totals });
      return [];
    },
  };
}

function termsOf(line: Readonly<Record<string, unknown>>, vatCode: Stored | undefined): LineTerms {
  return {
    quantity: Number(line.quantity),
    unitPrice: Number(line.unitPrice ?? 0),
    unitPriceIncludingVat: line.unitPriceIncludingVat === true,
    discountPercentage: Number(line.discountPercentage),
    vatPercentage: vatCode && vatCode.reverseCharged !== true ? Number(vatCode.percentage) : 0,
  };
}

/** What the thing that a line is booked by gives to the line when it has none of its own. */
interface LineSource {
  readonly description?: unknown;
  readonly unitPrice?: unknown;
  readonly vatCodeId?: unknown;
}

async function sourceOf({ record, before, context, refuse }: Change): Promise<LineSource> {
  switch (record.bookingType) {
    case 'A': {
      const article = await lookup(context, 'articles', record.ArticleSku, 'ArticleSku');
      const salesType = await lookup(context, 'salestypes', article?.SalesTypeId);
      if (article?.active === false && before?.ArticleSku !== record.ArticleSku) {
        refuse({ field: 'ArticleSku', key: 'articleInactive' });
      }
      return { description: article?.description, unitPrice: article?.unitPrice, vatCodeId: salesType?.vatCodeId };
    }
    case 'V': {
      const salesType = await lookup(context, 'salestypes', record.salesTypeId);
      return { description: salesType?.description, vatCodeId: salesType?.vatCodeId };
    }
    case 'G': {
      const account = await lookup(context, 'ledgeraccounts', record.ledgerAccountId);
      if (account && account.type !== turnoverType)
        refuse({ field: 'ledgerAccountId', key: 'ledgerAccountNotTurnover' });
      return { description: account?.description, vatCodeId: account?.vatCodeId };
    }
    default:
      return {};
  }
}

/** A purchase line is booked on any ledger account. */
async function accountOf({ record, context }: Change): Promise<LineSource> {
  const account = await lookup(context, 'ledgeraccounts', record.ledgerAccountId);
  return { description: account?.description, vatCodeId: account?.vatCodeId };
}

async function vatCodeOf(change: Change, source: LineSource, side: 'sales' | 'purchases'): Promise<Stored | undefined> {
  const { record, context, refuse } = change;
  const vatCode = await lookup(context, 'vatcodes', record.vatCodeId ?? source.vatCodeId);
  if (!vatCode || vatCode.salesCode === (side === 'sales')) return vatCode;
  refuse({ field: 'vatCodeId', key: side === 'sales' ? 'vatCodeNotForSales' : 'vatCodeNotForPurchases' });
  return vatCode;
}

async function vatCodesOf(context: Context, lines: readonly Stored[]): Promise<Map<unknown, Stored>> {
  const ids = [...new Set(lines.map(({ vatCodeId }) => vatCodeId).filter((id) => id !== null))];
  const vatCodes = ids.length === 0 ? [] : await recordsNamed(context, 'vatcodes').having(scopeIn(context), 'id', ids);
  return new Map(vatCodes.map((vatCode) => [vatCode.id, vatCode]));
}

/** The record that a field refers to; nothing when the field is empty or leads nowhere, which is refused elsewhere. */
async function lookup(context: Context, resource: string, value: unknown, by = 'id'): Promise<Stored | undefined> {
  if (value === null || value === undefined) return undefined;
  return (await recordsNamed(context, resource).having(scopeIn(context), by, [value]))[0];
}
