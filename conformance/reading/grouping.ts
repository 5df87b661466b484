import type { Collection, Row } from '../found.ts';
import type { Session } from '../session.ts';
import { confirm, type Finding, listCheck } from './confirm.ts';
import { isEmpty } from './order.ts';
import { type Page, pageSize, type Query, readPage, show } from './page.ts';
import { fieldOfGroup, parametersOf } from './parameters.ts';
import { valuesOf } from './values.ts';

/** `groupBy`: what balances are not split by is null in them, and the parts of a balance come to the whole. */
export const grouping = listCheck(
  'groupBy',
  async (collection, { session }) => {
    const { groups } = parametersOf(collection.operation);
    const sets = [...groups.map((group) => [group]), groups.slice(0, 2)];
    await Promise.all(sets.map((set) => confirm(session, collection, (known) => grouped(session, known, set))));
  },
  (operation) => parametersOf(operation).groups.length > 0,
);

/** What every line in the ledger has, so that no balance that is split by it may lack it. */
const always = new Set(['period']);

async function grouped(session: Session, known: Collection, groups: readonly string[]): Promise<readonly Finding[]> {
  const parameters = parametersOf(known.operation);
  const own = narrowed(known);
  const about = `groupBy ${groups.join(' and ')}`;
  const split: Query = [...own, ...groups.map((group) => ['groupBy', group] as const), pageOf];
  const [whole, parts] = await Promise.all([
    readPage(session, known, { about: 'without groupBy', query: [...own, pageOf] }),
    readPage(session, known, { about, query: split }),
  ]);
  if (!whole || !parts) return [];
  for (const group of parameters.groups) {
    const field = fieldOfGroup(parameters, group);
    const wrong = parts.rows.find((row) =>
      groups.includes(group) ? always.has(field) && isEmpty(row[field]) : !isEmpty(row[field]),
    );
    if (!wrong) continue;
    const message = `Split by ${groups.join(' and ')}, ${field} of a balance is ${show(wrong[field])}.`;
    return [{ rule: 'groupBy', message, exchanges: [parts.exchange] }];
  }
  return differentSum(whole, parts, amountsOf(known), about);
}

const pageOf = ['pageSize', String(pageSize)] as const;

/** One value of a filter, so that whole and parts fit on a page. */
function narrowed(known: Collection): Query {
  const { filters } = parametersOf(known.operation);
  const filter = filters.find((one) => !one.required && valuesOf(one, known).length > 0);
  return filter ? [[filter.name, String(valuesOf(filter, known)[0])]] : [];
}

/** The amounts of a balance: numbers that nothing can be filtered by. */
const amountsOf = ({ operation, rows }: Collection): readonly string[] => {
  const { filters, fields } = parametersOf(operation);
  const isFilter = (field: string): boolean => filters.some(({ name }) => name === field);
  return fields.filter((field) => !isFilter(field) && typeof rows[0]?.[field] === 'number');
};

function differentSum(whole: Page, parts: Page, amounts: readonly string[], about: string): readonly Finding[] {
  if (!isEmpty(whole.meta.nextPage) || !isEmpty(parts.meta.nextPage)) return [];
  // In cents, because sums of amounts are not exact.
  const sum = (rows: readonly Row[], name: string): number =>
    rows.reduce((cents, row) => cents + Math.round(Number(row[name]) * 100), 0);
  const amount = amounts.find((name) => sum(whole.rows, name) !== sum(parts.rows, name));
  if (amount === undefined) return [];
  const [all, split] = [whole, parts].map(({ rows }) => (sum(rows, amount) / 100).toFixed(2));
  const message = `With ${about}, ${amount} comes to ${split}; without, it is ${all}.`;
  return [{ rule: 'groupBy', message, exchanges: [whole.exchange, parts.exchange] }];
}
