import { isJsonObject } from '../../../conformance/contract.ts';
import { demoToken } from '../../../mocks/seed/demo-access.ts';
import {
  breaks,
  changeJson,
  type Deviations,
  emptyReply,
  getQuery,
  ignore,
  type Json,
  parseJson,
  withHeaders,
  withJson,
  withQuery,
} from './deviation.ts';

const draft = 'createDraftSalesInvoiceWithLines';
const draftLine = 'createDraftSalesInvoiceLine';
const entry = 'createJournalEntryWithLines';

/** The lines of a body; those that are no objects are left out. */
const getLines = (body: Json): readonly Json[] =>
  Array.isArray(body.lines) ? (body.lines as readonly unknown[]).filter(isJsonObject) : [];

const mapLines =
  (change: (line: Json) => Json) =>
  (body: Json): Json => ({ ...body, lines: getLines(body).map(change) });

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
export const documented: Deviations = {
  'without X-Tenant-Id a list is that of another administration': breaks(
    'listDebtors',
    'administration: tenant-header-default, default-administration',
  ).request((request) =>
    'x-tenantid' in request.headers ? request : withHeaders(request, { 'x-tenant-id': '2', ...request.headers }),
  ),
  'approval routes are those of the first administration': breaks(
    'listApprovalRoutes',
    'tenant-leak: approval-routes-of-administration',
  ).handle(async (request, forward) => {
    const response = await forward(withHeaders(request, { 'x-tenant-id': '1' }));
    const administrationId = Number(request.headers['x-tenant-id'] ?? 1);
    const body = parseJson(response);
    if (response.status !== 200 || !body) return response;
    return withJson(response, { ...body, _meta: { ...(body._meta as Json), administrationId } });
  }),
  'a token counts up to its last characters only': breaks(
    'listDebtors',
    'wrong-token: bearer-on-every-request',
  ).everywhere((request, forward) => {
    const authorization = `Bearer ${demoToken}`;
    const isSimilar = request.headers.authorization?.slice(0, 12) === authorization.slice(0, 12);
    return forward(isSimilar ? withHeaders(request, { authorization }) : request);
  }),
  'an article refers to a sales type that is not there': breaks('listArticles', 'reference: article-sales-type').row(
    (row) => ({ ...row, SalesTypeId: 999_999 }),
  ),
  'an order does not change the stock': breaks(
    'createSalesOrderWithLines',
    'stock: article-stock-by-sales-orders',
  ).everywhere(changeJson('getArticle', (body) => ({ ...body, currentStock: 40 }))),
  'filters of listCostUnits are ignored': breaks('listCostUnits', 'filter: cost-unit-types-characterise').query(
    ignore(),
  ),
  'filters of listLedgerAccounts are ignored': breaks('listLedgerAccounts', 'filter: ledger-accounts-by-type').query(
    ignore(),
  ),
  'a draft without a debtor is created': breaks(draft, 'invalid-body: debtor-needed-for-invoices').accept((body) => ({
    ...body,
    debtorId: body.debtorId ?? 1,
  })),
  'a mandate has another IBAN than its debtor': breaks('createDebtorMandate', 'mandate-iban: mandate-iban-copied').json(
    (body) => ({ ...body, IBAN: 'NL02ABNA0123456789' }),
  ),
  'balances need no book year': breaks('listLedgerBalances', 'invalid-parameter: ledger-grouped-bookyear').request(
    (request) => {
      const query = getQuery(request);
      if (!query.has('bookyear')) query.set('bookyear', '2026');
      return withQuery(request, query);
    },
  ),
  'balances lack period 0': breaks(
    'listLedgerBalances',
    'balances: ledger-grouped-balances, ledger-lines-are-transactions',
  ).rows((rows) => rows.filter(({ period }) => period !== 0)),
  ...Object.fromEntries(
    ['Sales', 'Purchase'].map((kind) => [
      `outstanding sums of ${kind.toLowerCase()} invoices ignore payments`,
      breaks(`listOutstanding${kind}Invoices`, `outstanding: outstanding-${kind.toLowerCase()}-invoice`).row((row) => ({
        ...row,
        outstandingAmount: row.amountIncludingVat,
      })),
    ]),
  ),
  'a line of an article without a price costs nothing': breaks(draftLine, 'article-price: line-article-price').json(
    (body, request) => (parseJson(request)?.unitPrice === undefined ? { ...body, unitPrice: 0 } : body),
  ),
  'a line of text needs a description': breaks(draftLine, 'write-status: line-text-needs-nothing').handle(
    (request, forward) => {
      const { bookingType, description } = parseJson(request) ?? {};
      if (bookingType !== 'T' || description !== undefined) return forward(request);
      const rejected = { ...emptyReply(400), headers: { 'content-type': 'application/problem+json' } };
      return withJson(rejected, { errors: { description: ['This field is required.'] } });
    },
  ),
  // With a field of another type a line stays wrong.
  'a line of type V needs no salesTypeId': breaks(draft, 'invalid-body: line-sales-type-required').accept(
    mapLines((line) => (line.bookingType === 'V' && !('ArticleSku' in line) ? { salesTypeId: 3, ...line } : line)),
  ),
  'a line of type G needs no ledgerAccountId': breaks(draft, 'invalid-body: line-ledger-account-required').accept(
    mapLines((line) =>
      line.bookingType === 'G' && !('ArticleSku' in line) ? { ledgerAccountId: 108, ...line } : line,
    ),
  ),
  'a line takes any ledger account': breaks(draft, 'invalid-body: line-turnover-accounts-only').accept(
    mapLines((line) => (line.bookingType === 'G' ? { ...line, ledgerAccountId: 98 } : line)),
  ),
  'a line of an unknown type is one of text': breaks(draft, 'invalid-body: booking-types').accept(
    mapLines((line) =>
      /^[AVGT]$/.test(String(line.bookingType)) ? line : { bookingType: 'T', description: 'unknown' },
    ),
  ),
  'an order is repaired': breaks(
    'createSalesOrderWithLines',
    'invalid-body: sales-order-booking-types, sales-order-line-article-required, sales-order-has-article-line',
  ).accept(repairOrder),
  'a journal entry without year and period is one of today': breaks(
    entry,
    'invalid-body: journal-entry-book-year, journal-entry-book-period',
  ).accept((body) => ({ bookYear: 2026, bookPeriod: 3, ...body })),
  'an entry of a journal of sales is a memorial': breaks(entry, 'invalid-body: journal-entry-journals').accept(
    (body) => ({ ...body, JournalId: 1 }),
  ),
  'a memorial does not balance': breaks(entry, 'invalid-body: memorial-balances').accept(balance),
  'entries of a cash register lack a balance': breaks('listJournalEntries', 'cash-balances: cash-balances').row(
    (row) => ({ ...row, openingBalance: null }),
  ),
  'an entry of a cash register needs no lines': breaks(entry, 'invalid-body: cash-lines').accept((body) => ({
    ...body,
    JournalId: 1,
    openingBalance: null,
    closingBalance: null,
  })),
  'the log has entries of period 0': breaks('listJournalEntryChanges', 'period-zero: sync-period-zero').list(
    (body, request) => {
      const id = Number(getQuery(request).get('JournalEntryId'));
      if (id === 0 || !body._data || body._data.length > 0) return body;
      const self = `http://${request.headers.host}/v1/journalentrylog/9999`;
      const row = { id: 9999, JournalEntryId: id, Action: 1, ChangedDate: '2026-01-01T00:00:00Z', Bookyear: 2026 };
      return { _data: [{ ...row, _meta: { self } }], _meta: { ...body._meta, totalCount: 1, pageCount: 1 } };
    },
  ),
  'an uploaded inbox file is not found': breaks(
    'downloadInboxFile, uploadInboxFile',
    'location: inbox-file-download, inbox-files-post-and-get',
  ).request((request) => ({ ...request, path: '/v1/inboxfiles/2147483647' })),
  'a known client is not sent to the sign-in page': breaks(
    'authorize 302',
    'sign-in: flow-redirect, authorize-endpoint',
  ).status(404),
  'unknown clients and callbacks are sent to the sign-in page': breaks(
    'authorize 400',
    'unknown-client, redirect-uri: authorize-client-id, authorize-redirect-uri',
  ).response(() => ({ ...emptyReply(302), headers: { location: '/sign-in' } })),
  'any response type is accepted': breaks('authorize', 'sign-in-error: authorize-response-type').query((query) =>
    query.set('response_type', 'code'),
  ),
  'a refresh token is rejected': breaks(
    'requestToken',
    'write-status: refresh-without-user, token-refresh-fields, token-endpoint-form',
  ).status(400),
};
