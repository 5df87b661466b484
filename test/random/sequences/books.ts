import type { components } from '../../../generated/types.d.ts';
import type { Caller } from '../../support/fast-client.ts';

type Schemas = components['schemas'];

export type Side = 'sales' | 'purchase';

const LINE_FIELDS = [
  'id',
  'JournalEntryId',
  'Bookyear',
  'Period',
  'journalId',
  'ledgerAccountId',
  'amountDebit',
  'amountCredit',
  'costCenterId',
  'costUnitId',
  'debtorId',
  'creditorId',
  'invoiceNumber',
  'salesInvoiceId',
  'purchaseInvoiceId',
] as const;
const OUTSTANDING_FIELDS = ['id', 'invoiceNumber', 'invoiceDate', 'dueDate', 'amountIncludingVat'] as const;
const INVOICE_FIELDS = [...OUTSTANDING_FIELDS, 'amountExcludingVat', 'amountVat', 'vatTotals'] as const;
const PARTY_FIELDS = { sales: 'debtorId', purchase: 'creditorId' } as const;

export type LedgerLine = Readonly<Required<Pick<Schemas['LedgerLine'], (typeof LINE_FIELDS)[number]>>>;
export type Balance = Readonly<
  Required<Omit<Schemas['LedgerBalanceListItem'], 'ledgerAccountNumber' | 'ledgerAccountDescription' | '_meta'>>
>;

interface Parties {
  readonly debtorId?: number | null;
  readonly creditorId?: number | null;
}
export type Invoice = Parties & Readonly<Pick<Schemas['PurchaseInvoice'], (typeof INVOICE_FIELDS)[number]>>;
export type Outstanding = Pick<Invoice, (typeof OUTSTANDING_FIELDS)[number]> &
  Parties & { readonly outstandingAmount: number };

/** The books of an administration as the API shows them. Amounts are in euros. */
export interface Books {
  readonly lines: readonly LedgerLine[];
  /** Ledger grouped without `groupBy`. */
  readonly balances: readonly Balance[];
  /** Ledger grouped by all dimensions. */
  readonly splitBalances: readonly Balance[];
  readonly outstanding: Readonly<Record<Side, readonly Outstanding[]>>;
  readonly invoices: Readonly<Record<Side, readonly Invoice[]>>;
  readonly log: readonly Pick<Schemas['JournalEntryChange'], 'id' | 'JournalEntryId' | 'Action'>[];
  /** Journal entries including drafts. */
  readonly entries: readonly { readonly id: number }[];
  /** Stock of each article, by its identifier. */
  readonly stock: ReadonlyMap<number, number>;
  readonly controlAccounts: Readonly<Record<Side, ReadonlySet<number>>>;
}

/** All years in which a sequence can post, however far it advances the clock. */
const years = Array.from({ length: 12 }, (_none, index) => 2023 + index);
const selectYears = (parameter: string) => years.map((year) => `${parameter}=${year}`).join('&');
const EVERY_SPLIT = 'groupBy=journal&groupBy=period&groupBy=costCenter&groupBy=costUnit';

/** Reads the books of an administration, each list on one page. */
export async function readBooks(
  call: Caller,
  administration: number,
  controlAccounts: Books['controlAccounts'],
): Promise<Books> {
  const list = async <Row>(path: string, fields: readonly string[] = []): Promise<Row[]> => {
    const url = `${path}${path.includes('?') ? '&' : '?'}pageSize=${path.includes('lines') ? 100_000 : 1000}`;
    const wanted = fields.length > 0 ? `&fields=${fields}` : '';
    const { status, body } = await call('GET', `${url}${wanted}`, undefined, administration);
    const { _data: rows, _meta: meta } = (body ?? {}) as { _data: Row[]; _meta: { totalCount: number } };
    if (status !== 200 || meta.totalCount !== rows.length) throw new Error(`${status} for ${url}`);
    return rows;
  };
  const listInvoices = (side: Side) => list<Invoice>(`/v1/${side}invoices`, [...INVOICE_FIELDS, PARTY_FIELDS[side]]);
  const listOutstanding = (side: Side) =>
    list<Outstanding>(`/v1/outstanding${side}invoices`, [
      ...OUTSTANDING_FIELDS,
      'outstandingAmount',
      PARTY_FIELDS[side],
    ]);
  const articles = await list<Schemas['Article']>('/v1/articles?ActiveState=all', ['id', 'currentStock']);
  return {
    lines: await list(`/v1/ledgerlines?${selectYears('Bookyear')}`, LINE_FIELDS),
    balances: await list(`/v1/ledgergrouped?${selectYears('bookyear')}`),
    splitBalances: await list(`/v1/ledgergrouped?${selectYears('bookyear')}&${EVERY_SPLIT}`),
    outstanding: { sales: await listOutstanding('sales'), purchase: await listOutstanding('purchase') },
    invoices: { sales: await listInvoices('sales'), purchase: await listInvoices('purchase') },
    log: await list('/v1/journalentrylog', ['id', 'JournalEntryId', 'Action']),
    entries: await list('/v1/journalentries', ['id']),
    stock: new Map(articles.map(({ id, currentStock }) => [id, currentStock])),
    controlAccounts,
  };
}
