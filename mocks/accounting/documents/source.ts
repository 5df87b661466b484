import type { RecordOf } from '../../store/record-types.ts';
import { findDocument, type InvoiceDocument } from '../../store/system-tables.ts';
import { type Context, getRecords, lookup } from '../context.ts';

type Address = RecordOf<'salesinvoices'>['invoiceAddress'];

/** Everything that the document of a sales invoice is drawn from. */
export interface InvoiceSource {
  readonly invoice: RecordOf<'salesinvoices'>;
  readonly lines: readonly RecordOf<'salesinvoices/lines'>[];
  readonly parties: InvoiceDocument;
  readonly buyerAddress: string;
  readonly buyerCountry: RecordOf<'countries'> | undefined;
  readonly sellerCountry: RecordOf<'countries'> | undefined;
  readonly vatCodes: readonly (RecordOf<'vatcodes'> | undefined)[];
  readonly condition: RecordOf<'paymentconditions'> | undefined;
  /** Code of the payment method; undefined for no preference. */
  readonly method: string | undefined;
  /** The mandate that a direct debit uses: the last signed one. */
  readonly mandate: RecordOf<'debtors/mandates'> | undefined;
  readonly creditorIdentifier: string | null;
  readonly outstandingAmount: number;
}

/** Reads what a file is drawn from; undefined for a scan. */
export function readSource(fileId: number, context: Context): InvoiceSource | undefined {
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
    mandate: mandates.findLast(({ signdate }) => signdate !== null),
    creditorIdentifier: lookup(context, 'administrations', context.administration.id)?.creditorIdentifier ?? null,
    outstandingAmount: getRecords(context, 'outstandingsalesinvoices').find(scope, id)?.outstandingAmount ?? 0,
  };
}

/** Returns the lines of an address without its country, apart by `\n`. */
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
