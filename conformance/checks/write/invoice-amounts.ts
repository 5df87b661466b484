import {
  findAlternative,
  findOperationAt,
  findRecordOperation,
  getCollectionPath,
  getInputProperties,
  getParentPath,
  isJsonObject,
  type JsonObject,
  type Operation,
} from '../../contract.ts';
import { findAmountIssues, isText } from '../../judges/amounts.ts';
import type { Check } from '../check.ts';
import { getListPath, readList, readRecord, reportIfReproducible } from './read-after-write.ts';

/** Creates an invoice with a price including VAT and a priced line of text; its response is judged. */
export const invoiceAmountsCheck: Check = {
  name: 'amounts of an invoice',
  appliesTo: (operation) => operation.kind === 'create' && 'lines' in getInputProperties(operation),
  async run(operation, context) {
    const { sent, row } = await context.records.create(operation.path, 'example');
    if (!Array.isArray(sent.lines) || !Array.isArray(row.lines)) return;
    const body = { ...sent, lines: createLines(operation, sent.lines.filter(isJsonObject)) };
    const spec = { description: 'create with a line of text', path: operation.path, body, expected: [201, 400] };
    await context.send(operation, spec);
  },
};

/** Creates the first booked line at a price including VAT, and a line of text, if lines have those. */
function createLines(operation: Operation, lines: readonly JsonObject[]): readonly JsonObject[] {
  const { items = {} } = getInputProperties(operation).lines ?? {};
  const keepDocumented = (line: JsonObject): JsonObject => {
    const { properties } = findAlternative(items, line);
    return Object.fromEntries(Object.entries(line).filter(([name]) => name in properties));
  };
  const text = { bookingType: 'T', description: 'contract test', quantity: 2, unitPrice: 50 };
  const hasText = 'bookingType' in findAlternative(items, text).properties;
  const { amountVat: _, ...booked } = lines.find((line) => !isText(line)) ?? {};
  const priced = { ...booked, quantity: 2, unitPrice: 121, unitPriceIncludingVat: true, discountPercentage: 0 };
  return [keepDocumented(priced), ...(hasText ? [keepDocumented(text)] : [])];
}

/** Checks that the amounts of an invoice follow a change of a line. */
export const changedLineCheck: Check = {
  name: 'totals after a change of a line',
  appliesTo: (operation) => operation.kind === 'update' && 'unitPrice' in getInputProperties(operation),
  async run(operation, context) {
    const list = getCollectionPath(operation.path);
    const parent = getParentPath(list);
    const { path, row, exchange } = await context.records.create(list, 'full');
    const isReadable = findOperationAt(list, 'list') && parent && findRecordOperation(parent, 'get');
    if (parent === undefined || !isReadable) return;
    const body = { quantity: Number(row.quantity ?? 1) + 2, unitPrice: 10 };
    const change = await context.send(operation, { description: 'change a line', path, body, expected: [200, 400] });
    if (change.response.status !== 200) return;
    await reportIfReproducible(context, operation, async () => {
      const lines = await readList(context, list, { path: getListPath(path), query: [['pageSize', '100']] });
      const header = await readRecord(context, { list: parent, path: getListPath(getListPath(path)) });
      if (!lines || !isJsonObject(header.json)) return undefined;
      const exchanges = [exchange, change, lines.exchange, header];
      return findAmountIssues(header.json, lines.rows).map((issue) => ({ ...issue, exchanges }));
    });
  },
};
