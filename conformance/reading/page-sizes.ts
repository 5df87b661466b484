import type { Collection } from '../found.ts';
import type { Session } from '../session.ts';
import { confirm, type Finding, listCheck } from './confirm.ts';
import { envelopeFindings } from './envelope.ts';
import { pageSize, type Query, readPage } from './page.ts';
import { parametersOf } from './parameters.ts';

/** Records that a list may have so that the largest page is asked for as it is; of longer ones only the envelope. */
const fewEnough = 1000;

/** Pages as small and as large as they may be, and of the usual size; a page past the end; links that keep the query. */
export const pageSizes = listCheck('page sizes', async (collection, { session }) => {
  await Promise.all(
    triesOf(collection).map((one) => confirm(session, collection, (known) => tried(session, known, one))),
  );
});

interface Try {
  readonly about: string;
  readonly query: (known: Collection) => Query;
  readonly number: (known: Collection) => number;
  readonly size: number;
}

const isShort = ({ total }: Collection): boolean => total <= fewEnough;

/** A total that is no number is a fault of its own. */
const pagesOf = ({ total }: Collection): number => Math.ceil(total / pageSize) || 0;

const numbered = (page: number): Query => [
  ['page', String(page)],
  ['pageSize', String(pageSize)],
];

/** Of a list that is too long to be read whole: what is there agrees with its count. */
const lastPage: Try = {
  about: 'the last page',
  query: (known) => numbered(pagesOf(known)),
  number: pagesOf,
  size: pageSize,
};

function triesOf(collection: Collection): readonly Try[] {
  const { pageSize: sizes, orders, fields } = parametersOf(collection.operation);
  const pastTheEnd = (known: Collection): number => pagesOf(known) + 1;
  const kept: Query = [...last(orders, 'orderby'), ...last(fields, 'fields'), ['metaOnly', 'false']];
  const first = () => 1;
  return [
    { about: 'the smallest page', query: () => [['pageSize', '1'], ...kept], number: first, size: 1 },
    {
      about: 'the largest page',
      query: (known) => [['pageSize', String(sizes.most)], ...(isShort(known) ? [] : [['metaOnly', 'true'] as const])],
      number: first,
      size: sizes.most,
    },
    { about: 'a page of the usual size', query: () => [], number: first, size: sizes.usual },
    ...(isShort(collection) ? [] : [lastPage]),
    {
      about: 'a page past the end',
      query: (known) => numbered(pastTheEnd(known)),
      number: pastTheEnd,
      size: pageSize,
    },
  ];
}

/** A parameter that links have to keep, with the last of its values. */
const last = (values: readonly string[], name: string): Query =>
  values.slice(-1).map((value) => [name, value] as const);

async function tried(
  session: Session,
  known: Collection,
  { about, query, number, size }: Try,
): Promise<readonly Finding[]> {
  const page = await readPage(session, known, { about, query: query(known) });
  if (!page) return [];
  const findings = envelopeFindings(session, known, page, { number: number(known), size });
  const isLeftOut = !page.hasData && !page.exchange.request.path.includes('metaOnly=true');
  if (!isLeftOut) return findings;
  return [...findings, { rule: 'metaOnly', message: 'There are no _data.', exchanges: [page.exchange] }];
}
