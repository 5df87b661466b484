import { Decimal } from 'decimal.js';
import type { ValidationIssue } from '../../messages/problems.ts';
import type { StoredRecord } from '../../store/records.ts';
import { TENANT_COLUMN } from '../../store/tables.ts';
import { MAX_STOCK } from '../arithmetic/limits.ts';
import { type Context, forget, getRecords, lookup, tenantScope } from '../context.ts';
import type { ResourceHooks } from '../hooks.ts';
import { linesOf, settleTotals } from './invoice-lines.ts';

/** Sales orders: with the trade pack, what they hold is out of stock. */
export const salesOrders: ResourceHooks = {
  afterSave(id, context) {
    const faults = settleTotals('salesorders', id, context);
    return faults.length > 0 ? faults : takeFromStock(id, articlesIn(id, context), context);
  },
  beforeDelete({ id }, context) {
    return takeFromStock(id, new Map(), context);
  },
};

/** How much of each article an order holds, by the identifier of the article. */
function articlesIn(id: number, context: Context): Map<number, Decimal> {
  const quantities = new Map<number, Decimal>();
  if (!context.administration.modules.tradePack) return quantities;
  for (const line of linesOf('salesorders', id, context)) {
    const article = lookup(context, 'articles', line.ArticleSku, 'ArticleSku');
    if (article) {
      quantities.set(article.id, (quantities.get(article.id) ?? new Decimal(0)).plus(Number(line.quantity)));
    }
  }
  return quantities;
}

/** Makes an order hold these quantities: takes more out of stock, or puts back what it held before. */
function takeFromStock(orderId: number, wanted: ReadonlyMap<number, Decimal>, context: Context): ValidationIssue[] {
  const { database, administration } = context;
  const taken = database.all('select articleId, quantity from stock_taken where orderId = ?', orderId);
  const held = new Map(
    taken.map(({ articleId, quantity }) => [Number(articleId), new Decimal(Number(quantity)).div(scale)]),
  );
  const faults = [...new Set([...held.keys(), ...wanted.keys()])].flatMap((articleId) =>
    addToStock(articleId, (held.get(articleId) ?? zero).minus(wanted.get(articleId) ?? zero), context),
  );
  if (faults.length > 0) return faults;
  database.run('delete from stock_taken where orderId = ?', orderId);
  for (const [articleId, quantity] of wanted) {
    database.run(
      `insert into stock_taken (${TENANT_COLUMN}, orderId, articleId, quantity) values (?, ?, ?, ?)`,
      administration.id,
      orderId,
      articleId,
      quantity.times(scale).round().toNumber(),
    );
  }
  return [];
}

const zero = new Decimal(0);

/** Quantities have four decimals. */
const scale = 10_000;

function addToStock(articleId: number, quantity: Decimal, context: Context): ValidationIssue[] {
  const articles = getRecords(context, 'articles');
  const article: StoredRecord | undefined = articles.find(tenantScope(context), articleId);
  if (!article || quantity.isZero()) return [];
  const currentStock = quantity.plus(Number(article.currentStock)).toNumber();
  if (Math.abs(currentStock) > MAX_STOCK) {
    return [{ field: 'lines', key: 'stockTooLarge', parameters: { number: String(article.ArticleSku) } }];
  }
  articles.update(tenantScope(context), articleId, { currentStock });
  forget(context, 'articles');
  return [];
}
