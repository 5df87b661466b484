import { isJsonObject } from '../../../conformance/contract.ts';
import { demoToken } from '../../../mocks/seed/demo-access.ts';
import type { ProxyHandler } from '../proxy.ts';
import {
  changeJson,
  changeQuery,
  changeResponse,
  type Deviation,
  expectRule,
  expectWriteRule,
  getFilterNames,
  getQuery,
  handle,
  type Json,
  type ListBody,
  parseJson,
  repair,
  withJson,
  withQuery,
} from './deviation.ts';

const draftLines = { method: 'POST', path: '/v1/draftsalesinvoices/{id}/lines' } as const;
const orders = '/v1/salesorderwithlines';
const drafts = '/v1/draftsalesinvoiceswithlines';
const entries = '/v1/journalentrieswithlines';
const tokens = { method: 'POST', path: '/connect/token' } as const;
const authorize = { path: '/connect/authorize' } as const;

const changeRows = (path: string, change: (row: Json) => Json): ProxyHandler =>
  changeJson<ListBody>({ path }, (body) => ({ ...body, ...(body._data && { _data: body._data.map(change) }) }));

/** The lines of a body; those that are no objects are left out. */
const getLines = (body: Json): readonly Json[] =>
  Array.isArray(body.lines) ? (body.lines as readonly unknown[]).filter(isJsonObject) : [];

/** Gives each line what it needs, and an order a line of an article. */
function repairOrder(body: Json): Json {
  const lines = getLines(body).map((line) =>
    line.bookingType === 'A'
      ? { ...line, ArticleSku: line.ArticleSku ?? 'KAAS-JONG-500' }
      : { bookingType: 'T', description: 'text' },
  );
  const hasArticle = lines.some(({ bookingType }) => bookingType === 'A');
  return { ...body, lines: hasArticle ? lines : [...lines, { bookingType: 'A', ArticleSku: 'KAAS-JONG-500' }] };
}

/** Raises the credit of the last line to what is lacking. */
export function balance(body: Json): Json {
  const lines = getLines(body);
  const sum = (name: string): number => lines.reduce((total, line) => total + Number(line[name] ?? 0), 0);
  const lack = sum('amountDebit') - sum('amountCredit');
  const raise = (line: Json): Json => ({ ...line, amountCredit: Number(line.amountCredit ?? 0) + lack });
  return { ...body, lines: lines.map((line, index) => (index === lines.length - 1 ? raise(line) : line)) };
}

/** Other values of documented fields, and rules of the platform that a server ignores. */
export const documented: readonly Deviation[] = [
  {
    name: 'without X-Tenant-Id a list is that of another administration',
    handler: handle({ path: '/v1/debtors' }, (request, forward) =>
      forward(
        'x-tenant-id' in request.headers || 'x-tenantid' in request.headers
          ? request
          : { ...request, headers: { ...request.headers, 'x-tenant-id': '2' } },
      ),
    ),
    ...expectRule('administration', ['listDebtors'], 'tenant-header-default', 'default-administration'),
  },
  {
    name: 'approval routes are those of the first administration',
    handler: handle({ path: '/v1/approvalroutes' }, async (request, forward) => {
      const response = await forward({ ...request, headers: { ...request.headers, 'x-tenant-id': '1' } });
      const administrationId = Number(request.headers['x-tenant-id'] ?? 1);
      const body = parseJson(response);
      if (response.status !== 200 || !body) return response;
      return withJson(response, { ...body, _meta: { ...(body._meta as Json), administrationId } });
    }),
    ...expectRule('tenant-leak', ['listApprovalRoutes'], 'approval-routes-of-administration'),
  },
  {
    name: 'a token counts up to its last characters only',
    handler: (request, forward) => {
      const { authorization = '' } = request.headers;
      const isSimilar = authorization.slice(0, 12) === `Bearer ${demoToken}`.slice(0, 12);
      return forward(
        isSimilar ? { ...request, headers: { ...request.headers, authorization: `Bearer ${demoToken}` } } : request,
      );
    },
    ...expectRule('wrong-token', ['listDebtors'], 'bearer-on-every-request'),
  },
  {
    name: 'the stock of an article can be edited',
    handler: keepStock(),
    ...expectWriteRule('read-only-field', ['updateArticle'], 'article-stock-not-editable'),
  },
  {
    name: 'an article refers to a sales type that is not there',
    handler: changeRows('/v1/articles', (row) => ({ ...row, SalesTypeId: 999_999 })),
    ...expectRule('reference', ['listArticles'], 'article-sales-type'),
  },
  {
    name: 'an order does not change the stock',
    handler: changeJson({ path: '/v1/articles/{id}' }, (body) => ({ ...body, currentStock: 40 })),
    ...expectWriteRule('stock', ['createSalesOrderWithLines'], 'article-stock-by-sales-orders'),
  },
  ...[
    { list: 'listCostUnits', path: '/v1/costunits', id: 'cost-unit-types-characterise' },
    { list: 'listLedgerAccounts', path: '/v1/ledgeraccounts', id: 'ledger-accounts-by-type' },
  ].map(({ list, path, id }) => ({
    name: `filters of ${list} are ignored`,
    handler: changeQuery({ path }, (query, request) => {
      for (const name of getFilterNames(request)) query.delete(name);
    }),
    ...expectRule('filter', [list], id),
  })),
  {
    name: 'a draft without a debtor is created',
    handler: repair(drafts, (body) => ({ ...body, debtorId: body.debtorId ?? 1 })),
    ...expectWriteRule('invalid-body', ['createDraftSalesInvoiceWithLines'], 'debtor-needed-for-invoices'),
  },
  {
    name: 'a mandate has another IBAN than its debtor',
    handler: changeJson({ method: 'POST', path: '/v1/debtors/{id}/mandates', status: 201 }, (body) => ({
      ...body,
      IBAN: 'NL02ABNA0123456789',
    })),
    ...expectWriteRule('mandate-iban', ['createDebtorMandate'], 'mandate-iban-copied'),
  },
  {
    name: 'balances need no book year',
    handler: handle({ path: '/v1/ledgergrouped' }, (request, forward) => {
      const query = getQuery(request);
      if (!query.has('bookyear')) query.set('bookyear', '2026');
      return forward(withQuery(request, query));
    }),
    ...expectRule('invalid-parameter', ['listLedgerBalances'], 'ledger-grouped-bookyear'),
  },
  {
    name: 'balances lack period 0',
    handler: changeJson<ListBody>({ path: '/v1/ledgergrouped' }, (body) => ({
      ...body,
      ...(body._data && { _data: body._data.filter(({ period }) => period !== 0) }),
    })),
    ...expectRule('balances', ['listLedgerBalances'], 'ledger-grouped-balances', 'ledger-lines-are-transactions'),
  },
  ...['sales', 'purchase'].map((kind) => ({
    name: `outstanding sums of ${kind} invoices ignore payments`,
    handler: changeRows(`/v1/outstanding${kind}invoices`, (row) => ({
      ...row,
      outstandingAmount: row.amountIncludingVat,
    })),
    ...expectRule(
      'outstanding',
      [`listOutstanding${kind === 'sales' ? 'Sales' : 'Purchase'}Invoices`],
      `outstanding-${kind}-invoice`,
    ),
  })),
  {
    name: 'a line of an article without a price costs nothing',
    handler: changeJson({ ...draftLines, status: 201 }, (body, request) =>
      parseJson(request)?.unitPrice === undefined ? { ...body, unitPrice: 0 } : body,
    ),
    ...expectWriteRule('article-price', ['createDraftSalesInvoiceLine'], 'line-article-price'),
  },
  {
    name: 'a line of text needs a description',
    handler: handle(draftLines, (request, forward) => {
      const { bookingType, description } = parseJson(request) ?? {};
      if (bookingType !== 'T' || description !== undefined) return forward(request);
      const body = Buffer.from(JSON.stringify({ errors: { description: ['This field is required.'] } }));
      return { status: 400, headers: { 'content-type': 'application/problem+json' }, body };
    }),
    ...expectWriteRule('write-status', ['createDraftSalesInvoiceLine'], 'line-text-needs-nothing'),
  },
  ...[
    { type: 'V', field: 'salesTypeId', value: 3, id: 'line-sales-type-required' },
    { type: 'G', field: 'ledgerAccountId', value: 108, id: 'line-ledger-account-required' },
  ].map(({ type, field, value, id }) => ({
    name: `a line of type ${type} needs no ${field}`,
    handler: repair(drafts, (body) => ({
      ...body,
      // With a field of another type it stays wrong.
      lines: getLines(body).map((line) =>
        line.bookingType === type && !('ArticleSku' in line) ? { [field]: value, ...line } : line,
      ),
    })),
    ...expectWriteRule('invalid-body', ['createDraftSalesInvoiceWithLines'], id),
  })),
  {
    name: 'a line takes any ledger account',
    handler: repair(drafts, (body) => ({
      ...body,
      lines: getLines(body).map((line) => (line.bookingType === 'G' ? { ...line, ledgerAccountId: 98 } : line)),
    })),
    ...expectWriteRule('invalid-body', ['createDraftSalesInvoiceWithLines'], 'line-turnover-accounts-only'),
  },
  {
    name: 'a line of an unknown type is one of text',
    handler: repair(drafts, (body) => ({
      ...body,
      lines: getLines(body).map((line) =>
        ['A', 'V', 'G', 'T'].includes(String(line.bookingType)) ? line : { bookingType: 'T', description: 'unknown' },
      ),
    })),
    ...expectWriteRule('invalid-body', ['createDraftSalesInvoiceWithLines'], 'booking-types'),
  },
  {
    name: 'an order is repaired',
    handler: repair(orders, repairOrder),
    ...expectWriteRule(
      'invalid-body',
      ['createSalesOrderWithLines'],
      'sales-order-booking-types',
      'sales-order-line-article-required',
      'sales-order-has-article-line',
    ),
  },
  {
    name: 'a journal entry without year and period is one of today',
    handler: repair(entries, (body) => ({ bookYear: 2026, bookPeriod: 3, ...body })),
    ...expectWriteRule(
      'invalid-body',
      ['createJournalEntryWithLines'],
      'journal-entry-book-year',
      'journal-entry-book-period',
    ),
  },
  {
    name: 'an entry of a journal of sales is a memorial',
    handler: repair(entries, (body) => ({ ...body, JournalId: 1 })),
    ...expectWriteRule('invalid-body', ['createJournalEntryWithLines'], 'journal-entry-journals'),
  },
  {
    name: 'a memorial does not balance',
    handler: repair(entries, balance),
    ...expectWriteRule('invalid-body', ['createJournalEntryWithLines'], 'memorial-balances'),
  },
  {
    name: 'entries of a cash register lack a balance',
    handler: changeRows('/v1/journalentries', (row) => ({ ...row, openingBalance: null })),
    ...expectRule('cash-balances', ['listJournalEntries'], 'cash-balances'),
  },
  {
    name: 'an entry of a cash register needs no lines',
    handler: repair(entries, (body) => ({ ...body, JournalId: 1, openingBalance: null, closingBalance: null })),
    ...expectWriteRule('invalid-body', ['createJournalEntryWithLines'], 'cash-lines'),
  },
  {
    name: 'the log has entries of period 0',
    handler: changeJson<ListBody>({ path: '/v1/journalentrylog' }, (body, request) => {
      const id = Number(getQuery(request).get('JournalEntryId'));
      if (id === 0 || !body._data || body._data.length > 0) return body;
      const self = `http://${request.headers.host}/v1/journalentrylog/9999`;
      const row = { id: 9999, JournalEntryId: id, Action: 1, ChangedDate: '2026-01-01T00:00:00Z', Bookyear: 2026 };
      return { _data: [{ ...row, _meta: { self } }], _meta: { ...body._meta, totalCount: 1, pageCount: 1 } };
    }),
    ...expectRule('period-zero', ['listJournalEntryChanges'], 'sync-period-zero'),
  },
  {
    name: 'an uploaded inbox file is not found',
    handler: handle({ path: '/v1/inboxfiles/{id}' }, (request, forward) =>
      forward({ ...request, path: '/v1/inboxfiles/2147483647' }),
    ),
    ...expectWriteRule(
      'location',
      ['uploadInboxFile', 'downloadInboxFile'],
      'inbox-file-download',
      'inbox-files-post-and-get',
    ),
  },
  {
    name: 'a known client is not sent to the sign-in page',
    handler: changeResponse({ ...authorize, status: 302 }, (response) => ({ ...response, status: 404 })),
    only: ['authorize'],
    hasClient: true,
    rules: ['sign-in'],
    statements: ['flow-redirect', 'authorize-endpoint'],
  },
  {
    name: 'unknown clients and callbacks are sent to the sign-in page',
    handler: changeResponse({ ...authorize, status: 400 }, (response) => ({
      ...response,
      status: 302,
      headers: { location: '/sign-in' },
      body: Buffer.alloc(0),
    })),
    only: ['authorize'],
    hasClient: true,
    rules: ['unknown-client', 'redirect-uri'],
    statements: ['authorize-client-id', 'authorize-redirect-uri'],
  },
  {
    name: 'any response type is accepted',
    handler: changeQuery(authorize, (query) => query.set('response_type', 'code')),
    only: ['authorize'],
    hasClient: true,
    rules: ['sign-in-error'],
    statements: ['authorize-response-type'],
  },
  {
    name: 'a refresh token is rejected',
    handler: changeResponse({ ...tokens, status: 200 }, (response) => ({ ...response, status: 400 })),
    only: ['requestToken'],
    write: true,
    hasClient: true,
    rules: ['write-status'],
    statements: ['refresh-without-user', 'token-refresh-fields', 'token-endpoint-form'],
  },
];

/** Shows the stock that a PATCH sent. */
function keepStock(): ProxyHandler {
  const stocks = new Map<string, unknown>();
  return async (request, forward) => {
    const isArticle = /^\/v1\/articles\/\d+$/.test(request.path);
    const { currentStock, ...sent } = (isArticle && request.method === 'PATCH' && parseJson(request)) || ({} as Json);
    if (currentStock !== undefined && typeof currentStock === 'number') {
      stocks.set(request.path, currentStock);
      return forward(withJson(request, { remark: null, ...sent }));
    }
    const response = await forward(request);
    const stock = stocks.get(request.path);
    const body = stock === undefined || response.status !== 200 ? undefined : parseJson(response);
    return body ? withJson(response, { ...body, currentStock: stock }) : response;
  };
}
