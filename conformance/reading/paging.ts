import type { Collection } from '../found.ts';
import type { Session } from '../session.ts';
import { confirm, type Finding, listCheck } from './confirm.ts';
import { envelopeFindings } from './envelope.ts';
import { ownListPath } from './links.ts';
import { compared } from './order.ts';
import { called, keyOf, type Page, pageIn, pageSize, readPage } from './page.ts';

/** Pages that are turned in one list. */
const pagesTurned = 4;

/** Small pages, one after the other by `nextPage`: none repeats a record, and all are in the order of identifiers. */
export const paging = listCheck('pages', async (collection, { session }) => {
  await confirm(session, collection, (known) => turned(session, known));
});

/** A list in three or four pages, or the first pages of a long one. */
const sizeFor = (total: number): number => Math.max(1, Math.min(pageSize, Math.ceil(total / 3) || 1));

interface Turn {
  readonly pages: readonly Page[];
  readonly findings: readonly Finding[];
}

async function turned(session: Session, known: Collection): Promise<readonly Finding[]> {
  const size = sizeFor(known.total);
  const { pages, findings } = await turn(session, known, size);
  const [first, second] = pages;
  const more = [...findings, ...repeated(known, pages), ...unordered(pages)];
  if (first && second && more.length === 0) more.push(...(await turnedBack(session, known, first, second)));
  return more;
}

/** Follows `nextPage`, until it is null or something is wrong. */
async function turn(session: Session, known: Collection, size: number): Promise<Turn> {
  const pages: Page[] = [];
  const findings: Finding[] = [];
  let page = await readPage(session, known, { about: 'page 1', query: [['pageSize', String(size)]] });
  while (page) {
    pages.push(page);
    findings.push(...envelopeFindings(session, known, page, { number: pages.length, size }));
    const path = ownListPath(session, known, page.meta.nextPage);
    if (findings.length > 0 || path === undefined || pages.length >= pagesTurned) break;
    const next = await followed(session, known, page, { name: 'nextPage', rule: 'next page', path });
    if ('rule' in next) findings.push(next);
    page = 'rule' in next ? undefined : next;
  }
  return { pages, findings };
}

interface Link {
  readonly name: string;
  readonly rule: string;
  readonly path: string;
}

/** The page that a link leads to, or what is wrong with the link. */
async function followed(
  session: Session,
  { operation }: Collection,
  from: Page,
  { name, rule, path }: Link,
): Promise<Page | Finding> {
  const exchange = await session.ask(operation, { about: name, path });
  const page = pageIn(exchange);
  if (page) return page;
  const message = `${name} is answered ${exchange.reply.status}; a page was to be expected.`;
  return { rule, message, exchanges: [from.exchange, exchange] };
}

function repeated(known: Collection, pages: readonly Page[]): readonly Finding[] {
  const seen = new Map<string, number>();
  for (const [index, { rows, exchange }] of pages.entries()) {
    for (const row of rows) {
      const key = keyOf(known, row);
      const before = seen.get(key);
      if (before !== undefined) {
        const message = `Page ${index + 1} has ${called(row)}, which page ${before + 1} has too.`;
        const earlier = pages[before]?.exchange ?? exchange;
        return [{ rule: 'pages overlap', message, exchanges: before === index ? [exchange] : [earlier, exchange] }];
      }
      seen.set(key, index);
    }
  }
  return [];
}

/** Without `orderby` records come in the order of their identifiers. */
function unordered(pages: readonly Page[]): readonly Finding[] {
  for (const [index, { rows, exchange }] of pages.entries()) {
    for (const [place, row] of rows.entries()) {
      const before = rows[place - 1] ?? pages[index - 1]?.rows.at(-1);
      if (!before || compared(before.id, row.id) <= 0) continue;
      const message = `Without orderby, ${called(before)} comes before ${called(row)}.`;
      const earlier = pages[index - 1]?.exchange;
      return [{ rule: 'usual order', message, exchanges: place > 0 || !earlier ? [exchange] : [earlier, exchange] }];
    }
  }
  return [];
}

async function turnedBack(session: Session, known: Collection, first: Page, second: Page): Promise<readonly Finding[]> {
  const path = ownListPath(session, known, second.meta.previousPage);
  if (path === undefined) return [];
  const back = await followed(session, known, second, { name: 'previousPage', rule: 'previous page', path });
  if ('rule' in back) return [back];
  const [there, here] = [first, back].map(({ rows }) => rows.map((row) => keyOf(known, row)).join());
  if (there === here) return [];
  const message = 'previousPage of page 2 leads to other records than those of page 1.';
  return [{ rule: 'previous page', message, exchanges: [first.exchange, second.exchange, back.exchange] }];
}
