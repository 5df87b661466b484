import { operations } from '../../../conformance/contract.ts';
import { getEvidenceRules, readStatements } from '../../../programs/statements.ts';
import { breaks, changeQuery, changeRow, combine, type Deviations, handle, ignore, withHeaders } from './deviation.ts';

const json = { 'content-type': 'application/json' };

const reads = operations.filter(({ method }) => method === 'GET').map(({ id }) => id);
const readOnly = readStatements().filter((statement) => getEvidenceRules(statement).includes('method'));

/** Faults of what only some resources have: what the platform says of them by their names. */
export const resources: Deviations = {
  'read-only resources accept writes': {
    ...breaks(reads.join(', '), `method: ${readOnly.map(({ id }) => id).join(', ')}`).everywhere(
      async (request, forward) => {
        const response = await forward(request);
        return response.status === 405 ? { status: 200, headers: json, body: Buffer.from('{}') } : response;
      },
    ),
    hasClient: false,
  },
  'X-Tenant-Id is ignored': breaks(
    'listDebtors',
    'administration: tenant-header, administration-per-request',
  ).everywhere((request, forward) =>
    forward(withHeaders(request, { 'x-tenant-id': undefined, 'x-tenantid': undefined })),
  ),
  'a list names another administration': breaks('listDebtors', 'administration-name: list-administration-name').meta(
    () => ({ administrationName: 'Elders B.V.' }),
  ),
  'a list of articles has inactive ones': breaks(
    'listArticles',
    'active-state: articles-active-only, article-states, active-state-values',
  ).query((query) => {
    if (!query.has('ActiveState')) query.set('ActiveState', 'all');
  }),
  'ChangedDate_from is ignored': breaks(
    'listJournalEntryChanges',
    'changed-since: changed-date-from, sync-changed-since',
  ).query(ignore('ChangedDate_from')),
  'BalanceOrProfitLoss is ignored': breaks(
    'listLedgerBalances',
    'filter: ledger-grouped-filter, balance-or-profit-loss',
  ).query(ignore('BalanceOrProfitLoss')),
  'salesCode is ignored': breaks('listVatCodes', 'filter: vat-codes-sales-filter').query(ignore('salesCode')),
  'JournalEntryId and Period of ledger lines are ignored': breaks(
    'listLedgerLines',
    'filter: ledger-lines-filters, sync-fetch-lines',
  ).query(ignore('JournalEntryId', 'Period')),
  'ledger lines of all years are listed': breaks('listLedgerLines', 'filter: ledger-lines-bookyear').query((query) => {
    if (!query.has('Bookyear')) return;
    for (const year of [2022, 2023, 2024, 2025, 2026, 2027]) query.append('Bookyear', String(year));
  }),
  'pages of ledger lines have 100 records at most': breaks(
    'listLedgerLines',
    'page-size: ledger-lines-page-size-default, ledger-lines-page-size-maximum',
  ).query((query) => {
    query.delete('pagesize');
    if (Number(query.get('pageSize') ?? 1000) > 100) query.set('pageSize', '100');
  }),
  'filters of outstanding invoices are ignored': breaks(
    'listOutstandingSalesInvoices, listOutstandingPurchaseInvoices',
    'filter: outstanding-sales-filterable, outstanding-purchase-filterable',
  ).everywhere(changeQuery({ path: '/v1/outstanding(?:sales|purchase)invoices' }, ignore())),
  'a file is no PDF': breaks('downloadFile, listSalesInvoices', 'pdf: files-are-scans, file-download').everywhere(
    combine(
      changeRow('listSalesInvoices', (invoice) => ({ ...invoice, fileId: 1 })),
      handle({ path: '/v1/files/1' }, () => ({
        status: 200,
        headers: { 'content-type': 'application/pdf' },
        body: Buffer.from('GIF89a'),
      })),
    ),
  ),
  'an inbox file that is too large is accepted': breaks('uploadInboxFile 413', 'body-size: inbox-file-size').instead(
    (request) => ({ ...request, body: Buffer.from('%PDF-1.7\n%%EOF') }),
  ),
};
