import { type Context, getRecords, tenantScope } from '../accounting/context.ts';
import { deleteRecord } from '../accounting/delete.ts';
import { INVOICE_TYPES, type InvoiceType } from '../accounting/ledger/invoice-types.ts';
import { payInvoice } from '../accounting/ledger/pay-invoice.ts';
import { processEntry } from '../accounting/ledger/process-entry.ts';
import { createWithLines, type ImportedIds } from '../accounting/write-with-lines.ts';
import type { RecordOf, ResourceName } from '../contract/record-types.ts';
import { type BodyWithLines, toInvoiceBody, toJournalEntryBody, toSalesOrderBody } from './bodies.ts';
import type { Company } from './company.ts';
import type { Directory } from './directory.ts';
import type { JournalEntryEntry, PaymentEntry, PurchaseInvoiceEntry, SalesInvoiceEntry } from './entry-types.ts';
import { createEvent, getPostingTime, LAST_DAY, type SeedEvent } from './events.ts';
import { createHistoryEntries } from './history.ts';
import { createBankEntries, postPlatformEntry } from './platform-entries.ts';
import type { NextId } from './tables.ts';
import { closeBooks } from './year-end.ts';

/** Everything that happened in a company, in order. */
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

function createRequest(
  name: ResourceName,
  body: BodyWithLines,
  date: string,
  moment?: string,
  ids?: ImportedIds,
): SeedEvent {
  const event = createEvent(date, (context) => void createWithLines(name, body, context, ids), moment);
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
    id = createWithLines(name, body, context);
  });
  const paid = payments.map((payment) => {
    const input = toPaymentInput(type, payment, directory);
    return createEvent(payment.date, (context) => void payInvoice(type, getRecord(name, id, context), input, context));
  });
  return [{ ...entered, request: { name, body } }, ...paid];
}

/** Numbers of the accounts of payment discounts: those that we give, and those that we take. */
const DISCOUNT_ACCOUNTS: Readonly<Record<InvoiceType, string>> = { sales: '8900', purchases: '7900' };

function toPaymentInput(type: InvoiceType, { date, amount, discount }: PaymentEntry, { accounts }: Directory) {
  if (discount === undefined) return { date, amount };
  return { date, amount, discount: { ledgerAccountId: accounts.getId(DISCOUNT_ACCOUNTS[type]), amount: discount } };
}

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
  const record = getRecords(context, name).find(tenantScope(context), id);
  if (!record) throw new Error(`The seed has no ${name} ${id}`);
  return record;
}
