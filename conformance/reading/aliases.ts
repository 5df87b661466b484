import type { Collection } from '../found.ts';
import type { Session } from '../session.ts';
import { confirm, type Finding, listCheck } from './confirm.ts';
import { keyOf, type Page, readPage, show } from './page.ts';
import { parametersOf } from './parameters.ts';
import { orderFaults } from './sorting.ts';
import { matches, valuesOf } from './values.ts';

/** Names of query parameters count however their letters are written, and under their other names. */
export const aliases = listCheck('other spellings', async (collection, { session }) => {
  await confirm(session, collection, (known) => pages(session, known));
  await confirm(session, collection, (known) => conventions(session, known));
});

const ignored = (name: string, what: string, exchanges: Finding['exchanges']): Finding[] => [
  { rule: 'spelling of parameters', message: `The parameter ${name} has no effect: ${what}.`, exchanges },
];

/** `pagesize` is an alias of the contract, `PAGE` another spelling. */
async function pages(session: Session, known: Collection): Promise<readonly Finding[]> {
  const { parameters } = known.operation;
  const alias = parameters.find((parameter) => parameter['x-alias-of'] === 'pageSize')?.name ?? 'PAGESIZE';
  const query = [[alias, '1'] as const, ['PAGE', '2'] as const];
  const page = await readPage(session, known, { about: 'other spellings of page and pageSize', query });
  if (!page) return [];
  const [first, second] = known.rows;
  if (second && page.rows.length !== 1)
    return ignored(alias, `${page.rows.length} records came, not 1`, [page.exchange]);
  const [row] = page.rows;
  if (!first || !second || !row || keyOf(known, row) !== keyOf(known, first)) return [];
  return ignored('PAGE', 'the first record came, not the second', [known.exchange, page.exchange]);
}

/** `ORDERBY`, `FIELDS` and a filter in capitals. */
async function conventions(session: Session, known: Collection): Promise<readonly Finding[]> {
  const { filters, orders, fields } = parametersOf(known.operation);
  const filter = filters.find((one) => !one.required && valuesOf(one, known).length > 0);
  const order = orders.find((one) => one.startsWith('-'));
  const [field = ''] = fields;
  const shown = [...new Set([field, ...(filter ? [filter.name] : []), ...(order ? [order.slice(1)] : [])])];
  const value = filter && valuesOf(filter, known).at(-1);
  const query = [
    ...(filter ? [[filter.name.toUpperCase(), String(value)] as const] : []),
    ...(order ? [['ORDERBY', order] as const] : []),
    ['FIELDS', shown.join(',')] as const,
  ];
  const page = await readPage(session, known, { about: 'names in capitals', query });
  if (!page) return [];
  return [
    ...filterFinding(page, filter && { name: filter.name, isIt: (shown) => matches(filter, shown, value), value }),
    ...(order && orderFaults(page.rows, { order }).length > 0
      ? ignored('ORDERBY', `the records are not sorted by ${order}`, [page.exchange])
      : []),
    ...fieldsFinding(page, shown),
  ];
}

interface Filtered {
  readonly name: string;
  readonly value: unknown;
  readonly isIt: (shown: unknown) => boolean;
}

function filterFinding({ rows, exchange }: Page, filter: Filtered | undefined): Finding[] {
  const stranger = filter && rows.find((row) => !filter.isIt(row[filter.name]));
  if (!stranger) return [];
  const what = `a record came with ${show(stranger[filter.name])}, not ${show(filter.value)}`;
  return ignored(filter.name.toUpperCase(), what, [exchange]);
}

function fieldsFinding({ rows, exchange }: Page, shown: readonly string[]): Finding[] {
  const strange = Object.keys(rows[0] ?? {}).find((name) => name !== '_meta' && !shown.includes(name));
  return strange === undefined ? [] : ignored('FIELDS', `records came with ${strange}`, [exchange]);
}
