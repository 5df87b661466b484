/**
 * Turns an order of a web shop into a debtor, a draft invoice with lines, and, after the draft was finalized, a PDF. Start
 * the sandbox, then run `node web-shop.ts`. A second run does not invoice the order again.
 */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  createClientCore,
  createDebtor,
  createDraftSalesInvoiceWithLines,
  downloadFile,
  getSalesInvoice,
  listDebtorKinds,
  listDebtors,
  listDraftSalesInvoices,
  listSalesInvoices,
  UnknownOutcomeError,
  ValidationError,
} from '@accounting-platform/client';

const baseUrl = process.env.SANDBOX_URL ?? 'http://localhost:4010';
const client = createClientCore({ baseUrl, token: 'sandbox-demo-token', tenant: 1 });

/** The order of the shop. Its number becomes the reference by which the invoice is found. */
const order = {
  number: 'WEB-2026-0042',
  customer: { name: 'Lunchroom De Denkbeeldige Tafel', email: 'inkoop@denkbeeldige-tafel.example' },
  items: [
    { sku: 'KAAS-JONG-500', quantity: 4 },
    { sku: 'KAAS-OUD-500', quantity: 2 },
  ],
  note: 'Graag achterom bezorgen.',
};

/** Returns the debtor with the customer's email address, and creates it if necessary. */
async function getDebtorId({ name, email }: typeof order.customer): Promise<number> {
  const [existing] = (await listDebtors(client, { email: [email], fields: ['id'] }))._data;
  if (existing) return existing.id;
  const [kind] = (await listDebtorKinds(client, { fields: ['id'], pageSize: 1 }))._data;
  if (!kind) throw new Error('The administration has no debtor kinds.');
  return (await createDebtor(client, { name, email, debtorKindId: kind.id })).id;
}

/** Finds the draft and the invoice of the order. */
async function findInvoices(): Promise<{ draft?: number; invoice?: number }> {
  const byReference = { reference: [order.number], fields: ['id'] } as const;
  const [draft] = (await listDraftSalesInvoices(client, byReference))._data;
  const [invoice] = (await listSalesInvoices(client, byReference))._data;
  return { ...(draft && { draft: draft.id }), ...(invoice && { invoice: invoice.id }) };
}

async function createDraft(debtorId: number): Promise<number> {
  const { id, amountIncludingVat } = await createDraftSalesInvoiceWithLines(client, {
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

/** Checks whether a draft with an unknown outcome exists before creating it again: the client does not retry a POST. */
async function createDraftOnce(debtorId: number): Promise<number> {
  try {
    return await createDraft(debtorId);
  } catch (error) {
    if (!(error instanceof UnknownOutcomeError)) throw error;
    return (await findInvoices()).draft ?? createDraft(debtorId);
  }
}

/** Finalizes a draft by the control plane of the sandbox. On the platform a person does it. */
async function finalizeDraft(draft: number): Promise<number> {
  const path = `/_sandbox/administrations/1/draftsalesinvoices/${draft}/finalize`;
  const response = await fetch(baseUrl + path, { method: 'POST' });
  if (!response.ok) throw new Error(`The draft was not finalized: ${await response.text()}`);
  return ((await response.json()) as { salesInvoiceId: number }).salesInvoiceId;
}

async function savePdf(invoiceId: number): Promise<void> {
  const { invoiceNumber, fileId } = await getSalesInvoice(client, invoiceId);
  if (!fileId) throw new Error(`Invoice ${invoiceNumber} has no PDF.`);
  const file = `invoice-${invoiceNumber}.pdf`;
  const pdf = await downloadFile(client, fileId);
  await pipeline(Readable.fromWeb(pdf.stream()), createWriteStream(file));
  console.log(`Invoice ${invoiceNumber} is in ${file}.`);
}

try {
  const existing = await findInvoices();
  const draft =
    existing.draft ?? (existing.invoice ? undefined : await createDraftOnce(await getDebtorId(order.customer)));
  const invoice = draft ? await finalizeDraft(draft) : existing.invoice;
  if (invoice) await savePdf(invoice);
} catch (error) {
  if (!(error instanceof ValidationError)) throw error;
  // The invalid fields with their messages, in the language of the client.
  for (const [field, messages] of Object.entries(error.errors)) console.error(`${field}: ${messages.join(' ')}`);
  process.exitCode = 1;
}
