import type { InvoiceLine } from '../accounting/arithmetic/postings.ts';
import { amountsOf, type CountedLine, type Totals, totalsOf } from '../accounting/arithmetic/totals.ts';
import type { LineInput } from './contract-types.ts';
import type { Directory } from './directory.ts';
import type { LineEntry, SalesLineOptions } from './entry-types.ts';
import { vatTermsOf } from './invoice-terms.ts';
import type { NextId, Row } from './tables.ts';

/** A line that sells an article, for the price of the article unless it says otherwise. */
export function article(sku: string, quantity: number, more: SalesLineOptions = {}): LineEntry {
  return { bookingType: 'A', sku, quantity, ...more };
}

/** A line that is booked by a sales type. */
export function sale(
  salesType: string,
  description: string,
  quantity: number,
  unitPrice: number,
  more: SalesLineOptions = {},
): LineEntry {
  return { bookingType: 'V', salesType, description, quantity, unitPrice, ...more };
}

/** A line that is booked on a turnover account. */
export function onAccount(
  account: string,
  description: string,
  quantity: number,
  unitPrice: number,
  more: SalesLineOptions = {},
): LineEntry {
  return { bookingType: 'G', account, description, quantity, unitPrice, ...more };
}

/** A line of text. */
export function text(description: string, more: SalesLineOptions = {}): LineEntry {
  return { bookingType: 'T', description, ...more };
}

/** A line as a client posts it. */
export function lineInput(
  { vatCode, costCenter, costUnit, ...line }: LineEntry,
  { vatCodes, costCenters, costUnits, salesTypes, accounts }: Directory,
): LineInput {
  const more = {
    ...(vatCode !== undefined && { vatCodeId: vatCodes.idOf(vatCode) }),
    ...(costCenter !== undefined && { costCenterId: costCenters.idOf(costCenter) }),
    ...(costUnit !== undefined && { costUnitId: costUnits.idOf(costUnit) }),
  };
  switch (line.bookingType) {
    case 'A': {
      const { sku, ...fields } = line;
      return { ...fields, ...more, ArticleSku: sku };
    }
    case 'V': {
      const { salesType, ...fields } = line;
      return { ...fields, ...more, salesTypeId: salesTypes.idOf(salesType) };
    }
    case 'G': {
      const { account, ...fields } = line;
      return { ...fields, ...more, ledgerAccountId: accounts.idOf(account) };
    }
    case 'T':
      return { ...line, ...more };
  }
}

/** The lines of an invoice or order, worked out. */
export interface SalesLines {
  readonly totals: Totals;
  /** What is posted: every line but text lines. */
  readonly posted: readonly InvoiceLine[];
  /** The lines as rows, each naming its header in a field of this name. */
  rows(resource: string, header: Readonly<Record<string, number>>, nextId: NextId): readonly Row[];
}

/** Works out lines: what their articles, sales types and accounts give them, and their amounts. */
export function salesLines(entries: readonly LineEntry[], directory: Directory): SalesLines {
  const lines = entries.map((entry) => worked(entry, directory));
  const counted = lines.filter(({ account }) => account !== null);
  return {
    totals: totalsOf(counted.map(({ terms }) => terms)),
    posted: counted.map(({ fields, account }) => ({
      ...fields,
      ledgerAccountId: directory.accounts.idOf(String(account)),
    })),
    rows: (resource, header, nextId) => lines.map(({ fields }) => ({ id: nextId(resource), ...fields, ...header })),
  };
}

function worked(entry: LineEntry, directory: Directory) {
  const source = sourceOf(entry, directory);
  const vatCode = entry.vatCode ?? source.vatCode;
  const terms: CountedLine = {
    quantity: entry.quantity ?? 1,
    unitPrice: entry.unitPrice ?? source.unitPrice ?? 0,
    unitPriceIncludingVat: entry.unitPriceIncludingVat ?? false,
    discountPercentage: entry.discountPercentage ?? 0,
    ...vatTermsOf(vatCode, directory),
  };
  const { vatPercentage: _rate, reverseCharged: _reverse, ...shown } = terms;
  const fields = {
    bookingType: entry.bookingType,
    ArticleSku: entry.bookingType === 'A' ? entry.sku : null,
    salesTypeId: entry.bookingType === 'V' ? directory.salesTypes.idOf(entry.salesType) : null,
    ledgerAccountId: entry.bookingType === 'G' ? directory.accounts.idOf(entry.account) : null,
    description: entry.description ?? source.description ?? null,
    ...shown,
    unitPrice: entry.unitPrice ?? source.unitPrice ?? null,
    costCenterId: directory.costCenters.idOrNull(entry.costCenter),
    costUnitId: directory.costUnits.idOrNull(entry.costUnit),
    ...amountsOf(terms),
  };
  return { fields, terms, account: source.account };
}

/** What the thing that a line is booked by gives to it. */
interface LineSource {
  readonly description?: string;
  readonly unitPrice?: number;
  readonly vatCode: string | null;
  /** Number of the turnover account; null for text, which does not count. */
  readonly account: string | null;
}

function sourceOf(line: LineEntry, { articles, salesTypes, accounts }: Directory): LineSource {
  switch (line.bookingType) {
    case 'A': {
      const [, description, salesType, , unitPrice] = articles.entryOf(line.sku);
      const [, , account, vatCode] = salesTypes.entryOf(salesType);
      return { description, unitPrice, account, vatCode };
    }
    case 'V': {
      const [, description, account, vatCode] = salesTypes.entryOf(line.salesType);
      return { description, account, vatCode };
    }
    case 'G': {
      const { description, vatCode } = accounts.entryOf(line.account);
      return { description, account: line.account, vatCode };
    }
    case 'T':
      return { account: null, vatCode: null };
  }
}
