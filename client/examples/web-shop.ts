/**
 * An order of a web shop becomes a debtor, a draft invoice with lines, and, once somebody has made the draft final, a
 * PDF. Start the sandbox, then: `node web-shop.ts`. Running it again invoices nothing twice.
 */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  connect,
  createDebtor,
  createDraftSalesInvoiceWithLines,
  downloadFile,
  getSalesInvoice,
  listDebtorKinds,
  listDebtors,
  listDraftSalesInvoices,
  listSalesInvoices,
  OutcomeUnknownError,
  ValidationError,
} from '@accounting-platform/client';

const baseUrl = process.env.SANDBOX_URL ?? 'http://localhost:4010';
const connection = connect({ baseUrl, token: 'sandbox-demo-token', tenant: 1 });

/** What the shop knows. Its number is the reference of the invoice, by which the invoice is found again. */
const order = {
  number: 'WEB-2026-0042',
  customer: { name: 'Lunchroom De Denkbeeldige Tafel', email: 'inkoop@denkbeeldige-tafel.example' },
  items: [
    { sku: 'KAAS-JONG-500', quantity: 4 },
    { sku: 'KAAS-OUD-500', quantity: 2 },
  ],
  note: 'Graag achterom bezorgen.',
};

/** The debtor with the customer's email address; a new one when there is none. */
async function debtorOf({ name, email }: typeof order.customer): Promise<number> {
  const [known] = (await listDebtors(connection, { email: [email], fields: ['id'] }))._data;
  if (known) return known.id;
  const [kind] = (await listDebtorKinds(connection, { fields: ['id'], pageSize: 1 }))._data;
  if (!kind) throw new Error('The administration has no debtor kinds.');
  return (await createDebtor(connection, { name, email, debtorKindId: kind.id })).id;
}

/** Whether the order was invoiced before, as a draft or as a final invoice. */
async function invoiced(): Promise<{ draft?: number; invoice?: number }> {
  const byReference = { reference: [order.number], fields: ['id'] } as const;
  const [draft] = (await listDraftSalesInvoices(connection, byReference))._data;
  const [invoice] = (await listSalesInvoices(connection, byReference))._data;
  return { ...(draft && { draft: draft.id }), ...(invoice && { invoice: invoice.id }) };
}

async function createDraft(debtorId: number): Promise<number> {
  const { id, amountIncludingVat } = await createDraftSalesInvoiceWithLines(connection, {
    debtorId,
    reference: order.number,
    lines: [
      ...order.items.map(({ sku, quantity }) => ({ bookingType: 'A', ArticleSku: sku, quantity }) as const),
      { bookingType: 'T', description: order.note },
    ],
  });
  console.log(`Draft ${id} is over ${amountIncludingVat} euros.`);
  return id;
}

/** The client never repeats a POST of which it does not know whether it was carried out. Look first. */
async function createDraftOnce(debtorId: number): Promise<number> {
  try {
    return await createDraft(debtorId);
  } catch (error) {
    if (!(error instanceof OutcomeUnknownError)) throw error;
    return (await invoiced()).draft ?? createDraft(debtorId);
  }
}

/** A person makes a draft final inside the platform. In the sandbox its control plane does. */
async function makeFinal(draft: number): Promise<number> {
  const path = `/_sandbox/administrations/1/draftsalesinvoices/${draft}/finalize`;
  const response = await fetch(baseUrl + path, { method: 'POST' });
  if (!response.ok) throw new Error(`The draft did not become final: ${await response.text()}`);
  return ((await response.json()) as { salesInvoiceId: number }).salesInvoiceId;
}

async function savePdf(invoiceId: number): Promise<void> {
  const { invoiceNumber, fileId } = await getSalesInvoice(connection, invoiceId);
  if (!fileId) throw new Error(`Invoice ${invoiceNumber} has no PDF.`);
  const file = `invoice-${invoiceNumber}.pdf`;
  const pdf = await downloadFile(connection, fileId);
  await pipeline(Readable.fromWeb(pdf.stream()), createWriteStream(file));
  console.log(`Invoice ${invoiceNumber} is in ${file}.`);
}

try {
  const before = await invoiced();
  const draft = before.draft ?? (before.invoice ? undefined : await createDraftOnce(await debtorOf(order.customer)));
  const invoice = draft ? await makeFinal(draft) : before.invoice;
  if (invoice) await savePdf(invoice);
} catch (error) {
  if (!(error instanceof ValidationError)) throw error;
  // Which field is wrong, and why, in the language of the connection.
  for (const [field, messages] of Object.entries(error.errors)) console.error(`${field}: ${messages.join(' ')}`);
  process.exitCode = 1;
}
