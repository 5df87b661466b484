import { type Connection, connect } from '../../../client/connection.ts';
import { json } from './fake-fetch.ts';

/** A ledger line of the fake platform. */
export interface FakeLine {
  readonly id: number;
  readonly JournalEntryId: number;
  readonly Bookyear: number;
  readonly Period: number;
  readonly amountDebit: number;
  readonly amountCredit: number;
  /** A field that this client has never heard of. */
  readonly mood: string;
}

interface FakeChange {
  readonly id: number;
  readonly JournalEntryId: number;
  readonly Action: number;
  readonly ChangedDate: string;
  readonly Bookyear: number;
}

/** A request of the client. */
export interface FakeRequest {
  readonly list: 'ledgerlines' | 'journalentrylog';
  readonly query: URLSearchParams;
}

/** Where an entry is booked, and of how many lines it is. */
export interface Booking {
  readonly bookyear: number;
  readonly lines?: number;
}

/**
 * A platform of which the lists and the paging are real and the bookkeeping is not. Everything in it can be changed
 * between two requests. Its clock stands still until it is moved.
 */
export class FakeLedger {
  administrationId = 1;
  now = Date.parse('2026-04-16T09:30:00Z');
  /** What the client has asked for, oldest first. */
  readonly requests: FakeRequest[] = [];
  /** Comes before each request is answered. */
  before: (request: FakeRequest, number: number) => void = () => undefined;
  lines: FakeLine[] = [];
  log: FakeChange[] = [];
  #lastId = 0;
  #lastEntry = 0;

  readonly connection: Connection = connect({
    baseUrl: 'https://api.example',
    token: 'abc',
    retryDelay: 0,
    fetch: async (url) => this.#answer(new URL(url)),
  });

  /** Books an entry, and says so in the log. */
  book(booking: Booking): number {
    this.#lastEntry += 1;
    this.#write(this.#lastEntry, booking, 1);
    return this.#lastEntry;
  }

  /** Books an entry otherwise: its lines are new ones. */
  rebook(entry: number, booking: Booking, action = 1): void {
    this.lines = this.lines.filter((line) => line.JournalEntryId !== entry);
    this.#write(entry, booking, action);
  }

  remove(entry: number): void {
    const { Bookyear } = this.log.findLast(({ JournalEntryId }) => JournalEntryId === entry) ?? { Bookyear: 0 };
    this.lines = this.lines.filter((line) => line.JournalEntryId !== entry);
    this.#note(entry, 2, Bookyear);
  }

  /** Puts lines into period 0 of a book year, in the place of those that are there. The log has nothing of it. */
  open(bookyear: number, count: number): void {
    this.lines = this.lines.filter((line) => line.Bookyear !== bookyear || line.Period !== 0);
    this.#add(900_000 + bookyear, bookyear, 0, count);
  }

  /** Lets a line be there, or not be there, that the log says nothing of. */
  addSilently(bookyear: number): void {
    this.#add(1, bookyear, 1, 1);
  }

  removeSilently(...ids: number[]): void {
    this.lines = this.lines.filter(({ id }) => !ids.includes(id));
  }

  /** The lines of these book years. */
  of(...bookyears: number[]): FakeLine[] {
    return this.lines.filter(({ Bookyear }) => bookyears.includes(Bookyear));
  }

  /** The requests for one of the lists, as the query that was sent. */
  asked(list: FakeRequest['list']): Record<string, string>[] {
    return this.requests.filter((one) => one.list === list).map(({ query }) => Object.fromEntries(query));
  }

  #write(entry: number, { bookyear, lines = 2 }: Booking, action: number): void {
    this.#add(entry, bookyear, 3, lines);
    this.#note(entry, action, bookyear);
  }

  #add(JournalEntryId: number, Bookyear: number, Period: number, count: number): void {
    for (let index = 0; index < count; index += 1) {
      this.#lastId += 1;
      const amounts = index % 2 === 0 ? { amountDebit: 10, amountCredit: 0 } : { amountDebit: 0, amountCredit: 10 };
      this.lines.push({ id: this.#lastId, JournalEntryId, Bookyear, Period, ...amounts, mood: `fine ${this.#lastId}` });
    }
  }

  #note(JournalEntryId: number, Action: number, Bookyear: number): void {
    const ChangedDate = new Date(this.now).toISOString().replace('.000Z', 'Z');
    this.log.push({ id: this.log.length + 1, JournalEntryId, Action, ChangedDate, Bookyear });
  }

  #answer({ pathname, searchParams: query }: URL): Response {
    const list = pathname.replace('/v1/', '') as FakeRequest['list'];
    const request = { list, query };
    this.before(request, this.requests.length);
    this.requests.push(request);
    const rows: readonly Row[] = list === 'ledgerlines' ? this.lines : since(this.log, query);
    return json(200, pageOf(sorted(filtered(rows, query), query), query, this.administrationId));
  }
}

type Row = Partial<FakeLine & FakeChange> & { readonly id: number };

const filters = ['Bookyear', 'Period', 'JournalEntryId'] as const;

function filtered(rows: readonly Row[], query: URLSearchParams): Row[] {
  const wanted = filters.filter((name) => query.has(name)).map((name) => [name, new Set(query.getAll(name))] as const);
  return rows.filter((row) => wanted.every(([name, values]) => values.has(String(row[name]))));
}

function since(log: readonly FakeChange[], query: URLSearchParams): FakeChange[] {
  const from = Date.parse(query.get('ChangedDate_from') ?? '1900-01-01T00:00:00Z');
  return log.filter(({ ChangedDate }) => Date.parse(ChangedDate) >= from);
}

function sorted(rows: readonly Row[], query: URLSearchParams): Row[] {
  const [, minus, name = 'id'] = /^(-?)(.*)$/.exec(query.get('orderby') ?? 'id') ?? [];
  const value = (row: Row) => String(row[name as keyof Row]).padStart(30, '0');
  const direction = minus ? -1 : 1;
  return rows.toSorted((one, other) => direction * value(one).localeCompare(value(other)) || one.id - other.id);
}

function pageOf(rows: readonly Row[], query: URLSearchParams, administrationId: number) {
  const page = Number(query.get('page') ?? 1);
  const pageSize = Number(query.get('pageSize') ?? 100);
  const fields = query.get('fields')?.split(',');
  const pageCount = Math.ceil(rows.length / pageSize);
  const records = rows.slice((page - 1) * pageSize, page * pageSize).map((row) => {
    const chosen = Object.entries(row).filter(([name]) => fields?.includes(name) ?? true);
    return { ...Object.fromEntries(chosen), _meta: { self: `https://api.example/${row.id}` } };
  });
  return {
    ...(query.get('metaOnly') !== 'true' && { _data: records }),
    _meta: {
      previousPage: null,
      nextPage: page < pageCount ? 'https://api.example/next' : null,
      totalCount: rows.length,
      pageCount,
      self: 'https://api.example/self',
      administrationId,
      administrationName: 'Kaasmakerij De Vijfhoek B.V.',
      profileName: 'Demo user',
    },
  };
}
