import { Decimal } from 'decimal.js';
import type { ValidationIssue } from '../../messages/problems.ts';
import type { RecordOf } from '../../store/record-types.ts';
import { getStockTaken, saveStockTaken } from '../../store/system-tables.ts';
import { type Context, getRecords, lookup } from '../context.ts';
import type { ResourceHooks } from '../hooks.ts';
import { calculateSalesHeader } from './invoice-lines.ts';

type OrderLine = RecordOf<'salesorders/lines'>;

/** Sales orders: with the trade pack, they take their articles out of stock. */
export const salesOrders: ResourceHooks<RecordOf<'salesorders'>, OrderLine> = {
  calculate: calculateSalesHeader,
  afterSave({ record, getLines }, context) {
    if (!context.administration.modules.tradePack) return takeFromStock(record.id, new Map(), context);
    return takeFromStock(record.id, getQuantities(getLines(), context), context);
  },
  beforeDelete: ({ id }, context) => takeFromStock(id, new Map(), context),
};

function getQuantities(lines: readonly OrderLine[], context: Context): Map<number, Decimal> {
  const quantities = new Map<number, Decimal>();
  for (const { ArticleSku, quantity } of lines) {
    const article = lookup(context, 'articles', ArticleSku, 'ArticleSku');
    if (article) quantities.set(article.id, (quantities.get(article.id) ?? ZERO).plus(quantity));
  }
  return quantities;
}

const ZERO = new Decimal(0);

/** Scale of quantities, which have four decimals. */
const SCALE = 10_000;

/** Updates the stock taken by an order: takes more, or returns the rest. */
function takeFromStock(orderId: number, quantities: ReadonlyMap<number, Decimal>, context: Context): ValidationIssue[] {
  const reservedBefore = getStockTaken(context, orderId);
  const issues = [...new Set([...reservedBefore.keys(), ...quantities.keys()])].flatMap((articleId) => {
    const released = new Decimal(reservedBefore.get(articleId) ?? 0)
      .div(SCALE)
      .minus(quantities.get(articleId) ?? ZERO);
    return addToStock(articleId, released, context);
  });
  if (issues.length > 0) return issues;
  const reserved = new Map([...quantities].map(([id, quantity]) => [id, quantity.times(SCALE).round().toNumber()]));
  saveStockTaken(context, orderId, reserved);
  return [];
}

/** Largest absolute stock in the contract. */
const MAX_STOCK = 99_999_999_999.9999;

function addToStock(articleId: number, quantity: Decimal, context: Context): ValidationIssue[] {
  const articles = getRecords(context, 'articles');
  const article = articles.find(context.scope, articleId);
  if (!article || quantity.isZero()) return [];
  const currentStock = quantity.plus(article.currentStock).toNumber();
  if (Math.abs(currentStock) > MAX_STOCK) {
    return [{ field: 'lines', key: 'stockTooLarge', parameters: { number: article.ArticleSku } }];
  }
  articles.update(context.scope, articleId, { currentStock });
  return [];
}
