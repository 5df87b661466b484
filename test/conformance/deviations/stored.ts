import { isJsonObject } from '../../../conformance/contract.ts';
import type { ProxyHandler } from '../proxy.ts';
import {
  breaks,
  changeJson,
  changeRow,
  combine,
  type Deviations,
  getJson,
  type Json,
  type ListBody,
  parseJson,
  toGet,
  withHeaders,
  withJson,
} from './deviation.ts';
import { keepRecord } from './writes.ts';

/** Returns a field as it was sent, and stores another value of it; nothing when that is undefined. */
const storeOtherwise =
  (field: string, change: (value: unknown) => unknown): ProxyHandler =>
  async (request, forward) => {
    const body = parseJson(request);
    if (!isJsonObject(body) || (body[field] ?? null) === null) return forward(request);
    const response = await forward(withJson(request, { ...body, [field]: change(body[field]) }));
    return response.status < 300 && response.body.length > 0
      ? withJson(response, { ...getJson<Json>(response), [field]: body[field] })
      : response;
  };

type Row = readonly [operation: string, field: string, change?: (value: unknown) => unknown];

const rows: readonly Row[] = [
  ['createCreditor', 'website'],
  ['createArticle', 'barcode'],
  ['createDebtor', 'creditLimit', (value) => Math.trunc(Number(value)) + 1],
  ['createPurchaseInvoice', 'description'],
  ['createSalesInvoice', 'reference'],
  ['createDraftSalesInvoice', 'remark'],
  ['createSalesOrderWithLines', 'shippingDate'],
  ['createJournalEntry', 'date'],
  ['replaceArticle', 'purchasePrice'],
  ['replaceCreditor', 'bic'],
  ['replaceDebtor', 'website'],
  ['replaceDraftSalesInvoice', 'reference'],
  ['replaceSalesOrder', 'shippingDate'],
  ['replaceDebtorMandate', 'signdate', () => '2026-01-05'],
  ['updateArticle', 'unit'],
  ['updateCreditor', 'phone'],
  ['updateDebtor', 'contactName'],
  ['updateSalesInvoice', 'description'],
  ['updateSalesOrder', 'shippingDate'],
  ['updateDraftSalesInvoiceLine', 'discountPercentage'],
  ['createDebtorMandate', 'sddType', () => 1],
  ['createDebtorMandate', 'typeId', () => 1],
  ['updateDebtorMandate', 'sddType', () => 1],
  ['replaceDebtorMandate', 'typeId', () => 2],
];

/** The statement of a write. */
const getStatement = (operation: string): string => {
  const [verb = ''] = /^[a-z]+/.exec(operation) ?? [];
  return verb === 'create' ? 'create-returns-201' : `${verb}-operation`;
};

/** Returns the record as it was before. */
const returnOld: ProxyHandler = async (request, forward) => {
  const before = await forward(toGet(request));
  const response = await forward(request);
  return response.status === 200 && before.status === 200 ? { ...response, body: before.body } : response;
};

/** Shows the rows of a list as they were when they were first listed or created. */
function freezeList(list: string, creation: string): ProxyHandler {
  const first = new Map<unknown, Json>();
  return combine(
    changeRow(list, (row) => {
      const known = first.get(row.id) ?? row;
      first.set(row.id, known);
      return known;
    }),
    changeJson(creation, (body) => {
      first.set(body.id, body);
      return body;
    }),
  );
}

/** Lists records that were deleted. */
function keepListed(path: string): ProxyHandler {
  const deleted = new Map<string, Json>();
  return async (request, forward) => {
    const isDeletion = request.method === 'DELETE' && request.path.startsWith(`${path}/`);
    const before = isDeletion ? await forward(toGet(request)) : undefined;
    const response = await forward(request);
    if (isDeletion && response.status === 204 && before?.status === 200) deleted.set(request.path, getJson(before));
    if (request.method !== 'GET' || request.path.split('?')[0] !== path || response.status !== 200) return response;
    const body = getJson<ListBody>(response);
    if (!body._data) return response;
    const totalCount = Number(body._meta.totalCount) + deleted.size;
    return withJson(response, { _data: [...body._data, ...deleted.values()], _meta: { ...body._meta, totalCount } });
  };
}

/** Shows a stock that was sent. */
function takeStock(method: string): ProxyHandler {
  const stocks = new Map<string, unknown>();
  return async (request, forward) => {
    const isArticle = /^\/v1\/articles\/\d+$/.test(request.path);
    const sent = isArticle && request.method === method ? parseJson(request) : undefined;
    if (typeof sent?.currentStock === 'number') stocks.set(request.path, sent.currentStock);
    const { currentStock: _, ...others } = sent ?? {};
    const response = await forward(
      sent ? withJson(request, method === 'PATCH' ? { remark: null, ...others } : others) : request,
    );
    const stock = stocks.get(request.path);
    return stock === undefined || response.status !== 200 || !isArticle
      ? response
      : withJson(response, { ...getJson<Json>(response), currentStock: stock });
  };
}

/** Values that a write does not store, and responses to writes that are others than the platform says. */
export const stored: Deviations = {
  ...Object.fromEntries(
    rows.map(([operation, field, change = () => undefined]) => [
      `${operation} returns ${field} and does not store it`,
      breaks(operation, `write-read-back: ${getStatement(operation)}`).handle(storeOtherwise(field, change)),
    ]),
  ),
  ...Object.fromEntries(
    ['replaceDebtor', 'replaceJournalEntryWithLines', 'updateArticle', 'updateSalesOrder'].map((operation) => [
      `${operation} returns nothing`,
      breaks(operation, `json: ${getStatement(operation)}`).response((response) =>
        withHeaders({ ...response, status: 204, body: Buffer.alloc(0) }, { 'content-type': undefined }),
      ),
    ]),
  ),
  'creditors are created with 200': breaks('createCreditor', 'write-status: create-returns-201').status(200),
  ...Object.fromEntries(
    ['replaceCreditor', 'updateDraftSalesInvoice'].map((operation) => [
      `${operation} returns the old record`,
      breaks(operation, `write-read-back: ${getStatement(operation)}`).handle(returnOld),
    ]),
  ),
  'the list shows what was before updateCreditor': breaks('updateCreditor', 'list-shows: list-operation').everywhere(
    freezeList('listCreditors', 'createCreditor'),
  ),
  'the list shows what was before replaceArticle': breaks('replaceArticle', 'list-shows: list-operation').everywhere(
    freezeList('listArticles', 'createArticle'),
  ),
  'deleted articles are listed': breaks('deleteArticle', 'deleted: delete-operation').everywhere(
    keepListed('/v1/articles'),
  ),
  ...Object.fromEntries(
    ['deleteDraftSalesInvoiceLine', 'deleteDebtorMandate', 'deleteSalesOrderWithLines'].map((operation) => [
      `${operation} deletes nothing`,
      breaks(operation, 'deleted: delete-operation').handle(keepRecord),
    ]),
  ),
  'PATCH sets the stock of an article': breaks(
    'updateArticle',
    'read-only-field: article-stock-not-editable',
  ).everywhere(takeStock('PATCH')),
  'PUT sets the stock of an article': breaks(
    'replaceArticle',
    'read-only-field: article-stock-not-editable',
  ).everywhere(takeStock('PUT')),
};
