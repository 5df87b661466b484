import type { Caller } from '../../support/fast-client.ts';

/** The books of an administration as the API shows them. Amounts are in euros. */
export interface Books {
  readonly lines: readonly LedgerLine[];
  /** Ledger grouped without `groupBy`. */
  readonly balances: readonly Balance[];
  /** Ledger grouped by all dimensions. */
  readonly splitBalances: readonly Balance[];
  readonly outstanding: Readonly<Record<Side, readonly Outstanding[]>>;
  readonly invoices: Readonly<Record<Side, readonly Invoice[]>>;
  readonly log: readonly Change[];
  /** Journal entries including drafts. */
  readonly entries: readonly { readonly id: number }[];
  /** Stock of each article, by its identifier. */
  readonly stock: ReadonlyMap<number, number>;
  /** Control accounts of debtors and creditors. */
  readonly controlAccounts: Readonly<Record<Side, ReadonlySet<number>>>;
}

export type Side = 'sales' | 'purchase';

export interface LedgerLine {
  readonly id: number;
  readonly JournalEntryId: number;
  readonly Bookyear: number;
  readonly Period: number;
  readonly journalId: number;
  readonly ledgerAccountId: number;
  readonly amountDebit: number;
  readonly amountCredit: number;
  readonly costCenterId: number | null;
  readonly costUnitId: number | null;
  readonly debtorId: number | null;
  readonly creditorId: number | null;
  readonly salesInvoiceId: number | null;
  readonly purchaseInvoiceId: number | null;
}

export interface Balance {
  readonly ledgerAccountId: number;
  readonly BalanceOrProfitLoss: 'B' | 'P';
  readonly bookyear: number;
  readonly period: number | null;
  readonly journalId: number | null;
  readonly costCenterId: number | null;
  readonly costUnitId: number | null;
  readonly amountDebit: number;
  readonly amountCredit: number;
  readonly balance: number;
}

export interface Invoice {
  readonly id: number;
  readonly invoiceNumber: string | null;
  readonly invoiceDate: string;
  readonly dueDate: string;
  readonly debtorId?: number | null;
  readonly creditorId?: number | null;
  readonly amountExcludingVat: number;
  readonly amountVat: number;
  readonly amountIncludingVat: number;
  readonly vatTotals: readonly { readonly amountExcludingVat: number; readonly amountVat: number }[];
}

export type Outstanding = Omit<Invoice, 'amountExcludingVat' | 'amountVat' | 'vatTotals'> & {
  readonly outstandingAmount: number;
};

export interface Change {
  readonly id: number;
  readonly JournalEntryId: number;
  readonly Action: number;
}

const lineFields =
  'id,JournalEntryId,Bookyear,Period,journalId,ledgerAccountId,amountDebit,amountCredit,costCenterId,costUnitId,debtorId,creditorId,salesInvoiceId,purchaseInvoiceId';
const invoiceFields = 'id,invoiceNumber,invoiceDate,dueDate,amountExcludingVat,amountVat,amountIncludingVat,vatTotals';
const outstandingFields = 'id,invoiceNumber,invoiceDate,dueDate,amountIncludingVat,outstandingAmount';

/** All years in which a sequence can post, however far it advances the clock. */
const years = Array.from({ length: 12 }, (_none, index) => 2023 + index);
const inYears = (name: string) => years.map((year) => `${name}=${year}`).join('&');
const everySplit = 'groupBy=journal&groupBy=period&groupBy=costCenter&groupBy=costUnit';

/** Reads the books of an administration, each list on one page. */
export async function readBooks(
  call: Caller,
  administration: number,
  controlAccounts: Books['controlAccounts'],
): Promise<Books> {
  const list = async <Row>(path: string, fields?: string): Promise<Row[]> => {
    const url = `${path}${path.includes('?') ? '&' : '?'}pageSize=${path.includes('lines') ? 100_000 : 1000}`;
    const { status, body } = await call('GET', fields ? `${url}&fields=${fields}` : url, undefined, administration);
    const { _data: rows, _meta: meta } = (body ?? {}) as { _data: Row[]; _meta: { totalCount: number } };
    if (status !== 200 || meta.totalCount !== rows.length) throw new Error(`${status} for ${url}`);
    return rows;
  };
  const articles = await list<{ id: number; currentStock: number }>('/v1/articles?ActiveState=all', 'id,currentStock');
  return {
    lines: await list(`/v1/ledgerlines?${inYears('Bookyear')}`, lineFields),
    balances: await list(`/v1/ledgergrouped?${inYears('bookyear')}`),
    splitBalances: await list(`/v1/ledgergrouped?${inYears('bookyear')}&${everySplit}`),
    outstanding: {
      sales: await list('/v1/outstandingsalesinvoices', `${outstandingFields},debtorId`),
      purchase: await list('/v1/outstandingpurchaseinvoices', `${outstandingFields},creditorId`),
    },
    invoices: {
      sales: await list('/v1/salesinvoices', `${invoiceFields},debtorId`),
      purchase: await list('/v1/purchaseinvoices', `${invoiceFields},creditorId`),
    },
    log: await list('/v1/journalentrylog', 'id,JournalEntryId,Action'),
    entries: await list('/v1/journalentries', 'id'),
    stock: new Map(articles.map(({ id, currentStock }) => [id, currentStock])),
    controlAccounts,
  };
}
