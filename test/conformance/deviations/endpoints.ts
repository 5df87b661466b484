import type { ProxyHandler } from '../proxy.ts';
import { showForeign } from './access.ts';
import {
  breaks,
  type Deviations,
  emptyReply,
  handle,
  type Json,
  parseJson,
  toGet,
  toTarget,
  withHeaders,
  withJson,
} from './deviation.ts';

/** A read-only record that takes a method. */
const take: ProxyHandler = async (request, forward) => {
  const read = await forward(toGet(request));
  if (read.status !== 200) return forward(request);
  return request.method === 'DELETE' ? emptyReply(204) : read;
};

const takePost: ProxyHandler = async () => ({
  status: 201,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from('{"id":9}'),
});

const methods = [
  ['PUT', 'getVatCode', 'vat-codes-read-only', take],
  ['PATCH', 'getJournal', 'journals-read-only', take],
  ['DELETE', 'getCostCenter', 'cost-centers-read-only', take],
  ['PUT', 'getLedgerLine', 'ledger-lines-read-only', take],
  ['PATCH', 'getLedgerAccount', 'ledger-accounts-read-only', take],
  ['DELETE', 'getJournalEntryChange', 'journal-entry-log-read-only', take],
  ['POST', 'getDebtorKind', 'debtor-kinds-read-only', take],
  ['PUT', 'getOutstandingSalesInvoice', 'outstanding-sales-read-only', take],
  ['PATCH', 'getAdministration', 'administrations-read-only', take],
  ['POST', 'listLedgerBalances', 'ledger-grouped-read-only', takePost],
  ['POST', 'listSalesTypes', 'sales-types-read-only', takePost],
] as const;

const loseBalances = (body: Json): Json => ({ ...body, openingBalance: null, closingBalance: null });

/** Paths, methods, administrations, errors and files that are not as the platform says. */
export const endpoints: Deviations = {
  ...Object.fromEntries(
    methods.map(([method, operation, statement, handler]) => {
      const { path } = toTarget(operation);
      return [
        `${method} of ${path} succeeds`,
        breaks(operation, `method: ${statement}`).everywhere(handle({ method, path }, handler)),
      ];
    }),
  ),
  'X-TenantId is ignored by articles': breaks(
    'listArticles',
    'administration: tenant-header, administration-per-request',
  ).request((request) => withHeaders(request, { 'x-tenantid': undefined })),
  'X-Tenant-Id is ignored by a creditor': breaks(
    'getCreditor',
    'unknown-administration: user-has-administrations, data-belongs-to-administration',
  ).request((request) => withHeaders(request, { 'x-tenant-id': undefined })),
  'a single creditor of another administration is shown': breaks(
    'getCreditor',
    'tenant-leak: data-belongs-to-administration',
  ).handle(showForeign),
  'administrationName is that of the user': breaks(
    'listJournals',
    'administration-name: list-administration-name',
  ).meta(() => ({ administrationName: 'J. de Boer' })),
  'profileName is a number': breaks('listJournals', 'body: list-profile-name').meta(() => ({ profileName: 7 })),
  'all rows have one self': breaks('listCostCenters', 'self: item-self').row((row) => ({
    ...row,
    _meta: { self: 'http://localhost/v1/costcenters/1' },
  })),
  'rows of journals share the self of the first': breaks('listJournals', 'self: item-self').rows((rows) =>
    rows.map((row) => ({ ...row, _meta: rows[0]?._meta })),
  ),
  'totalCount is that of the page': breaks('listLedgerAccounts', 'total-count: list-total-count').list((body) => ({
    ...body,
    _meta: { ...body._meta, ...(body._data && { totalCount: body._data.length }) },
  })),
  'pageCount is rounded down': breaks('listDebtors', 'page-count: list-page-count').meta(({ pageCount }) => ({
    pageCount: Math.max(1, Number(pageCount) - 1),
  })),
  'ledger lines have pages of 100': breaks('listLedgerLines', 'page-size: ledger-lines-page-size-default').request(
    (request) => (/pagesize/i.test(request.path) ? request : { ...request, path: `${request.path}&pageSize=100` }),
  ),
  'an error of a creditor has no errors': breaks('createCreditor 400', 'body: validation-error-status').json(
    ({ errors: _, ...body }) => body,
  ),
  'errors of an article are a list': breaks('createArticle 400', 'body: errors-is-dictionary').json((body) => ({
    ...body,
    errors: Object.entries(body.errors as Json).map(([field, texts]) => ({ field, texts })),
  })),
  'a changed order is rejected with 422': breaks(
    'updateSalesOrder 400',
    'validation-status: validation-error-status, writes-return-400',
  ).status(422),
  'messages of a creditor are English': breaks(
    'createCreditor',
    'language: errors-language, accept-language-decides-messages',
  ).request((request) => withHeaders(request, { 'accept-language': 'en' })),
  'an entry of a cash register loses its closing balance': breaks(
    'getJournalEntry, createJournalEntry, listJournalEntries, createJournalEntryWithLines',
    'cash-balances: cash-balances',
  ).json((body) => ({ ...body, closingBalance: null })),
  'an entry of a cash register with lines loses its balances': breaks(
    'createJournalEntryWithLines',
    'cash-balances: cash-balances',
  ).json(loseBalances),
  'a draft with a line without a price costs nothing': breaks(
    'createDraftSalesInvoiceWithLines',
    'article-price: line-article-price',
  ).json((body, request) => {
    const sent = (parseJson(request)?.lines ?? []) as readonly Json[];
    const isEmpty = (line: Json | undefined): boolean => line?.bookingType === 'A' && (line.unitPrice ?? null) === null;
    const lines = body.lines as readonly Json[];
    return { ...body, lines: lines.map((line, index) => (isEmpty(sent[index]) ? { ...line, unitPrice: 0 } : line)) };
  }),
  'a file is an image': breaks(
    'downloadFile, uploadPurchaseInvoiceFile',
    'pdf: files-are-scans, file-download',
  ).response((response) => ({ ...response, body: Buffer.from('\u0089PNG') })),
  'an inbox file of 3 MB is too large': breaks('uploadInboxFile', 'write-status: inbox-file-size').handle(
    (request, forward) => {
      const rejected = { ...emptyReply(413), headers: { 'content-type': 'application/problem+json' } };
      return request.body.length > 3_000_000
        ? withJson(rejected, { title: 'Too large', status: 413, type: '/problems/body-too-large' })
        : forward(request);
    },
  ),
  'the log does not show changed lines': breaks(
    'listJournalEntryChanges, deleteJournalEntry',
    'change-log: journal-entry-log-is-change-log, journal-entry-log-added',
  ).rows((rows) => {
    const first = Map.groupBy(rows, ({ JournalEntryId, Action }) => `${JournalEntryId} ${Action}`);
    return [...first.values()].map(([row]) => ({ ...row, ChangedDate: '2026-01-01T00:00:00Z' }));
  }),
  'countries are sorted by code in the other direction': breaks(
    'listCountries',
    'sort-direction: orderby-parameter',
  ).request((request) => ({ ...request, path: request.path.replace('orderby=-code', 'orderby=code') })),
  'page 2 of creditors is page 1': breaks('listCreditors', 'pages-in-order: list-data, page-parameter').request(
    (request) => ({ ...request, path: request.path.replace(/([?&])page=2\b/, '$1page=1') }),
  ),
};
