import type { Collection } from '../../data/rows.ts';
import { matches } from '../../judges/filters.ts';
import { type Filter, getListParameters } from '../../judges/list-parameters.ts';
import { getRowKey, hasField, type Page } from '../../judges/page.ts';
import { findSortIssues } from '../../judges/sort.ts';
import { formatValue } from '../../rules/format.ts';
import type { HttpExchange, Issue } from '../../session/http.ts';
import type { Session } from '../../session/session.ts';
import { getFilterValues } from './filter-values.ts';
import { readPage } from './read-page.ts';
import { createListCheck, reportReproducible } from './reproduce.ts';

/** Names of query parameters are case-insensitive, and have aliases. */
export const parameterNamesCheck = createListCheck('other spellings', async (collection, { session, samples }) => {
  const areCapitalsTried = samples.isFirst(collection.operation, 'parameter-names');
  await reportReproducible(session, collection, (known) => probeAlias(session, known));
  if (areCapitalsTried) await reportReproducible(session, collection, (known) => probeCapitals(session, known));
});

const createIssue = (name: string, effect: string, exchanges: readonly HttpExchange[]): Issue => ({
  rule: name === ALIAS ? 'parameter-alias' : 'parameter-names',
  message: `The parameter ${name} has no effect: ${effect}.`,
  exchanges,
});

/** The other spelling that the platform documents. */
const ALIAS = 'pagesize';

/** `pagesize` is an alias of the contract, `PAGE` another case. */
async function probeAlias(session: Session, known: Collection): Promise<readonly Issue[]> {
  const query = [[ALIAS, '1'] as const, ['PAGE', '2'] as const];
  const page = await readPage(session, known, { description: 'other spellings of page and pageSize', query });
  const [first, second] = known.rows;
  if (!page || !first || !second) return [];
  const count = page.rows.length;
  if (count !== 1) return [createIssue(ALIAS, `the page has ${count} records, not 1`, [page.exchange])];
  const [row] = page.rows;
  if (!row || getRowKey(row) !== getRowKey(first)) return [];
  return [createIssue('PAGE', 'it is the first record, not the second', [known.exchange, page.exchange])];
}

/** `ORDERBY`, `FIELDS` and a filter in capitals. */
async function probeCapitals(session: Session, known: Collection): Promise<readonly Issue[]> {
  const { filters, orders, fields } = getListParameters(known.operation);
  const filter = filters.find((candidate) => !candidate.isRequired && getFilterValues(candidate, known).length > 0);
  const value = filter && getFilterValues(filter, known).at(-1);
  const order = orders.find((name) => name.startsWith('-') && hasField(known, name.slice(1)));
  const field = fields.find((name) => hasField(known, name));
  if (field === undefined) return [];
  const names = [field, ...(filter ? [filter.name] : []), ...(order ? [order.slice(1)] : [])];
  const query = [
    ...(filter ? [[filter.name.toUpperCase(), String(value)] as const] : []),
    ...(order ? [['ORDERBY', order] as const] : []),
    ['FIELDS', [...new Set(names)].join(',')] as const,
  ];
  const page = await readPage(session, known, { description: 'names in capitals', query });
  if (!page) return [];
  const isUnsorted = order !== undefined && findSortIssues(page.rows, { order }).length > 0;
  return [
    ...(filter ? findFilterIssue(page, filter, value) : []),
    ...(isUnsorted ? [createIssue('ORDERBY', `the records are not sorted by ${order}`, [page.exchange])] : []),
    ...findFieldsIssue(page, names),
  ];
}

function findFilterIssue({ rows, exchange }: Page, filter: Filter, value: unknown): readonly Issue[] {
  const unexpected = rows.find((row) => !matches(filter, row[filter.name], value));
  if (!unexpected) return [];
  const effect = `a record has ${formatValue(unexpected[filter.name])}, not ${formatValue(value)}`;
  return [createIssue(filter.name.toUpperCase(), effect, [exchange])];
}

function findFieldsIssue({ rows, exchange }: Page, names: readonly string[]): readonly Issue[] {
  const extra = Object.keys(rows[0] ?? {}).find((name) => name !== '_meta' && !names.includes(name));
  return extra === undefined ? [] : [createIssue('FIELDS', `records have ${extra}`, [exchange])];
}
