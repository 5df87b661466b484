import { operations } from '../../../conformance/contract.ts';
import { getEvidenceRules, readStatements } from '../../../programs/statements.ts';
import {
  changeJson,
  changeQuery,
  combine,
  type Deviation,
  expectRule,
  expectWriteRule,
  getFilterNames,
  handle,
  type ListBody,
  sendInstead,
  type Target,
} from './deviation.ts';

const lines = { path: '/v1/ledgerlines' } as const;
const grouped = { path: '/v1/ledgergrouped' } as const;

const ignore = (target: Target, ...names: readonly string[]) =>
  changeQuery(target, (query) => {
    for (const name of names) query.delete(name);
  });

/** Faults of what only some resources have: what the platform says of them by their names. */
export const resources: readonly Deviation[] = [
  {
    name: 'read-only resources accept writes',
    handler: async (request, forward) => {
      const response = await forward(request);
      const headers = { 'content-type': 'application/json' };
      return response.status === 405 ? { status: 200, headers, body: Buffer.from('{}') } : response;
    },
    only: operations.filter(({ method }) => method === 'GET').map(({ id }) => id),
    write: true,
    rules: ['method'],
    statements: readStatements()
      .filter((statement) => getEvidenceRules(statement).includes('method'))
      .map(({ id }) => id),
  },
  {
    name: 'X-Tenant-Id is ignored',
    handler: (request, forward) => {
      const { 'x-tenant-id': _, 'x-tenantid': __, ...headers } = request.headers;
      return forward({ ...request, headers });
    },
    ...expectRule('administration', ['listDebtors'], 'tenant-header', 'administration-per-request'),
  },
  {
    name: 'a list names another administration',
    handler: changeJson<ListBody>({ path: '/v1/debtors' }, (body) => ({
      ...body,
      _meta: { ...body._meta, administrationName: 'Elders B.V.' },
    })),
    ...expectRule('administration-name', ['listDebtors'], 'list-administration-name'),
  },
  {
    name: 'a list of articles has inactive ones',
    handler: changeQuery({ path: '/v1/articles' }, (query) => {
      if (!query.has('ActiveState')) query.set('ActiveState', 'all');
    }),
    ...expectRule('active-state', ['listArticles'], 'articles-active-only', 'article-states', 'active-state-values'),
  },
  {
    name: 'ChangedDate_from is ignored',
    handler: ignore({ path: '/v1/journalentrylog' }, 'ChangedDate_from'),
    ...expectRule('changed-since', ['listJournalEntryChanges'], 'changed-date-from', 'sync-changed-since'),
  },
  {
    name: 'BalanceOrProfitLoss is ignored',
    handler: ignore(grouped, 'BalanceOrProfitLoss'),
    ...expectRule('filter', ['listLedgerBalances'], 'ledger-grouped-filter', 'balance-or-profit-loss'),
  },
  {
    name: 'salesCode is ignored',
    handler: ignore({ path: '/v1/vatcodes' }, 'salesCode'),
    ...expectRule('filter', ['listVatCodes'], 'vat-codes-sales-filter'),
  },
  {
    name: 'JournalEntryId and Period of ledger lines are ignored',
    handler: ignore(lines, 'JournalEntryId', 'Period'),
    ...expectRule('filter', ['listLedgerLines'], 'ledger-lines-filters', 'sync-fetch-lines'),
  },
  {
    name: 'ledger lines of all years are listed',
    handler: changeQuery(lines, (query) => {
      if (!query.has('Bookyear')) return;
      for (const year of [2022, 2023, 2024, 2025, 2026, 2027]) query.append('Bookyear', String(year));
    }),
    ...expectRule('filter', ['listLedgerLines'], 'ledger-lines-bookyear'),
  },
  {
    name: 'pages of ledger lines have 100 records at most',
    handler: changeQuery(lines, (query) => {
      query.delete('pagesize');
      if (Number(query.get('pageSize') ?? 1000) > 100) query.set('pageSize', '100');
    }),
    ...expectRule('page-size', ['listLedgerLines'], 'ledger-lines-page-size-default', 'ledger-lines-page-size-maximum'),
  },
  {
    name: 'filters of outstanding invoices are ignored',
    handler: changeQuery({ path: '/v1/outstanding(?:sales|purchase)invoices' }, (query, request) => {
      for (const name of getFilterNames(request)) query.delete(name);
    }),
    ...expectRule(
      'filter',
      ['listOutstandingSalesInvoices', 'listOutstandingPurchaseInvoices'],
      'outstanding-sales-filterable',
      'outstanding-purchase-filterable',
    ),
  },
  {
    name: 'a file is no PDF',
    handler: combine(
      changeJson<ListBody>({ path: '/v1/salesinvoices' }, (body) => ({
        ...body,
        ...(body._data && { _data: body._data.map((invoice) => ({ ...invoice, fileId: 1 })) }),
      })),
      handle({ path: '/v1/files/1' }, () => ({
        status: 200,
        headers: { 'content-type': 'application/pdf' },
        body: Buffer.from('GIF89a'),
      })),
    ),
    ...expectRule('pdf', ['listSalesInvoices', 'downloadFile'], 'files-are-scans', 'file-download'),
  },
  {
    name: 'an inbox file that is too large is accepted',
    handler: handle({ method: 'POST', path: '/v1/inboxfiles' }, async (request, forward) => {
      const response = await forward(request);
      const body = Buffer.from('%PDF-1.7\n%%EOF');
      return response.status === 413 ? sendInstead(request, forward, { body }) : response;
    }),
    ...expectWriteRule('body-size', ['uploadInboxFile'], 'inbox-file-size'),
  },
];
