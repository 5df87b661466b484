import type { Collection } from '../../data/discovery.ts';
import { judgeEnvelope } from '../../judges/envelope.ts';
import { matches } from '../../judges/filters.ts';
import { getListParameters } from '../../judges/list-parameters.ts';
import { hasField, PAGE_SIZE } from '../../judges/page.ts';
import type { RuleId } from '../../rules/rules.ts';
import type { Issue, Query } from '../../session/http.ts';
import type { Session } from '../../session/session.ts';
import type { Samples } from '../samples.ts';
import { getFilterValues } from './filter-values.ts';
import { pageSizeParameter, readPage } from './read-page.ts';
import { createListCheck, reportReproducible } from './reproduce.ts';

/** Records of a list that is read on its largest page; of longer lists only the envelope is. */
const MAX_RECORDS = 1000;

/** The smallest, the largest and the default page, a page past the end, and links that keep the query. */
export const pageSizesCheck = createListCheck('page sizes', async (collection, { session, samples }) => {
  await Promise.all(
    createCases(collection, samples).map((pageCase) =>
      reportReproducible(session, collection, (known) => probe(session, known, pageCase)),
    ),
  );
});

interface PageCase {
  readonly description: string;
  readonly query: (known: Collection) => Query;
  readonly number: (known: Collection) => number;
  readonly size: number;
  readonly isDefault?: boolean;
  /** What another status breaks, when that is a rule of its own. */
  readonly rule?: RuleId;
}

const isShort = ({ total }: Collection): boolean => total <= MAX_RECORDS;

/** A total that is not a number is reported elsewhere. */
const countPages = ({ total }: Collection): number => Math.ceil(total / PAGE_SIZE) || 0;

const createPageCase = (description: string, number: PageCase['number']): PageCase => ({
  description,
  number,
  size: PAGE_SIZE,
  query: (known) => [['page', String(number(known))], pageSizeParameter],
});

function createCases(collection: Collection, samples: Samples): readonly PageCase[] {
  const { pageSize, orders, fields } = getListParameters(collection.operation);
  const isThere = (order: string): boolean => hasField(collection, order.replace(/^-/, ''));
  const parameters: Query = [
    ...withLast('orderby', orders.filter(isThere)),
    ...withLast('fields', fields.filter(isThere)),
    ['metaOnly', 'false'],
  ];
  const filter = getCommonValue(collection);
  const largest = ['pageSize', String(pageSize.maximum)] as const;
  const isFirst = { number: () => 1 };
  return [
    {
      ...isFirst,
      description: 'the smallest page',
      query: () => [['pageSize', '1'], ...filter, ...parameters],
      size: 1,
    },
    {
      ...isFirst,
      description: 'the largest page',
      query: (known) => [largest, ...(isShort(known) ? [] : [['metaOnly', 'true'] as const])],
      size: pageSize.maximum,
    },
    { ...isFirst, description: 'the default page', query: () => [], size: pageSize.default, isDefault: true },
    ...(isShort(collection) ? [] : [createPageCase('the last page', countPages)]),
    ...(samples.isFirst(collection.operation, 'page-past-the-end')
      ? [
          {
            ...createPageCase('a page past the end', (known) => countPages(known) + 1),
            rule: 'page-past-the-end' as const,
          },
        ]
      : []),
  ];
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

async function probe(session: Session, known: Collection, pageCase: PageCase): Promise<readonly Issue[]> {
  const { query, number, size, isDefault = false, ...spec } = pageCase;
  const page = await readPage(session, known, { ...spec, query: query(known) });
  if (!page) return [];
  const { issues } = judgeEnvelope(session.toOwnPath, known, page, { number: number(known), size, isDefault });
  if (page.hasData || page.exchange.request.path.includes('metaOnly=true')) return issues;
  return [...issues, { rule: 'meta-only', message: '_data is missing.', exchanges: [page.exchange] }];
}
