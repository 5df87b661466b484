import { isJsonObject } from '../../../conformance/contract.ts';
import type { ProxyHandler } from '../proxy.ts';
import { type Deviation, expectWriteRule, handle, type Json, parseJson, type Target, withJson } from './deviation.ts';
import { balance } from './documented.ts';

/** A server that accepts a body with one fault, and stores it with a value in its place. */
const accept = (target: Target, change: (body: Json) => Json): ProxyHandler =>
  handle(target, async (request, forward) => {
    const response = await forward(request);
    const body = response.status === 400 ? parseJson(request) : undefined;
    if (!body || !isJsonObject(body)) return response;
    const accepted = await forward(withJson(request, change(body)));
    return accepted.status < 300 ? accepted : response;
  });

const changeLines = (body: Json, change: (line: Json) => Json): Json => ({
  ...body,
  ...(Array.isArray(body.lines) && { lines: body.lines.map((line) => (isJsonObject(line) ? change(line) : line)) }),
});

/** A value for a field that is not there. */
const fill =
  (field: string, value: unknown) =>
  (body: Json): Json =>
    field in body ? body : { ...body, [field]: value };

/** Another value of a field that is there. */
const replace =
  (field: string, value: unknown) =>
  (body: Json): Json =>
    field in body ? { ...body, [field]: value } : body;

const ofType =
  (type: string, change: (line: Json) => Json) =>
  (line: Json): Json =>
    line.bookingType === type ? change(line) : line;

const draft = '/v1/draftsalesinvoices';
const lines = `${draft}/{id}/lines`;
const entry = '/v1/journalentries';
const orders = '/v1/salesorderwithlines';

/** What an endpoint accepts that the platform forbids, with the operation and the statement. */
type Row = readonly [what: string, target: Target, change: (body: Json) => Json, operation: string, statement: string];

const post = (path: string): Target => ({ method: 'POST', path });
const put = (path: string): Target => ({ method: 'PUT', path });

const rows: readonly Row[] = [
  [
    'a line A without an article',
    post(lines),
    ofType('A', fill('ArticleSku', 'KAAS-JONG-500')),
    'createDraftSalesInvoiceLine',
    'line-article-required',
  ],
  [
    'a line V without a sales type',
    post(lines),
    ofType('V', fill('salesTypeId', 3)),
    'createDraftSalesInvoiceLine',
    'line-sales-type-required',
  ],
  [
    'a line G without an account',
    post(lines),
    ofType('G', fill('ledgerAccountId', 108)),
    'createDraftSalesInvoiceLine',
    'line-ledger-account-required',
  ],
  [
    'a line G of another account',
    post(lines),
    ofType('G', replace('ledgerAccountId', 108)),
    'createDraftSalesInvoiceLine',
    'line-turnover-accounts-only',
  ],
  [
    'a line of an unknown type',
    post(lines),
    (body) => ({ bookingType: 'T', description: body.description ?? 'x' }),
    'createDraftSalesInvoiceLine',
    'booking-types',
  ],
  [
    'a draft with a line A without an article',
    post(`${draft}withlines`),
    (body) => changeLines(body, ofType('A', fill('ArticleSku', 'KAAS-JONG-500'))),
    'createDraftSalesInvoiceWithLines',
    'line-article-required',
  ],
  [
    'a replaced line of an unknown type',
    put(`${lines}/{id}`),
    (body) => ({ bookingType: 'T', description: body.description ?? 'x' }),
    'replaceDraftSalesInvoiceLine',
    'booking-types',
  ],
  [
    'a draft without a debtor',
    post(draft),
    fill('debtorId', 1),
    'createDraftSalesInvoice',
    'debtor-needed-for-invoices',
  ],
  [
    'an order without a debtor',
    post(orders),
    fill('debtorId', 1),
    'createSalesOrderWithLines',
    'debtor-needed-for-invoices',
  ],
  [
    'an order with a line A without an article',
    post(orders),
    (body) => changeLines(body, ofType('A', fill('ArticleSku', 'KAAS-JONG-500'))),
    'createSalesOrderWithLines',
    'sales-order-line-article-required',
  ],
  [
    'an order with a line V',
    post(orders),
    (body) =>
      changeLines(body, (line) =>
        ['A', 'T'].includes(String(line.bookingType)) ? line : { bookingType: 'T', description: 'x' },
      ),
    'createSalesOrderWithLines',
    'sales-order-booking-types',
  ],
  [
    'an order with lines of text only',
    post(orders),
    (body) => ({
      ...body,
      lines: [...((body.lines ?? []) as Json[]), { bookingType: 'A', ArticleSku: 'KAAS-JONG-500' }],
    }),
    'createSalesOrderWithLines',
    'sales-order-has-article-line',
  ],
  [
    'a replaced order without a line A',
    put(`${orders}/{id}`),
    (body) => ({
      ...body,
      lines: [...((body.lines ?? []) as Json[]), { bookingType: 'A', ArticleSku: 'KAAS-JONG-500' }],
    }),
    'replaceSalesOrderWithLines',
    'sales-order-has-article-line',
  ],
  ...[entry, `${entry}withlines`].flatMap((path): Row[] => {
    const operation = path === entry ? 'createJournalEntry' : 'createJournalEntryWithLines';
    return [
      [`${operation} without a journal`, post(path), fill('JournalId', 1), operation, 'journal-entry-journal'],
      [`${operation} without a year`, post(path), fill('bookYear', 2026), operation, 'journal-entry-book-year'],
      [`${operation} without a period`, post(path), fill('bookPeriod', 3), operation, 'journal-entry-book-period'],
      [
        `${operation} without a document number`,
        post(path),
        fill('sourceDocumentNumber', 'X1'),
        operation,
        'journal-entry-document-number',
      ],
      [
        `${operation} in period 13`,
        post(path),
        (body) => (Number(body.bookPeriod) > 12 ? { ...body, bookPeriod: 3 } : body),
        operation,
        'journal-entry-book-period',
      ],
      [
        `${operation} in a negative period`,
        post(path),
        (body) => (Number(body.bookPeriod) < 0 ? { ...body, bookPeriod: 3 } : body),
        operation,
        'journal-entry-book-period',
      ],
      [
        `${operation} in a distant year`,
        post(path),
        (body) => (Number(body.bookYear) > 2040 ? { ...body, bookYear: 2026 } : body),
        operation,
        'journal-entry-book-year',
      ],
      [
        `${operation} in a year long ago`,
        post(path),
        (body) => (Number(body.bookYear) < 2000 ? { ...body, bookYear: 2026 } : body),
        operation,
        'journal-entry-book-year',
      ],
      [`${operation} in another journal`, post(path), replace('JournalId', 1), operation, 'journal-entry-journals'],
    ];
  }),
  [
    'a replaced entry in period 14',
    put(`${entry}/{id}`),
    (body) => (Number(body.bookPeriod) > 12 ? { ...body, bookPeriod: 3 } : body),
    'replaceJournalEntry',
    'journal-entry-book-period',
  ],
  [
    'a changed entry in a distant year',
    { method: 'PATCH', path: `${entry}/{id}` },
    (body) => (Number(body.bookYear) > 2040 ? { ...body, bookYear: 2026 } : body),
    'updateJournalEntry',
    'journal-entry-book-year',
  ],
  [
    'a replaced memorial that does not balance',
    put(`${entry}withlines/{id}`),
    balance,
    'replaceJournalEntryWithLines',
    'memorial-balances',
  ],
  [
    'a creditor without a kind',
    post('/v1/creditors'),
    fill('creditorKindId', 1),
    'createCreditor',
    'creditor-kind-required',
  ],
  [
    'a creditor whose kind is null',
    post('/v1/creditors'),
    (body) => (body.creditorKindId === null ? { ...body, creditorKindId: 1 } : body),
    'createCreditor',
    'creditor-kind-required',
  ],
  [
    'a creditor of an unknown kind',
    post('/v1/creditors'),
    (body) => (Number(body.creditorKindId) > 1000 ? { ...body, creditorKindId: 1 } : body),
    'createCreditor',
    'creditor-kind-required',
  ],
  [
    'a replaced creditor of an unknown kind',
    put('/v1/creditors/{id}'),
    (body) => (Number(body.creditorKindId) > 1000 ? { ...body, creditorKindId: 1 } : body),
    'replaceCreditor',
    'creditor-kind-required',
  ],
  [
    'a mandate of type 3',
    post('/v1/debtors/{id}/mandates'),
    (body) => (Number(body.typeId) > 2 ? { ...body, typeId: 1 } : body),
    'createDebtorMandate',
    'mandate-type',
  ],
  [
    'a mandate of scheme 3',
    post('/v1/debtors/{id}/mandates'),
    (body) => (Number(body.sddType) > 2 ? { ...body, sddType: 1 } : body),
    'createDebtorMandate',
    'mandate-scheme',
  ],
];

/** Each requirement that the platform names, alone: a server that does not have it. */
export const requirements: readonly Deviation[] = rows.map(([what, target, change, operation, statement]) => ({
  name: `${what} is accepted`,
  handler: accept(target, change),
  ...expectWriteRule('invalid-body', [operation], statement),
}));
