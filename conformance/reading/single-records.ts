import { isDeepStrictEqual } from 'node:util';
import type { Check, Context } from '../check.ts';
import { collectionOf, type Operation, operationAt } from '../contract.ts';
import type { Exchange } from '../exchange.ts';
import type { Collection, Row } from '../found.ts';
import type { Session } from '../session.ts';
import { confirm, type Finding, listCheck } from './confirm.ts';
import { ownListPath } from './links.ts';
import { isEmpty } from './order.ts';
import { administrationOf, called, pageIn, selfOf, show } from './page.ts';

/** A record by itself is the one that the list shows, and both give its address as `_meta.self`. */
export const singleRecords: Check = {
  name: 'single records',
  appliesTo: ({ kind }) => kind === 'get',
  async run(operation, { session, found }: Context) {
    const collection = found.at(collectionOf(operation));
    if (collection) await confirm(session, collection, (known) => read(session, known, operation));
  },
};

/** Of many records the first, the last and one between. */
function some(rows: readonly Row[]): readonly Row[] {
  const chosen = [rows[0], rows[Math.floor(rows.length / 2)], rows.at(-1)];
  return [...new Set(chosen)].filter((row): row is Row => row !== undefined);
}

async function read(session: Session, known: Collection, operation: Operation): Promise<readonly Finding[]> {
  const lost = known.rows.find((row) => !isEmpty(row.id) && session.ownPath(selfOf(row)) !== pathOf(known, row));
  if (lost) return [addressFinding(lost, pathOf(known, lost), known.exchange)];
  const findings = await Promise.all(
    some(known.rows.filter(({ id }) => !isEmpty(id))).map((row) => compare(session, known, operation, row)),
  );
  return findings.flat();
}

const pathOf = ({ path }: Collection, { id }: Row): string => `${path}/${String(id)}`;

const addressFinding = (row: Row, path: string, exchange: Exchange): Finding => ({
  rule: 'self',
  message: `self of ${called(row)} is ${show(selfOf(row))}; an address that ends in ${path} was to be expected.`,
  exchanges: [exchange],
});

async function compare(
  session: Session,
  known: Collection,
  operation: Operation,
  row: Row,
): Promise<readonly Finding[]> {
  const path = pathOf(known, row);
  const exchange = await session.ask(operation, { about: 'a record of the list', path });
  const { status } = exchange.reply;
  if (status === 429) return [];
  if (status !== 200) {
    const message = `${called(row)} is in the list, and by itself it is answered ${status}.`;
    return [{ rule: 'list and record', message, exchanges: [known.exchange, exchange] }];
  }
  const single = (exchange.json ?? {}) as Row;
  const isThere = session.ownPath(selfOf(single)) === path;
  return [
    ...differences(row, single, [known.exchange, exchange]),
    ...(isThere ? [] : [addressFinding(single, path, exchange)]),
    ...strangerFinding(known, exchange),
  ];
}

/** A record comes from the administration that its list comes from. */
function strangerFinding({ exchange: list }: Collection, exchange: Exchange): readonly Finding[] {
  const [own, other] = [list, exchange].map(administrationOf);
  if (own === other) return [];
  const message = `administrationId of a record is ${show(other)}, that of its list ${show(own)}.`;
  return [{ rule: 'administration', message, exchanges: [list, exchange] }];
}

/** Fields that a record has in the list and does not have alike by itself, or the other way round. */
function differences(row: Row, single: Row, exchanges: Finding['exchanges']): readonly Finding[] {
  const names = new Set([...Object.keys(row), ...Object.keys(single)].filter((name) => name !== '_meta'));
  const isOther = (name: string): boolean =>
    !(isEmpty(row[name]) && isEmpty(single[name])) && !isDeepStrictEqual(plain(row[name]), plain(single[name]));
  const other = [...names].find(isOther);
  if (other === undefined) return [];
  const message = `${other} of ${called(row)} is ${show(row[other])} in the list and ${show(single[other])} by itself.`;
  return [{ rule: 'list and record', message, exchanges }];
}

/** A value without what the platform says about the records in it: lines may have addresses of their own. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name, one]) => name !== '_meta' && !isEmpty(one));
  return Object.fromEntries(entries.map(([name, one]) => [name, plain(one)]));
}

/** What has no `id` has its list as its address, filtered to it. */
export const recordsWithoutId = listCheck(
  'addresses of records without an identifier',
  (collection, { session }) =>
    confirm(session, collection, async (known) => {
      const findings = await Promise.all(
        some(known.rows.filter(({ id }) => isEmpty(id))).map((row) => filtered(session, known, row)),
      );
      return findings.flat();
    }),
  ({ path }) => operationAt(`${path}/{id}`, 'get') === undefined && !path.includes('{'),
);

async function filtered(session: Session, known: Collection, row: Row): Promise<readonly Finding[]> {
  const path = ownListPath(session, known, selfOf(row));
  if (path === undefined) return [addressFinding(row, known.path, known.exchange)];
  const exchange = await session.ask(known.operation, { about: 'self of a record', path, expected: [200, 429] });
  const page = pageIn(exchange);
  if (!page) return [];
  const [single] = page.rows;
  if (page.rows.length === 1 && single) return differences(row, single, [known.exchange, exchange]);
  const message = `self of a record leads to ${page.rows.length} of them; 1 was to be expected.`;
  return [{ rule: 'self', message, exchanges: [known.exchange, exchange] }];
}
