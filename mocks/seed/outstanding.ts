import { daysBetween } from '../accounting/arithmetic/calendar.ts';
import { balanceOf, type Posting } from '../accounting/arithmetic/postings.ts';
import { lastDay } from './entries.ts';
import { lastBookYear } from './history.ts';
import type { Row } from './tables.ts';

type Rows = Readonly<Record<string, readonly Row[]>>;

/** What each invoice still has on the account of its debtor kind or creditor kind. */
export function outstandingOf(rows: Rows): Rows {
  return {
    outstandingsalesinvoices: outstanding(rows, 'salesinvoices', 'debtor', 1),
    // What we owe is on the credit side.
    outstandingpurchaseinvoices: outstanding(rows, 'purchaseinvoices', 'creditor', -1),
  };
}

function outstanding(rows: Rows, invoices: string, party: 'debtor' | 'creditor', sign: 1 | -1): Row[] {
  const partyId = `${party}Id`;
  const parties = new Map(rows[`${party}s`]?.map((row) => [row.id, row]));
  const contraAccounts = new Set(rows[`${party}kinds`]?.map(({ ledgerAccountId }) => ledgerAccountId));
  const onAccount = (rows.ledgerlines ?? []).filter(
    ({ Bookyear, ledgerAccountId }) => Bookyear === lastBookYear && contraAccounts.has(ledgerAccountId),
  );
  const ofInvoice = (row: Row): string => `${row[partyId]} ${row.invoiceNumber}`;
  const settled = Map.groupBy(onAccount as unknown as (Row & Posting)[], ofInvoice);
  return (rows[invoices] ?? []).flatMap((invoice) => {
    const balance = balanceOf(settled.get(ofInvoice(invoice)) ?? []);
    if (balance === 0) return [];
    const { id, invoiceNumber, invoiceDate, dueDate, amountIncludingVat } = invoice;
    const owing = parties.get(Number(invoice[partyId]));
    return {
      id,
      invoiceNumber,
      invoiceDate,
      dueDate,
      amountIncludingVat,
      outstandingAmount: sign * balance,
      age: daysBetween(String(invoiceDate), lastDay),
      daysUntilExpiry: daysBetween(lastDay, String(dueDate)),
      [partyId]: invoice[partyId],
      [`${party}Number`]: owing?.number,
      [`${party}Name`]: owing?.name,
    };
  });
}
