import { type ClientCore, createClientCore } from '../../../client/runtime/client-core.ts';
import { createJsonResponse } from './fake-fetch.ts';

export interface FakeLine {
  readonly id: number;
  readonly JournalEntryId: number;
  readonly Bookyear: number;
  readonly Period: number;
  readonly amountDebit: number;
  readonly amountCredit: number;
  /** A field that the contract does not have. */
  readonly futureField: string;
}

interface FakeChange {
  readonly id: number;
  readonly JournalEntryId: number;
  readonly Action: number;
  readonly ChangedDate: string;
  readonly Bookyear: number;
}

export interface FakeRequest {
  readonly list: 'ledgerlines' | 'journalentrylog';
  readonly query: URLSearchParams;
}

export interface EntryInput {
  readonly bookyear: number;
  readonly lines?: number;
}

/**
 * A platform with real lists and pages, without real bookkeeping. Its content can be changed between two requests. Its clock
 * is frozen until it is set.
 */
export class FakeLedger {
  administrationId = 1;
  now = Date.parse('2026-04-16T09:30:00Z');
  /** Requests of the client, in order. */
  readonly requests: FakeRequest[] = [];
  /** Fields of the log that the platform shows and can sort by; all by default. */
  logFields: readonly string[] | undefined;
  /** Milliseconds until a change appears in the log. */
  logLag = 0;
  beforeResponse: (request: FakeRequest, number: number) => void = () => undefined;
  lines: FakeLine[] = [];
  log: FakeChange[] = [];
  #lastId = 0;
  #lastEntry = 0;

  readonly client: ClientCore = createClientCore({
    baseUrl: 'https://api.example',
    token: 'abc',
    retryDelay: 0,
    fetch: async (url) => this.#respond(new URL(url)),
  });

  post(input: EntryInput): number {
    this.#lastEntry += 1;
    this.#write(this.#lastEntry, input, 1);
    return this.#lastEntry;
  }

  /** Posts an entry again, with new lines. */
  repost(entry: number, input: EntryInput, action = 1): void {
    this.lines = this.lines.filter((line) => line.JournalEntryId !== entry);
    this.#write(entry, input, action);
  }

  remove(entry: number): void {
    const { Bookyear } = this.log.findLast(({ JournalEntryId }) => JournalEntryId === entry) ?? { Bookyear: 0 };
    this.lines = this.lines.filter((line) => line.JournalEntryId !== entry);
    this.#addToLog(entry, 2, Bookyear);
  }

  /** Replaces the lines in period 0 of a book year, which is not logged. */
  replacePeriod0(bookyear: number, count: number): void {
    this.lines = this.lines.filter((line) => line.Bookyear !== bookyear || line.Period !== 0);
    this.#add(900_000 + bookyear, bookyear, 0, count);
  }

  addUnlogged(bookyear: number): void {
    this.#add(1, bookyear, 1, 1);
  }

  removeUnlogged(...ids: number[]): void {
    this.lines = this.lines.filter(({ id }) => !ids.includes(id));
  }

  listLines(...bookyears: number[]): FakeLine[] {
    return this.lines.filter(({ Bookyear }) => bookyears.includes(Bookyear));
  }

  listQueries(list: FakeRequest['list']): Record<string, string>[] {
    return this.requests.filter((request) => request.list === list).map(({ query }) => Object.fromEntries(query));
  }

  #write(entry: number, { bookyear, lines = 2 }: EntryInput, action: number): void {
    this.#add(entry, bookyear, 3, lines);
    this.#addToLog(entry, action, bookyear);
  }

  #add(JournalEntryId: number, Bookyear: number, Period: number, count: number): void {
    for (let index = 0; index < count; index += 1) {
      this.#lastId += 1;
      const amounts = index % 2 === 0 ? { amountDebit: 10, amountCredit: 0 } : { amountDebit: 0, amountCredit: 10 };
      this.lines.push({
        id: this.#lastId,
        JournalEntryId,
        Bookyear,
        Period,
        ...amounts,
        futureField: `value ${this.#lastId}`,
      });
    }
  }

  #addToLog(JournalEntryId: number, Action: number, Bookyear: number): void {
    const ChangedDate = new Date(this.now).toISOString().replace('.000Z', 'Z');
    this.log.push({ id: this.log.length + 1, JournalEntryId, Action, ChangedDate, Bookyear });
  }

  #respond({ pathname, searchParams: query }: URL): Response {
    const list = pathname.replace('/v1/', '') as FakeRequest['list'];
    const request = { list, query };
    this.beforeResponse(request, this.requests.length);
    this.requests.push(request);
    const rows = list === 'ledgerlines' ? sort(applyFilters(this.lines, query), query) : this.#listLog(query);
    const body = createPage(rows, query, this.administrationId);
    return createJsonResponse(200, body, { date: new Date(this.now).toUTCString() });
  }

  #listLog(query: URLSearchParams): readonly Row[] {
    const visible = this.log.filter(({ ChangedDate }) => Date.parse(ChangedDate) <= this.now - this.logLag);
    const rows = filterSince(visible, query);
    if (!this.logFields) return sort(rows, query);
    const shown = new Set(this.logFields);
    const isUnknown = (name: string) => !shown.has(name.replace('-', ''));
    const sent = [query.get('orderby') ?? [], query.get('fields')?.split(',') ?? []].flat();
    if (sent.some(isUnknown)) throw new Error(`The log has no such field: ${sent}`);
    // In an order of its own, because none is documented.
    const reversed = rows.toReversed().map((row) => Object.entries(row).filter(([name]) => shown.has(name)));
    return reversed.map((fields, index): Row => ({ id: index, ...Object.fromEntries(fields) }));
  }
}

type Row = Partial<FakeLine & FakeChange> & { readonly id: number };

const filters = ['Bookyear', 'Period', 'JournalEntryId'] as const;

function applyFilters(rows: readonly Row[], query: URLSearchParams): Row[] {
  const applied = filters.filter((name) => query.has(name)).map((name) => [name, new Set(query.getAll(name))] as const);
  return rows.filter((row) => applied.every(([name, values]) => values.has(String(row[name]))));
}

function filterSince(log: readonly FakeChange[], query: URLSearchParams): FakeChange[] {
  const from = Date.parse(query.get('ChangedDate_from') ?? '1900-01-01T00:00:00Z');
  return log.filter(({ ChangedDate }) => Date.parse(ChangedDate) >= from);
}

function sort(rows: readonly Row[], query: URLSearchParams): Row[] {
  const [, minus, name = 'id'] = /^(-?)(.*)$/.exec(query.get('orderby') ?? 'id') ?? [];
  const getValue = (row: Row) => String(row[name as keyof Row]).padStart(30, '0');
  const direction = minus ? -1 : 1;
  return rows.toSorted((a, b) => direction * getValue(a).localeCompare(getValue(b)) || a.id - b.id);
}

function createPage(rows: readonly Row[], query: URLSearchParams, administrationId: number) {
  const page = Number(query.get('page') ?? 1);
  const pageSize = Number(query.get('pageSize') ?? 100);
  const fields = query.get('fields')?.split(',');
  const pageCount = Math.ceil(rows.length / pageSize);
  const records = rows.slice((page - 1) * pageSize, page * pageSize).map((row) => {
    const fieldsToReturn = Object.entries(row).filter(([name]) => fields?.includes(name) ?? true);
    return { ...Object.fromEntries(fieldsToReturn), _meta: { self: `https://api.example/${row.id}` } };
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
