import { Decimal } from 'decimal.js';
import type { components } from '../../generated/types.d.ts';
import type { ReadList } from './read-list.ts';

type Schemas = components['schemas'];

/** Expected postings of a document: debits are positive, credits negative, in euros. */
interface ExpectedPosting {
  readonly ledgerAccountId: number;
  readonly bookYear: number;
  readonly bookPeriod: number;
  readonly journalId: number;
  readonly amount: Decimal.Value;
}

/** An invoice or a line of one, of sales or of purchases. */
type Invoice = Pick<
  Schemas['SalesInvoiceWithLines'],
  'bookYear' | 'bookPeriod' | 'amountIncludingVat' | 'vatTotals'
> & {
  readonly debtorId?: number | null;
  readonly creditorId?: number | null;
  readonly lines?: readonly InvoiceLine[];
};

interface InvoiceLine {
  readonly bookingType?: string;
  readonly ledgerAccountId?: number | null;
  readonly ArticleSku?: string;
  readonly salesTypeId?: number | null;
  readonly vatCodeId: number | null;
  readonly amountExcludingVat: number;
}

type Amounts = readonly (readonly [ledgerAccountId: number, amount: Decimal.Value])[];

/** Ledger of an administration according to its documents. */
export interface Documents {
  readonly postings: readonly ExpectedPosting[];
  /**
   * Accounts of kinds of debtors, of kinds of creditors and of sales types, by what they are for. What was posted stays on
   * its account when a party gets another kind, or an article another sales type, and no document says the former.
   */
  readonly classes: ReadonlyMap<number, string>;
}

interface MasterData {
  readonly classes: Documents['classes'];
  readonly journals: readonly Schemas['Journal'][];
  /** The account of debtors or creditors, by the identifier of one. */
  readonly partyAccounts: Readonly<Record<'sales' | 'purchase', ReadonlyMap<number, number>>>;
  readonly vatCodes: readonly Schemas['VatCode'][];
  /** The account of a line that names no account itself. */
  readonly findTurnover: (line: InvoiceLine) => number;
}

/**
 * Returns what the invoices and the processed journal entries of an administration should have posted, by the rules of
 * bookkeeping and not by the code of the sandbox: an invoice is owed by a debtor or to a creditor, on the account of its
 * kind, against its lines and the VAT of each code.
 */
export async function readDocuments(readList: ReadList): Promise<Documents> {
  const data = await readMasterData(readList);
  const sales = await readList<Invoice>('/v1/salesinvoiceswithlines');
  const purchases = await readList<Invoice>('/v1/purchaseinvoiceswithlines');
  const entries = await readList<Schemas['JournalEntryWithLines']>('/v1/journalentrieswithlines');
  const postings = [
    ...sales.flatMap((invoice) => postInvoice('sales', invoice, data)),
    ...purchases.flatMap((invoice) => postInvoice('purchase', invoice, data)),
    ...entries.filter(({ status }) => status === 'processed').flatMap((entry) => postEntry(entry, data)),
  ];
  return { postings, classes: data.classes };
}

async function readMasterData(readList: ReadList): Promise<MasterData> {
  const readMap = async <Row extends { readonly id: number }>(path: string, getValue: (row: Row) => number) =>
    new Map((await readList<Row>(path)).map((row) => [row.id, getValue(row)]));
  type Kind = Schemas['DebtorKind'];
  const debtorKinds = await readMap<Kind>('/v1/debtorkinds', (kind) => kind.ledgerAccountId);
  const creditorKinds = await readMap<Kind>('/v1/creditorkinds', (kind) => kind.ledgerAccountId);
  const salesTypes = await readMap<Schemas['SalesType']>('/v1/SalesTypes', (type) => Number(type.ledgerAccountId));
  const articles = await readList<Schemas['Article']>('/v1/articles?ActiveState=all');
  const classes = { Debtors: debtorKinds, Creditors: creditorKinds, Turnover: salesTypes };
  return {
    classes: new Map(
      Object.entries(classes).flatMap(([name, accounts]) => [...accounts.values()].map((id) => [id, name] as const)),
    ),
    journals: await readList('/v1/journals'),
    vatCodes: await readList('/v1/vatcodes'),
    partyAccounts: {
      sales: await readMap<Schemas['Debtor']>('/v1/debtors', (debtor) => Number(debtorKinds.get(debtor.debtorKindId))),
      purchase: await readMap<Schemas['Creditor']>('/v1/creditors', (creditor) =>
        Number(creditorKinds.get(creditor.creditorKindId)),
      ),
    },
    findTurnover({ ArticleSku, salesTypeId }) {
      const article = articles.find((candidate) => candidate.ArticleSku === ArticleSku);
      // Of an article that has another number now, only the class of the account is known.
      return salesTypes.get(Number(article?.SalesTypeId ?? salesTypeId)) ?? Math.max(...salesTypes.values());
    },
  };
}

function postInvoice(side: 'sales' | 'purchase', invoice: Invoice, data: MasterData): ExpectedPosting[] {
  const party = side === 'sales' ? invoice.debtorId : invoice.creditorId;
  const lines = (invoice.lines ?? []).filter(({ bookingType }) => bookingType !== 'T');
  if (!party || lines.length === 0) return [];
  const sign = side === 'sales' ? 1 : -1;
  const amounts: Amounts = [
    [Number(data.partyAccounts[side].get(party)), invoice.amountIncludingVat],
    ...invoice.vatTotals.flatMap((total) => [
      ...spread(total, lines, data).map(([account, amount]) => [account, new Decimal(amount).negated()] as const),
      ...chargeVat(total, data),
    ]),
  ];
  const journalId = Number(data.journals.find(({ type }) => type === (side === 'sales' ? 'V' : 'I'))?.id);
  const { bookYear, bookPeriod } = invoice;
  return amounts.map(([ledgerAccountId, amount]) => ({
    ledgerAccountId,
    bookYear,
    bookPeriod,
    journalId,
    amount: new Decimal(amount).times(sign),
  }));
}

type VatTotal = Invoice['vatTotals'][number];

/** Returns the lines of a VAT code by their accounts. Of prices with VAT a cent may be left, which the largest line takes. */
function spread({ vatCodeId, amountExcludingVat }: VatTotal, lines: readonly InvoiceLine[], data: MasterData): Amounts {
  const some = lines.filter((line) => line.vatCodeId === vatCodeId);
  const sum = Decimal.sum(0, ...some.map((line) => line.amountExcludingVat));
  const [largest] = some.toSorted((a, b) => Math.abs(b.amountExcludingVat) - Math.abs(a.amountExcludingVat));
  return some.map((line) => [
    line.ledgerAccountId ?? data.findTurnover(line),
    new Decimal(line.amountExcludingVat).plus(line === largest ? new Decimal(amountExcludingVat).minus(sum) : 0),
  ]);
}

/** Returns the VAT of a code. Reverse-charged VAT of a purchase is owed and deducted at once. */
function chargeVat({ vatCodeId, amountExcludingVat, amountVat }: VatTotal, { vatCodes }: MasterData): Amounts {
  const code = vatCodes.find(({ id }) => id === vatCodeId);
  if (!code?.ledgerAccountId) return [];
  if (!code.reverseCharged) return [[code.ledgerAccountId, new Decimal(amountVat).negated()]];
  const ordinary = vatCodes.find(
    ({ salesCode, reverseCharged, percentage }) => !salesCode && !reverseCharged && percentage === code.percentage,
  );
  if (code.salesCode || !ordinary?.ledgerAccountId) return [];
  const vat = new Decimal(amountExcludingVat).times(code.percentage).div(100).toDecimalPlaces(2);
  return [
    [code.ledgerAccountId, vat],
    [ordinary.ledgerAccountId, vat.negated()],
  ];
}

/** Returns the lines of a journal entry, and of a cash registration what it changes in the register. */
function postEntry(entry: Schemas['JournalEntryWithLines'], { journals }: MasterData): ExpectedPosting[] {
  const { JournalId: journalId, bookYear, bookPeriod } = entry;
  const register = journals.find(({ id, type }) => id === journalId && type === 'K')?.ledgerAccountId;
  const amounts: Amounts = [
    ...(entry.lines ?? []).map(
      (line) => [line.ledgerAccountId, new Decimal(line.amountDebit ?? 0).minus(line.amountCredit ?? 0)] as const,
    ),
    ...(register ? [[register, new Decimal(entry.closingBalance ?? 0).minus(entry.openingBalance ?? 0)] as const] : []),
  ];
  return amounts.map(([ledgerAccountId, amount]) => ({ ledgerAccountId, bookYear, bookPeriod, journalId, amount }));
}
