import { isDeepStrictEqual } from 'node:util';
import { findOperationAt, getCollectionPath, type Operation } from '../../contract.ts';
import type { Collection, Row } from '../../data/discovery.ts';
import { isEmpty } from '../../judges/compare-values.ts';
import { toOwnListPath } from '../../judges/links.ts';
import { getAdministrationId, getSelf, nameRow, toPage } from '../../judges/page.ts';
import { formatValue } from '../../rules/format.ts';
import type { HttpExchange, Issue } from '../../session/http.ts';
import type { Session } from '../../session/session.ts';
import type { Check } from '../check.ts';
import { createListCheck, reportReproducible } from './reproduce.ts';

/** A record is the same by itself and in its list, and both have its URL as `_meta.self`. */
export const singleRecordsCheck: Check = {
  name: 'single records',
  appliesTo: ({ kind }) => kind === 'get',
  async run(operation, { session, inventory }) {
    const collection = inventory.getCollection(getCollectionPath(operation.path));
    if (collection) await reportReproducible(session, collection, (known) => probe(session, known, operation));
  },
};

function sampleRows(rows: readonly Row[]): readonly Row[] {
  const sample = [rows[0], rows[Math.floor(rows.length / 2)], rows.at(-1)];
  return [...new Set(sample)].filter((row) => row !== undefined);
}

async function probe(session: Session, known: Collection, operation: Operation): Promise<readonly Issue[]> {
  const rows = known.rows.filter(({ id }) => !isEmpty(id));
  const wrong = rows.find((row) => session.toOwnPath(getSelf(row)) !== getPath(known, row));
  if (wrong) return [createSelfIssue(wrong, getPath(known, wrong), known.exchange)];
  const issues = await Promise.all(sampleRows(rows).map((row) => compareSingle(session, known, operation, row)));
  return issues.flat();
}

const getPath = ({ path }: Collection, { id }: Row): string => `${path}/${String(id)}`;

export const createSelfIssue = (row: Row, path: string, exchange: HttpExchange): Issue => ({
  rule: 'self',
  message: `self of ${nameRow(row)} is ${formatValue(getSelf(row))}; expected a URL that ends in ${path}.`,
  exchanges: [exchange],
});

async function compareSingle(
  session: Session,
  known: Collection,
  operation: Operation,
  row: Row,
): Promise<readonly Issue[]> {
  const path = getPath(known, row);
  const spec = { description: 'a record of the list', path, expected: [200, 404] };
  const exchange = await session.request(operation, spec);
  const exchanges = [known.exchange, exchange] as const;
  const { status } = exchange.response;
  if (status === 404) {
    const message = `The status of ${nameRow(row)} of the list is ${status}; expected 200.`;
    return [{ rule: 'list-and-record', message, exchanges }];
  }
  const single = (exchange.json ?? {}) as Row;
  const hasSelf = session.toOwnPath(getSelf(single)) === path;
  const [expected, actual] = exchanges.map(getAdministrationId);
  const message = `administrationId is ${formatValue(actual)} of a record, and ${formatValue(expected)} of its list.`;
  const issues = [...findDifference(row, single, exchanges)];
  if (!hasSelf) issues.push(createSelfIssue(single, path, exchange));
  if (actual !== expected) issues.push({ rule: 'administration', message, exchanges });
  return issues;
}

/** A field that is not the same in the list and by itself. */
function findDifference(row: Row, single: Row, exchanges: readonly HttpExchange[]): readonly Issue[] {
  const [inList, alone] = [row, single].map(withoutMeta) as [Row, Row];
  const names = new Set([...Object.keys(inList), ...Object.keys(alone)]);
  const name = [...names].find((field) => !isDeepStrictEqual(inList[field], alone[field]));
  if (name === undefined) return [];
  const message = `${name} of ${nameRow(row)} is ${formatValue(row[name])} in the list, and ${formatValue(single[name])} by itself.`;
  return [{ rule: 'list-and-record', message, exchanges }];
}

/** A value without metadata and empty fields, at any depth. */
function withoutMeta(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMeta);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name, field]) => name !== '_meta' && !isEmpty(field));
  return Object.fromEntries(entries.map(([name, field]) => [name, withoutMeta(field)]));
}

/** The URL of a record without an `id` is its list, filtered. */
export const recordsWithoutIdCheck = createListCheck(
  'URLs of records without an identifier',
  (collection, { session }) =>
    reportReproducible(session, collection, async (known) => {
      const rows = sampleRows(known.rows.filter(({ id }) => isEmpty(id)));
      return (await Promise.all(rows.map((row) => compareFiltered(session, known, row)))).flat();
    }),
  ({ path }) => findOperationAt(`${path}/{id}`, 'get') === undefined && !path.includes('{'),
);

async function compareFiltered(session: Session, known: Collection, row: Row): Promise<readonly Issue[]> {
  const path = toOwnListPath(session.toOwnPath, known, getSelf(row));
  if (path === undefined) return [createSelfIssue(row, known.path, known.exchange)];
  const spec = { description: 'self of a record', path, expected: [200] };
  const exchange = await session.request(known.operation, spec);
  const page = toPage(exchange);
  if (!page) return [];
  const [single] = page.rows;
  const exchanges = [known.exchange, exchange] as const;
  if (page.rows.length === 1 && single) return findDifference(row, single, exchanges);
  return [{ rule: 'self', message: `self of a record leads to ${page.rows.length} records; expected 1.`, exchanges }];
}
