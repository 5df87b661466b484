import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Books, createBooks, type Row, type Table } from './books.ts';
import type { Choices } from './choices.ts';

export const TOKEN = 'another-token-of-another-platform';

export interface IndependentServer {
  readonly url: string;
  /** The address of its links, such as that of a proxy before it. */
  publicUrl: string;
  readonly close: () => Promise<void>;
}

/** Starts a server of the platform that shares no code, no data and no decision with the contract. */
export async function startIndependentServer(choices: Choices): Promise<IndependentServer> {
  const independent = { url: '', publicUrl: '' };
  const books = new Map([1, 2].map((id): [number, Books] => [id, createBooks(id, choices)]));
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const reply = new Responder({
        request,
        body: Buffer.concat(parts),
        books,
        choices,
        origin: independent.publicUrl,
      }).respond();
      send(response, reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  independent.url = `http://127.0.0.1:${port}`;
  independent.publicUrl = independent.url;
  return Object.assign(independent, {
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, unless it is a text. */
  readonly body?: unknown;
}

function send(response: ServerResponse, { status, headers = {}, body }: Reply): void {
  const isText = typeof body === 'string';
  const type = isText ? 'text/plain' : 'application/json; charset=utf-8';
  response.writeHead(status, { ...(body !== undefined && { 'content-type': type }), ...headers });
  response.end(isText || body === undefined ? body : JSON.stringify(body));
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly body: Buffer;
  readonly books: ReadonlyMap<number, Books>;
  readonly choices: Choices;
  /** The address of links. */
  readonly origin: string;
}

/** What ends a request early. */
class Rejection extends Error {
  readonly reply: Reply;
  constructor(reply: Reply) {
    super(`status ${reply.status}`);
    this.reply = reply;
  }
}

const reject = (status: number, body: unknown): never => {
  throw new Rejection({ status, body });
};

class Responder {
  readonly #exchange: Exchange;
  readonly #url: URL;
  readonly #choices: Choices;

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
    this.#url = new URL(exchange.request.url ?? '/', exchange.origin);
    this.#choices = exchange.choices;
  }

  respond(): Reply {
    try {
      return this.#route();
    } catch (error) {
      if (error instanceof Rejection) return error.reply;
      throw error;
    }
  }

  #route(): Reply {
    const { request } = this.#exchange;
    const found = /^\/v1\/(.+?)\/?$/.exec(this.#url.pathname);
    if (!found) return reject(404, 'Not here.');
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return reject(this.#choices.missingToken, 'Who are you?');
    const books = this.#exchange.books.get(Number(this.#header('x-tenant-id') ?? this.#header('x-tenantid') ?? 1));
    if (!books) return reject(this.#choices.unknownTenant, 'There is no such administration.');
    const [name = '', id, child, childId] = (found[1] ?? '').split('/');
    if (child === undefined) return this.#serve(books, books.tables.get(name), `/v1/${name}`, id);
    const parent = this.#find(books.tables.get(name), id);
    const path = `/v1/${name}/${id}/${child}`;
    return this.#serve(books, books.tables.get(`${name}/${child}`), path, childId, parent);
  }

  #header(name: string): string | undefined {
    const value = this.#exchange.request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  }

  #serve(books: Books, table: Table | undefined, path: string, id?: string, parent?: Row): Reply {
    if (!table) return reject(404, 'Not here.');
    const { method = 'GET' } = this.#exchange.request;
    if (method === 'GET' && id === undefined)
      return table.isList === false ? reject(404, '') : this.#list(books, table, path, parent);
    if (method === 'GET')
      return { status: 200, body: this.#show(books, table, path, this.#find(table, id, parent), true) };
    if (!table.isWritable) return reject(this.#choices.methodNotAllowed, 'Not like this.');
    if (method === 'POST' && id === undefined) return this.#create(books, table, path, parent);
    if (method === 'DELETE' && id !== undefined) return this.#delete(table, this.#find(table, id, parent));
    if ((method === 'PUT' || method === 'PATCH') && id !== undefined) {
      return this.#change(books, table, path, this.#find(table, id, parent), method);
    }
    return reject(this.#choices.methodNotAllowed, 'Not like this.');
  }

  #find(table: Table | undefined, id: string | undefined, parent?: Row): Row {
    const key = table?.key ?? 'id';
    const row = table?.rows.find((candidate) => String(candidate[key]) === id);
    if (!row || (parent && row.parent !== parent.id))
      return reject(/^\d+$/.test(id ?? '') ? this.#choices.unknownRecord : 404, 'Gone.');
    return row;
  }

  #meta(books: Books, self: string): Row {
    return {
      self,
      administrationId: books.id,
      administrationName: books.name,
      profileName: 'jan',
    };
  }

  /** A record as it is shown: names of the platform only. */
  #show(books: Books, table: Table, path: string, row: Row, isWhole: boolean): Row {
    const { parent: _, ...own } = row;
    const shown = this.#choices.omitsEmpty
      ? Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null))
      : own;
    const self = `${this.#url.origin}${path}/${String(row[table.key ?? 'id'])}`;
    const lines = table.lines === undefined ? {} : { lines: this.#linesOf(books, table.lines, row, path) };
    return { ...shown, ...lines, _meta: isWhole ? this.#meta(books, self) : { self } };
  }

  #linesOf(books: Books, name: string, row: Row, path: string): readonly Row[] {
    const table = books.tables.get(name);
    const lines = table?.rows.filter(({ parent }) => parent === row.id) ?? [];
    return lines.map(({ parent: _, ...line }) => ({
      ...line,
      _meta: { self: `${this.#url.origin}${path}/${row.id}/lines/${line.id}` },
    }));
  }

  #list(books: Books, table: Table, path: string, parent?: Row): Reply {
    const query = this.#url.searchParams;
    for (const name of table.requiredFilters ?? []) {
      if (!query.has(name)) return reject(400, this.#errors({ [name]: 'is needed' }));
    }
    const rows = this.#sort(
      table,
      this.#filter(table, parent ? table.rows.filter((row) => row.parent === parent.id) : table.rows),
    );
    const size = Math.min(
      this.#integer('pageSize', 'pagesize') ?? table.pageSize ?? this.#choices.defaultPageSize,
      table.maxPageSize ?? this.#choices.maxPageSize,
    );
    const page = this.#integer('page') ?? 1;
    const pageCount = Math.ceil(rows.length / size);
    if (page > Math.max(1, pageCount) && this.#choices.pagePastTheEnd === 404)
      return reject(404, 'There are not so many.');
    const link = (number: number): string => {
      const others = [...query].filter(([name]) => !/^page(?:size)?$/i.test(name));
      return `${this.#url.origin}${path}?${new URLSearchParams([['pagesize', String(size)], ['page', String(number)], ...others])}`;
    };
    const meta = {
      ...this.#meta(books, link(page)),
      totalCount: rows.length,
      pageCount,
      previousPage: page > 1 ? link(page - 1) : null,
      nextPage: page < pageCount ? link(page + 1) : null,
    };
    const fields = query.get('fields')?.split(',');
    const shown = rows.slice((page - 1) * size, page * size).map((row) => {
      const whole = this.#show(books, table, path, row, false);
      return fields
        ? Object.fromEntries(Object.entries(whole).filter(([name]) => name === '_meta' || fields.includes(name)))
        : whole;
    });
    return { status: 200, body: query.get('metaOnly') === 'true' ? { _meta: meta } : { _data: shown, _meta: meta } };
  }

  /** A positive integer of the query; undefined when it is left out. */
  #integer(...names: readonly string[]): number | undefined {
    const text = names.map((name) => this.#url.searchParams.get(name)).find((value) => value !== null);
    if (text === undefined || text === null) return undefined;
    const value = Number(text);
    if (Number.isInteger(value) && value > 0) return value;
    return this.#choices.badParameter === 'ignored'
      ? undefined
      : reject(400, this.#errors({ [names[0] ?? '']: 'is wrong' }));
  }

  #filter(table: Table, rows: readonly Row[]): readonly Row[] {
    const { findsBeginnings, badParameter } = this.#choices;
    const query = this.#url.searchParams;
    const reserved = ['page', 'pagesize', 'orderby', 'metaonly', 'fields', 'changeddate_from', 'activestate'];
    let found = rows;
    for (const name of new Set(query.keys())) {
      if (reserved.includes(name.toLowerCase())) continue;
      const field = table.fields.find((candidate) => candidate.toLowerCase() === name.toLowerCase());
      if (field === undefined) {
        if (badParameter === 'rejected') return reject(400, this.#errors({ [name]: 'is no filter' }));
        continue;
      }
      const values = query.getAll(name);
      const matches = (value: unknown, wanted: string): boolean =>
        String(value) === wanted ||
        (findsBeginnings && typeof value === 'string' && value.toLowerCase().startsWith(wanted.toLowerCase()));
      found = found.filter((row) => values.some((value) => matches(row[field], value)));
    }
    const since = query.get('ChangedDate_from');
    if (since !== null && table.changedField !== undefined) {
      const field = table.changedField;
      found = found.filter((row) => Date.parse(String(row[field])) >= Date.parse(since));
    }
    if (table.activeField === undefined) return found;
    // `ActiveState` asks for inactive records too; its values are not shown.
    const state = query.get('ActiveState');
    return state === 'A+I'
      ? found
      : found.filter((row) => !['N', false].includes(row[table.activeField ?? ''] as never));
  }

  #sort(table: Table, rows: readonly Row[]): readonly Row[] {
    const order = this.#url.searchParams.get('orderby');
    const field = order?.replace(/^-/, '');
    if (order === null || field === undefined || !table.fields.includes(field)) return rows;
    const sign = order.startsWith('-') ? -1 : 1;
    return rows.toSorted((a, b) => sign * this.#compare(a[field] ?? null, b[field] ?? null));
  }

  #compare(a: unknown, b: unknown): number {
    const { emptyFieldsFirst, capitalsFirst } = this.#choices;
    if (a === null || b === null) return (Number(a === null) - Number(b === null)) * (emptyFieldsFirst ? -1 : 1);
    if (typeof a === 'number' && typeof b === 'number') return a - b;
    if (capitalsFirst) return String(a) < String(b) ? -1 : Number(String(a) > String(b));
    return String(a).localeCompare(String(b), 'nl');
  }

  #errors(problems: Readonly<Record<string, string>>): Row {
    const isDutch = !this.#header('accept-language')?.startsWith('en');
    const say = (text: string): unknown => {
      const message = isDutch ? `Dit veld klopt niet (${text.length}).` : `The field ${text}.`;
      if (this.#choices.errors === 'text') return message;
      return this.#choices.errors === 'texts' ? [message] : [{ message, severity: 3 }];
    };
    return { errors: Object.fromEntries(Object.entries(problems).map(([name, text]) => [name, say(text)])) };
  }

  #read(table: Table, isWhole: boolean): Row {
    let body: unknown;
    try {
      body = JSON.parse(this.#exchange.body.toString() || 'null');
    } catch {
      return reject(400, this.#errors({ body: 'is no JSON' }));
    }
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      return reject(400, this.#errors({ body: 'is no object' }));
    const key = table.key ?? 'id';
    const known = Object.fromEntries(
      Object.entries(body).filter(
        ([name]) => name !== key && table.fields.includes(name) && !table.readOnly?.includes(name),
      ),
    );
    const problems = table.validate(known as Row, isWhole);
    if (Object.keys(problems).length > 0) return reject(400, this.#errors(problems));
    return known as Row;
  }

  #create(books: Books, table: Table, path: string, parent?: Row): Reply {
    const sent = this.#read(table, true);
    const key = table.key ?? 'id';
    const id = Math.max(0, ...table.rows.map((row) => Number(String(row[key]).replace(/\D/g, '')))) + 3;
    const empty = Object.fromEntries(table.fields.map((name) => [name, null]));
    const row: Row = {
      ...empty,
      ...table.defaults,
      ...sent,
      [key]: typeof table.rows[0]?.[key] === 'string' ? `k${id}` : id,
      ...(parent && { parent: parent.id }),
    };
    table.rows.push(row);
    const target = `${path}/${String(row[key])}`;
    const location = this.#choices.location === 'relative' ? target : `${this.#url.origin}${target}`;
    return { status: 201, headers: { location }, body: this.#show(books, table, path, row, true) };
  }

  #change(books: Books, table: Table, path: string, row: Row, method: string): Reply {
    const isPut = method === 'PUT';
    const sent = this.#read(table, isPut);
    const kept = new Set([table.key ?? 'id', 'parent', ...(table.readOnly ?? [])]);
    if (isPut && this.#choices.putEmpties) {
      for (const name of table.fields) if (!kept.has(name)) (row as Record<string, unknown>)[name] = null;
    }
    Object.assign(row, sent);
    return { status: isPut ? this.#choices.replaced : 200, body: this.#show(books, table, path, row, true) };
  }

  #delete(table: Table, row: Row): Reply {
    table.rows.splice(table.rows.indexOf(row), 1);
    const { deleted } = this.#choices;
    return { status: deleted, ...(deleted !== 204 && { body: { result: 'deleted' } }) };
  }
}
