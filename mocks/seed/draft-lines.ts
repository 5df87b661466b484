import type { DraftInput, LineInput } from './contract-types.ts';

/** A draft by the numbers and codes that people know. */
export interface DraftEntry extends Pick<DraftInput, 'reference' | 'description' | 'remark'> {
  /** Number of the debtor. */
  readonly debtor: string;
  readonly date: string;
  /** Code of the payment condition; without it that of the debtor applies. */
  readonly paymentCondition?: string;
  readonly lines: readonly LineEntry[];
}

/** What a line may say besides what its booking type asks for. */
interface More extends Pick<LineInput, 'unitPrice' | 'unitPriceIncludingVat' | 'discountPercentage'> {
  readonly description?: string;
  /** Code of the VAT code, instead of the one that the line would get. */
  readonly vatCode?: string;
}

interface Common extends More {
  readonly quantity?: number;
}

export type LineEntry = Common &
  (
    | { readonly bookingType: 'A'; readonly sku: string }
    | { readonly bookingType: 'V'; readonly salesType: string }
    | { readonly bookingType: 'G'; readonly account: string }
    | { readonly bookingType: 'T' }
  );

/** A line that sells an article, for the price of the article unless it says otherwise. */
export function article(sku: string, quantity: number, more: More = {}): LineEntry {
  return { bookingType: 'A', sku, quantity, ...more };
}

/** A line that is booked by a sales type. */
export function sale(
  salesType: string,
  description: string,
  quantity: number,
  unitPrice: number,
  more: More = {},
): LineEntry {
  return { bookingType: 'V', salesType, description, quantity, unitPrice, ...more };
}

/** A line that is booked on a turnover account. */
export function onAccount(
  account: string,
  description: string,
  quantity: number,
  unitPrice: number,
  more: More = {},
): LineEntry {
  return { bookingType: 'G', account, description, quantity, unitPrice, ...more };
}

/** A line of text. */
export function text(description: string, more: More = {}): LineEntry {
  return { bookingType: 'T', description, ...more };
}

/** Finds identifiers by the numbers and codes that people know. */
export interface DraftReferences {
  debtor(number: string): number;
  paymentCondition(code: string): number;
  salesType(code: string): number;
  account(number: string): number;
  vatCode(code: string): number;
}

/** A draft as a client posts it. */
export function draftInput(
  { debtor, date, paymentCondition, lines, ...texts }: DraftEntry,
  find: DraftReferences,
): DraftInput {
  return {
    debtorId: find.debtor(debtor),
    invoiceDate: date,
    ...(paymentCondition !== undefined && { paymentConditionId: find.paymentCondition(paymentCondition) }),
    ...texts,
    lines: lines.map((line) => lineInput(line, find)),
  };
}

function lineInput({ vatCode, ...line }: LineEntry, find: DraftReferences): LineInput {
  const vat = vatCode === undefined ? {} : { vatCodeId: find.vatCode(vatCode) };
  switch (line.bookingType) {
    case 'A': {
      const { sku, ...fields } = line;
      return { ...fields, ...vat, ArticleSku: sku };
    }
    case 'V': {
      const { salesType, ...fields } = line;
      return { ...fields, ...vat, salesTypeId: find.salesType(salesType) };
    }
    case 'G': {
      const { account, ...fields } = line;
      return { ...fields, ...vat, ledgerAccountId: find.account(account) };
    }
    case 'T':
      return { ...line, ...vat };
  }
}
