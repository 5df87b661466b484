import { getPeriod } from '../accounting/arithmetic/calendar.ts';
import { type Context, getRecords } from '../accounting/context.ts';
import { deleteRecord } from '../accounting/delete.ts';
import { INVOICE_TYPES, type InvoiceType } from '../accounting/ledger/invoice-types.ts';
import { type PaymentInput, payInvoice } from '../accounting/ledger/pay-invoice.ts';
import { processEntry } from '../accounting/ledger/process-entry.ts';
import { createRecord, type ImportedIds } from '../accounting/save.ts';
import type { RecordOf, ResourceName } from '../store/record-types.ts';
import type {
  Company,
  JournalEntryEntry,
  PaymentEntry,
  PurchaseInvoiceEntry,
  SalesInvoiceEntry,
  SalesOrderEntry,
} from './company.ts';
import { closeBooks, createBankEntries, createHistoryEntries, postPlatformEntry } from './history.ts';
import { type Directory, type NextId, resolveReferences, toAddress } from './master-data.ts';

type Body = Readonly<Record<string, unknown>>;

/** A header and its lines, as a client posts them. */
export type BodyWithLines = Body & { readonly lines: readonly Body[] };

/** Something that happened in a company, which the seed does again. */
export interface SeedEvent {
  /** In whole seconds of UTC. */
  readonly moment: string;
  /** The date that is entered. It orders what happened at one moment. */
  readonly date: string;
  /** The resource and the body of the request, if the event is one. */
  readonly request?: { readonly name: string; readonly body: BodyWithLines };
  readonly run: (context: Context) => void;
}

/** The first day of the companies on the platform. */
const FIRST_DAY = '2026-03-02';

/** When the books from before that day were migrated. */
const MIGRATED_AT = '2026-03-03T08:00:00Z';

/** The last day on which anything happened. */
export const LAST_DAY = '2026-04-16';

/** Creates everything that happened in a company, in order. */
export function createEvents(company: Company, directory: Directory, nextId: NextId): SeedEvent[] {
  const { salesInvoices, purchaseInvoices, journalEntries, salesOrders, drafts, bank, history } = company;
  const platformEntries = [...createBankEntries(bank, directory), ...createHistoryEntries(history, directory)];
  const events = [
    ...salesInvoices.flatMap((invoice) => createInvoiceEvents('sales', invoice, directory)),
    ...purchaseInvoices.flatMap((invoice) => createInvoiceEvents('purchases', invoice, directory)),
    ...journalEntries.flatMap((entry) => createJournalEntryEvents(entry, directory, nextId)),
    ...platformEntries.map((entry) => createEvent(entry.date, (context) => postPlatformEntry(entry, context))),
    ...salesOrders.map((order) => createRequest('salesorders', toSalesOrderBody(order, directory), order.date)),
    // Drafts are dated in the weeks and months that follow.
    ...drafts.map((draft) =>
      createRequest('draftsalesinvoices', toInvoiceBody(draft, directory), draft.date, getPostingTime(LAST_DAY)),
    ),
    createEvent(LAST_DAY, (context) => closeBooks(history.opening, directory, context)),
  ];
  const getOrder = ({ moment, date }: SeedEvent) => `${moment} ${date}`;
  return events.toSorted((a, b) => Number(getOrder(a) > getOrder(b)) - Number(getOrder(a) < getOrder(b)));
}

/** Creates an event that happened in the afternoon of its date, unless it was migrated. */
const createEvent = (date: string, run: SeedEvent['run'], moment = getPostingTime(date)): SeedEvent => ({
  moment,
  date,
  run,
});

const getPostingTime = (date: string): string => (date < FIRST_DAY ? MIGRATED_AT : `${date}T15:30:00Z`);

function createRequest(
  name: ResourceName,
  body: BodyWithLines,
  date: string,
  moment?: string,
  ids?: ImportedIds,
): SeedEvent {
  const event = createEvent(date, (context) => void createRecord(name, body, context, ids), moment);
  return { ...event, request: { name, body } };
}

/** An invoice is entered on its date, and paid. */
function createInvoiceEvents(
  type: InvoiceType,
  invoice: SalesInvoiceEntry | PurchaseInvoiceEntry,
  directory: Directory,
): SeedEvent[] {
  const { date, payments = [] } = invoice;
  const name = INVOICE_TYPES[type].invoices;
  const body = toInvoiceBody(invoice, directory);
  let id = 0;
  const entered = createEvent(date, (context) => {
    id = createRecord(name, body, context);
  });
  const paid = payments.map((payment) => {
    const input = toPaymentInput(type, payment, directory);
    return createEvent(payment.date, (context) => payById(type, id, input, context));
  });
  return [{ ...entered, request: { name, body } }, ...paid];
}

/** Numbers of the accounts of payment discounts: those that we give, and those that we take. */
const DISCOUNT_ACCOUNTS: Readonly<Record<InvoiceType, string>> = { sales: '8900', purchases: '7900' };

function toPaymentInput(type: InvoiceType, { date, amount, discount }: PaymentEntry, { accounts }: Directory) {
  if (discount === undefined) return { date, amount };
  return { date, amount, discount: { ledgerAccountId: accounts.get(DISCOUNT_ACCOUNTS[type]).id, amount: discount } };
}

/** Pays the invoice with this identifier. */
export const payById = (type: InvoiceType, id: number, input: PaymentInput, context: Context): void =>
  void payInvoice(type, getRecord(INVOICE_TYPES[type].invoices, id, context), input, context);

/**
 * A journal entry is entered, processed, and perhaps deleted. It has the identifier of its place in the company data,
 * whenever it was entered.
 */
function createJournalEntryEvents(entry: JournalEntryEntry, directory: Directory, nextId: NextId): SeedEvent[] {
  const { date, entered = date, processed, deleted, lines } = entry;
  const name = 'journalentries';
  const id = nextId(name);
  const lineIds = deleted === undefined ? lines.map(() => nextId(`${name}/lines`)) : [];
  const body = toJournalEntryBody(entry, directory);
  const events = [createRequest(name, body, date, `${entered}T10:15:00Z`, { id, lineIds })];
  const addEvent = (moment: string, change: (entry: RecordOf<'journalentries'>, context: Context) => void) =>
    events.push(createEvent(date, (context) => change(getRecord(name, id, context), context), moment));
  if (processed !== undefined) addEvent(`${processed}T15:45:00Z`, processEntry);
  if (deleted !== undefined) addEvent(`${deleted}T16:10:00Z`, (record, context) => deleteRecord(name, record, context));
  return events;
}

function getRecord<Name extends ResourceName>(name: Name, id: number, context: Context): RecordOf<Name> {
  const record = getRecords(context, name).find(context.scope, id);
  if (!record) throw new Error(`The seed has no ${name} ${id}`);
  return record;
}

/** An invoice or a draft, as far as its fields do not have the names of those of the body. */
interface InvoiceEntry {
  readonly date: string;
  /** Number of a purchase invoice; a sales invoice gets the next one. */
  readonly number?: string;
  readonly payments?: readonly PaymentEntry[];
  readonly lines: readonly object[];
}

function toInvoiceBody(invoice: InvoiceEntry, directory: Directory): BodyWithLines {
  const { date, number, payments: _payments, ...fields } = invoice;
  return toBody({ invoiceDate: date, ...(number && { invoiceNumber: number }), ...fields }, directory);
}

function toSalesOrderBody({ date, deliveryAddress, ...fields }: SalesOrderEntry, directory: Directory): BodyWithLines {
  const address = deliveryAddress && { deliveryAddress: toAddress(deliveryAddress, directory) };
  return toBody({ orderDate: date, ...address, ...fields }, directory);
}

function toJournalEntryBody(entry: JournalEntryEntry, directory: Directory): BodyWithLines {
  const { journal, document, description, date, cash, lines } = entry;
  const balances = cash && { openingBalance: cash[0], closingBalance: cash[1] };
  const header = { journal, sourceDocumentNumber: document, description, date, ...getPeriod(date), ...balances };
  return toBody({ ...header, lines }, directory);
}

function toBody({ lines, ...header }: Body & { readonly lines: readonly object[] }, directory: Directory) {
  return {
    ...resolveReferences(header, directory),
    lines: lines.map((line): Body => resolveReferences(line, directory)),
  };
}
