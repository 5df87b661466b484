import type { ProxyHandler } from '../proxy.ts';
import {
  changeJson,
  changeResponse,
  type Deviation,
  expectRule,
  expectWriteRule,
  getJson,
  handle,
  type Json,
  type ListBody,
  parseJson,
  sendInstead,
  withJson,
} from './deviation.ts';

/** A read-only path that takes a method. */
const take = (path: string, method: string): ProxyHandler =>
  handle({ method, path }, async (request, forward) => {
    const { 'content-type': _, ...headers } = request.headers;
    const read = await sendInstead(request, forward, { method: 'GET', headers });
    if (read.status !== 200) return forward(request);
    return method === 'DELETE' ? { status: 204, headers: {}, body: Buffer.alloc(0) } : read;
  });

const methods = [
  ['PUT', '/v1/vatcodes/{id}', 'getVatCode', 'vat-codes-read-only'],
  ['PATCH', '/v1/journals/{id}', 'getJournal', 'journals-read-only'],
  ['DELETE', '/v1/costcenters/{id}', 'getCostCenter', 'cost-centers-read-only'],
  ['PUT', '/v1/ledgerlines/{id}', 'getLedgerLine', 'ledger-lines-read-only'],
  ['PATCH', '/v1/ledgeraccounts/{id}', 'getLedgerAccount', 'ledger-accounts-read-only'],
  ['DELETE', '/v1/journalentrylog/{id}', 'getJournalEntryChange', 'journal-entry-log-read-only'],
  ['POST', '/v1/debtorkinds/{id}', 'getDebtorKind', 'debtor-kinds-read-only'],
  ['PUT', '/v1/outstandingsalesinvoices/{id}', 'getOutstandingSalesInvoice', 'outstanding-sales-read-only'],
  ['PATCH', '/v1/administrations/{id}', 'getAdministration', 'administrations-read-only'],
] as const;

const takesPost = (path: string): ProxyHandler =>
  handle({ method: 'POST', path }, async () => ({
    status: 201,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from('{"id":9}'),
  }));

const changeRows = (path: string, change: (row: Json, index: number) => Json): ProxyHandler =>
  changeJson<ListBody>({ path }, (body) => ({ ...body, ...(body._data && { _data: body._data.map(change) }) }));

const changeMeta = (path: string, change: (meta: Json) => Json): ProxyHandler =>
  changeJson<ListBody>({ path }, (body) => ({ ...body, _meta: { ...body._meta, ...change(body._meta) } }));

const asTenant2 = (path: string, header: string): ProxyHandler =>
  handle({ path }, async (request, forward) => {
    if (!(header in request.headers)) return forward(request);
    const { [header]: _, ...headers } = request.headers;
    return forward({ ...request, headers });
  });

/** Paths, methods, administrations, errors and files that are not as the platform says. */
export const endpoints: readonly Deviation[] = [
  ...methods.map(([method, path, operation, statement]) => ({
    name: `${method} of ${path} succeeds`,
    handler: take(path, method),
    ...expectWriteRule('method', [operation], statement),
  })),
  ...(
    [
      ['/v1/ledgergrouped', 'listLedgerBalances', 'ledger-grouped-read-only'],
      ['/v1/SalesTypes', 'listSalesTypes', 'sales-types-read-only'],
    ] as const
  ).map(([path, operation, statement]) => ({
    name: `POST of ${path} succeeds`,
    handler: takesPost(path),
    ...expectWriteRule('method', [operation], statement),
  })),
  {
    name: 'X-TenantId is ignored by articles',
    handler: asTenant2('/v1/articles', 'x-tenantid'),
    ...expectRule('administration', ['listArticles'], 'tenant-header', 'administration-per-request'),
  },
  {
    name: 'X-Tenant-Id is ignored by a creditor',
    handler: asTenant2('/v1/creditors/{id}', 'x-tenant-id'),
    ...expectRule(
      'unknown-administration',
      ['getCreditor', 'listCreditors'],
      'user-has-administrations',
      'data-belongs-to-administration',
    ),
  },
  {
    name: 'a single creditor of another administration is shown',
    handler: handle({ path: '/v1/creditors/{id}' }, async (request, forward) => {
      const response = await forward(request);
      if (response.status !== 404) return response;
      const other = await forward({ ...request, headers: { ...request.headers, 'x-tenant-id': '2' } });
      if (other.status !== 200) return response;
      const body = getJson(other);
      return withJson(other, { ...body, _meta: { ...(body._meta as Json), administrationId: 1 } });
    }),
    ...expectRule('tenant-leak', ['getCreditor', 'listCreditors'], 'data-belongs-to-administration'),
  },
  {
    name: 'administrationName is that of the user',
    handler: changeMeta('/v1/journals', () => ({ administrationName: 'J. de Boer' })),
    ...expectRule('administration-name', ['listJournals', 'listAdministrations'], 'list-administration-name'),
  },
  {
    name: 'profileName is a number',
    handler: changeMeta('/v1/journals', () => ({ profileName: 7 })),
    ...expectRule('body', ['listJournals'], 'list-profile-name'),
  },
  {
    name: 'all rows have one self',
    handler: changeRows('/v1/costcenters', (row) => ({ ...row, _meta: { self: 'http://localhost/v1/costcenters/1' } })),
    ...expectRule('self', ['listCostCenters', 'getCostCenter'], 'item-self'),
  },
  {
    name: 'rows of journals share the self of the first',
    handler: changeJson<ListBody>({ path: '/v1/journals' }, (body) => ({
      ...body,
      ...(body._data && { _data: body._data.map((row) => ({ ...row, _meta: body._data[0]?._meta })) }),
    })),
    ...expectRule('self', ['listJournals', 'getJournal'], 'item-self'),
  },
  {
    name: 'totalCount is that of the page',
    handler: changeJson<ListBody>({ path: '/v1/ledgeraccounts' }, (body) => ({
      ...body,
      _meta: { ...body._meta, ...(body._data && { totalCount: body._data.length }) },
    })),
    ...expectRule('total-count', ['listLedgerAccounts'], 'list-total-count'),
  },
  {
    name: 'pageCount is rounded down',
    handler: changeMeta('/v1/debtors', (meta) => ({ pageCount: Math.max(1, Number(meta.pageCount) - 1) })),
    ...expectRule('page-count', ['listDebtors'], 'list-page-count'),
  },
  {
    name: 'ledger lines have pages of 100',
    handler: handle({ path: '/v1/ledgerlines' }, (request, forward) =>
      forward(/pagesize/i.test(request.path) ? request : { ...request, path: `${request.path}&pageSize=100` }),
    ),
    ...expectRule('page-size', ['listLedgerLines'], 'ledger-lines-page-size-default'),
  },
  {
    name: 'an error of a creditor has no errors',
    handler: changeJson({ method: 'POST', path: '/v1/creditors', status: 400 }, ({ errors: _, ...body }) => body),
    ...expectWriteRule('body', ['createCreditor'], 'validation-error-status'),
  },
  {
    name: 'errors of an article are a list',
    handler: changeJson({ method: 'POST', path: '/v1/articles', status: 400 }, (body) => ({
      ...body,
      errors: Object.entries(body.errors as Json).map(([field, texts]) => ({ field, texts })),
    })),
    ...expectWriteRule('body', ['createArticle'], 'errors-is-dictionary'),
  },
  {
    name: 'a changed order is rejected with 422',
    handler: changeResponse({ method: 'PATCH', path: '/v1/salesorders/{id}', status: 400 }, (response) => ({
      ...response,
      status: 422,
    })),
    ...expectWriteRule('validation-status', ['updateSalesOrder'], 'validation-error-status', 'writes-return-400'),
  },
  {
    name: 'messages of a creditor are English',
    handler: handle({ method: 'POST', path: '/v1/creditors' }, (request, forward) =>
      forward({ ...request, headers: { ...request.headers, 'accept-language': 'en' } }),
    ),
    ...expectWriteRule('language', ['createCreditor'], 'errors-language', 'accept-language-decides-messages'),
  },
  {
    name: 'an entry of a cash register loses its closing balance',
    handler: changeJson({ path: '/v1/journalentries/{id}' }, (body) => ({ ...body, closingBalance: null })),
    ...expectWriteRule(
      'cash-balances',
      ['createJournalEntry', 'getJournalEntry', 'listJournalEntries', 'createJournalEntryWithLines'],
      'cash-balances',
    ),
  },
  {
    name: 'an entry of a cash register with lines loses its balances',
    handler: changeJson({ method: 'POST', path: '/v1/journalentrieswithlines', status: 201 }, (body) => ({
      ...body,
      openingBalance: null,
      closingBalance: null,
    })),
    ...expectWriteRule('cash-balances', ['createJournalEntryWithLines'], 'cash-balances'),
  },
  {
    name: 'a draft with a line without a price costs nothing',
    handler: handle({ method: 'POST', path: '/v1/draftsalesinvoiceswithlines' }, async (request, forward) => {
      const sent = (parseJson(request)?.lines ?? []) as readonly Json[];
      const isEmpty = (line: Json | undefined): boolean =>
        line?.bookingType === 'A' && (line.unitPrice ?? null) === null;
      const response = await forward(request);
      if (response.status !== 201 || !Array.isArray(sent) || !sent.some(isEmpty)) return response;
      const body = getJson(response);
      return withJson(response, {
        ...body,
        lines: (body.lines as Json[]).map((line, index) => (isEmpty(sent[index]) ? { ...line, unitPrice: 0 } : line)),
      });
    }),
    ...expectWriteRule(
      'article-price',
      ['createDraftSalesInvoiceWithLines', 'createDraftSalesInvoiceLine'],
      'line-article-price',
    ),
  },
  {
    name: 'a file is an image',
    handler: changeResponse({ path: '/v1/files/{id}' }, (response) => ({
      ...response,
      body: Buffer.from('\u0089PNG'),
    })),
    ...expectWriteRule('pdf', ['downloadFile', 'uploadPurchaseInvoiceFile'], 'files-are-scans', 'file-download'),
  },
  {
    name: 'an inbox file of 3 MB is too large',
    handler: handle({ method: 'POST', path: '/v1/inboxfiles' }, (request, forward) =>
      request.body.length > 3_000_000
        ? {
            status: 413,
            headers: { 'content-type': 'application/problem+json' },
            body: Buffer.from('{"title":"Too large","status":413,"type":"/problems/body-too-large"}'),
          }
        : forward(request),
    ),
    ...expectWriteRule('write-status', ['uploadInboxFile'], 'inbox-file-size'),
  },
  {
    name: 'the log does not show changed lines',
    handler: handle({ path: '/v1/journalentrylog' }, async (request, forward) => {
      const response = await forward(request);
      if (response.status !== 200) return response;
      const body = getJson<ListBody>(response);
      const seen = new Set<unknown>();
      const rows = body._data?.filter(({ JournalEntryId, Action }) => {
        const key = `${JournalEntryId} ${Action}`;
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew;
      });
      return withJson(response, {
        ...body,
        ...(rows && { _data: rows.map((row) => ({ ...row, ChangedDate: '2026-01-01T00:00:00Z' })) }),
      });
    }),
    ...expectWriteRule(
      'change-log',
      ['deleteJournalEntry', 'listJournalEntryChanges'],
      'journal-entry-log-is-change-log',
      'journal-entry-log-added',
    ),
  },
  {
    name: 'countries are sorted by code in the other direction',
    handler: handle({ path: '/v1/countries' }, (request, forward) =>
      forward({ ...request, path: request.path.replace('orderby=-code', 'orderby=code') }),
    ),
    ...expectRule('sort-direction', ['listCountries'], 'orderby-parameter'),
  },
  {
    name: 'page 2 of creditors is page 1',
    handler: handle({ path: '/v1/creditors' }, (request, forward) =>
      forward({ ...request, path: request.path.replace(/([?&])page=2\b/, '$1page=1') }),
    ),
    ...expectRule('pages-in-order', ['listCreditors'], 'list-data', 'page-parameter'),
  },
];
