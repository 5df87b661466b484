import { insertFile } from '../../store/files.ts';
import type { RecordOf } from '../../store/record-types.ts';
import { insertDocument, type Parties, removeDocument, updateDocument } from '../../store/system-tables.ts';
import { type Context, getRecords, getResource, lookup } from '../context.ts';
import { formatAddress } from '../documents/source.ts';

type SalesInvoice = RecordOf<'salesinvoices'>;

/** Creates the document of an invoice, its file. Returns the identifier of the file. */
export function createDocument(
  { id, debtorId }: SalesInvoice,
  paymentMethodId: number | null,
  context: Context,
): number {
  const fileId = insertFile(context, getResource(context, 'files'));
  insertDocument(context, { invoiceId: id, fileId, paymentMethodId, ...readParties(debtorId, context) });
  getRecords(context, 'salesinvoices').update(context.scope, id, { fileId });
  return fileId;
}

/** Saves the current parties of an invoice that has a document. */
export function updateParties({ id, debtorId, fileId }: SalesInvoice, context: Context): void {
  if (fileId !== null) updateDocument(context, id, readParties(debtorId, context));
}

/** Deletes the document of a deleted invoice. A scan stays. */
export function deleteDocument(invoiceId: number, context: Context): void {
  const fileId = removeDocument(context, invoiceId);
  if (fileId !== undefined) getRecords(context, 'files').remove(context.scope, fileId);
}

function readParties(debtorId: number | null, context: Context): Parties {
  const seller = lookup(context, 'administrations', context.administration.id);
  return {
    buyerName: lookup(context, 'debtors', debtorId)?.name ?? '–',
    sellerName: seller?.name ?? '–',
    sellerAddress: formatAddress(seller?.address) || null,
    sellerCountryId: seller?.address?.countryId ?? null,
    sellerVatNumber: seller?.vatNumber ?? null,
    sellerChamberOfCommerceNumber: seller?.chamberOfCommerceNumber ?? null,
    sellerIban: seller?.iban ?? null,
    sellerBic: seller?.bic ?? null,
  };
}
