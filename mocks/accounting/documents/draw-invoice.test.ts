import { decodePDFRawStream, PDFArray, PDFDocument, type PDFRawStream } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import type { Layout, LayoutLine } from '../../store/system-tables.ts';
import { drawInvoice } from './draw-invoice.ts';

const party = { name: 'Kaas B.V.', address: [], vatNumber: null, chamberOfCommerceNumber: null, iban: null, bic: null };

const line: LayoutLine = {
  isText: false,
  description: 'a\nb\nc\nd\ne\nf\ng',
  quantity: 1,
  unitPrice: 10,
  unitPriceIncludingVat: false,
  discountPercentage: 0,
  vatCodeId: 1,
  amountExcludingVat: 10,
};

const layout: Layout = {
  language: 'nl',
  seller: party,
  debtorId: 1,
  debtor: party,
  invoiceNumber: '20260001',
  invoiceDate: '2026-04-16',
  dueDate: '2026-05-16',
  reference: null,
  description: null,
  lines: [],
  vat: [],
  amountExcludingVat: 0,
  amountVat: 0,
  amountIncludingVat: 0,
};

/** Returns how many texts begin at the left margin of each page. */
async function countRows(lines: readonly LayoutLine[]): Promise<readonly number[]> {
  const document = await PDFDocument.load(await drawInvoice({ ...layout, lines }));
  return document.getPages().map((page) => {
    const contents = page.node.Contents();
    const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
    const operators = streams
      .map((stream) => document.context.lookup(stream) as PDFRawStream)
      .map((stream) => new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode()))
      .join('\n');
    return [...operators.matchAll(/1 0 0 1 56 [\d.]+ Tm/g)].length;
  });
}

/** The seller, the head of the columns, and the totals carried and brought forward. */
const ROWS_OF_TABLE = 4;

it.each([2, 7, 30, 48])('a description of %d rows is on one page', async (rows) => {
  const description = Array.from({ length: rows }, (_, index) => `r${index}`).join('\n');
  const pages = await countRows(Array.from({ length: 120 }, () => ({ ...line, description })));
  expect(pages.length).toBeGreaterThan(2);
  for (const count of pages.slice(1, -2)) expect((count - ROWS_OF_TABLE) % rows).toBe(0);
});

it('a description that is longer than a page has several', async () => {
  const description = Array.from({ length: 200 }, (_, index) => `r${index}`).join('\n');
  const pages = await countRows([{ ...line, description }]);
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(200);
});
