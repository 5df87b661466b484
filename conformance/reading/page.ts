import type { Exchange } from '../exchange.ts';
import { type Collection, goneFor, type Row } from '../found.ts';
import type { Session } from '../session.ts';
import { parametersOf } from './parameters.ts';

/** Names and values of a query. */
export type Query = readonly (readonly [name: string, value: string])[];

/** A list, and where it is. */
export type Place = Pick<Collection, 'operation' | 'path' | 'required'>;

/** What the envelope of a page says. The judge has looked at the types; a server can be wrong all the same. */
export interface Meta {
  readonly previousPage?: unknown;
  readonly nextPage?: unknown;
  readonly totalCount?: unknown;
  readonly pageCount?: unknown;
  readonly self?: unknown;
  readonly administrationId?: unknown;
  readonly administrationName?: unknown;
}

/** A page of a list as it was answered. */
export interface Page {
  readonly exchange: Exchange;
  readonly meta: Meta;
  readonly rows: readonly Row[];
  /** Whether there are `_data` at all. */
  readonly hasData: boolean;
  /** `totalCount`; NaN when it is no number. */
  readonly total: number;
}

/** Records that a check asks for at once: enough to see what is wrong, few enough for a list of a million. */
export const pageSize = 50;

/** How a page is asked for. */
export interface PageAsk {
  /** For people: `filter name`. */
  readonly about: string;
  /** Takes the place of what the list must be given, where the names are the same. */
  readonly query: Query;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Statuses that may come beside 200, where the page is undefined then. */
  readonly or?: readonly number[];
}

/**
 * Asks for a page of a list.
 *
 * @returns undefined when the answer is no page. An answer that was not to be expected is reported; 429 is none, because
 * a server may refuse for longer than this run waits.
 */
export async function readPage(session: Session, place: Place, ask: PageAsk): Promise<Page | undefined> {
  const { about, headers, or = [] } = ask;
  const names = new Set(ask.query.map(([name]) => name.toLowerCase()));
  const query = [...place.required.filter(([name]) => !names.has(name.toLowerCase())), ...ask.query];
  const asked = {
    about,
    path: place.path,
    query,
    expected: [200, 429, ...goneFor(place.operation), ...or],
    ...(headers && { headers }),
  };
  return pageIn(await session.ask(place.operation, asked));
}

/** The page that an answer holds; undefined when it holds none. */
export function pageIn(exchange: Exchange): Page | undefined {
  const { _data: data, _meta: meta } = (exchange.json ?? {}) as { _data?: unknown; _meta?: unknown };
  if (exchange.reply.status !== 200 || typeof meta !== 'object' || meta === null) return undefined;
  const all: readonly unknown[] = Array.isArray(data) ? data : [];
  const rows = all.filter((row): row is Row => typeof row === 'object' && row !== null);
  const { totalCount } = meta as Meta;
  const total = typeof totalCount === 'number' ? totalCount : Number.NaN;
  return { exchange, meta: meta as Meta, rows, hasData: data !== undefined, total };
}

/** What tells a record from the others of its list: its `id`; of a balance, which has none, all that it is the sum of. */
export function keyOf({ operation }: Pick<Place, 'operation'>, row: Row): string {
  if (row.id !== undefined) return String(row.id);
  return JSON.stringify(parametersOf(operation).filters.map(({ name }) => row[name]));
}

/** The administration that an answer says it comes from. */
export const administrationOf = ({ json }: Exchange): unknown =>
  ((json ?? {}) as { _meta?: Meta | null })._meta?.administrationId;

/** The address of a record, as its list gives it. */
export const selfOf = (row: Row): unknown => (row._meta as { self?: unknown } | null | undefined)?.self;

/** A record, for people. */
export const called = ({ id }: Row): string => (id === undefined ? 'a record' : `record ${String(id)}`);

/** Characters of a value that a message shows. */
const shown = 80;

/** A value, for people. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > shown ? `${text.slice(0, shown)}..."` : text;
}
