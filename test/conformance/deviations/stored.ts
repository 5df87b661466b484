import { isJsonObject } from '../../../conformance/contract.ts';
import type { ProxyHandler } from '../proxy.ts';
import {
  changeJson,
  combine,
  type Deviation,
  expectWriteRule,
  getJson,
  handle,
  type Json,
  type ListBody,
  parseJson,
  type Target,
  withJson,
} from './deviation.ts';

/** A server that returns a field as it was sent, and stores it otherwise. */
const storeOtherwise = (target: Target, field: string, change: (value: unknown) => unknown): ProxyHandler =>
  handle(target, async (request, forward) => {
    const body = parseJson(request);
    if (!isJsonObject(body) || (body[field] ?? null) === null) return forward(request);
    const changed = change(body[field]);
    const { [field]: sent, ...others } = body;
    const response = await forward(withJson(request, changed === undefined ? others : { ...body, [field]: changed }));
    return response.status < 300 && response.body.length > 0
      ? withJson(response, { ...getJson<Json>(response), [field]: sent })
      : response;
  });

const without = (): undefined => undefined;
const RULES = {
  POST: ['create-returns-201'],
  PUT: ['replace-operation'],
  PATCH: ['update-operation'],
} as const;

type Method = keyof typeof RULES;
type Row = readonly [
  method: Method,
  path: string,
  field: string,
  operation: string,
  change?: (value: unknown) => unknown,
];

const rows: readonly Row[] = [
  ['POST', '/v1/creditors', 'website', 'createCreditor'],
  ['POST', '/v1/articles', 'barcode', 'createArticle'],
  ['POST', '/v1/debtors', 'creditLimit', 'createDebtor', (value) => Math.trunc(Number(value)) + 1],
  ['POST', '/v1/purchaseinvoices', 'description', 'createPurchaseInvoice'],
  ['POST', '/v1/salesinvoices', 'reference', 'createSalesInvoice'],
  ['POST', '/v1/draftsalesinvoices', 'remark', 'createDraftSalesInvoice'],
  ['POST', '/v1/salesorderwithlines', 'shippingDate', 'createSalesOrderWithLines'],
  ['POST', '/v1/journalentries', 'date', 'createJournalEntry'],
  ['PUT', '/v1/articles/{id}', 'purchasePrice', 'replaceArticle'],
  ['PUT', '/v1/creditors/{id}', 'bic', 'replaceCreditor'],
  ['PUT', '/v1/debtors/{id}', 'website', 'replaceDebtor'],
  ['PUT', '/v1/draftsalesinvoices/{id}', 'reference', 'replaceDraftSalesInvoice'],
  ['PUT', '/v1/salesorders/{id}', 'shippingDate', 'replaceSalesOrder'],
  ['PUT', '/v1/debtors/{id}/mandates/{id}', 'signdate', 'replaceDebtorMandate', () => '2026-01-05'],
  ['PATCH', '/v1/articles/{id}', 'unit', 'updateArticle'],
  ['PATCH', '/v1/creditors/{id}', 'phone', 'updateCreditor'],
  ['PATCH', '/v1/debtors/{id}', 'contactName', 'updateDebtor'],
  ['PATCH', '/v1/salesinvoices/{id}', 'description', 'updateSalesInvoice'],
  ['PATCH', '/v1/salesorders/{id}', 'shippingDate', 'updateSalesOrder'],
  ['PATCH', '/v1/draftsalesinvoices/{id}/lines/{id}', 'discountPercentage', 'updateDraftSalesInvoiceLine'],
  ['POST', '/v1/debtors/{id}/mandates', 'sddType', 'createDebtorMandate', () => 1],
  ['POST', '/v1/debtors/{id}/mandates', 'typeId', 'createDebtorMandate', () => 1],
  ['PATCH', '/v1/debtors/{id}/mandates/{id}', 'sddType', 'updateDebtorMandate', () => 1],
  ['PUT', '/v1/debtors/{id}/mandates/{id}', 'typeId', 'replaceDebtorMandate', () => 2],
];

/** A server that answers a write with another response. */
const answer = (
  target: Target,
  change: (status: number) => { status: number; body?: Buffer } | undefined,
): ProxyHandler =>
  handle(target, async (request, forward) => {
    const response = await forward(request);
    const changed = response.status < 300 ? change(response.status) : undefined;
    if (!changed) return response;
    const { 'content-type': _, ...headers } = response.headers;
    return changed.body ? { ...response, headers, ...changed, body: changed.body } : { ...response, ...changed };
  });

const EMPTY = { status: 204, body: Buffer.alloc(0) };

/** Returns the record as it was before. */
const returnOld = (target: Target): ProxyHandler =>
  handle(target, async (request, forward) => {
    const { 'content-type': _, 'content-length': __, ...headers } = request.headers;
    const before = await forward({ ...request, method: 'GET', headers, body: Buffer.alloc(0) });
    const response = await forward(request);
    return response.status === 200 && before.status === 200 ? { ...response, body: before.body } : response;
  });

/** Shows the rows of a list as they were when they were first listed or created. */
function freezeList(path: string): ProxyHandler {
  const first = new Map<unknown, Json>();
  const freeze = (row: Json): Json => {
    const known = first.get(row.id) ?? row;
    first.set(row.id, known);
    return known;
  };
  return combine(
    changeJson<ListBody>({ path }, (body) => ({ ...body, ...(body._data && { _data: body._data.map(freeze) }) })),
    changeJson({ method: 'POST', path, status: 201 }, (body) => {
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
    const { 'content-type': _, 'content-length': __, ...headers } = request.headers;
    const before = isDeletion
      ? await forward({ ...request, method: 'GET', headers, body: Buffer.alloc(0) })
      : undefined;
    const response = await forward(request);
    if (isDeletion && response.status === 204 && before?.status === 200) deleted.set(request.path, getJson(before));
    if (request.method !== 'GET' || request.path.split('?')[0] !== path || response.status !== 200) return response;
    const body = getJson<ListBody>(response);
    if (!body._data) return response;
    const rows = [...body._data, ...deleted.values()];
    return withJson(response, {
      ...body,
      _data: rows,
      _meta: { ...body._meta, totalCount: Number(body._meta.totalCount) + deleted.size },
    });
  };
}

const keepDeleted = (path: string): ProxyHandler =>
  handle({ method: 'DELETE', path }, async (request, forward) => {
    const { 'content-type': _, ...headers } = request.headers;
    const before = await forward({ ...request, method: 'GET', headers, body: Buffer.alloc(0) });
    return before.status === 200 ? { status: 204, headers: {}, body: Buffer.alloc(0) } : forward(request);
  });

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
export const stored: readonly Deviation[] = [
  ...rows.map(([method, path, field, operation, change = without]) => ({
    name: `${operation} returns ${field} and does not store it`,
    handler: storeOtherwise({ method, path }, field, change),
    ...expectWriteRule('write-read-back', [operation], ...RULES[method]),
  })),
  ...(
    [
      ['PUT', '/v1/debtors/{id}', 'replaceDebtor', 'replace-operation'],
      ['PUT', '/v1/journalentrieswithlines/{id}', 'replaceJournalEntryWithLines', 'replace-operation'],
      ['PATCH', '/v1/articles/{id}', 'updateArticle', 'update-operation'],
      ['PATCH', '/v1/salesorders/{id}', 'updateSalesOrder', 'update-operation'],
    ] as const
  ).map(([method, path, operation, statement]) => ({
    name: `${operation} returns nothing`,
    handler: answer({ method, path }, () => EMPTY),
    ...expectWriteRule('json', [operation], statement),
  })),
  {
    name: 'creditors are created with 200',
    handler: answer({ method: 'POST', path: '/v1/creditors' }, () => ({ status: 200 })),
    ...expectWriteRule('write-status', ['createCreditor'], 'create-returns-201'),
  },
  ...(
    [
      ['PUT', '/v1/creditors/{id}', 'replaceCreditor', 'replace-operation'],
      ['PATCH', '/v1/draftsalesinvoices/{id}', 'updateDraftSalesInvoice', 'update-operation'],
    ] as const
  ).map(([method, path, operation, statement]) => ({
    name: `${operation} returns the old record`,
    handler: returnOld({ method, path }),
    ...expectWriteRule('write-read-back', [operation], statement),
  })),
  ...(
    [
      ['/v1/creditors', 'updateCreditor', 'list-operation'],
      ['/v1/articles', 'replaceArticle', 'list-operation'],
    ] as const
  ).map(([path, operation, statement]) => ({
    name: `the list shows what was before ${operation}`,
    handler: freezeList(path),
    ...expectWriteRule('list-shows', [operation], statement),
  })),
  {
    name: 'deleted articles are listed',
    handler: keepListed('/v1/articles'),
    ...expectWriteRule('deleted', ['deleteArticle'], 'delete-operation'),
  },
  ...(
    [
      ['/v1/draftsalesinvoices/{id}/lines/{id}', 'deleteDraftSalesInvoiceLine'],
      ['/v1/debtors/{id}/mandates/{id}', 'deleteDebtorMandate'],
      ['/v1/salesorderwithlines/{id}', 'deleteSalesOrderWithLines'],
    ] as const
  ).map(([path, operation]) => ({
    name: `${operation} deletes nothing`,
    handler: keepDeleted(path),
    ...expectWriteRule('deleted', [operation], 'delete-operation'),
  })),
  ...(['PUT', 'PATCH'] as const).map((method) => ({
    name: `${method} sets the stock of an article`,
    handler: takeStock(method),
    ...expectWriteRule(
      'read-only-field',
      [method === 'PUT' ? 'replaceArticle' : 'updateArticle'],
      'article-stock-not-editable',
    ),
  })),
];
