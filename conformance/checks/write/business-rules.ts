import { isJsonObject } from '../../contract.ts';
import type { Inventory } from '../../data/discovery.ts';
import type { Row } from '../../data/rows.ts';
import { differsInNotation, formatDifference, getDifferences } from '../../judges/differences.ts';
import { formatValue } from '../../rules/format.ts';
import { type HttpExchange, type Issue, toIssues } from '../../session/http.ts';
import { ObstacleError, orObstacle } from '../../session/stop.ts';
import type { Check, Context } from '../check.ts';
import { isCashJournal } from '../read/books.ts';
import { getListPath, readListed, readRecord, reportIfReproducible } from './read-after-write.ts';
import type { OwnRecord } from './records.ts';

/** Checks that a mandate has the IBAN of its debtor, under any field name. */
export const mandateIbanCheck: Check = {
  name: 'IBAN of a mandate',
  appliesTo: ({ id }) => id === 'createDebtorMandate',
  async run(operation, context) {
    const { path, row, exchange } = await context.records.create(operation.path, 'minimal');
    const debtor = await readRecord(context, { list: '/v1/debtors', path: getListPath(getListPath(path)) });
    const fields = Object.entries((debtor.json ?? {}) as Row);
    const [, iban] = fields.find(([name, value]) => /iban/i.test(name) && typeof value === 'string') ?? [];
    if (row.IBAN === undefined || !iban || differsInNotation(iban, row.IBAN)) return;
    const message = `IBAN is ${formatValue(row.IBAN)}, and the debtor has ${formatValue(iban)}.`;
    context.session.report({ rule: 'mandate-iban', message, operation, exchanges: [debtor, exchange] });
  },
};

/** Returns the sales prices of an article, in whatever fields a server has them. */
const getPrices = (article: Row): readonly number[] =>
  Object.entries(article)
    .filter(([name, value]) => /price/i.test(name) && !/purchase|cost/i.test(name) && Number(value ?? 0) !== 0)
    .map(([, value]) => Number(value));

/** Checks that a line of text needs only its type, and a line of an article takes its price. */
export const draftLinesCheck: Check = {
  name: 'lines with required fields only',
  appliesTo: ({ id }) => id === 'createDraftSalesInvoiceLine',
  async run(operation, { session, records, inventory, send }) {
    const path = await records.getListPath(operation.path);
    // A server may lack the endpoint.
    const provenance = (status: number) => (status === 400 ? ['line-text-needs-nothing'] : undefined);
    const sendLine = (body: Row, expected: readonly number[]) => {
      const description = `a line ${body.bookingType} with required fields only`;
      return send(operation, { description, path, body, expected, provenance });
    };
    await sendLine({ bookingType: 'T' }, [201]);
    const article = findPricedArticle(inventory);
    if (!article) return;
    const exchange = await sendLine({ bookingType: 'A', ArticleSku: article.ArticleSku }, [201, 400]);
    session.report(...findPriceIssues(article, exchange.json, exchange));
  },
};

/** Checks that a draft created as a whole also takes the price of an article. */
export const draftPriceCheck: Check = {
  name: 'a draft whose line has no price',
  appliesTo: ({ id }) => id === 'createDraftSalesInvoiceWithLines',
  async run({ path }, { session, records, inventory }) {
    const article = findPricedArticle(inventory);
    if (!article) return;
    const lines = [{ bookingType: 'A', ArticleSku: article.ArticleSku }];
    const { exchange, row } = await records.create(path, 'minimal', { lines });
    session.report(...findPriceIssues(article, Array.isArray(row.lines) ? row.lines[0] : undefined, exchange));
  },
};

const findPricedArticle = (inventory: Inventory): Row | undefined =>
  inventory
    .getCollection('/v1/articles')
    ?.rows.find((row) => typeof row.ArticleSku === 'string' && getPrices(row).length > 0);

function findPriceIssues(article: Row, line: unknown, exchange: HttpExchange): readonly Issue[] {
  const { unitPrice } = (line ?? {}) as Row;
  if (exchange.response.status !== 201 || unitPrice === undefined) return [];
  const prices = getPrices(article);
  if (unitPrice !== null && prices.includes(Number(unitPrice))) return [];
  const message = `unitPrice of a line without one is ${formatValue(unitPrice)}; its article has ${prices.join(' and ')}.`;
  return [{ rule: 'article-price', message, exchanges: [exchange] }];
}

/** Checks that a new entry of a cash register has both balances, alone and in its list. */
export const cashEntryCheck: Check = {
  name: 'balances of a new cash entry',
  appliesTo: ({ kind, resource }) => kind === 'create' && /^journalentries(withlines)?$/.test(resource),
  async run(operation, context) {
    const journal = context.inventory.getCollection('/v1/journals')?.rows.find(isCashJournal);
    if (!journal) return;
    const balances = { openingBalance: 100, closingBalance: 100 };
    const record = await context.records.create(operation.path, 'minimal', { JournalId: journal.id, ...balances });
    await reportIfReproducible(context, operation, async () => {
      const read = await readRecord(context, record);
      const listed = await readListed(context, record);
      const shown = [
        [record.row, record.exchange],
        [read.json, read],
        [listed?.row, listed?.exchange],
      ] as const;
      return shown.flatMap(([row, exchange]) => {
        const [difference] = row && exchange ? getDifferences(balances, row) : [];
        const message = difference && formatDifference(difference, 'was sent for an entry of a cash register');
        return toIssues('cash-balances', message, [...new Set([record.exchange, exchange ?? record.exchange])]);
      });
    });
  },
};

/** Checks that a sales order changes the stock of its article. */
export const stockCheck: Check = {
  name: 'stock after an order',
  appliesTo: ({ id }) => id === 'createSalesOrderWithLines',
  async run(operation, context) {
    const path = await findArticle(context, await context.records.create(operation.path, 'full'));
    if (path === undefined) return;
    const article = { list: '/v1/articles', path };
    const before = await readRecord(context, article);
    const { exchange } = await context.records.create(operation.path, 'full');
    await reportIfReproducible(context, operation, async () => {
      const after = await readRecord(context, article);
      const [stock, changed] = [before, after].map(({ json }) => (json as Row | null)?.currentStock);
      if (typeof stock !== 'number' || changed !== stock) return undefined;
      const message = `currentStock is ${stock} before an order of the article and after it.`;
      return { rule: 'stock', message, exchanges: [before, exchange, after] };
    });
  },
};

async function findArticle({ inventory, records }: Context, { exchange }: OwnRecord): Promise<string | undefined> {
  const lines = isJsonObject(exchange.json) && Array.isArray(exchange.json.lines) ? exchange.json.lines : [];
  const { ArticleSku: sku } = lines.filter(isJsonObject).find(({ bookingType }) => bookingType === 'A') ?? {};
  if (sku === undefined) return undefined;
  const own = await orObstacle(records.getShared('/v1/articles'));
  if (!(own instanceof ObstacleError) && own.row.ArticleSku === sku) return own.path;
  const articles = inventory.getCollection('/v1/articles');
  const article = articles?.rows.find(({ ArticleSku }) => ArticleSku === sku);
  return article && articles?.getPath(article);
}
