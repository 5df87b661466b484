import { type PageSpec, pageSizeParameter, readPage } from '../../data/read-page.ts';
import type { Collection } from '../../data/rows.ts';
import { matches } from '../../judges/filters.ts';
import { getListParameters } from '../../judges/list-parameters.ts';
import { getRowKey, PAGE_SIZE, showsField } from '../../judges/page.ts';
import type { Query } from '../../session/http.ts';
import type { Samples } from '../samples.ts';
import { getFilterValues } from './field-samples.ts';
import { findDoubtfulLinks, followLinks } from './pagination.ts';
import { createListCheck, createProbeCheck, reportReproducible } from './reproduce.ts';

/** Maximum records of a list read on its largest page; of longer lists only the envelope is. */
const MAX_RECORDS = 1000;

/** Requests the smallest, the largest and the default page, a page past the end, and links that keep the query. */
export const pageSizesCheck = createListCheck('page sizes', async (collection, { session, samples }) => {
  const requests = createRequests(collection, samples);
  const pages = await Promise.all(requests.map((request) => readPage(session, collection, request)));
  for (const [index, spec] of requests.entries()) {
    const page = pages[index];
    if (!page || findDoubtfulLinks(session, collection, page).length === 0 || spec.rule !== undefined) continue;
    await reportReproducible(session, collection, (known) => followLinks(session, known, spec));
    return;
  }
});

const createPageRequest = (description: string, number: number): PageSpec => ({
  description,
  query: [['page', String(number)], pageSizeParameter],
});

function createRequests(collection: Collection, samples: Samples): readonly PageSpec[] {
  const { operation, total } = collection;
  const { pageSize, orders, fields } = getListParameters(operation);
  const isShort = total <= MAX_RECORDS;
  const isThere = (order: string): boolean => showsField(collection, order.replace(/^-/, ''));
  const parameters: Query = [
    ...withLast('orderby', orders.filter(isThere)),
    ...withLast('fields', fields.filter(isThere)),
    ['metaOnly', 'false'],
  ];
  const largest: Query = [['pageSize', String(pageSize.maximum)]];
  const requests: PageSpec[] = [
    { description: 'the smallest page', query: [['pageSize', '1'], ...getCommonValue(collection), ...parameters] },
    { description: 'the largest page', query: isShort ? largest : [...largest, ['metaOnly', 'true']] },
    { description: 'the default page', query: [] },
  ];
  // Another check reports a total that is not a number.
  const last = Math.ceil(total / PAGE_SIZE) || 0;
  if (!isShort) requests.push(createPageRequest('the last page', last));
  if (samples.isFirst(operation, 'page-past-the-end'))
    requests.push({ ...createPageRequest('a page past the end', last + 1), rule: 'page-past-the-end' });
  return requests;
}

/** Returns a filter that several records match, so that there is a next page to keep it. */
function getCommonValue(collection: Collection): Query {
  const { filters } = getListParameters(collection.operation);
  for (const filter of filters.filter(({ isRequired }) => !isRequired)) {
    const value = getFilterValues(filter, collection).at(-1);
    if (value === undefined) continue;
    const count = collection.rows.filter((row) => matches(filter, row[filter.name], value)).length;
    if (count > 1) return [[filter.name, String(value)]];
  }
  return [];
}

/** Returns a parameter that links must keep, with its last value. */
const withLast = (name: string, values: readonly string[]): Query =>
  values.slice(-1).map((value) => [name, value] as const);

/** Checks the other documented spelling of `pageSize`, on the second page too. */
export const parameterNamesCheck = createProbeCheck('other spellings', (_list, { session }) => [
  async (known) => {
    const query = Object.entries({ pagesize: '1', page: '2' });
    const [first, second] = known.rows;
    // Without a second record it is a page past the end.
    if (!first || !second) return [];
    const page = await readPage(session, known, { description: 'the other spelling of pageSize', query });
    if (!page) return [];
    const [row] = page.rows;
    if (page.rows.length === 1 && row && getRowKey(row) !== getRowKey(first)) return [];
    const message = `The parameter pagesize has no effect: page 2 has ${page.rows.length} records, not the second one alone.`;
    return [{ rule: 'parameter-alias', message, exchanges: [known.exchange, page.exchange] }];
  },
]);
