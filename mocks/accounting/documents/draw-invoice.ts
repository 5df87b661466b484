import { create } from 'fontkit';
import PDFDocument from 'pdfkit';
import { fonts } from '#fonts';
import { describeInvoice, type Paper } from './describe-invoice.ts';
import type { InvoiceSource } from './source.ts';
import { toPrintable } from './texts.ts';

type Page = InstanceType<typeof PDFDocument>;

/** Points from the top left of the page. Table rows end above the bottom, which leaves room for the carried total. */
const [LEFT, RIGHT, TOP, BOTTOM, FOOTER] = [56, 540, 56, 750, 800];
const [TITLE_SIZE, TEXT_SIZE, SMALL_SIZE, LINE, ROW_GAP] = [18, 9, 7.5, 13, 2];
const PARTY_X = 350;
const LABEL_WIDTH = 110;
/** Right edge and width of each table column after the first. */
type Column = readonly [right: number, width: number];
const LINE_COLUMNS: readonly Column[] = [
  [274, 44],
  [352, 74],
  [394, 40],
  [456, 58],
  [RIGHT, 80],
];
const VAT_COLUMNS: readonly Column[] = [
  [425, 110],
  [RIGHT, 110],
];
const [DESCRIPTION_WIDTH, RATE_WIDTH, FULL_WIDTH] = [170, 240, RIGHT - LEFT];
/** Height available for a row below the page head. A longer row continues on the next page. */
const MAX_ROW = BOTTOM - TOP - 5 * LINE;

/** Draws a sales invoice as a PDF. The same invoice gives the same bytes. */
export async function drawInvoice(source: InvoiceSource): Promise<Uint8Array> {
  const paper = describeInvoice(source);
  const { title, language, seller, say } = paper;
  const page = new PDFDocument({
    size: 'A4',
    margins: { top: TOP, bottom: 842 - BOTTOM, left: LEFT, right: 595 - RIGHT },
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: toPrintable(`${title} – ${seller[0]}`), CreationDate: new Date(source.invoice.invoiceDate) },
    font: fonts.regular as unknown as string,
  });
  page.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  page
    .font('regular')
    .fontSize(TEXT_SIZE)
    .lineGap(LINE - page.currentLineHeight(true));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  page.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
  const finished = new Promise((resolve) => page.on('end', resolve));
  drawHead(page, paper);
  page.on('pageAdded', () => drawPageHead(page, paper));
  drawLines(page, paper);
  drawTotals(page, paper);
  const { count } = page.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    page.switchToPage(index);
    writeTo(page, say('page', { number: String(index + 1), total: String(count) }), FOOTER, [RIGHT, 110], SMALL_SIZE);
  }
  page.end();
  await finished;
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

const font = create(fonts.regular as Parameters<typeof create>[0]);
const characters = new Set('characterSet' in font ? font.characterSet : []);

/** Replaces each character that the fonts lack, or that is written from right to left. */
const show = (text: string): string =>
  [...toPrintable(text)]
    .map((character) => {
      const isShown = characters.has(character.codePointAt(0) ?? 0) && !/[\p{sc=Hebr}\p{sc=Arab}]/u.test(character);
      return isShown || character === '\n' ? character : '\ufffd';
    })
    .join('');

/** Writes wrapped text, and moves below it. */
const write = (page: Page, text: string, x = LEFT, width = RIGHT - x): Page =>
  page.text(show(text), x, page.y, { width });

/** Writes one line that ends at the column's edge. Shrinks a text that is too wide. */
function writeTo(page: Page, text: string, y: number, [right, width]: Column, size = TEXT_SIZE): void {
  const shown = show(text);
  const natural = page.fontSize(size).widthOfString(shown);
  page.fontSize(Math.min(size, (size * width) / natural));
  page.text(shown, right - Math.min(natural, width), y, { lineBreak: false }).fontSize(TEXT_SIZE);
}

/** Writes a row, whose first cell may wrap, and moves below it. */
function writeRow(
  page: Page,
  [first = '', ...cells]: readonly string[],
  columns: readonly Column[],
  width: number,
): void {
  const { y } = page;
  for (const [index, column] of columns.entries()) writeTo(page, cells[index] ?? '', y, column);
  page.y = y;
  write(page, first, LEFT, width);
}

/** Draws a line across the page. */
function rule(page: Page): void {
  page.moveTo(LEFT, page.y).lineTo(RIGHT, page.y).lineWidth(0.5).stroke();
  page.y += 4;
}

function drawHead(page: Page, { seller, buyer, title, details }: Paper): void {
  const [name = '', ...lines] = seller;
  write(page.font('bold'), name, PARTY_X);
  for (const line of lines) write(page.font('regular'), line, PARTY_X);
  const sellerEnd = page.y;
  // Window of an envelope.
  page.y = TOP + 4 * LINE;
  for (const line of buyer) write(page, line, LEFT, PARTY_X - LEFT - 20);
  page.y = Math.max(page.y, sellerEnd) + 2 * LINE;
  write(page.font('bold').fontSize(TITLE_SIZE), title).font('regular').fontSize(TEXT_SIZE);
  page.y += LINE / 2;
  for (const [label, value] of details) {
    const { y } = page;
    write(page, label);
    page.y = y;
    write(page, value, LEFT + LABEL_WIDTH);
  }
  page.y += LINE;
}

/** Draws the head of each page after the first. */
function drawPageHead(page: Page, { seller, title }: Paper): void {
  page.text(show(seller[0] ?? ''), LEFT, TOP, { width: PARTY_X - LEFT, height: LINE, ellipsis: true });
  writeTo(page, title, TOP, [RIGHT, RIGHT - PARTY_X]);
  page.y = TOP + 2 * LINE;
}

/** Draws the lines of the invoice. A page break carries the total over. */
function drawLines(page: Page, { headings, rows, say, formatAmount }: Paper): void {
  let cents = 0;
  function drawHeadings(): void {
    writeRow(page.font('bold'), headings, LINE_COLUMNS, DESCRIPTION_WIDTH);
    rule(page.font('regular'));
  }
  function drawCarried(key: 'toCarry' | 'carried', y: number): void {
    page.font('bold').text(say(key), LEFT, y, { lineBreak: false });
    writeTo(page, formatAmount(cents / 100), y, [RIGHT, 110]);
    page.font('regular').y = y + LINE;
  }
  function carryOver(): void {
    const { y } = page;
    const { count } = page.bufferedPageRange();
    page.switchToPage(count - 2);
    drawCarried('toCarry', BOTTOM + 4);
    page.switchToPage(count - 1);
    page.y = y;
    drawHeadings();
    drawCarried('carried', page.y);
  }
  drawHeadings();
  page.on('pageAdded', carryOver);
  for (const { description, cells, amount } of rows) {
    const width = cells.length > 0 ? DESCRIPTION_WIDTH : FULL_WIDTH;
    const height = page.heightOfString(show(description), { width });
    // Only a line longer than a page is split.
    if (page.y + (height < MAX_ROW ? height : LINE) > BOTTOM) page.addPage();
    cents += Math.round(amount * 100);
    writeRow(page, [description, ...cells], LINE_COLUMNS, width);
    page.y += ROW_GAP;
  }
  page.off('pageAdded', carryOver);
}

/** Draws VAT, totals and payment sentences, on one page if they fit. */
function drawTotals(page: Page, { vatHeadings, vatRows, totals, notes }: Paper): void {
  if (page.y + (vatRows.length + totals.length + 2 * notes.length + 4) * LINE > BOTTOM) page.addPage();
  page.y += LINE / 2;
  rule(page);
  writeRow(page.font('bold'), vatHeadings, VAT_COLUMNS, RATE_WIDTH);
  for (const row of vatRows) writeRow(page.font('regular'), row, VAT_COLUMNS, RATE_WIDTH);
  page.y += LINE;
  for (const [index, [label, amount]] of totals.entries()) {
    writeTo(page.font(index < 2 ? 'regular' : 'bold'), amount, page.y, [RIGHT, 86]);
    write(page, label, PARTY_X, 102);
  }
  page.font('regular').y += LINE;
  for (const note of notes) write(page, note);
}
