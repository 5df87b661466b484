/**
 * Turns an order of a web shop into a debtor, a draft invoice and, once it is final, a PDF. Start the sandbox, then run `node
 * web-shop.ts`. Run it again after an interruption: each record is created once, also when responses are lost.
 */
import { writeFile } from 'node:fs/promises';
import { createClient, createOnce, ValidationError } from '@accounting-platform/client';

const baseUrl = process.env.SANDBOX_URL ?? 'http://localhost:4010';
const client = createClient({
  baseUrl,
  token: 'sandbox-demo-token',
  tenant: 1,
  // The client retries what is safe to retry, for a minute.
  onRetry: ({ error, wait }) => console.error(`${error.message} Retrying in ${Math.ceil(wait / 1000)} s.`),
});

/** Order of the shop. Its number becomes the reference of the invoice; the customer's number becomes the debtor's. */
const order = {
  number: 'WEB-2026-0042',
  customer: { number: 'WEB-1042', name: 'Lunchroom De Denkbeeldige Tafel', email: 'inkoop@denkbeeldige-tafel.example' },
  items: [
    { sku: 'KAAS-JONG-500', quantity: 4 },
    { sku: 'KAAS-OUD-500', quantity: 2 },
  ],
  note: 'Graag achterom bezorgen.',
};

/** Returns the debtor with the number of the customer, and creates it if necessary. The platform keeps numbers unique. */
async function getDebtorId(customer: typeof order.customer): Promise<number> {
  const [kind] = (await client.debtorKinds.list({ fields: ['id'], pageSize: 1 }))._data;
  if (!kind) throw new Error('The administration has no debtor kinds.');
  const { record } = await createOnce(client.debtors, 'number', { ...customer, debtorKindId: kind.id });
  return record.id;
}

/** Creates the draft once, and makes it final unless an earlier run has. Returns the invoice. */
async function createInvoice(debtorId: number): Promise<number> {
  const { record, outcome, differences, movedTo } = await createOnce(client.draftSalesInvoicesWithLines, 'reference', {
    debtorId,
    reference: order.number,
    lines: [
      ...order.items.map(({ sku, quantity }) => ({ bookingType: 'A', ArticleSku: sku, quantity }) as const),
      { bookingType: 'T', description: order.note } as const,
    ],
  });
  if (outcome === 'mismatch')
    throw new Error(`Record ${record.id} differs from the order in ${differences.join(', ')}.`);
  if (movedTo) return record.id;
  console.log(`Draft ${record.id} was ${outcome}; it is over ${record.amountIncludingVat} euros.`);
  return finalizeDraft(record.id);
}

/** Finalizes a draft by the control plane of the sandbox. On the platform a person does it. */
async function finalizeDraft(draft: number): Promise<number> {
  const path = `/_sandbox/administrations/1/draftsalesinvoices/${draft}/finalize`;
  const response = await fetch(baseUrl + path, { method: 'POST' });
  if (!response.ok) throw new Error(`The draft was not finalized: ${await response.text()}`);
  return ((await response.json()) as { salesInvoiceId: number }).salesInvoiceId;
}

async function savePdf(invoiceId: number): Promise<void> {
  const { invoiceNumber, fileId } = await client.salesInvoices.get(invoiceId);
  if (!fileId) throw new Error(`Invoice ${invoiceNumber} has no PDF.`);
  const file = `invoice-${invoiceNumber}.pdf`;
  const pdf = await client.files.download(fileId);
  await writeFile(file, new Uint8Array(await pdf.arrayBuffer()));
  console.log(`Invoice ${invoiceNumber} is in ${file}.`);
}

try {
  await savePdf(await createInvoice(await getDebtorId(order.customer)));
} catch (error) {
  if (!(error instanceof ValidationError)) throw error;
  // The invalid fields with their messages, in the language of the client.
  for (const [field, messages] of Object.entries(error.errors)) console.error(`${field}: ${messages.join(' ')}`);
  process.exitCode = 1;
}
