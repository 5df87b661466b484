import type { ProxyHandler } from '../proxy.ts';
import {
  breaks,
  changeRows,
  type Deviations,
  getFilterNames,
  getJson,
  getQuery,
  handle,
  type Json,
  parseJson,
  toGet,
  withJson,
} from './deviation.ts';
import { rewriteNext } from './pages.ts';

const invoice = 'createDraftSalesInvoiceWithLines';

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

/** Leaves parameters out of a link. */
const without = (link: string, names: readonly string[]): string => {
  const url = new URL(link);
  for (const name of names) url.searchParams.delete(name);
  return url.href;
};

/** Rules of bookkeeping, and faults that only two parameters, fields or records together show. */
export const books: Deviations = {
  'nextPage loses a filter': breaks('listDebtors', 'page-links: list-next-page').meta(
    rewriteNext((link, _meta, request) => without(link, getFilterNames(request))),
  ),
  'nextPage loses the page size': breaks('listDebtors', 'page-links: page-links-keep-parameters').meta(
    rewriteNext((link) => without(link, ['pageSize'])),
  ),
  'a filter with 0 is ignored': breaks('listLedgerLines', 'filter: ledger-lines-filters').query((query) =>
    query.delete('Period', '0'),
  ),
  'the log lacks deletions': breaks(
    'deleteJournalEntry',
    'change-log: journal-entry-log-deleted, journal-entry-log-is-change-log',
  ).everywhere(changeRows('listJournalEntryChanges', (rows) => rows.filter(({ Action }) => Action !== 2))),
  'the log is empty': breaks(
    'listJournalEntryChanges, deleteJournalEntry',
    'change-log: journal-entry-log-added, log-has-drafts',
  ).rows(() => []),
  'lines of text count in the total': breaks(invoice, 'text-lines: line-text-not-in-total').json(addText),
  'a balance is not the sum of its ledger lines': breaks('listLedgerBalances', 'balances').rows((rows) =>
    rows.map((row, index) => (index === 0 ? { ...row, balance: Number(row.balance) + 0.01 } : row)),
  ),
  'unitPriceIncludingVat is ignored': breaks(invoice, 'price-including-vat: line-price-including-vat').handle(
    ignorePriceMode(),
  ),
  'a change of a line leaves the total as it was': breaks(
    'updateDraftSalesInvoiceLine',
    'invoice-total: line-amounts, vat-rounded-once',
  ).everywhere(keepTotals()),
  'errors has the first error only': breaks('createDebtor 400', 'errors-all: errors-all-at-once').json((body) => ({
    ...body,
    errors: Object.fromEntries(Object.entries((body.errors ?? {}) as Json).slice(0, 1)),
  })),
  'PATCH merges the fields of an object': breaks('updateDebtor', 'patch-objects: patch-merges-fields').handle(
    async (request, forward) => {
      const body = parseJson(request);
      if (typeof body?.address !== 'object' || body.address === null) return forward(request);
      const { address } = getJson(await forward(toGet(request)));
      return forward(withJson(request, { ...body, address: { ...(address as Json), ...(body.address as Json) } }));
    },
  ),
  'too many decimals are rounded': breaks(invoice, 'invalid-body: fields-of-writes, unknown-fields-rejected').body(
    roundNumbers,
  ),
};

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
  return handle('getDraftSalesInvoice', async (request, forward) => {
    const response = await forward(request);
    if (response.status !== 200 || getQuery(request).size > 0) return response;
    const body: Json = getJson(response);
    const { amountExcludingVat, amountVat, amountIncludingVat } = body;
    const amounts = first.get(request.path) ?? { amountExcludingVat, amountVat, amountIncludingVat };
    first.set(request.path, amounts);
    return withJson(response, { ...body, ...amounts });
  });
}
