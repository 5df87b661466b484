import type {
  JournalLineEntry,
  JournalLineOptions,
  LineEntry,
  PurchaseLineEntry,
  PurchaseLineOptions,
  SalesLineOptions,
} from './entry-types.ts';

/** A line that sells an article, for the price of the article unless it says otherwise. */
export function article(sku: string, quantity: number, options: SalesLineOptions = {}): LineEntry {
  return { bookingType: 'A', ArticleSku: sku, quantity, ...options };
}

/** A line that is posted by a sales type. */
export function sale(
  salesType: string,
  description: string,
  quantity: number,
  unitPrice: number,
  options: SalesLineOptions = {},
): LineEntry {
  return { bookingType: 'V', salesType, description, quantity, unitPrice, ...options };
}

/** A line that is posted on a turnover account. */
export function onAccount(
  account: string,
  description: string,
  quantity: number,
  unitPrice: number,
  options: SalesLineOptions = {},
): LineEntry {
  return { bookingType: 'G', account, description, quantity, unitPrice, ...options };
}

/** A line of text. */
export function text(description: string, options: SalesLineOptions = {}): LineEntry {
  return { bookingType: 'T', description, ...options };
}

/** A line of a purchase invoice, posted on an account. */
export function purchase(
  account: string,
  description: string,
  quantity: number,
  unitPrice: number,
  options: PurchaseLineOptions = {},
): PurchaseLineEntry {
  return { account, description, quantity, unitPrice, ...options };
}

/** A line of a journal entry on the debit side of an account. */
export function debit(
  account: string,
  description: string,
  amount: number,
  options: JournalLineOptions = {},
): JournalLineEntry {
  return { account, description, amountDebit: amount, amountCredit: 0, ...options };
}

/** A line of a journal entry on the credit side of an account. */
export function credit(
  account: string,
  description: string,
  amount: number,
  options: JournalLineOptions = {},
): JournalLineEntry {
  return { account, description, amountDebit: 0, amountCredit: amount, ...options };
}
