import type { ProxyHandler } from '../proxy.ts';
import { change, creation, list } from './debtors.ts';
import {
  changeJson,
  changeQuery,
  type DeviationOfDebtors,
  expectListRule,
  expectRule,
  expectWriteRule,
  getFilterNames,
  getJson,
  getQuery,
  handle,
  type Json,
  type ListBody,
  parseJson,
  sendInstead,
  withJson,
} from './deviation.ts';

const drafts = { path: '/v1/draftsalesinvoiceswithlines' } as const;
const invoice = ['createDraftSalesInvoiceWithLines'];

type Line = Json & { readonly bookingType?: string };

/** Adds what an invoice lacks to its amounts. */
const addText = (body: Json): Json => {
  const lines = (body.lines ?? []) as readonly Line[];
  const text = lines.filter(({ bookingType }) => bookingType === 'T');
  const add = (name: string): number =>
    Number(body[name]) + text.reduce((sum, line) => sum + Number(line[name] ?? 0), 0);
  return { ...body, amountExcludingVat: add('amountExcludingVat'), amountIncludingVat: add('amountIncludingVat') };
};

const roundNumbers = (body: Json): Json =>
  JSON.parse(JSON.stringify(body), (_name, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 100) / 100 : value,
  );

/** Rules of bookkeeping, and faults that only two parameters, fields or records together show. */
export const books: readonly DeviationOfDebtors[] = [
  {
    name: 'nextPage loses a filter',
    handler: changeJson<ListBody>(list, (body, request) => {
      const { nextPage } = body._meta;
      if (typeof nextPage !== 'string') return body;
      const url = new URL(nextPage);
      for (const name of getFilterNames(request)) url.searchParams.delete(name);
      return { ...body, _meta: { ...body._meta, nextPage: url.href } };
    }),
    ...expectListRule('page-links', 'list-next-page'),
  },
  {
    name: 'nextPage loses the page size',
    handler: changeJson<ListBody>(list, (body) => {
      const { nextPage } = body._meta;
      if (typeof nextPage !== 'string') return body;
      const url = new URL(nextPage);
      url.searchParams.delete('pageSize');
      return { ...body, _meta: { ...body._meta, nextPage: url.href } };
    }),
    ...expectListRule('page-links', 'page-links-keep-parameters'),
  },
  {
    name: 'a filter with 0 is ignored',
    handler: changeQuery({ path: '/v1/ledgerlines' }, (query) => query.delete('Period', '0')),
    ...expectRule('filter', ['listLedgerLines'], 'ledger-lines-filters'),
  },
  {
    name: 'the log lacks deletions',
    handler: changeJson<ListBody>({ path: '/v1/journalentrylog' }, (body) => ({
      ...body,
      ...(body._data && { _data: body._data.filter(({ Action }) => Action !== 2) }),
    })),
    ...expectWriteRule('change-log', ['deleteJournalEntry']),
    statements: ['journal-entry-log-deleted', 'journal-entry-log-is-change-log'],
  },
  {
    name: 'the log is empty',
    handler: changeJson<ListBody>({ path: '/v1/journalentrylog' }, (body) => ({
      ...body,
      ...(body._data && { _data: [] }),
    })),
    ...expectWriteRule('change-log', ['deleteJournalEntry', 'listJournalEntryChanges']),
    statements: ['journal-entry-log-added', 'log-has-drafts'],
  },
  {
    name: 'lines of text count in the total',
    handler: changeJson({ ...drafts, method: 'POST', status: 201 }, addText),
    only: invoice,
    write: true,
    rules: ['text-lines'],
    statements: ['line-text-not-in-total'],
  },
  {
    name: 'a balance is not the sum of its ledger lines',
    handler: changeJson<ListBody>({ path: '/v1/ledgergrouped' }, (body) => ({
      ...body,
      ...(body._data && {
        _data: body._data.map((row, index) => (index === 0 ? { ...row, balance: Number(row.balance) + 0.01 } : row)),
      }),
    })),
    ...expectRule('balances', ['listLedgerBalances']),
  },
  {
    name: 'unitPriceIncludingVat is ignored',
    handler: handle({ ...drafts, method: 'POST' }, ignorePriceMode()),
    only: invoice,
    write: true,
    rules: ['price-including-vat'],
    statements: ['line-price-including-vat'],
  },
  {
    name: 'a change of a line leaves the total as it was',
    handler: keepTotals(),
    ...expectWriteRule('invoice-total', ['updateDraftSalesInvoiceLine'], 'line-amounts', 'vat-rounded-once'),
  },
  {
    name: 'errors has the first error only',
    handler: changeJson({ ...creation, status: 400 }, (body) => ({
      ...body,
      errors: Object.fromEntries(Object.entries((body.errors ?? {}) as Json).slice(0, 1)),
    })),
    ...expectWriteRule('errors-all', ['createDebtor'], 'errors-all-at-once'),
  },
  {
    name: 'PATCH merges the fields of an object',
    handler: handle(change, async (request, forward) => {
      const body = parseJson(request);
      if (typeof body?.address !== 'object' || body.address === null) return forward(request);
      const { authorization = '', host = '', 'x-tenant-id': tenant = '1' } = request.headers;
      const headers = { authorization, host, 'x-tenant-id': tenant };
      const { address } = getJson(await sendInstead(request, forward, { method: 'GET', headers }));
      return forward(withJson(request, { ...body, address: { ...(address as Json), ...(body.address as Json) } }));
    }),
    ...expectWriteRule('patch-objects', ['updateDebtor'], 'patch-merges-fields'),
  },
  {
    name: 'too many decimals are rounded',
    handler: handle({ ...drafts, method: 'POST' }, (request, forward) => {
      const body = parseJson(request);
      return forward(body ? withJson(request, roundNumbers(body)) : request);
    }),
    only: invoice,
    write: true,
    rules: ['invalid-body'],
    statements: ['fields-of-writes', 'unknown-fields-rejected'],
  },
];

/** Reads prices as if they had no VAT, and says that they had. */
function ignorePriceMode(): ProxyHandler {
  return async (request, forward) => {
    const body = parseJson(request);
    const lines = Array.isArray(body?.lines) ? (body.lines as readonly Line[]) : [];
    const modes = lines.map(({ unitPriceIncludingVat }) => unitPriceIncludingVat);
    if (!modes.includes(true)) return forward(request);
    const plain = lines.map((line) => ({ ...line, unitPriceIncludingVat: false }));
    const response = await forward(withJson(request, { ...body, lines: plain }));
    if (response.status !== 201) return response;
    const created = getJson(response);
    const shown = (created.lines as readonly Line[]).map((line, index) => ({
      ...line,
      unitPriceIncludingVat: modes[index] ?? false,
    }));
    return withJson(response, { ...created, lines: shown });
  };
}

/** Shows the amounts that an invoice had when it was read first. */
function keepTotals(): ProxyHandler {
  const first = new Map<string, Json>();
  return handle({ path: '/v1/draftsalesinvoices/{id}' }, async (request, forward) => {
    const response = await forward(request);
    if (response.status !== 200 || getQuery(request).size > 0) return response;
    const body: Json = getJson(response);
    const { amountExcludingVat, amountVat, amountIncludingVat } = body;
    const amounts = first.get(request.path) ?? { amountExcludingVat, amountVat, amountIncludingVat };
    first.set(request.path, amounts);
    return withJson(response, { ...body, ...amounts });
  });
}
