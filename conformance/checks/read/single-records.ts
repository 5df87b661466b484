import { findOperationAt, getCollectionPath, type Operation, toStoredPath } from '../../contract.ts';
import { type Collection, getRecordPaths, type Row } from '../../data/rows.ts';
import { findCommonDifference, findDifference } from '../../judges/differences.ts';
import { hasRecord } from '../../judges/leaks.ts';
import { toOwnListPath } from '../../judges/links.ts';
import { getAdministrationId, getSelf, nameRow, toPage } from '../../judges/page.ts';
import { createSelfIssue } from '../../judges/records.ts';
import { formatValue } from '../../rules/format.ts';
import { arePathsEqual, type HttpExchange, type Issue, toIssues } from '../../session/http.ts';
import type { Session } from '../../session/session.ts';
import type { Check } from '../check.ts';
import { createProbeCheck, reportReproducible } from './reproduce.ts';

/** Checks that a record is the same alone and in its list, with its URL as `_meta.self`. */
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
  const rows = known.rows.filter((row) => known.getPath(row) !== undefined);
  const wrong = rows.find((row) => !isOwn(session, known, row));
  const isRight = wrong === undefined || (await leadsTo(session, operation, wrong));
  if (wrong && !isRight) return [createSelfIssue(wrong, `${known.path}/${wrong.id}`, known.exchange)];
  const issues = await Promise.all(sampleRows(rows).map((row) => compareSingle(session, known, operation, row)));
  return issues.flat();
}

/** True when the URL of a record ends with its identifier; without one, when it is below its list. */
function isOwn({ toOwnPath }: Session, { path }: Collection, row: Row): boolean {
  const paths = getRecordPaths(toOwnPath, path, row);
  const self = toOwnPath(getSelf(row));
  return paths.length > 0 && paths.every((known) => self && arePathsEqual(toStoredPath(self), toStoredPath(known)));
}

/** Follows the URL of a record. */
async function leadsTo(session: Session, operation: Operation, row: Row): Promise<boolean> {
  const path = session.toOwnPath(getSelf(row));
  if (path === undefined) return false;
  return hasRecord(row, await session.request(operation, { description: 'self of a record', path }));
}

async function compareSingle(session: Session, known: Collection, operation: Operation, row: Row): Promise<Issue[]> {
  const path = known.getPath(row) ?? '';
  const spec = { description: 'a record of the list', path, expected: [200, 404] };
  const exchange = await session.request(operation, spec);
  const exchanges = [known.exchange, exchange];
  if (exchange.response.status === 404) {
    const message = `The status of ${nameRow(row)} of the list is 404; expected 200.`;
    return [{ rule: 'list-and-record', message, exchanges }];
  }
  const [expected, actual] = exchanges.map(getAdministrationId);
  const message = `administrationId is ${formatValue(actual)} of a record, and ${formatValue(expected)} of its list.`;
  return [
    ...findDifferenceIssues(row, exchange.json, exchanges),
    ...toIssues('administration', actual === expected ? undefined : message, exchanges),
  ];
}

function findDifferenceIssues(row: Row, single: unknown, exchanges: readonly HttpExchange[]): readonly Issue[] {
  const common = findCommonDifference(row, single ?? {});
  const difference = common ?? findDifference(row, single ?? {});
  if (!difference) return [];
  const { field, expected, actual } = difference;
  const message = `${field} of ${nameRow(row)} is ${formatValue(expected)} in the list, and ${formatValue(actual)} by itself.`;
  // A server decides which fields a list shows.
  return [{ rule: 'list-and-record', message, exchanges, ...(!common && { provenance: ['names-of-fields'] }) }];
}

/** Checks that the URL of a record without an `id` is its list, filtered. */
export const recordsWithoutIdCheck = createProbeCheck(
  'URLs of records without an identifier',
  (_list, { session }) => [
    async (known) => {
      const rows = sampleRows(known.rows.filter((row) => known.getPath(row) === undefined));
      return (await Promise.all(rows.map((row) => compareFiltered(session, known, row)))).flat();
    },
  ],
  ({ path }) => findOperationAt(`${path}/{id}`, 'get') === undefined && !path.includes('{'),
);

async function compareFiltered(session: Session, known: Collection, row: Row): Promise<readonly Issue[]> {
  const path = toOwnListPath(session.toOwnPath, known, getSelf(row));
  if (session.toOwnPath(getSelf(row)) === undefined) return [createSelfIssue(row, known.path, known.exchange)];
  if (path === undefined) return [];
  const spec = { description: 'self of a record', path, expected: [200] };
  const exchange = await session.request(known.operation, spec);
  const page = toPage(exchange);
  if (!page) return [];
  const [single] = page.rows;
  const exchanges = [known.exchange, exchange] as const;
  if (page.rows.length === 1 && single) return findDifferenceIssues(row, single, exchanges);
  return [{ rule: 'self', message: `self of a record leads to ${page.rows.length} records; expected 1.`, exchanges }];
}
