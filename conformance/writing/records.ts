import type { Context } from '../check.ts';
import { collectionOf, type Operation } from '../contract.ts';
import type { Exchange } from '../exchange.ts';
import type { Row } from '../found.ts';
import { errorsOf, textsOf } from '../refusals/problem.ts';
import type { Ask } from '../session.ts';
import { type Amount, type Referring, type Source, templateFor } from './bodies.ts';
import { knownValues } from './known-values.ts';
import { Marks } from './marks.ts';
import { creationOf, filtersOf, kindOf, listOf, onRecord, parentOf } from './resources.ts';
import { send } from './send.ts';
import { isJson, type Json, schemaNamed } from './shape.ts';
import type { Template } from './template.ts';

/** A record that this run created. */
export interface OwnRecord {
  /** `/v1/debtors/51`. */
  readonly path: string;
  readonly id: unknown;
  readonly mark: string;
  /** What was sent. */
  readonly sent: Json;
  /** What the server answered. */
  readonly row: Row;
  readonly exchange: Exchange;
}

/** What was wanted, or why it could not be had. */
export type Outcome<Wanted> = { readonly got: Wanted } | { readonly why: string };

/** A write that the server took. */
export interface Written {
  readonly sent: Json;
  readonly mark: string;
  readonly exchange: Exchange;
}

/** Times that one body is changed because a rule of the server refuses it. */
const attempts = 60;

/** Makes the records of one run. */
export class Records {
  readonly marks = new Marks();
  readonly #context: Context;
  /** The bodies that the server took, by operation and amount. */
  readonly #taken = new Map<string, Template>();
  readonly #shared = new Map<string, Outcome<OwnRecord>>();

  constructor(context: Context) {
    this.#context = context;
  }

  /** A record of a list that others can refer to: it stays as it is until the end of the run. */
  async shared(list: string): Promise<Outcome<OwnRecord>> {
    const known = this.#shared.get(list);
    if (known) return known;
    // Who refers to itself, round about, finds nothing.
    this.#shared.set(list, { why: 'it refers to itself' });
    try {
      const made = await this.make(list, 'full');
      this.#shared.set(list, made);
      return made;
    } catch (error) {
      this.#shared.delete(list);
      throw error;
    }
  }

  /** A new record of a list, which may be changed and removed. */
  async make(list: string, amount: Amount): Promise<Outcome<OwnRecord>> {
    const creation = creationOf(list);
    if (!creation) return { why: 'no operation creates such a record' };
    const path = await this.pathOf(creation.path);
    if ('why' in path) return path;
    const written = await this.write(creation, path.got, amount);
    if ('why' in written) return written;
    const row = (written.got.exchange.json ?? {}) as Row;
    const isView = creation.path !== list;
    const record = `${isView ? list : path.got}/${row.id}`;
    if (!this.#context.created.has(record)) {
      this.#reportStrange(row, written.got.exchange);
      return { why: 'what was created could not be found again' };
    }
    const seen = isView ? await this.#seenAt(list, record) : row;
    return { got: { ...written.got, path: record, id: row.id, row: seen ?? row } };
  }

  #reportStrange({ id }: Row, exchange: Exchange): void {
    // That it has no identifier was told when the answer was judged.
    if (id === undefined) return;
    const message = `The answer tells of id ${id}, which is not that of the record that was created.`;
    this.#context.session.violate({ rule: 'created record', message }, exchange);
  }

  /** A record as a list shows it that it was not created in. */
  async #seenAt(list: string, path: string): Promise<Row | undefined> {
    const get = onRecord(list, 'get');
    const exchange = get && (await this.send(get, { about: 'what was created', path }));
    return exchange?.reply.status === 200 ? (exchange.json as Row) : undefined;
  }

  /** The path of a list, below a record of this run where it belongs to one. */
  async pathOf(list: string): Promise<Outcome<string>> {
    const parentList = parentOf(list);
    if (parentList === undefined) return { got: list };
    const parent = await this.shared(parentList);
    return 'why' in parent ? parent : { got: `${parent.got.path}/${list.split('/').at(-1)}` };
  }

  /** Sends a body, and another one as long as a rule of the server refuses it and it can be changed. */
  async write(operation: Operation, path: string, amount: Amount): Promise<Outcome<Written>> {
    let why = 'the contract has no example';
    for await (const template of this.#bodies(operation, amount)) {
      for (let tries = 0; tries < attempts; tries += 1) {
        const mark = this.marks.next();
        const sent = template.render(mark);
        const exchange = await this.send(operation, { about: String(operation.kind), path, body: sent });
        if (exchange.reply.status < 300) {
          this.#taken.set(`${operation.id} ${amount}`, template);
          return { got: { sent, mark, exchange } };
        }
        const { status } = exchange.reply;
        why = `${status < 500 ? 'refused' : `answered ${status}`}: ${reasonIn(exchange)}`;
        if (status !== 400) return { why };
        if (!(await template.adapt(Object.keys(errorsOf(exchange))))) break;
      }
    }
    return { why };
  }

  /** The body of an operation: as the server took it, when it was sent before. */
  async templateOf(operation: Operation, amount: Amount): Promise<Template | undefined> {
    for await (const template of this.#bodies(operation, amount)) return template;
    return undefined;
  }

  /** The bodies to try: what the server took before, then one for each example, then with less in them. */
  async *#bodies(operation: Operation, amount: Amount): AsyncGenerator<Template> {
    const taken = this.#taken.get(`${operation.id} ${amount}`);
    if (taken) yield taken;
    const { schema } = operation.body ?? {};
    if (schema === undefined) return;
    for (const less of amount === 'full' ? (['full', 'example', 'least'] as const) : [amount]) {
      for (const example of Object.values(operation.examples).filter(isJson)) {
        const filters = filtersOf(collectionOf(operation));
        const wanted = { schema: schemaNamed(schema), example, amount: less, kind: kindOf(operation), filters };
        yield templateFor({ ...wanted, labelled: operation.kind !== 'update' }, this.#source);
      }
    }
  }

  /** Makes a request that writes, to records of this run only. */
  send(operation: Operation, ask: Ask): Promise<Exchange> {
    return send(this.#context, this.marks, operation, ask);
  }

  readonly #source: Source = {
    referred: (referring) => this.#referred(referring),
    named: (name) => this.#context.found.named(name).slice(0, 5),
  };

  /** A record of this run where one can be made, so that no other one is drawn into it; else what the server has. */
  async #referred(referring: Referring): Promise<readonly unknown[]> {
    const known = knownValues(this.#context.found, referring);
    const list = listOf(referring.reference.resource);
    if (list === undefined || !creationOf(list) || parentOf(list) !== undefined) return known;
    const own = await this.shared(list);
    return 'why' in own ? known : [own.got.row[referring.reference.by], ...known];
  }
}

/** Why a server refused: what it says of a field, else what it says at all. */
export function reasonIn(exchange: Exchange): string {
  const [field, messages] = Object.entries(errorsOf(exchange))[0] ?? [];
  const said = field === undefined ? textsOf(exchange).at(-1) : `${field}: ${[messages].flat().join(' ')}`;
  return said ?? `status ${exchange.reply.status}`;
}

const all = new WeakMap<Context['created'], Records>();

/** The records of a run: all its checks share them. */
export function recordsOf(context: Context): Records {
  const known = all.get(context.created) ?? new Records(context);
  all.set(context.created, known);
  return known;
}
