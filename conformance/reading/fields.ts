import { isDeepStrictEqual } from 'node:util';
import type { Collection, Row } from '../found.ts';
import type { Session } from '../session.ts';
import { confirm, type Finding, listCheck } from './confirm.ts';
import { isEmpty } from './order.ts';
import { called, pageSize, readPage, selfOf, show } from './page.ts';
import { parametersOf } from './parameters.ts';

/** Requests that all fields are asked for in. */
const parts = 2;

/** `fields`: those that were asked for come, with the values that they have without it, and no others. */
export const fields = listCheck('fields', async (collection, { session }) => {
  const names = parametersOf(collection.operation).fields;
  const sets = Array.from({ length: Math.min(parts, names.length) }, (_, part) =>
    names.filter((_name, index) => index % parts === part),
  );
  await Promise.all(sets.map((set) => confirm(session, collection, (known) => asked(session, known, set))));
});

async function asked(session: Session, known: Collection, names: readonly string[]): Promise<readonly Finding[]> {
  const query = [['fields', names.join(',')] as const, ['pageSize', String(pageSize)] as const];
  const page = await readPage(session, known, { about: `fields ${names.join(',')}`, query });
  if (!page) return [];
  const selves = new Set(page.rows.map(selfOf));
  // Records that share an address cannot be told apart by it.
  const before = new Map(selves.size === page.rows.length ? known.rows.map((row) => [selfOf(row), row]) : []);
  for (const row of page.rows) {
    const strange = strangeIn(row, names);
    if (strange) return [{ rule: 'fields', message: strange, exchanges: [page.exchange] }];
    const different = differenceIn(row, before.get(selfOf(row)), names);
    if (different) return [{ rule: 'fields', message: different, exchanges: [known.exchange, page.exchange] }];
  }
  return [];
}

/** What a record shows that was not asked for. */
function strangeIn(row: Row, names: readonly string[]): string | undefined {
  const strange = Object.keys(row).find((name) => name !== '_meta' && !names.includes(name));
  return strange && `Asked for the fields ${names.join(', ')}, ${called(row)} came with ${strange}.`;
}

/** A field that is missing or has another value than without `fields`. */
function differenceIn(row: Row, before: Row | undefined, names: readonly string[]): string | undefined {
  if (!before) return undefined;
  const other = names.find(
    (name) => !(isEmpty(row[name]) && isEmpty(before[name])) && !isDeepStrictEqual(row[name], before[name]),
  );
  if (other === undefined) return undefined;
  return `Asked for by name, ${other} of ${called(before)} is ${show(row[other])}; without fields it is ${show(before[other])}.`;
}
