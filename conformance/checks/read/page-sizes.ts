import type { Collection } from '../../data/rows.ts';
import { matches } from '../../judges/filters.ts';
import { getListParameters } from '../../judges/list-parameters.ts';
import { PAGE_SIZE, showsField } from '../../judges/page.ts';
import type { Query } from '../../session/http.ts';
import type { Samples } from '../samples.ts';
import { getFilterValues } from './filter-values.ts';
import { type PageSpec, pageSizeParameter, readPage } from './read-page.ts';
import { createListCheck } from './reproduce.ts';

/** Records of a list that is read on its largest page; of longer lists only the envelope is. */
const MAX_RECORDS = 1000;

/** Requests the smallest, the largest and the default page, a page past the end, and links that keep the query. */
export const pageSizesCheck = createListCheck('page sizes', async (collection, { session, samples }) => {
  const requests = createRequests(collection, samples).map((request) => readPage(session, collection, request));
  await Promise.all(requests);
});

const isShort = ({ total }: Collection): boolean => total <= MAX_RECORDS;

/** A total that is not a number is reported elsewhere. */
const countPages = ({ total }: Collection): number => Math.ceil(total / PAGE_SIZE) || 0;

const createPageRequest = (description: string, number: number): PageSpec => ({
  description,
  query: [['page', String(number)], pageSizeParameter],
});

function createRequests(collection: Collection, samples: Samples): readonly PageSpec[] {
  const { pageSize, orders, fields } = getListParameters(collection.operation);
  const isThere = (order: string): boolean => showsField(collection, order.replace(/^-/, ''));
  const parameters: Query = [
    ...withLast('orderby', orders.filter(isThere)),
    ...withLast('fields', fields.filter(isThere)),
    ['metaOnly', 'false'],
  ];
  const filter = getCommonValue(collection);
  const largest = ['pageSize', String(pageSize.maximum)] as const;
  const requests: PageSpec[] = [
    { description: 'the smallest page', query: [['pageSize', '1'], ...filter, ...parameters] },
    {
      description: 'the largest page',
      query: [largest, ...(isShort(collection) ? [] : [['metaOnly', 'true'] as const])],
    },
    { description: 'the default page', query: [] },
  ];
  const last = countPages(collection);
  if (!isShort(collection)) requests.push(createPageRequest('the last page', last));
  if (samples.isFirst(collection.operation, 'page-past-the-end'))
    requests.push({ ...createPageRequest('a page past the end', last + 1), rule: 'page-past-the-end' });
  return requests;
}

/** A value of a filter that several records have, so that there is a next page which has to keep it. */
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

/** A parameter that links have to keep, with its last value. */
const withLast = (name: string, values: readonly string[]): Query =>
  values.slice(-1).map((value) => [name, value] as const);
