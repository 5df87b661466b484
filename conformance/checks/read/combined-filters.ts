import { pageSizeParameter, readPage } from '../../data/read-page.ts';
import { type Collection, isEmpty, type Row } from '../../data/rows.ts';
import { contradicts, findUnexpected, isSimilar, matches, SIMILAR } from '../../judges/filters.ts';
import { type Filter, getListParameters } from '../../judges/list-parameters.ts';
import { findMismatch, nameRow } from '../../judges/page.ts';
import { formatValue } from '../../rules/format.ts';
import { getNaming } from '../../rules/provenance.ts';
import type { Issue } from '../../session/http.ts';
import type { Session } from '../../session/session.ts';
import { getFilterValues, isUsable } from './field-samples.ts';
import { readFiltered } from './filters.ts';
import { createProbeCheck } from './reproduce.ts';

const MAX_PAIRS = 3;

/** Checks that two filters find exactly the records that match both. */
export const combinedFiltersCheck = createProbeCheck('two filters', (_list, { session }) => [
  async (known) => (await Promise.all(getPairs(known).map((pair) => probe(session, known, pair)))).flat(),
]);

type FilterValue = readonly [filter: Filter, value: unknown];
type Pair = readonly [FilterValue, FilterValue];

const hasValue = (row: Row, [filter, value]: FilterValue): boolean => matches(filter, row[filter.name], value);

/** Returns pairs of values of one record that neither filter finds alone, so that both filters have an effect. */
function getPairs(known: Collection): readonly Pair[] {
  const filters = getListParameters(known.operation).filters.filter(
    (filter) => !filter.isRequired && getFilterValues(filter, known).length > 1,
  );
  // Named filters come first: the platform promises each of them.
  const isNamed = ({ name }: Filter): boolean => getNaming(known.operation, name).length > 0;
  return filters
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
    .flatMap((a, index, sorted) =>
      sorted.slice(index + 1).flatMap((b) => findOverlap(known, a, b) ?? (isNamed(b) ? findConflict(known, a, b) : [])),
    )
    .filter((pair) => pair.every(([, value]) => isUsable(value)))
    .slice(0, MAX_PAIRS);
}

/** Returns values from two different records. The filters find nothing, unless another record has both. */
function findConflict({ rows }: Collection, a: Filter, b: Filter): readonly Pair[] {
  const filled = rows.filter((row) => !isEmpty(row[a.name]) && !isEmpty(row[b.name]));
  const [first] = filled;
  const other = filled.find((row) => row[a.name] !== first?.[a.name] && row[b.name] !== first?.[b.name]);
  return first && other
    ? [
        [
          [a, first[a.name]],
          [b, other[b.name]],
        ],
      ]
    : [];
}

/** Returns two values of one record. Other records have only one of them. */
function findOverlap({ rows }: Collection, a: Filter, b: Filter): readonly Pair[] | undefined {
  const hasOnly = (present: FilterValue, absent: FilterValue): boolean =>
    rows.some((row) => hasValue(row, present) && !hasValue(row, absent));
  const pair = rows
    .filter((row) => !isEmpty(row[a.name]) && !isEmpty(row[b.name]))
    .map((row) => [a, b].map((filter): FilterValue => [filter, row[filter.name]]) as unknown as Pair)
    .find(([first, second]) => hasOnly(first, second) && hasOnly(second, first));
  return pair && [pair];
}

/** Checks that each filter alone has an effect. Another check reports filters without one. */
async function haveEffect(session: Session, known: Collection, pair: Pair): Promise<boolean> {
  const pages = await Promise.all(pair.map(([filter, value]) => readFiltered(session, known, filter, [value])));
  return pages.every((page) => page && findUnexpected(page).length === 0);
}

async function probe(session: Session, known: Collection, pair: Pair): Promise<readonly Issue[]> {
  const query = [...pair.map(([{ name }, value]) => [name, String(value)] as const), pageSizeParameter];
  const description = `filters ${pair.map(([{ name }]) => name).join(' and ')}`;
  const page = await readPage(session, known, { description, query });
  if (!page) return [];
  const rule = 'filters-and';
  const filters = pair.map(([{ name }, value]) => `${name} ${formatValue(value)}`).join(' and ');
  const isExpected = (row: Row): boolean => pair.every((value) => hasValue(row, value));
  const isWrong = (row: Row): boolean => pair.some(([filter, value]) => contradicts({ filter, values: [value] }, row));
  const { unexpected, missing } = findMismatch(page, known, isExpected, isWrong);
  if (unexpected) {
    const values = pair.map(([{ name }]) => `${name} ${formatValue(unexpected[name])}`).join(' and ');
    const message = `The filters ${filters} find ${nameRow(unexpected)} with ${values}.`;
    const isLoose = pair.every(
      ([filter, value]) => hasValue(unexpected, [filter, value]) || isSimilar({ filter, values: [value] }, unexpected),
    );
    const issue: Issue = { rule, message, exchanges: [page.exchange], ...(isLoose && { provenance: SIMILAR }) };
    return (await haveEffect(session, known, pair)) ? [issue] : [];
  }
  if (!missing) return [];
  const message = `The filters ${filters} miss ${nameRow(missing)}, which has both values.`;
  return [{ rule, message, exchanges: [known.exchange, page.exchange] }];
}
