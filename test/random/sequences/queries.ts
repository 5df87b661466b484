import fc from 'fast-check';
import { foldCase } from '../../../contract/normalize-text.ts';
import type { Operation, Parameter } from '../../support/contract.ts';
import { getEnumNames, getFilters } from '../../support/operations.ts';
import type { Json } from './company.ts';

/** A query of a list, drawn before its contents are known: numbers choose among the records that there are then. */
export interface Question {
  readonly filters: readonly { readonly filter: number; readonly values: readonly number[] }[];
  readonly order: number | undefined;
  readonly page: number | undefined;
  readonly pageSize: number | undefined;
  readonly fields: readonly number[];
  readonly metaOnly: boolean;
  /** Inactive articles too. */
  readonly everyState: boolean;
}

const choice = fc.nat({ max: 1000 });
const sometimes = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });

export const questions: fc.Arbitrary<Question> = fc.record({
  filters: fc.array(fc.record({ filter: choice, values: fc.array(choice, { minLength: 1, maxLength: 3 }) }), {
    maxLength: 2,
  }),
  order: sometimes(choice),
  page: sometimes(fc.integer({ min: 1, max: 4 })),
  pageSize: sometimes(fc.integer({ min: 1, max: 4 })),
  fields: fc.array(choice, { maxLength: 4 }),
  metaOnly: fc.constantFrom(false, false, false, false, true),
  everyState: fc.boolean(),
});

export type QueryResult = ReturnType<typeof runQuery>;

/** Returns a query, and what a list of these records, in the order of their identifiers, must answer it with. */
export function runQuery(question: Question, operation: Operation, rows: readonly Json[]) {
  const query = new URLSearchParams();
  const found = sortRows(filterRows(rows, question, operation, query), question, operation, query);
  const { page = 1, pageSize = 100, metaOnly } = question;
  if (question.page !== undefined) query.set('page', String(page));
  if (question.pageSize !== undefined) query.set('pageSize', String(pageSize));
  if (metaOnly) query.set('metaOnly', 'true');
  const pageRows = found.slice((page - 1) * pageSize, page * pageSize);
  const pageCount = Math.ceil(found.length / pageSize);
  return { query, rows: narrowed(pageRows, question, operation, query), totalCount: found.length, page, pageCount };
}

/** The records with one of the values of each filter: different filters narrow, more values widen. */
function filterRows(
  rows: readonly Json[],
  { filters, everyState }: Question,
  operation: Operation,
  query: URLSearchParams,
) {
  const all = getFilters(operation);
  const isOfArticles = operation.path === '/v1/articles';
  if (isOfArticles && everyState) query.set('ActiveState', 'all');
  let found = isOfArticles && !everyState ? rows.filter(({ active }) => active === true) : rows;
  for (const { filter, values } of filters) {
    const parameter = all[filter % all.length] as Parameter;
    if (query.has(parameter.name)) continue;
    const there = [...rows.map((row) => row[parameter.name] ?? null), [parameter.example].flat()[0]].filter(isFilled);
    const chosen = values.map((index) => there[index % there.length]);
    const wanted = parameter.schema.type === 'array' ? chosen : chosen.slice(0, 1);
    for (const value of wanted) query.append(parameter.name, String(value));
    found = found.filter((row) => wanted.includes(row[parameter.name]));
  }
  return found;
}

const isFilled = (value: unknown): boolean => value !== null;

/** In the order of one field, what is empty first, and of equals the older first. */
function sortRows(rows: readonly Json[], { order }: Question, operation: Operation, query: URLSearchParams) {
  if (order === undefined) return rows;
  const orders = getEnumNames(operation, 'orderby');
  const orderby = orders[order % orders.length] as string;
  query.set('orderby', orderby);
  const [field, sign] = orderby.startsWith('-') ? [orderby.slice(1), -1] : [orderby, 1];
  return rows.toSorted((a, b) => sign * compareValues(a[field] ?? null, b[field] ?? null));
}

function compareValues(a: unknown, b: unknown): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  if (typeof a !== 'string') return Number(a) - Number(b);
  return Buffer.compare(Buffer.from(foldCase(a)), Buffer.from(foldCase(String(b))));
}

/** The fields that are asked for. A field that a record cannot have is in none. */
function narrowed(rows: readonly Json[], { fields }: Question, operation: Operation, query: URLSearchParams) {
  const names = getEnumNames(operation, 'fields');
  const wanted = new Set(fields.map((index) => names[index % names.length] as string));
  if (wanted.size === 0) return rows;
  query.set('fields', [...wanted].join());
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => wanted.has(name))));
}
