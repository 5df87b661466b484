import type { Fields } from './contract-types.ts';
import type { Directory } from './directory.ts';
import type { SalesOrderEntry } from './entry-types.ts';
import { addressOf } from './parties.ts';
import { salesLines } from './sales-lines.ts';
import type { NextId, Row } from './tables.ts';

/** The number before that of the first order. */
const numbersAfter = 26_000;

/** The orders of a company, numbered in the order in which they are written. */
export function salesOrders(entries: readonly SalesOrderEntry[], directory: Directory, nextId: NextId) {
  const orders = entries.map((entry, index) => {
    const id = nextId('salesorders');
    const lines = salesLines(entry.lines, directory);
    const fields: Fields<'SalesOrder'> = {
      debtorId: directory.debtors.idOf(entry.debtor),
      orderDate: entry.date,
      shippingDate: entry.shippingDate ?? null,
      deliveryAddress: entry.deliveryAddress ? addressOf(entry.deliveryAddress, directory) : null,
      paymentConditionId: directory.paymentConditions.idOrNull(entry.paymentCondition),
      reference: entry.reference ?? null,
      description: entry.description ?? null,
      remark: entry.remark ?? null,
      number: String(numbersAfter + index + 1),
      ...lines.totals,
      vatTotals: [...lines.totals.vatTotals],
    };
    return {
      header: { id, ...fields },
      lines: lines.rows('salesorders/lines', { orderId: id }, nextId).map(asOrdered),
    };
  });
  return { salesorders: orders.map(({ header }) => header), 'salesorders/lines': orders.flatMap(({ lines }) => lines) };
}

/** An order has no lines on a sales type or a ledger account. */
function asOrdered({ salesTypeId: _salesType, ledgerAccountId: _account, ...line }: Row): Row {
  return line as Row;
}
