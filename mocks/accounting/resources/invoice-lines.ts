import isEqual from 'fast-deep-equal';
import {
  calculateAmounts,
  checkStatedVat,
  isText,
  type LineTerms,
  MAX_AMOUNT,
  toTerms,
} from '../../../totals/line-amounts.ts';
import { calculatePurchaseTotals, calculateTotals, exceedsMaximum, type Totals } from '../../../totals/totals.ts';
import { type ValidationIssue, validationError } from '../../messages/problems.ts';
import type { RecordOf } from '../../store/record-types.ts';
import type { StoredRecord } from '../../store/types.ts';
import { type Context, lookup } from '../context.ts';
import type { Change, ResourceHooks } from '../hooks.ts';
import type { InvoiceType } from '../ledger/invoice-types.ts';
import {
  checkPurchaseAccount,
  checkSalesAccount,
  checkVatCode,
  getPurchaseCode,
  isNeutral,
} from '../ledger/vat-accounts.ts';

export type SalesLine = RecordOf<'draftsalesinvoices/lines' | 'salesinvoices/lines' | 'salesorders/lines'>;
export type PurchaseLine = RecordOf<'purchaseinvoices/lines'>;
type VatCode = RecordOf<'vatcodes'>;

type LineFields = Pick<
  SalesLine,
  | 'description'
  | 'unitPrice'
  | 'vatCodeId'
  | 'amountExcludingVat'
  | 'amountVat'
  | 'amountIncludingVat'
  | 'postingAccountId'
>;

export function salesLines(isFinal = false): ResourceHooks<SalesLine, never, LineFields> {
  return {
    beforeSave(change) {
      const { record, previous, context, addIssue } = change;
      const source = getSalesSource(change);
      const postingAccountId = hasNewSource(change)
        ? (source.ledgerAccountId ?? null)
        : (previous?.postingAccountId ?? null);
      const account = lookup(context, 'ledgeraccounts', postingAccountId);
      const field = SOURCE_OF[record.bookingType];
      const issues = checkSalesAccount(field, account, isFinal);
      for (const issue of issues) addIssue(issue);
      // An issue about a code is no help on a wrong account.
      const fitting = issues.length > 0 ? undefined : account;
      return { ...completeLine(change, source, fitting, 'sales'), postingAccountId };
    },
  };
}

/** Field that determines the account of a line, by booking type. */
const SOURCE_OF = { A: 'ArticleSku', V: 'salesTypeId', G: 'ledgerAccountId', T: 'bookingType' } as const;

const SOURCE_FIELDS = Object.values(SOURCE_OF);

function hasNewSource({ record, previous }: Change<SalesLine> | Change<PurchaseLine>): boolean {
  const [sources, previousSources] = [record, previous] as Partial<SalesLine>[];
  return SOURCE_FIELDS.some((name) => previousSources?.[name] !== sources?.[name]);
}

export const purchaseLines: ResourceHooks<PurchaseLine> = {
  beforeSave(change) {
    const { record, context, addIssue } = change;
    const account = lookup(context, 'ledgeraccounts', record.ledgerAccountId);
    const issues = checkPurchaseAccount(account);
    for (const issue of issues) addIssue(issue);
    const source = { description: account?.description, vatCodeId: getPurchaseCode(account, context)?.id };
    return completeLine(change, source, issues.length > 0 ? undefined : account, 'purchases');
  },
};

/** Default values from the article, sales type or ledger account of a line. */
interface LineSource {
  readonly description?: string | null | undefined;
  readonly unitPrice?: number | undefined;
  readonly vatCodeId?: number | null | undefined;
  readonly ledgerAccountId?: number | undefined;
}

function completeLine(
  change: Change<SalesLine> | Change<PurchaseLine>,
  source: LineSource,
  account: RecordOf<'ledgeraccounts'> | undefined,
  type: InvoiceType,
) {
  const { record, context, addIssue } = change;
  const vatCode = getVatCode(change, source);
  for (const issue of checkVatCode(type, vatCode, account, context)) addIssue(issue);
  const unitPrice = record.unitPrice ?? source.unitPrice ?? null;
  const terms = toTerms({ ...record, unitPrice }, vatCode);
  const stated = type === 'purchases' ? getStatedVat(change as Change<PurchaseLine>, terms) : undefined;
  const amounts = calculateAmounts(terms, stated);
  if (Math.abs(amounts.amountIncludingVat) > MAX_AMOUNT) addIssue({ field: 'unitPrice', key: 'amountTooLarge' });
  for (const issue of checkCostAssignment(change)) addIssue(issue);
  return {
    description: record.description ?? source.description ?? null,
    // The schema requires a price on a purchase line.
    unitPrice: unitPrice as number,
    vatCodeId: vatCode?.id ?? null,
    ...amounts,
  };
}

/** Returns the VAT stated on a purchase line: the amount on paper may be rounded differently. */
function getStatedVat(change: Change<PurchaseLine>, terms: LineTerms): number | undefined {
  const { previous, context, addIssue } = change;
  const previousTerms = previous && toTerms(previous, lookup(context, 'vatcodes', previous.vatCodeId));
  const stated = getExplicitValue(change, 'amountVat', previousTerms && calculateAmounts(previousTerms).amountVat);
  if (stated === undefined) return undefined;
  const range = checkStatedVat(terms, stated);
  if (range) addIssue({ field: 'amountVat', key: 'amountVatTooFar', parameters: { ...range } });
  return stated;
}

/**
 * Returns the sent or stored value of a field that the platform otherwise derives; undefined if it is derived. A derived value
 * follows its source, also when a PUT sends it back.
 * @param previouslyDerived the derived value of the current record; undefined for a new record.
 */
export function getExplicitValue<Record extends StoredRecord, Name extends keyof Omit<Record, 'id'> & string>(
  { record, previous, mode, body }: Change<Record>,
  name: Name,
  previouslyDerived: unknown,
): NonNullable<Omit<Record, 'id'>[Name]> | undefined {
  const value = record[name] ?? undefined;
  const isDerived = previous !== undefined && isEqual(value, previous[name]) && isEqual(value, previouslyDerived);
  const isSent = name in body && mode !== 'replace';
  return isDerived && !isSent ? undefined : value;
}

function getSalesSource({ record, previous, context, addIssue }: Change<SalesLine>): LineSource {
  switch (record.bookingType) {
    case 'A': {
      const article = lookup(context, 'articles', record.ArticleSku, 'ArticleSku');
      const salesType = lookup(context, 'salestypes', article?.SalesTypeId);
      if (article?.active === false && previous?.ArticleSku !== record.ArticleSku) {
        addIssue({ field: 'ArticleSku', key: 'articleInactive' });
      }
      const { vatCodeId, ledgerAccountId } = salesType ?? {};
      return { description: article?.description, unitPrice: article?.unitPrice, vatCodeId, ledgerAccountId };
    }
    case 'V': {
      const salesType = lookup(context, 'salestypes', record.salesTypeId);
      return salesType ?? {};
    }
    case 'G': {
      const account = lookup(context, 'ledgeraccounts', record.ledgerAccountId);
      const { description, vatCodeId, id } = account ?? {};
      return { description, vatCodeId: isNeutral(account) ? null : vatCodeId, ledgerAccountId: id };
    }
    default:
      return {};
  }
}

/** Returns the VAT code of a line, or of its source. A new source brings a new code. */
function getVatCode(change: Change<SalesLine> | Change<PurchaseLine>, source: LineSource): VatCode | undefined {
  const { record, context } = change;
  const isLeftOut = !('vatCodeId' in change.body) && hasNewSource(change);
  return lookup(context, 'vatcodes', (isLeftOut ? null : record.vatCodeId) ?? source.vatCodeId);
}

const COST_ASSIGNMENTS = [
  { field: 'costCenterId', module: 'costCenters', key: 'costCentersNotUsed' },
  { field: 'costUnitId', module: 'costUnits', key: 'costUnitsNotUsed' },
] as const;

/** Checks that the administration uses cost centers or cost units. An existing assignment may stay. */
export function checkCostAssignment({
  record,
  previous,
  context,
}: Pick<
  Change<PurchaseLine> | Change<SalesLine> | Change<RecordOf<'journalentries/lines'>>,
  'record' | 'previous' | 'context'
>): ValidationIssue[] {
  const { modules } = context.administration;
  return COST_ASSIGNMENTS.filter(
    ({ field, module }) => !modules[module] && record[field] !== null && record[field] !== previous?.[field],
  ).map(({ field, key }) => ({ field, key }));
}

export type CalculatedFields = Pick<
  RecordOf<'salesinvoices' | 'purchaseinvoices' | 'draftsalesinvoices' | 'salesorders'>,
  'amountExcludingVat' | 'amountVat' | 'amountIncludingVat' | 'vatTotals'
>;

export const calculateSalesHeader = (lines: readonly Omit<SalesLine, 'id'>[], context: Context) =>
  checkTotals(
    lines.length,
    calculateTotals(
      lines
        .filter((line) => !isText(line))
        .map((line) => {
          const vatCode = lookup(context, 'vatcodes', line.vatCodeId);
          return { ...toTerms(line, vatCode), vatCodeId: vatCode?.id ?? null };
        }),
    ),
  );

export const calculatePurchaseHeader = (lines: readonly Omit<PurchaseLine, 'id'>[], context: Context) =>
  checkTotals(
    lines.length,
    calculatePurchaseTotals(
      lines.map(({ vatCodeId, amountExcludingVat, amountVat }) => {
        const vatPercentage = lookup(context, 'vatcodes', vatCodeId)?.percentage ?? 0;
        return { vatCodeId, vatPercentage, amountExcludingVat, amountVat };
      }),
    ),
  );

const MAX_LINES = 1000;

function checkTotals(lineCount: number, totals: Totals): CalculatedFields {
  if (lineCount > MAX_LINES) {
    throw validationError([{ field: 'lines', key: 'tooManyLines', parameters: { limit: MAX_LINES } }]);
  }
  if (exceedsMaximum(totals))
    throw validationError([{ field: 'lines', key: 'totalTooLarge', parameters: { limit: MAX_AMOUNT } }]);
  return { ...totals, vatTotals: [...totals.vatTotals] };
}
