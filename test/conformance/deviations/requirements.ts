import { isJsonObject } from '../../../conformance/contract.ts';
import { breaks, type Deviations, type Json } from './deviation.ts';
import { balance } from './documented.ts';

type Change = (body: Json) => Json;

/** What a server accepts that the platform forbids, the statement, and what it stores in its place. */
type Row = readonly [what: string, statement: string, change: Change];

const inLines =
  (change: Change): Change =>
  (body) => ({
    ...body,
    ...(Array.isArray(body.lines) && { lines: body.lines.map((line) => (isJsonObject(line) ? change(line) : line)) }),
  });

/** A value for a field that is not there. */
const fill =
  (field: string, value: unknown): Change =>
  (body) => ({ [field]: value, ...body });

/** Another value of a field that is there, and that is wrong. */
const replace =
  (field: string, value: unknown, isWrong = (_sent: unknown): boolean => true): Change =>
  (body) =>
    field in body && isWrong(body[field]) ? { ...body, [field]: value } : body;

const ofType =
  (type: string, change: Change): Change =>
  (line) =>
    line.bookingType === type ? change(line) : line;

const isAbove = (limit: number) => (value: unknown) => Number(value) > limit;
const isBelow = (limit: number) => (value: unknown) => Number(value) < limit;

const articleLine = { bookingType: 'A', ArticleSku: 'KAAS-JONG-500' };
const withArticle = ofType('A', fill('ArticleSku', 'KAAS-JONG-500'));
const toText: Change = ({ description }) => ({ bookingType: 'T', description: description ?? 'x' });
const addArticleLine: Change = (body) => ({ ...body, lines: [...((body.lines ?? []) as Json[]), articleLine] });

const ofEntries: readonly Row[] = [
  ['no journal', 'journal-entry-journal', fill('JournalId', 1)],
  ['no year', 'journal-entry-book-year', fill('bookYear', 2026)],
  ['no period', 'journal-entry-book-period', fill('bookPeriod', 3)],
  ['no document number', 'journal-entry-document-number', fill('sourceDocumentNumber', 'X1')],
  ['period 13', 'journal-entry-book-period', replace('bookPeriod', 3, isAbove(12))],
  ['a negative period', 'journal-entry-book-period', replace('bookPeriod', 3, isBelow(0))],
  ['a distant year', 'journal-entry-book-year', replace('bookYear', 2026, isAbove(2040))],
  ['a year long ago', 'journal-entry-book-year', replace('bookYear', 2026, isBelow(2000))],
  ['another journal', 'journal-entry-journals', replace('JournalId', 1)],
];

const rows: Readonly<Record<string, readonly Row[]>> = {
  createDraftSalesInvoiceLine: [
    ['a line A without an article', 'line-article-required', withArticle],
    ['a line V without a sales type', 'line-sales-type-required', ofType('V', fill('salesTypeId', 3))],
    ['a line G without an account', 'line-ledger-account-required', ofType('G', fill('ledgerAccountId', 108))],
    ['a line G of another account', 'line-turnover-accounts-only', ofType('G', replace('ledgerAccountId', 108))],
    ['a line of an unknown type', 'booking-types', toText],
  ],
  createDraftSalesInvoiceWithLines: [['a line A without an article', 'line-article-required', inLines(withArticle)]],
  replaceDraftSalesInvoiceLine: [['a line of an unknown type', 'booking-types', toText]],
  createDraftSalesInvoice: [['no debtor', 'debtor-needed-for-invoices', fill('debtorId', 1)]],
  createSalesOrderWithLines: [
    ['no debtor', 'debtor-needed-for-invoices', fill('debtorId', 1)],
    ['a line A without an article', 'sales-order-line-article-required', inLines(withArticle)],
    [
      'a line V',
      'sales-order-booking-types',
      inLines((line) => (['A', 'T'].includes(String(line.bookingType)) ? line : toText({}))),
    ],
    ['lines of text only', 'sales-order-has-article-line', addArticleLine],
  ],
  replaceSalesOrderWithLines: [['no line A', 'sales-order-has-article-line', addArticleLine]],
  createJournalEntry: ofEntries,
  createJournalEntryWithLines: ofEntries,
  replaceJournalEntry: [['period 14', 'journal-entry-book-period', replace('bookPeriod', 3, isAbove(12))]],
  updateJournalEntry: [['a distant year', 'journal-entry-book-year', replace('bookYear', 2026, isAbove(2040))]],
  replaceJournalEntryWithLines: [['a memorial that does not balance', 'memorial-balances', balance]],
  createCreditor: [
    ['no kind', 'creditor-kind-required', fill('creditorKindId', 1)],
    ['null as kind', 'creditor-kind-required', replace('creditorKindId', 1, (kind) => kind === null)],
    ['an unknown kind', 'creditor-kind-required', replace('creditorKindId', 1, isAbove(1000))],
  ],
  replaceCreditor: [['an unknown kind', 'creditor-kind-required', replace('creditorKindId', 1, isAbove(1000))]],
  createDebtorMandate: [
    ['type 3', 'mandate-type', replace('typeId', 1, isAbove(2))],
    ['scheme 3', 'mandate-scheme', replace('sddType', 1, isAbove(2))],
  ],
};

/** Each requirement that the platform names, alone: a server that does not have it. */
export const requirements: Deviations = Object.fromEntries(
  Object.entries(rows).flatMap(([operation, own]) =>
    own.map(([what, statement, change]) => [
      `${operation} accepts ${what}`,
      breaks(operation, `invalid-body: ${statement}`).accept(change),
    ]),
  ),
);
