import isEqual from 'fast-deep-equal';
import { insertFile } from '../../store/files.ts';
import type { RecordOf } from '../../store/record-types.ts';
import {
  findLayout,
  type Layout,
  type LayoutLine,
  type LayoutParty,
  type LayoutVat,
  saveLayout,
} from '../../store/system-tables.ts';
import { type Context, getRecords, getResource, lookup } from '../context.ts';
import { toPrintable } from '../documents/printable.ts';

type SalesInvoice = RecordOf<'salesinvoices'>;
type Line = RecordOf<'salesinvoices/lines'>;

/** Creates the layout of an invoice, which becomes its file. Returns the identifier of the file. */
export const createLayout = (invoice: SalesInvoice, lines: readonly Line[], context: Context): number =>
  issueLayout(invoice.id, print(invoice, lines, undefined, context), context);

/**
 * Updates the layout of an invoice. When anything that it prints has changed, there is a new one, and the old one
 * stays under its identifier. A scan that a client brought is left alone.
 */
export function updateLayout(id: number, getLines: () => readonly Line[], context: Context): void {
  const invoice = getRecords(context, 'salesinvoices').find(context.scope, id);
  const current = invoice && findLayout(context, invoice.fileId);
  if (!current) return;
  const printed = print(invoice, getLines(), current === '1.0.0' ? undefined : current, context);
  if (!isEqual(printed, current)) issueLayout(invoice.id, printed, context);
}

function issueLayout(invoiceId: number, layout: Layout, context: Context): number {
  const fileId = insertFile(context, getResource(context, 'files'));
  saveLayout(context, fileId, layout);
  getRecords(context, 'salesinvoices').update(context.scope, invoiceId, { fileId });
  return fileId;
}

/** Prints an invoice. A debtor that has another name since keeps the one that its layout has. */
function print(invoice: SalesInvoice, lines: readonly Line[], current: Layout | undefined, context: Context): Layout {
  const { debtorId, invoiceDate, dueDate, reference, description, vatTotals } = invoice;
  const { amountExcludingVat, amountVat, amountIncludingVat, invoiceAddress } = invoice;
  const administration = lookup(context, 'administrations', context.administration.id);
  const debtor = lookup(context, 'debtors', debtorId);
  const country = lookup(context, 'countries', invoiceAddress?.countryId ?? debtor?.address?.countryId);
  const isSameDebtor = current !== undefined && current.debtorId === debtorId;
  return {
    language: !country || DUTCH_COUNTRIES.includes(country.code) ? 'nl' : 'en',
    seller: current?.seller ?? printParty(administration, administration?.address, context),
    debtorId,
    debtor: {
      ...(isSameDebtor ? current.debtor : printParty(debtor, undefined, context)),
      vatNumber: invoice.vatNumber,
      address: printAddress(invoiceAddress, context),
    },
    invoiceNumber: toPrintable(String(invoice.invoiceNumber)) || '–',
    invoiceDate,
    dueDate: String(dueDate),
    reference: printText(reference),
    description: printText(description),
    lines: lines.map(printLine),
    vat: vatTotals.map((total) => printVat(total, context)),
    amountExcludingVat,
    amountVat,
    amountIncludingVat,
  };
}

const printText = (text: string | null): string | null => (text === null ? null : toPrintable(text));

/** Countries in which Dutch is an official language. */
const DUTCH_COUNTRIES: readonly string[] = ['NL', 'BE', 'SR', 'AW', 'CW', 'SX', 'BQ'];

type Party = Partial<Pick<RecordOf<'debtors'>, 'name' | 'vatNumber' | 'chamberOfCommerceNumber' | 'iban' | 'bic'>>;
type Address = SalesInvoice['invoiceAddress'];

const printParty = (party: Party | undefined, address: Address | undefined, context: Context): LayoutParty => ({
  name: toPrintable(party?.name ?? '') || '–',
  address: printAddress(address ?? null, context),
  vatNumber: party?.vatNumber ?? null,
  chamberOfCommerceNumber: party?.chamberOfCommerceNumber ?? null,
  iban: party?.iban ?? null,
  bic: party?.bic ?? null,
});

function printAddress(address: Address, context: Context): string[] {
  if (!address) return [];
  const { street, houseNumber, postalCode, city, countryId } = address;
  const country = lookup(context, 'countries', countryId)?.name;
  return [[street, houseNumber], [postalCode, city], [country]]
    .map((parts) => toPrintable(parts.filter(Boolean).join(' ')))
    .filter(Boolean);
}

const printLine = (line: Line): LayoutLine => ({
  isText: line.bookingType === 'T',
  description: printText(line.description),
  quantity: line.quantity,
  unitPrice: line.unitPrice ?? 0,
  unitPriceIncludingVat: line.unitPriceIncludingVat ?? false,
  discountPercentage: line.discountPercentage ?? null,
  vatCodeId: line.vatCodeId,
  amountExcludingVat: line.amountExcludingVat,
});

/** Boxes of the VAT return whose sales are exempt under a law that the invoice names. */
const NOTES: Readonly<Record<string, LayoutVat['note']>> = { '3b': 'unionSupply', '3a': 'export' };

function printVat(total: SalesInvoice['vatTotals'][number], context: Context): LayoutVat {
  const { vatCodeId, percentage, amountExcludingVat, amountVat } = total;
  const code = lookup(context, 'vatcodes', vatCodeId);
  const note = code?.reverseCharged ? 'reverseCharge' : (NOTES[code?.returnBox ?? ''] ?? null);
  return { vatCodeId, percentage, description: code?.description ?? null, note, amountExcludingVat, amountVat };
}
