import type { RecordOf } from '../../store/record-types.ts';
import { findDocument } from '../../store/system-tables.ts';
import { type Context, getRecords, lookup } from '../context.ts';

type Address = RecordOf<'salesinvoices'>['invoiceAddress'];

/** Data that a sales invoice is drawn from. */
export type InvoiceSource = NonNullable<ReturnType<typeof readSource>>;

/** Reads the data of an invoice document; undefined for a scan. */
export function readSource(fileId: number, context: Context) {
  const { scope } = context;
  const parties = findDocument(context, fileId);
  const invoice = parties && getRecords(context, 'salesinvoices').find(scope, parties.invoiceId);
  if (!invoice) return undefined;
  const { id, debtorId, invoiceAddress, paymentConditionId, vatTotals } = invoice;
  const debtor = lookup(context, 'debtors', debtorId);
  const mandates = getRecords(context, 'debtors/mandates').all({ ...scope, parentId: debtorId ?? 0 });
  return {
    invoice,
    lines: getRecords(context, 'salesinvoices/lines').all({ ...scope, parentId: id }),
    parties,
    buyerAddress: formatAddress(invoiceAddress),
    buyerCountry: lookup(context, 'countries', invoiceAddress?.countryId ?? debtor?.address?.countryId),
    sellerCountry: lookup(context, 'countries', parties.sellerCountryId),
    vatCodes: vatTotals.map(({ vatCodeId }) => lookup(context, 'vatcodes', vatCodeId)),
    condition: lookup(context, 'paymentconditions', paymentConditionId),
    method: lookup(context, 'paymentmethod', parties.paymentMethodId)?.code,
    /** Direct debit uses the last signed mandate. */
    mandate: mandates.findLast(({ signdate }) => signdate !== null),
    creditorIdentifier: lookup(context, 'administrations', context.administration.id)?.creditorIdentifier ?? null,
    outstandingAmount: getRecords(context, 'outstandingsalesinvoices').find(scope, id)?.outstandingAmount ?? 0,
  };
}

/** Returns the lines of an address without its country, separated by `\n`. */
export function formatAddress(address: Address | undefined): string {
  if (!address) return '';
  const { street, houseNumber, postalCode, city } = address;
  return [
    [street, houseNumber],
    [postalCode, city],
  ]
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n');
}
