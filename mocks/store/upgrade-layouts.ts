import { type AdministrationState, DOCUMENT_FIELD, type SandboxState, type StateRecord } from './state.ts';
import type { InvoiceDocument } from './system-tables.ts';

/**
 * Converts a state before 3.0.0, with printed texts for each document: parties move to the invoice. Documents without an invoice
 * go: nothing is left to draw.
 */
export const upgradeLayouts = (state: SandboxState): SandboxState => ({
  ...state,
  administrations: state.administrations.map((administration) =>
    administration.internal?.layouts ? upgradeAdministration(administration) : administration,
  ),
});

function upgradeAdministration({
  records,
  internal = {},
  ...administration
}: AdministrationState): AdministrationState {
  const { layouts = [], ...others } = internal;
  const layoutsByFile = new Map(layouts.map((row) => [row.fileId, readLayout(row)]));
  const { files = [], salesinvoices = [] } = records;
  const documents = salesinvoices.flatMap(({ id, fileId }) => {
    const layout = layoutsByFile.get(fileId);
    return layout ? [createDocument(Number(id), Number(fileId), layout)] : [];
  });
  const drawn = new Set(documents.map(({ fileId }) => fileId));
  const isLost = ({ id, [DOCUMENT_FIELD]: bytes }: StateRecord): boolean =>
    bytes === undefined && layoutsByFile.has(id) && !drawn.has(Number(id));
  return {
    ...administration,
    records: {
      ...records,
      files: files.filter((file) => !isLost(file)),
      salesinvoices: salesinvoices.map((invoice) => {
        const vatNumber = invoice.vatNumber ?? readText(layoutsByFile.get(invoice.fileId)?.debtor.vatNumber);
        return vatNumber ? { ...invoice, vatNumber } : invoice;
      }),
    },
    internal: { ...others, documents: documents.map((document) => ({ ...document })) },
  };
}

/** Unvalidated layout of a state. */
interface Layout {
  readonly seller: Readonly<Record<string, unknown>>;
  readonly debtor: Readonly<Record<string, unknown>>;
}

/** Reads the printed texts of a file, which a database has as JSON; undefined for version 1.0.0, which has bytes. */
function readLayout({ layout, printed }: StateRecord): Layout | undefined {
  const { seller, debtor } = (layout ?? parse(String(printed))) as Partial<Layout>;
  return seller && debtor ? { seller, debtor } : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/** Converts the parties of a layout. The seller's country is a line of the address. */
const createDocument = (invoiceId: number, fileId: number, { seller, debtor }: Layout): InvoiceDocument => ({
  invoiceId,
  fileId,
  paymentMethodId: null,
  buyerName: readText(debtor.name) ?? '–',
  sellerName: readText(seller.name) ?? '–',
  sellerAddress: readText([seller.address].flat().filter(readText).join('\n')),
  sellerCountryId: null,
  sellerVatNumber: readText(seller.vatNumber),
  sellerChamberOfCommerceNumber: readText(seller.chamberOfCommerceNumber),
  sellerIban: readText(seller.iban),
  sellerBic: readText(seller.bic),
});

const readText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
