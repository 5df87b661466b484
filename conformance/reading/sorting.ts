import type { Fault } from '../exchange.ts';
import type { Collection, Row } from '../found.ts';
import type { Session } from '../session.ts';
import { confirm, type Finding, listCheck } from './confirm.ts';
import { showing } from './groups.ts';
import { compared, isEmpty } from './order.ts';
import { called, keyOf, type Page, pageSize, readPage, show } from './page.ts';
import { parametersOf } from './parameters.ts';

/**
 * Every value of `orderby`: the records of the page are in that order, and no record is missing that comes before. A
 * field that is alike in all records is sorted by in one direction only.
 */
export const sorting = listCheck('orderby', async (found, { session }) => {
  const { orders } = parametersOf(found.operation);
  await Promise.all(
    orders.map(async (order) => {
      const collection = await showing(session, found, [fieldIn(order)]);
      if (!collection || (!order.startsWith('-') && isAlike(collection, order))) return;
      await confirm(session, collection, (known) => sorted(session, known, order));
    }),
  );
});

/** Whether all records have the same in a field: then one order shows no more than the other. */
const isAlike = ({ rows, total }: Collection, field: string): boolean =>
  rows.length === total && new Set(rows.map((row) => row[field] ?? null)).size <= 1;

async function sorted(session: Session, known: Collection, order: string): Promise<readonly Finding[]> {
  const query = [['orderby', order] as const, ['pageSize', String(pageSize)] as const];
  const page = await readPage(session, known, { about: `orderby ${order}`, query });
  if (!page) return [];
  const faults = orderFaults(page.rows, ruleOf(known, order));
  if (faults.length > 0) return faults.map((fault) => ({ ...fault, exchanges: [page.exchange] }));
  return leftOut(known, page, order);
}

/** How the records of a list are to be in order. */
export interface OrderRule {
  /** As it is asked for: `-name`. */
  readonly order: string;
  /** Whether the values are a choice: a server may keep them as numbers, and order them by those. */
  readonly isChoice?: boolean;
}

function ruleOf({ operation }: Collection, order: string): OrderRule {
  const filter = parametersOf(operation).filters.find(({ name }) => name === fieldIn(order));
  return { order, isChoice: filter?.schema.enum !== undefined && filter.schema.type === 'string' };
}

const fieldIn = (order: string): string => order.replace(/^-/, '');

/** What is wrong with the order of records; at most one fault, the first. */
export function orderFaults(rows: readonly Row[], { order, isChoice }: OrderRule): readonly Fault[] {
  const field = fieldIn(order);
  if (isChoice) return scattered(rows, field, order);
  const wrong = firstWrong(rows, order);
  if (!wrong) return [];
  const [one, other] = wrong;
  const pair = `${called(one)} (${show(one[field])}) comes before ${called(other)} (${show(other[field])})`;
  const message = `Sorted by ${order}, ${pair}.`;
  if (isEmpty(one[field]) || isEmpty(other[field])) return [{ rule: 'sort empty fields', message }];
  if (one[field] === other[field]) return [{ rule: 'sort equal values', message }];
  const isTurned = firstWrong(rows, turned(order)) === undefined;
  return [{ rule: isTurned ? 'sort direction' : 'sort', message }];
}

const turned = (order: string): string => (order.startsWith('-') ? order.slice(1) : `-${order}`);

/** The first two neighbours that are in the wrong order. */
function firstWrong(rows: readonly Row[], order: string): readonly [Row, Row] | undefined {
  for (const [index, other] of rows.entries()) {
    const one = rows[index - 1];
    if (one && placed(one, other, order) > 0) return [one, other];
  }
  return undefined;
}

/** Above 0 when the second record has to come before the first. */
function placed(one: Row, other: Row, order: string): number {
  const [first, second] = [one[fieldIn(order)], other[fieldIn(order)]];
  const direction = order.startsWith('-') ? -1 : 1;
  if (isEmpty(first) || isEmpty(second)) {
    if (isEmpty(first) !== isEmpty(second)) return direction * (isEmpty(first) ? -1 : 1);
    return tie(one, other, direction);
  }
  return first === second ? tie(one, other, direction) : direction * compared(first, second);
}

/** Identifiers decide between equals. Whether a minus turns that around too, nobody says. */
const tie = ({ id }: Row, { id: next }: Row, direction: number): number => (direction > 0 ? compared(id, next) : 0);

/** A choice has no alphabet, but each of its values comes in one piece. */
function scattered(rows: readonly Row[], field: string, order: string): readonly Fault[] {
  const over = new Set<unknown>();
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (before && before[field] !== row[field]) over.add(before[field]);
    if (!over.has(row[field])) continue;
    const message = `Sorted by ${order}, ${called(row)} (${show(row[field])}) comes after another value than others of its own.`;
    return [{ rule: 'sort', message }];
  }
  return [];
}

/** A record that has to come before the last of the page, and is not on it: only the page was sorted. */
function leftOut(known: Collection, page: Page, order: string): readonly Finding[] {
  const last = page.rows.at(-1);
  if (!last || page.rows.length < pageSize || ruleOf(known, order).isChoice) return [];
  const field = fieldIn(order);
  const there = new Set(page.rows.map((row) => keyOf(known, row)));
  // Equal ones may be on either page.
  const missing = known.rows.find(
    (row) => row[field] !== last[field] && !there.has(keyOf(known, row)) && placed(last, row, order) > 0,
  );
  if (!missing) return [];
  const place = `is not on the first page, which ends with ${called(last)} (${show(last[field])})`;
  const message = `Sorted by ${order}, ${called(missing)} (${show(missing[field])}) ${place}.`;
  return [{ rule: 'sort', message, exchanges: [known.exchange, page.exchange] }];
}
