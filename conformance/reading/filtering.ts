import type { Exchange } from '../exchange.ts';
import type { Collection } from '../found.ts';
import type { Session } from '../session.ts';
import { confirm, type Finding, listCheck } from './confirm.ts';
import { showing } from './groups.ts';
import { isEmpty } from './order.ts';
import { called, keyOf, type Page, pageSize, readPage, show } from './page.ts';
import { type Filter, parametersOf } from './parameters.ts';
import { matches, nobodys, valuesOf } from './values.ts';

/**
 * Every filter: with two values that records have it finds all of them and no others, and so it does with one; with one
 * that nobody has it finds nothing. One value is asked for where two do not show whether the filter works, and of the
 * first filter of each type.
 */
export const filtering = listCheck('filters', async (found, { session, found: all }) => {
  const { filters } = parametersOf(found.operation);
  await Promise.all(
    filters.map(async (filter) => {
      const collection = await showing(session, found, [filter.name]);
      // The list was read with one value of what it must be given; others are known from other lists.
      const others = filter.required ? all.named(filter.name) : [];
      const isSample = filters.find((one) => typeOf(one) === typeOf(filter)) === filter;
      const trial = (known: Collection) => tried(session, known, { filter, others, isSample });
      if (collection) await confirm(session, collection, trial);
    }),
  );
});

const typeOf = ({ schema }: Filter): string => [schema.type, schema.format, schema.enum !== undefined].join(' ');

interface Trying {
  readonly filter: Filter;
  /** Values that only records of other lists are known to have. */
  readonly others: readonly unknown[];
  /** Whether one value is asked for too. */
  readonly isSample: boolean;
}

async function tried(session: Session, known: Collection, trying: Trying): Promise<readonly Finding[]> {
  const { filter, others } = trying;
  const values = [...new Set([...valuesOf(filter, known), ...others])];
  const find = (...wanted: readonly unknown[]) => ask(session, known, filter, wanted);
  const [first, second] = values;
  if (!isEmpty(second) && filter.repeats) return pair(known, trying, find, [first, second]);
  const isTold = known.rows.some((row) => row[filter.name] !== first);
  const other = isEmpty(second) && !(isTold && !isEmpty(first)) ? nobodys(filter, values) : second;
  const wanted = [first, other].filter((value) => !isEmpty(value));
  const found = await Promise.all(wanted.map((value) => find(value)));
  return found.flatMap((one) => (one ? wrongIn(one, known) : []));
}

type Find = (...values: readonly unknown[]) => Promise<Asked | undefined>;

/** Two values at once, and one of them where that tells more. */
async function pair(
  known: Collection,
  { filter, isSample }: Trying,
  find: Find,
  values: readonly [unknown, unknown],
): Promise<readonly Finding[]> {
  const both = await find(...values);
  if (!both) return [];
  const wrong = wrongIn(both, known);
  // A filter that does nothing finds both too, when there is nothing else.
  const tells = known.rows.some((row) => !hasOne(both, row[filter.name]));
  const one = wrong.length > 0 || isSample || !tells || !fits(both.page) ? await find(values[0]) : undefined;
  const wrongWithOne = one ? wrongIn(one, known) : [];
  if (wrongWithOne.length > 0) return wrongWithOne;
  if (wrong.length > 0) return wrong.map((finding) => ({ ...finding, rule: ruleOfPair(finding) }));
  return one && !fits(both.page) ? addedUp(both, one, await find(values[1])) : [];
}

/** What one value does not show either is the fault of two. */
const ruleOfPair = ({ rule }: Finding): string => (rule === 'total count' ? rule : 'filters or');

/** Too many to look for each: no record has both values, so their numbers add up. */
function addedUp(both: Asked, one: Asked, other: Asked | undefined): readonly Finding[] {
  if (!other || both.page.total === one.page.total + other.page.total) return [];
  const counts = `${one.page.total} and ${other.page.total} records have one of them`;
  const message = `Asked for ${asked(both)}, ${both.page.total} records came; ${counts}.`;
  return [{ rule: 'filters or', message, exchanges: [one.page.exchange, other.page.exchange, both.page.exchange] }];
}

/** What a list was asked for, and what came. */
export interface Asked {
  readonly filter: Filter;
  readonly values: readonly unknown[];
  readonly page: Page;
}

/** Asks for the records that have one of these values. */
export async function ask(
  session: Session,
  known: Collection,
  filter: Filter,
  values: readonly unknown[],
): Promise<Asked | undefined> {
  const pairs = values.map((value) => [filter.name, String(value)] as const);
  const query = [...pairs, ['pageSize', String(pageSize)] as const];
  const page = await readPage(session, known, { about: `filter ${filter.name}`, query });
  return page && { filter, values, page };
}

const asked = ({ filter: { name }, values }: Asked): string => `${name} ${values.map(show).join(' or ')}`;

/** Whether all that was found is on the page. */
const fits = ({ meta, rows }: Page): boolean => isEmpty(meta.nextPage) && rows.length < pageSize;

const hasOne = ({ filter, values }: Asked, shown: unknown): boolean =>
  values.some((value) => matches(filter, shown, value));

/** What is wrong with what a filter found; at most one finding. */
export function wrongIn(found: Asked, known: Collection): Finding[] {
  const { page, filter } = found;
  const finding = (rule: string, message: string, ...before: Exchange[]): Finding[] => {
    const [first, ...others] = [...before, page.exchange];
    return first ? [{ rule, message, exchanges: [first, ...others] }] : [];
  };
  const stranger = page.rows.find((row) => !hasOne(found, row[filter.name]));
  if (stranger) {
    return finding(
      'filter',
      `Asked for ${asked(found)}, ${called(stranger)} came with ${show(stranger[filter.name])}.`,
    );
  }
  if (!fits(page)) return [];
  const there = new Set(page.rows.map((row) => keyOf(known, row)));
  const missing = known.rows.find((row) => hasOne(found, row[filter.name]) && !there.has(keyOf(known, row)));
  if (missing) {
    const message = `Asked for ${asked(found)}, ${called(missing)} is missing, which has ${show(missing[filter.name])}.`;
    return finding('filter incomplete', message, known.exchange);
  }
  if (page.total === page.rows.length) return [];
  const message = `Asked for ${asked(found)}, totalCount is ${page.total}, and ${page.rows.length} records came on the one page.`;
  return finding('total count', message);
}
