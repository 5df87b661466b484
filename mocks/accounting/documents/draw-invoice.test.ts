import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { drawInvoice } from './draw-invoice.ts';
import type { InvoiceSource } from './source.ts';

type Line = InvoiceSource['lines'][number];

const line = {
  bookingType: 'G',
  description: 'Kaas',
  quantity: 1,
  unitPrice: 10,
  unitPriceIncludingVat: false,
  discountPercentage: 0,
  vatCodeId: null,
  amountExcludingVat: 10,
} as Line;

const createSource = (lines: Line[]): InvoiceSource => ({
  invoice: {
    invoiceNumber: '20260001',
    invoiceDate: '2026-04-16',
    dueDate: '2026-05-16',
    vatTotals: [{ vatCodeId: null, percentage: 0, amountExcludingVat: 10, amountVat: 0 }],
    amountExcludingVat: 10,
    amountVat: 0,
    amountIncludingVat: 10,
  } as unknown as InvoiceSource['invoice'],
  lines,
  parties: {
    invoiceId: 1,
    fileId: 1,
    paymentMethodId: null,
    buyerName: 'Theehuis',
    sellerName: 'Kaas B.V.',
    sellerAddress: null,
    sellerCountryId: null,
    sellerVatNumber: null,
    sellerChamberOfCommerceNumber: null,
    sellerIban: null,
    sellerBic: null,
  },
  buyerAddress: '',
  buyerCountry: undefined,
  sellerCountry: undefined,
  vatCodes: [undefined],
  condition: undefined,
  method: undefined,
  mandate: undefined,
  creditorIdentifier: null,
  outstandingAmount: 10,
});

/** Returns how many texts begin at the left margin of each page. */
async function countRows(lines: Line[]): Promise<readonly number[]> {
  const document = Buffer.from(await drawInvoice(createSource(lines))).toString('latin1');
  return [...document.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)]
    .map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'))
    .filter((content) => content.includes('BT'))
    .map((content) => [...content.matchAll(/1 0 0 1 56 [\d.]+ Tm/g)].length);
}

/** The seller, the head of the columns, and the totals carried and brought forward. */
const ROWS_OF_TABLE = 4;

it.each([2, 7, 45])('a description of %d rows is on one page', async (rows) => {
  const description = Array.from({ length: rows }, (_, index) => `r${index}`).join('\n');
  const pages = await countRows(Array.from({ length: Math.ceil(180 / rows) }, () => ({ ...line, description })));
  expect(pages.length).toBeGreaterThan(2);
  for (const count of pages.slice(1, -2)) expect((count - ROWS_OF_TABLE) % rows).toBe(0);
});

it('a description that is longer than a page has several', async () => {
  const description = Array.from({ length: 150 }, (_, index) => `r${index}`).join('\n');
  const pages = await countRows([{ ...line, description }]);
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(150);
});

it.each([1, 41, 42, 43, 44, 45])('no page of %d lines is empty, and each has its head', async (count) => {
  const pages = await countRows(Array.from({ length: count }, () => line));
  for (const rows of pages) expect(rows).toBeGreaterThan(1);
});

it('a document is the same bytes each time', async () => {
  const source = createSource([line, { ...line, description: 'Ελλάδα 李 שלום' }]);
  expect(await drawInvoice(source)).toEqual(await drawInvoice(source));
});
