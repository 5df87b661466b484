import { isJsonObject } from '../../contract.ts';
import type { Row } from '../../data/rows.ts';
import { differsInNotation } from '../../judges/differences.ts';
import { formatValue } from '../../rules/format.ts';
import type { Check, Context } from '../check.ts';
import { readRecord, reportIfReproducible } from './read-after-write.ts';
import type { OwnRecord } from './records.ts';

/** The IBAN of a mandate equals the IBAN of its debtor, which may have any field name. */
export const mandateIbanCheck: Check = {
  name: 'IBAN of a mandate',
  appliesTo: ({ id }) => id === 'createDebtorMandate',
  async run(operation, context) {
    const created = await context.records.create(operation.path, 'minimal');
    if ('reason' in created) return;
    const { path, row, exchange } = created.value;
    const debtor = await readRecord(context, '/v1/debtors', path.replace(/\/\w+\/[^/]+$/, ''));
    const fields = Object.entries((debtor.json ?? {}) as Row);
    const [, iban] = fields.find(([name, value]) => /iban/i.test(name) && typeof value === 'string') ?? [];
    if (row.IBAN === undefined || !iban || differsInNotation(iban, row.IBAN)) return;
    const message = `IBAN is ${formatValue(row.IBAN)}, and the debtor has ${formatValue(iban)}.`;
    context.session.report({ rule: 'mandate-iban', message, operation, exchanges: [debtor, exchange] });
  },
};

/** The sales prices of an article: which fields those are is for the server to say. */
const getPrices = (article: Row): readonly number[] =>
  Object.entries(article)
    .filter(([name, value]) => /price/i.test(name) && !/purchase|cost/i.test(name) && Number(value ?? 0) !== 0)
    .map(([, value]) => Number(value));

/** A line of text needs its type only, and a line of an article takes the price from there. */
export const draftLinesCheck: Check = {
  name: 'lines with required fields only',
  appliesTo: ({ id }) => id === 'createDraftSalesInvoiceLine',
  async run(operation, { session, records, inventory }) {
    const list = await records.getListPath(operation.path);
    if ('reason' in list) return;
    const send = (bookingType: string, fields: Row, expected: readonly number[]) =>
      records.send(operation, {
        description: `a line ${bookingType} with required fields only`,
        path: list.value,
        body: { bookingType, ...fields },
        expected,
        provenance: ['line-text-needs-nothing'],
      });
    await send('T', {}, [201]);
    const articles = inventory.getCollection('/v1/articles')?.rows ?? [];
    const article = articles.find((row) => typeof row.ArticleSku === 'string' && getPrices(row).length > 0);
    if (!article) return;
    const exchange = await send('A', { ArticleSku: article.ArticleSku }, [201, 400]);
    const { unitPrice } = (exchange.json ?? {}) as Row;
    if (exchange.response.status !== 201 || unitPrice === undefined) return;
    const prices = getPrices(article);
    if (unitPrice !== null && prices.includes(Number(unitPrice))) return;
    const message = `unitPrice of a line without one is ${formatValue(unitPrice)}; its article has ${prices.join(' and ')}.`;
    session.report({ rule: 'article-price', message, exchanges: [exchange] });
  },
};

/** A sales order changes the stock of the article that it has. */
export const stockCheck: Check = {
  name: 'stock after an order',
  appliesTo: ({ id }) => id === 'createSalesOrderWithLines',
  async run(operation, context) {
    const first = await context.records.create(operation.path, 'full');
    const path = 'value' in first ? await findArticle(context, first.value) : undefined;
    if (path === undefined) return;
    const before = await readRecord(context, '/v1/articles', path);
    const second = await context.records.create(operation.path, 'full');
    if ('reason' in second) return;
    await reportIfReproducible(context, operation, async () => {
      const after = await readRecord(context, '/v1/articles', path);
      const [stock, changed] = [before, after].map(({ json }) => (json as Row | null)?.currentStock);
      if (typeof stock !== 'number' || changed !== stock) return undefined;
      const message = `currentStock is ${stock} before an order of the article and after it.`;
      return { rule: 'stock', message, exchanges: [before, second.value.exchange, after] };
    });
  },
};

/** The path of the article in the first line of an order that has one. */
async function findArticle({ inventory, records }: Context, { exchange }: OwnRecord): Promise<string | undefined> {
  const lines = isJsonObject(exchange.json) && Array.isArray(exchange.json.lines) ? exchange.json.lines : [];
  const { ArticleSku: sku } = lines.filter(isJsonObject).find(({ bookingType }) => bookingType === 'A') ?? {};
  if (sku === undefined) return undefined;
  const own = await records.getShared('/v1/articles');
  if ('value' in own && own.value.row.ArticleSku === sku) return own.value.path;
  const articles = inventory.getCollection('/v1/articles');
  const article = articles?.rows.find(({ ArticleSku }) => ArticleSku === sku);
  return article && articles?.getPath(article);
}
