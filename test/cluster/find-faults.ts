import { readBooks } from '../random/sequences/books.ts';
import { findViolations } from '../random/sequences/invariants.ts';
import type { Caller } from '../support/fast-client.ts';
import { createWorldClient, type World } from './world.ts';
import type { Kind, Writes } from './writers.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

async function readRows(call: Caller, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await call(
      'GET',
      `${path}${path.includes('?') ? '&' : '?'}pageSize=1000&orderby=id&page=${page}`,
    );
    if (status !== 200) throw new Error(`${status} for ${path}: ${JSON.stringify(body)}`);
    const { _data, _meta } = body as { _data: Row[]; _meta: { pageCount: number } };
    rows.push(..._data);
    if (page >= _meta.pageCount) return rows;
  }
}

/**
 * Finds what is wrong with a world after writes: an acknowledged write that is lost or has another identifier, a write that
 * is there twice, an acknowledgement out of order, and books that are out of balance.
 */
export async function findFaults(url: string, world: World, writes: Writes): Promise<string[]> {
  const call = createWorldClient(url, world);
  const stored: Record<Kind, Row[]> = {
    debtors: await readRows(call, '/v1/debtors?fields=id,name'),
    purchaseinvoices: await readRows(call, '/v1/purchaseinvoices?fields=id,invoiceNumber'),
  };
  const accounts = await readRows(call, '/v1/ledgeraccounts?fields=id,type');
  const ofType = (type: number) => new Set(accounts.filter((account) => account.type === type).map(({ id }) => id));
  const books = await readBooks(call, 1, { sales: ofType(6), purchase: ofType(7) });
  return [
    ...findMisapplied('debtors', stored.debtors, ({ name }) => String(name), writes),
    ...findMisapplied('purchaseinvoices', stored.purchaseinvoices, (row) => String(row.invoiceNumber), writes),
    ...findViolations(books),
  ];
}

function findMisapplied(kind: Kind, rows: readonly Row[], getName: (row: Row) => string, writes: Writes): string[] {
  const byName = Map.groupBy(rows, getName);
  const acknowledged = [...writes.acknowledged[kind]];
  return [
    ...[...writes.sent[kind]]
      .filter((name) => (byName.get(name)?.length ?? 0) > 1)
      .map((name) => `${kind} ${name} is there ${byName.get(name)?.length} times`),
    ...acknowledged
      .filter(([name, { id }]) => !byName.get(name)?.some((row) => row.id === id))
      .map(([name, { id }]) => `${kind} ${name} was acknowledged as ${id} and is lost`),
    ...acknowledged
      .filter(([, { id, before }]) => id <= before)
      .map(([name, { id, before }]) => `${kind} ${name} got ${id} after ${before} was acknowledged`),
  ];
}
