import type { Exchange } from '../exchange.ts';
import type { Collection, Row } from '../found.ts';
import type { Session } from '../session.ts';
import { confirm, type Finding, listCheck } from './confirm.ts';
import { isEmpty } from './order.ts';
import { called, keyOf, pageSize, readPage, show } from './page.ts';
import { type Filter, parametersOf } from './parameters.ts';
import { matches, valuesOf } from './values.ts';

/** Pairs of filters that are tried in each list. */
const pairsTried = 3;

/** Two filters at once: only records that match both come, and all of them. */
export const filtersTogether = listCheck('two filters', async (collection, { session }) => {
  await confirm(session, collection, async (known) => {
    const findings = await Promise.all(pairsIn(known).map((pair) => tried(session, known, pair)));
    return findings.flat();
  });
});

/** A filter, and the value that it is asked for. */
type Wanted = readonly [filter: Filter, value: unknown];
type Pair = readonly [Wanted, Wanted];

/**
 * Pairs of filters with values: of two different records, which nothing may have together, and of one record that
 * neither filter finds alone. Of each either it is told whether both filters count.
 */
function pairsIn(known: Collection): readonly Pair[] {
  const { filters } = parametersOf(known.operation);
  const varied = filters.filter((filter) => !filter.required && valuesOf(filter, known).length > 1);
  const pairs = varied.slice(1).flatMap((filter, index) => {
    const pair = apart(known, varied[index] as Filter, filter);
    return pair ? [pair] : [];
  });
  const common = varied.flatMap((one, index) => varied.slice(index + 1).flatMap((other) => overlap(known, one, other)));
  return [...common.slice(0, 1), ...pairs.slice(0, pairsTried - 1)];
}

const has = (row: Row, [filter, value]: Wanted): boolean => matches(filter, row[filter.name], value);

/** Values of two records that differ in both. */
function apart({ rows }: Collection, one: Filter, other: Filter): Pair | undefined {
  const isKnown = (row: Row): boolean => !isEmpty(row[one.name]) && !isEmpty(row[other.name]);
  const first = rows.find(isKnown);
  if (!first) return undefined;
  const second = rows.find(
    (row) => isKnown(row) && row[one.name] !== first[one.name] && row[other.name] !== first[other.name],
  );
  return second && askable([one, first[one.name]], [other, second[other.name]]);
}

/** Values of one record that others have one of. */
function overlap({ rows }: Collection, one: Filter, other: Filter): readonly Pair[] {
  const pair = rows
    .filter((row) => !isEmpty(row[one.name]) && !isEmpty(row[other.name]))
    .map(
      (row): Pair => [
        [one, row[one.name]],
        [other, row[other.name]],
      ],
    )
    .find(
      ([first, second]) =>
        rows.some((row) => has(row, first) && !has(row, second)) &&
        rows.some((row) => has(row, second) && !has(row, first)),
    );
  const wanted = pair && askable(...pair);
  return wanted ? [wanted] : [];
}

function askable(one: Wanted, other: Wanted): Pair | undefined {
  const canBe = ([filter, value]: Wanted): boolean => valuesOf(filter, { rows: [{ [filter.name]: value }] }).length > 0;
  return canBe(one) && canBe(other) ? [one, other] : undefined;
}

async function tried(session: Session, known: Collection, pair: Pair): Promise<readonly Finding[]> {
  const wanted = pair.map(([{ name }, value]) => [name, String(value)] as const);
  const about = `filters ${wanted.map(([name]) => name).join(' and ')}`;
  const query = [...wanted, ['pageSize', String(pageSize)] as const];
  const page = await readPage(session, known, { about, query });
  if (!page) return [];
  const told = pair.map(([{ name }, value]) => `${name} ${show(value)}`).join(' and ');
  const finding = (message: string, ...exchanges: [Exchange, ...Exchange[]]): Finding[] => [
    { rule: 'filters and', message, exchanges },
  ];
  const stranger = page.rows.find((row) => pair.some((one) => !has(row, one)));
  if (stranger) {
    const its = pair.map(([{ name }]) => `${name} ${show(stranger[name])}`).join(' and ');
    return finding(`Asked for ${told}, ${called(stranger)} came with ${its}.`, page.exchange);
  }
  if (!isEmpty(page.meta.nextPage) || page.rows.length >= pageSize) return [];
  const there = new Set(page.rows.map((row) => keyOf(known, row)));
  const missing = known.rows.find((row) => pair.every((one) => has(row, one)) && !there.has(keyOf(known, row)));
  if (!missing) return [];
  return finding(`Asked for ${told}, ${called(missing)} is missing, which has both.`, known.exchange, page.exchange);
}
