import {
  findAlternative,
  findOperationAt,
  getCollectionPath,
  getInputSchema,
  getParentPath,
  isJsonObject,
  type JsonObject,
  type Operation,
} from '../../contract.ts';
import { findAmountIssues, isText } from '../../judges/amounts.ts';
import type { Issue } from '../../session/http.ts';
import type { Check, Context } from '../check.ts';
import { findRecordOperation } from './lists.ts';
import { getListPath, readList, readRecord, reportIfReproducible } from './read-after-write.ts';

const getProperties = (operation: Operation): JsonObject =>
  findAlternative(getInputSchema(operation) ?? {}, {}).properties;

/** Creates an invoice with a price that includes VAT and a line of text that has a price; its response is judged. */
export const invoiceAmountsCheck: Check = {
  name: 'amounts of an invoice',
  appliesTo: (operation) => operation.kind === 'create' && 'lines' in getProperties(operation),
  async run(operation, context) {
    const { records } = context;
    const created = await records.create(operation.path, 'example');
    if ('reason' in created) return;
    const [lines, template] = [created.value.sent.lines, created.value.row.lines];
    if (!Array.isArray(lines) || !Array.isArray(template)) return;
    const sent = { ...created.value.sent, lines: createLines(operation, lines.filter(isJsonObject)) };
    const spec = { description: 'create with a line of text', path: operation.path, body: sent, expected: [201, 400] };
    await records.send(operation, spec);
  },
};

/** The first booked line at a price including VAT, and a line of text, as far as lines have those. */
function createLines(operation: Operation, lines: readonly JsonObject[]): readonly JsonObject[] {
  const { items = {} } = findAlternative(getInputSchema(operation) ?? {}, {}).properties.lines ?? {};
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

/** After a change of a line the amounts of its invoice are those of its lines. */
export const changedLineCheck: Check = {
  name: 'totals after a change of a line',
  appliesTo: (operation) => operation.kind === 'update' && 'unitPrice' in getProperties(operation),
  async run(operation, context) {
    const list = getCollectionPath(operation.path);
    const parent = getParentPath(list);
    const created = await context.records.create(list, 'full');
    if (parent === undefined || 'reason' in created) return;
    const { path, exchange } = created.value;
    const body = { quantity: Number(created.value.row.quantity ?? 1) + 2, unitPrice: 10 };
    const spec = { description: 'change a line', path, body, expected: [200, 400] };
    const change = await context.records.send(operation, spec);
    if (change.response.status !== 200) return;
    await reportIfReproducible(context, operation, async () => {
      const issue = await findTotalIssue(context, { list, parent }, path);
      return issue && { ...issue, exchanges: [exchange, change, ...(issue.exchanges ?? [])] };
    });
  },
};

async function findTotalIssue(
  context: Context,
  { list, parent }: { readonly list: string; readonly parent: string },
  line: string,
): Promise<Issue | undefined> {
  const path = getListPath(line);
  const lines = findOperationAt(list, 'list') && (await readList(context, list, path, [['pageSize', '100']]));
  if (!lines || !findRecordOperation(parent, 'get')) return undefined;
  const header = await readRecord(context, parent, path.replace(/\/\w+$/, ''));
  if (!isJsonObject(header.json)) return undefined;
  const [issue] = findAmountIssues(header.json, lines.rows);
  return issue && { ...issue, exchanges: [lines.exchange, header] };
}
