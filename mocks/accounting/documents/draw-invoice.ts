import type { PDFPage } from '@cantoo/pdf-lib';
import type { Language } from '../../messages/render.ts';
import type { Layout, LayoutLine, LayoutVat } from '../../store/system-tables.ts';
import { createTexts, formatAmount, formatDate, formatNumber } from './texts.ts';
import { createTypesetter, type Style, type Typesetter } from './typesetter.ts';

const TEXT: Style = { weight: 'regular', size: 9 };
const STRONG: Style = { weight: 'bold', size: 9 };
const TITLE: Style = { weight: 'bold', size: 18 };
const SMALL: Style = { weight: 'regular', size: 7.5 };

const LINE_HEIGHT = 13;
const BELOW_RULE = 4;
const LEFT = 56;
const RIGHT = 540;
const TOP = 780;
/** Nothing of the table is below this, so that a carried-over total and the number of the page are. */
const BOTTOM = 90;
const FOOTER = 40;
/** Rows of a page above its first line: the page header, the column headings, and the total brought forward. */
const ROWS_ABOVE_LINES = 5;

/** Where the columns of numbers end, and how wide they are. */
const COLUMNS = {
  quantity: [286, 46],
  unitPrice: [360, 70],
  discount: [412, 44],
  vat: [449, 36],
  amount: [RIGHT, 90],
} as const;
const DESCRIPTION_WIDTH = 178;
/** Room for an amount below or above the table. */
const SUM_WIDTH = 110;
const PRICE_NOTE = [COLUMNS.unitPrice[0], SMALL, COLUMNS.unitPrice[1]] as const;
const PARTY_X = 350;
const LABEL_WIDTH = 110;

/** Draws the document of a sales invoice as a PDF: the same bytes each time for the same layout. */
export async function drawInvoice(layout: Layout): Promise<Uint8Array> {
  const { language, invoiceNumber, amountIncludingVat } = layout;
  const texts = createTexts(language);
  const title = `${amountIncludingVat < 0 ? texts('creditNote') : texts('invoice')} ${invoiceNumber}`;
  const typesetter = await createTypesetter(`${title} – ${layout.seller.name}`, language);
  const sheet = createSheet(typesetter, layout.seller.name, title);
  drawHead(sheet, layout, title);
  await drawLines(sheet, layout);
  drawTotals(sheet, layout);
  sheet.numberPages((number, count) => texts('page', { number: String(number), total: String(count) }));
  return typesetter.save();
}

/** The pages of a document, and how far the last one is written. */
interface Sheet extends Pick<Typesetter, 'wrap'> {
  y: number;
  readonly write: (text: string, x: number, style: Style) => void;
  readonly writeTo: (text: string, x: number, style: Style, width: number) => void;
  /** Draws a line across the page. */
  readonly rule: () => void;
  /** Begins a page. */
  readonly turn: () => void;
  /** Checks whether some lines of text have room on the page. */
  readonly hasRoom: (lines: number) => boolean;
  readonly numberPages: (format: (number: number, count: number) => string) => void;
}

function createSheet(typesetter: Typesetter, seller: string, title: string): Sheet {
  const { addPage, wrap } = typesetter;
  const pages: PDFPage[] = [addPage()];
  const getLast = () => pages.at(-1) as PDFPage;
  const sheet: Sheet = {
    y: TOP,
    wrap,
    write: (text, x, style) => typesetter.write(getLast(), text, x, sheet.y, style),
    writeTo: (text, x, style, width) => typesetter.writeTo(getLast(), text, x, sheet.y, style, width),
    rule() {
      const y = sheet.y + LINE_HEIGHT - 4;
      getLast().drawLine({ start: { x: LEFT, y }, end: { x: RIGHT, y }, thickness: 0.5 });
    },
    turn() {
      pages.push(addPage());
      sheet.y = TOP;
      sheet.write(wrap(seller, TEXT, PARTY_X - LEFT)[0] ?? '', LEFT, TEXT);
      sheet.writeTo(title, RIGHT, TEXT, RIGHT - PARTY_X);
      sheet.y -= 2 * LINE_HEIGHT;
    },
    hasRoom: (lines) => sheet.y - lines * LINE_HEIGHT >= BOTTOM,
    numberPages(format) {
      for (const [index, page] of pages.entries())
        typesetter.writeTo(page, format(index + 1, pages.length), RIGHT, FOOTER, SMALL, SUM_WIDTH);
    },
  };
  return sheet;
}

/** Writes a text that may need several lines, and moves below it. */
function writeBlock(sheet: Sheet, text: string, x: number, style: Style, width: number): void {
  for (const line of sheet.wrap(text, style, width)) {
    sheet.write(line, x, style);
    sheet.y -= LINE_HEIGHT;
  }
}

function drawHead(sheet: Sheet, layout: Layout, title: string): void {
  const { seller, debtor, language } = layout;
  const texts = createTexts(language);
  writeBlock(sheet, seller.name, PARTY_X, STRONG, RIGHT - PARTY_X);
  for (const line of seller.address) writeBlock(sheet, line, PARTY_X, TEXT, RIGHT - PARTY_X);
  for (const name of ['vatNumber', 'chamberOfCommerceNumber', 'iban', 'bic'] as const) {
    const value = seller[name];
    if (value) writeBlock(sheet, `${texts(name)} ${value}`, PARTY_X, TEXT, RIGHT - PARTY_X);
  }
  const sellerEnd = sheet.y;
  // Where the window of an envelope is.
  sheet.y = TOP - 4 * LINE_HEIGHT;
  for (const line of [debtor.name, ...debtor.address]) writeBlock(sheet, line, LEFT, TEXT, PARTY_X - LEFT - 20);
  sheet.y = Math.min(sheet.y, sellerEnd) - 2 * LINE_HEIGHT;
  writeBlock(sheet, title, LEFT, TITLE, RIGHT - LEFT);
  sheet.y -= LINE_HEIGHT / 2;
  for (const [label, value] of listDetails(layout)) {
    if (!value) continue;
    sheet.write(label, LEFT, TEXT);
    writeBlock(sheet, value, LEFT + LABEL_WIDTH, TEXT, RIGHT - LEFT - LABEL_WIDTH);
  }
  sheet.y -= LINE_HEIGHT;
}

function listDetails(layout: Layout): readonly (readonly [label: string, value: string | null])[] {
  const { language, invoiceDate, dueDate, reference, description, debtor, amountIncludingVat } = layout;
  const texts = createTexts(language);
  return [
    [texts('invoiceDate'), formatDate(invoiceDate, language)],
    [texts('dueDate'), amountIncludingVat > 0 ? formatDate(dueDate, language) : null],
    [texts('reference'), reference],
    [texts('description'), description],
    [texts('yourVatNumber'), debtor.vatNumber],
  ];
}

function drawColumns(sheet: Sheet, { language, lines }: Layout): void {
  const texts = createTexts(language);
  sheet.write(texts('columns.description'), LEFT, STRONG);
  for (const [name, [x, width]] of Object.entries(COLUMNS)) {
    if (name === 'discount' && !hasDiscount(lines)) continue;
    sheet.writeTo(texts(`columns.${name as keyof typeof COLUMNS}`), x, STRONG, width);
  }
  sheet.y -= LINE_HEIGHT;
  sheet.rule();
  sheet.y -= BELOW_RULE;
}

const hasDiscount = (lines: readonly LayoutLine[]): boolean =>
  lines.some(({ discountPercentage }) => discountPercentage);

/** Draws the lines. A page that ends among them carries their total over to the next one. */
async function drawLines(sheet: Sheet, layout: Layout): Promise<void> {
  const texts = createTexts(layout.language);
  let cents = 0;
  drawColumns(sheet, layout);
  const rowsPerPage = (TOP - BOTTOM) / LINE_HEIGHT - ROWS_ABOVE_LINES;
  for (const line of layout.lines) {
    const rows = wrapLine(sheet, line);
    for (const [index, text] of rows.entries()) {
      // A line is on one page, unless it is longer than that.
      if (!sheet.hasRoom(index === 0 && rows.length <= rowsPerPage ? rows.length : 1)) {
        drawCarriedTotal(sheet, texts('toCarry'), cents, layout);
        // Other requests have their turn between two pages.
        await new Promise((resolve) => setTimeout(resolve));
        sheet.turn();
        drawColumns(sheet, layout);
        drawCarriedTotal(sheet, texts('carried'), cents, layout);
      }
      drawRow(sheet, text, index, line, layout);
      if (index === 0 && !line.isText) cents += Math.round(line.amountExcludingVat * 100);
    }
  }
}

function wrapLine(sheet: Sheet, { description, isText, unitPriceIncludingVat }: LayoutLine): readonly string[] {
  const rows = sheet.wrap(description ?? '', TEXT, isText ? RIGHT - LEFT : DESCRIPTION_WIDTH);
  // The price has a second row when it includes VAT.
  return unitPriceIncludingVat && rows.length === 1 ? [...rows, ''] : rows;
}

function drawCarriedTotal(sheet: Sheet, label: string, cents: number, { language }: Layout): void {
  sheet.write(label, LEFT, STRONG);
  sheet.writeTo(formatAmount(cents / 100, language), RIGHT, STRONG, SUM_WIDTH);
  sheet.y -= LINE_HEIGHT;
}

function drawRow(sheet: Sheet, text: string, index: number, line: LayoutLine, layout: Layout): void {
  sheet.write(text, LEFT, TEXT);
  if (index === 0 && !line.isText) drawNumbers(sheet, line, layout);
  if (index === 1 && line.unitPriceIncludingVat)
    sheet.writeTo(createTexts(layout.language)('includingVat'), ...PRICE_NOTE);
  sheet.y -= LINE_HEIGHT;
}

function drawNumbers(sheet: Sheet, line: LayoutLine, { language, vat }: Layout): void {
  const { quantity, unitPrice, discountPercentage, vatCodeId, amountExcludingVat } = line;
  const write = (name: keyof typeof COLUMNS, text: string) => {
    const [x, width] = COLUMNS[name];
    sheet.writeTo(text, x, TEXT, width);
  };
  write('quantity', formatNumber(quantity, language));
  write('unitPrice', formatAmount(unitPrice, language));
  if (discountPercentage) write('discount', `${formatNumber(discountPercentage, language)}%`);
  const total = vat.find((candidate) => candidate.vatCodeId === vatCodeId);
  write('vat', formatRate(total, language));
  write('amount', formatAmount(amountExcludingVat, language));
}

function formatRate(vat: LayoutVat | undefined, language: Language): string {
  if (!vat || vat.vatCodeId === null) return createTexts(language)('noVat');
  return vat.note === 'reverseCharge'
    ? createTexts(language)('reverseCharged')
    : `${formatNumber(vat.percentage, language)}%`;
}

function drawTotals(sheet: Sheet, layout: Layout): void {
  const { language, vat, amountExcludingVat, amountVat, amountIncludingVat, seller, dueDate, invoiceNumber } = layout;
  const texts = createTexts(language);
  const notes = [...new Set(vat.flatMap(({ note }) => (note ? [note] : [])))];
  if (!sheet.hasRoom(vat.length + notes.length + 12)) sheet.turn();
  sheet.y -= LINE_HEIGHT / 2;
  sheet.rule();
  sheet.y -= BELOW_RULE;
  drawVat(sheet, layout);
  const totals = [
    [texts('totalExcludingVat'), amountExcludingVat, TEXT],
    [texts('totalVat'), amountVat, TEXT],
    [texts('totalIncludingVat'), amountIncludingVat, STRONG],
  ] as const;
  for (const [label, amount, style] of totals) writeTotal(label, formatAmount(amount, language), style);
  const isCreditNote = amountIncludingVat < 0;
  const sum = formatAmount(Math.abs(amountIncludingVat), language);
  writeTotal(isCreditNote ? texts('toReceive') : texts('toPay'), sum, STRONG);
  sheet.y -= LINE_HEIGHT;
  for (const note of notes) writeBlock(sheet, texts(`notes.${note}`), LEFT, TEXT, RIGHT - LEFT);
  if (isCreditNote) writeBlock(sheet, texts('receive', { amount: sum }), LEFT, TEXT, RIGHT - LEFT);
  else if (amountIncludingVat > 0 && seller.iban) {
    const date = formatDate(dueDate, language);
    writeBlock(
      sheet,
      texts('pay', { amount: sum, until: date, iban: seller.iban, number: invoiceNumber }),
      LEFT,
      TEXT,
      RIGHT - LEFT,
    );
  }

  function writeTotal(label: string, amount: string, style: Style): void {
    sheet.write(label, PARTY_X, style);
    sheet.writeTo(amount, RIGHT, style, SUM_WIDTH);
    sheet.y -= LINE_HEIGHT;
  }
}

/** Draws the amount and the VAT of each code. A code of 0% says why. */
function drawVat(sheet: Sheet, { language, vat }: Layout): void {
  const texts = createTexts(language);
  const [rate, base, amount] = [LEFT, 425, RIGHT];
  sheet.write(texts('vatRate'), rate, STRONG);
  sheet.writeTo(texts('vatBase'), base, STRONG, SUM_WIDTH);
  sheet.writeTo(texts('totalVat'), amount, STRONG, SUM_WIDTH);
  sheet.y -= LINE_HEIGHT;
  for (const total of vat) {
    const reason = total.percentage === 0 && total.description ? `  ${total.description}` : '';
    sheet.writeTo(formatAmount(total.amountExcludingVat, language), base, TEXT, SUM_WIDTH);
    sheet.writeTo(formatAmount(total.amountVat, language), amount, TEXT, SUM_WIDTH);
    writeBlock(sheet, `${formatRate(total, language)}${reason}`, rate, TEXT, 240);
  }
  sheet.y -= LINE_HEIGHT;
}
