import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toPrintable } from '../../mocks/accounting/documents/texts.ts';
import { type Row, useBooks } from '../support/books.ts';
import { isPdfReadingSkipped } from '../support/pdf.ts';
import { download } from './download.ts';

/** All of them each night: `TEST_SIZE=full npm run test:slow -- books`. */
const COUNT = process.env.TEST_SIZE === 'full' ? 500 : 60;

const books = useBooks();
const { act, call, create } = books;

const WORDS = [
  ...['Kaas', '(halve)', 'a\\b', '€', '“Süß”', '– los', 'Łódź', 'ff', 'ŵy', 'Ελλάδα', 'Привет'],
  ...['500', "'t", 'B&B', '(5%)', '李小龙', 'مؤسسة', '🍰→'],
];
const name = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));
const text = fc.oneof(
  name,
  fc.tuple(name, name).map((lines) => lines.join('\n')),
);

/** Debtors by the VAT codes of their invoices. */
const CUSTOMERS = [
  { country: 'NL', vatNumber: 'NL001000007B58', codes: ['VH', 'VL', 'VN', 'VV', 'VR'] },
  { country: 'DE', vatNumber: 'DE136695976', codes: ['VIC', 'VICD'] },
  { country: 'US', vatNumber: null, codes: ['VEX'] },
] as const;

const line = fc.record({
  codeIndex: fc.nat(4),
  description: text,
  quantity: fc.integer({ min: -30_000, max: 90_000 }).map((value) => (value || 1) / 100),
  unitPrice: fc.integer({ min: 1, max: 9_000_000 }).map((value) => value / 1000),
  unitPriceIncludingVat: fc.boolean(),
  discountPercentage: fc.constantFrom(0, 5, 12.5),
  isText: fc.integer({ min: 0, max: 9 }).map((value) => value === 0),
});

const lineCount = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 40 }), weight: 30 },
  fc.integer({ min: 41, max: 1000 }),
);

const invoice = fc.record({
  customer: fc.constantFrom(...CUSTOMERS),
  debtorName: name,
  reference: fc.option(name.map((words) => words.slice(0, 50).trim())),
  description: fc.option(name.map((words) => words.slice(0, 100).trim())),
  lines: lineCount.chain((length) => fc.array(line, { minLength: length, maxLength: length, size: 'max' })),
});

type Invoice = typeof invoice extends fc.Arbitrary<infer Value> ? Value : never;

async function find(path: string, query: string): Promise<number> {
  return (await call(`/v1/${path}?${query}`)).body._data[0].id;
}

/** Makes an invoice final, and returns its record and the text of its document. */
async function issue({ customer, debtorName, reference, description, lines }: Invoice): Promise<[Row, Row, string]> {
  const countryId = await find('countries', `code=${customer.country}`);
  const codes = await Promise.all(customer.codes.map((code) => find('vatcodes', `code=${code}`)));
  const ledgerAccountId = await find('ledgeraccounts', 'type=9');
  const address = { street: 'Straße (2)', houseNumber: '7', city: 'Łódź', countryId };
  const { vatNumber } = customer;
  const debtor = await create('debtors', { name: debtorName, debtorKindId: 1, vatNumber, address });
  const sold = lines.map(({ isText, codeIndex, ...terms }) =>
    isText
      ? { bookingType: 'T', description: terms.description }
      : { bookingType: 'G', ledgerAccountId, vatCodeId: codes[codeIndex % codes.length], ...terms },
  );
  const header = { debtorId: debtor.id, invoiceDate: '2026-04-16', reference, description };
  const draft = await create('draftsalesinvoiceswithlines', { ...header, lines: sold });
  const { salesInvoiceId, fileId } = await act(`draftsalesinvoices/${draft.id}/finalize`);
  const content = await download(books, fileId);
  return [(await call(`/v1/salesinvoiceswithlines/${salesInvoiceId}`)).body, debtor, content];
}

const splitWords = (content: string): string[] => content.split(/\s+/).filter(Boolean);
const hasDigit = (word: string): boolean => /\d/.test(word);

/** Characters of {@link name} that the fonts do not have. The document shows a sign for each. */
const MISSING = /[李小龙مؤسة🍰]/gu;

const print = (content: string | null): string => toPrintable(content ?? '').replaceAll(MISSING, '\ufffd');

/** Returns what a document is to show of a record: amounts and numbers by their own rule. */
function listWords(record: Row, debtor: Row, pages: readonly string[]): string[] {
  const isDutch = !pages[0]?.includes('VAT');
  const number = (value: number, decimals = 0): string => {
    const [whole = '', fraction = ''] = String(Math.abs(value)).split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, isDutch ? '.' : ',');
    const padded = fraction.padEnd(decimals, '0');
    return `${value < 0 ? '-' : ''}${grouped}${padded && (isDutch ? ',' : '.')}${padded}`;
  };
  const amount = (value: number): string => number(value, 2);
  const date = (value: string): string[] => [String(Number(value.slice(8))), value.slice(0, 4)];
  const total = record.amountIncludingVat;
  const seller = '5 1235 NL001000019B47 90000019 NL69 TEST 0000 0000 01 TESTNL2A';
  return [
    ...splitWords(`${seller} ${print(debtor.name)} ${print(record.reference)}`),
    ...splitWords(`${print(record.description)} Straße (2) 7 Łódź ${debtor.vatNumber ?? ''}`),
    // The title of the document and of each page.
    ...pages.map(() => record.invoiceNumber),
    ...pages.flatMap((_page, index) => [String(index + 1), String(pages.length)]),
    ...date(record.invoiceDate),
    ...(total > 0 ? [...date(record.dueDate), ...date(record.dueDate)] : []),
    ...record.lines.flatMap((row: Row) => splitWords(print(row.description))),
    ...record.lines.flatMap((row: Row) =>
      row.bookingType === 'T'
        ? []
        : [
            number(row.quantity),
            ...(row.unitPriceIncludingVat ? [] : [amount(row.unitPrice)]),
            amount(row.amountExcludingVat),
            ...(row.discountPercentage ? [`${number(row.discountPercentage)}%`] : []),
          ],
    ),
    ...record.vatTotals.flatMap((row: Row) => [amount(row.amountExcludingVat), amount(row.amountVat)]),
    ...[record.amountExcludingVat, record.amountVat, total, Math.abs(total)].map(amount),
    // The sentence about the payment.
    ...(total > 0 ? [amount(total), ...splitWords('NL69 TEST 0000 0000 01'), record.invoiceNumber] : []),
    ...(total < 0 ? [amount(-total)] : []),
  ].map((word) => word.replace(/[?.]$/, ''));
}

/** Checks that an amount is the price without VAT of a line whose price includes it: the amount of the line follows from it. */
function isConvertedPrice(word: string, { lines }: Row): boolean {
  const digits = word.replaceAll(/[.,]/g, ' ').split(' ');
  const price = Number(`${digits.slice(0, -1).join('')}.${digits.at(-1)}`);
  return lines.some((row: Row) => {
    const amount = row.quantity * price * (1 - (row.discountPercentage ?? 0) / 100);
    return row.unitPriceIncludingVat && Math.abs(amount - row.amountExcludingVat) <= 0.005;
  });
}

/** Figures of the law, and rates. */
const FIXED = /^(?:11|138|146|196|1968|2006\/112\/E[GC]|\d+%)$/;
const CARRIED = /^(?:Transport|Over te brengen|Carried over|Brought forward)\s+€\s+(\S+)$/gm;

/** Returns the words that are more often in a list than in another. */
const subtract = (words: readonly string[], others: readonly string[]): string[] => {
  const rest = new Map([...Map.groupBy(others, (word) => word)].map(([word, same]) => [word, same.length]));
  return words.filter((word) => {
    const left = rest.get(word) ?? 0;
    rest.set(word, left - 1);
    return left <= 0;
  });
};

it
  .skipIf(isPdfReadingSkipped())
  .each(fc.sample(invoice, { numRuns: COUNT, seed: 5 }).map((value, index) => [index + 1, value] as const))(
  'document %d has every amount and text of its invoice, and no other figure',
  async (_number, value) => {
    const [record, debtor, content] = await issue(value);
    const pages = content.split('\f').filter((page) => page.trim() !== '');
    const carried = [...content.matchAll(CARRIED)].map(([, sum]) => sum);
    // Each page but the last of the table ends with what the next one begins with.
    expect(carried.filter((_sum, index) => index % 2 === 0)).toEqual(carried.filter((_sum, index) => index % 2 === 1));
    const words = splitWords(content.replaceAll(CARRIED, '')).map((word) => word.replace(/[?.,]$/, ''));
    const expected = listWords(record, debtor, pages).map((word) => word.replace(/,$/, ''));
    expect(subtract(expected, words)).toEqual([]);
    const others = subtract(words.filter(hasDigit), expected).filter((word) => !FIXED.test(word));
    expect(others.filter((word) => !isConvertedPrice(word, record))).toEqual([]);
    const title = value.customer.country === 'NL' ? 'Factuur' : 'Invoice';
    expect(content).toContain(record.amountIncludingVat < 0 ? 'Credit' : title);
    for (const [code, note] of [
      ['VR', 'Btw verlegd'],
      ['VV', 'Vrijgesteld van btw, artikel 11'],
      ['VIC', 'Intra-Community supply, Article 138'],
      ['VICD', 'Reverse charge'],
      ['VEX', 'Export from'],
    ] as const) {
      const isUsed = value.lines.some(({ isText, codeIndex }) => {
        const { codes } = value.customer;
        return !isText && codes[codeIndex % codes.length] === code;
      });
      expect(content.includes(note)).toBe(isUsed);
    }
  },
);
