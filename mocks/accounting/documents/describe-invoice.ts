import { describePayment } from './describe-payment.ts';
import type { InvoiceSource } from './source.ts';
import { createTexts, type DocumentKey, formatIban, type Texts } from './texts.ts';

type Line = InvoiceSource['lines'][number];
type VatCode = NonNullable<InvoiceSource['vatCodes'][number]>;

/** Texts of a document, in drawing order. */
export type Paper = ReturnType<typeof describeInvoice>;

/** Countries in which Dutch is an official language. */
const DUTCH_COUNTRIES: readonly string[] = ['NL', 'BE', 'SR', 'AW', 'CW', 'SX', 'BQ'];

/** Returns the texts of a document: in Dutch for buyers in Dutch-speaking countries, else in English. */
export function describeInvoice(source: InvoiceSource) {
  const { invoice, lines, parties, buyerAddress, buyerCountry, sellerCountry, outstandingAmount } = source;
  const language = !buyerCountry || DUTCH_COUNTRIES.includes(buyerCountry.code) ? 'nl' : 'en';
  const texts = createTexts(language);
  const { say, formatAmount, formatDate, formatCountry } = texts;
  const { invoiceNumber, amountExcludingVat, amountVat, amountIncludingVat: total } = invoice;
  const rates = describeRates(source, texts);
  const { sellerVatNumber, sellerChamberOfCommerceNumber, sellerIban, sellerBic } = parties;
  const numbers = { vatNumber: sellerVatNumber, chamberOfCommerceNumber: sellerChamberOfCommerceNumber };
  const account = { iban: sellerIban && formatIban(sellerIban), bic: sellerBic };
  return {
    language,
    say,
    formatAmount,
    title: `${say(total < 0 ? 'creditNote' : 'invoice')} ${invoiceNumber ?? '–'}`,
    seller: [
      parties.sellerName,
      ...[parties.sellerAddress ?? '', formatCountry(sellerCountry)].filter(Boolean),
      ...listPairs({ ...numbers, ...account }, say).map((pair) => pair.join(' ')),
    ],
    buyer: [parties.buyerName, buyerAddress, formatCountry(buyerCountry)].filter(Boolean),
    details: listPairs(
      {
        invoiceDate: formatDate(invoice.invoiceDate),
        dueDate: outstandingAmount > 0 ? formatDate(String(invoice.dueDate)) : null,
        reference: invoice.reference,
        description: invoice.description,
        yourVatNumber: invoice.vatNumber,
      },
      say,
    ),
    headings: COLUMNS.map((name) =>
      name === 'discount' && !lines.some((line) => line.discountPercentage) ? '' : say(`columns.${name}`),
    ),
    rows: lines.map((line) => describeLine(line, source, rates, texts)),
    vatHeadings: [say('vatRate'), say('vatBase'), say('totalVat')],
    vatRows: invoice.vatTotals.map((totals, index) => [
      rates[index]?.name ?? '',
      formatAmount(totals.amountExcludingVat),
      formatAmount(totals.amountVat),
    ]),
    totals: [
      [say('totalExcludingVat'), formatAmount(amountExcludingVat)],
      [say('totalVat'), formatAmount(amountVat)],
      [say('totalIncludingVat'), formatAmount(total)],
      [say(total < 0 ? 'toReceive' : 'toPay'), formatAmount(Math.abs(outstandingAmount))],
    ] as const,
    notes: [
      ...new Set(rates.flatMap(({ note }) => (note ? [say(`notes.${note}`)] : []))),
      ...describePayment(source, texts),
    ],
  };
}

const COLUMNS = ['description', 'quantity', 'unitPrice', 'discount', 'vat', 'amount'] as const;

/** Returns the defined values with their labels. */
const listPairs = (values: Readonly<Partial<Record<DocumentKey, string | null>>>, say: Texts['say']) =>
  Object.entries(values).flatMap(([key, value]) => (value ? [[say(key as DocumentKey), value] as const] : []));

interface Rate {
  readonly percentage: number;
  readonly name: string;
  /** Mention that the VAT directive requires. */
  readonly note: ReturnType<typeof getNote>;
}

/** Codes without VAT share a percentage; only the name of a code shows that it is exempt. */
const EXEMPT = /vrijgesteld|exempt/i;

function getNote(code: VatCode | undefined) {
  if (!code) return 'outsideScope';
  const { reverseCharged, returnBox, percentage, description } = code;
  if (reverseCharged) return returnBox === '3b' ? 'unionService' : 'reverseCharge';
  if (returnBox === '3b') return 'unionSupply';
  if (returnBox === '3a') return 'export';
  return percentage === 0 && EXEMPT.test(description) ? 'exempt' : undefined;
}

/** Words that replace a misleading percentage. */
const WORDS = {
  outsideScope: 'outsideScope',
  exempt: 'exempt',
  reverseCharge: 'reversed',
  unionService: 'reversed',
} as const;

/** Returns the rate of each VAT total: a percentage, or a word for a code without VAT. */
const describeRates = ({ invoice, vatCodes }: InvoiceSource, { say, formatNumber }: Texts): readonly Rate[] =>
  invoice.vatTotals.map(({ percentage }, index) => {
    const note = getNote(vatCodes[index]);
    const word = WORDS[note as keyof typeof WORDS];
    return { percentage, note, name: word ? say(`rates.${word}`) : `${formatNumber(percentage)}%` };
  });

function describeLine(line: Line, { invoice }: InvoiceSource, rates: readonly Rate[], texts: Texts) {
  const { bookingType, quantity, discountPercentage, vatCodeId, amountExcludingVat: amount } = line;
  const description = line.description ?? '';
  if (bookingType === 'T') return { description, cells: [], amount: 0 };
  const rate = rates[invoice.vatTotals.findIndex((total) => total.vatCodeId === vatCodeId)];
  const { formatNumber, formatAmount } = texts;
  const cells = [
    formatNumber(quantity),
    formatAmount(getUnitPrice(line, rate?.percentage ?? 0)),
    discountPercentage ? `${formatNumber(discountPercentage)}%` : '',
    rate?.name ?? '',
    formatAmount(amount),
  ];
  return { description, cells, amount };
}

/** Returns the price without VAT, in as many decimals as the amount of the line needs. */
function getUnitPrice(line: Line, percentage: number): number {
  const { unitPrice, unitPriceIncludingVat, quantity, discountPercentage, amountExcludingVat } = line;
  if (!unitPriceIncludingVat || !unitPrice) return unitPrice ?? 0;
  const factor = quantity * (1 - (discountPercentage ?? 0) / 100);
  const exact = unitPrice / (1 + percentage / 100);
  const prices = [exact, amountExcludingVat / factor].flatMap((price) =>
    [2, 3, 4, 5, 6, 7, 8].map((decimals) => Number(price.toFixed(decimals))),
  );
  return prices.find((price) => Math.abs(price * factor - amountExcludingVat) < 0.005) ?? exact;
}
