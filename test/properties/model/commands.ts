import type fc from 'fast-check';
import { expect } from 'vitest';
import { expectRefused, expectSame, getRecord, pathOf, pickRecord, type RealSandbox, request } from './calls.ts';
import type { Company, Json, Row } from './company.ts';
import { getExpectedRecord, methods, type WriteMode } from './expected.ts';
import type { ShapeName } from './record-pick.ts';
import { isUsed, rejectionsByResource } from './rejections.ts';
import { shapes } from './shapes.ts';

/** The model: what each administration has, by its identifier. */
export type Model = ReadonlyMap<number, Company>;

export type Command = fc.AsyncCommand<Model, RealSandbox>;

/** What a command is about. */
export interface CommandSubject {
  readonly administration: number;
  readonly name: ShapeName;
  /** Which of the records that there are. */
  readonly index: number;
  /** Whether a document is asked for without its lines. */
  readonly isHeader: boolean;
}

export const companyIn = (model: Model, { administration }: CommandSubject): Company =>
  model.get(administration) as Company;

/** The list that the records are asked for in. */
export const listOf = ({ name, isHeader }: CommandSubject): { readonly path: string } => {
  const { path, headers } = shapes[name];
  return { path: (isHeader ? headers : undefined) ?? path };
};

/** A record as its own list shows it. */
export function toListed({ name, isHeader }: CommandSubject, row: Json): Json {
  if (!isHeader || !shapes[name].lines) return row;
  const { lines: _lines, ...header } = row;
  return header;
}

/** Creates, replaces or updates a record. */
export class Write implements Command {
  readonly #about: CommandSubject;
  readonly #mode: WriteMode;
  readonly #body: Json;

  constructor(about: CommandSubject, mode: WriteMode, body: Json) {
    this.#about = about;
    this.#mode = mode;
    this.#body = body;
  }

  check(model: Model): boolean {
    const company = companyIn(model, this.#about);
    const isSomething = Object.keys(toListed(this.#about, this.#body)).length > 0;
    return isSomething && company.canResolve(this.#body) && this.#target(company) !== undefined;
  }

  async run(model: Model, real: RealSandbox): Promise<void> {
    const company = companyIn(model, this.#about);
    const { row: before, parent } = this.#target(company) as Target;
    const [about, mode] = [this.#about, this.#mode];
    const body = toListed(about, company.resolve(this.#body) as Json);
    const path = pathOf(listOf(about), parent, before?.id);
    const reply = await request(real, company, methods[mode], path, body);
    const refusals = rejectionsByResource[about.name]({ company, mode, body, before, parent });
    if (refusals.length > 0) return expectRefused(reply, refusals);
    expect(reply.status).toBe(mode === 'create' ? 201 : 200);
    const received = getRecord(reply);
    const expected = getExpectedRecord(about.name, { company, parent, mode, body, before, response: received }) as Row;
    expectSame(received, toListed(about, expected));
    if (parent) expect(received.debtorId).toBe(parent.id);
    if (before) expect(received.id).toBe(before.id);
    else expect(company.find(about.name, received.id)).toBeUndefined();
    company.put(about.name, expected);
  }

  #target(company: Company): Target | undefined {
    const { name, index } = this.#about;
    const { parent } = shapes[name];
    if (this.#mode !== 'create') return pickRecord(company, name, index);
    if (!parent) return { row: undefined, parent: undefined };
    const above = pickRecord(company, parent, index)?.row;
    return above && { row: undefined, parent: above };
  }

  toString(): string {
    return `${methods[this.#mode]} ${this.#about.name}`;
  }
}

interface Target {
  readonly row: Row | undefined;
  readonly parent: Row | undefined;
}

/** A command on an existing record. */
export abstract class RecordCommand implements Command {
  readonly subject: CommandSubject;

  constructor(subject: CommandSubject) {
    this.subject = subject;
  }

  check(model: Model): boolean {
    return companyIn(model, this.subject).rowsOf(this.subject.name).length > 0;
  }

  abstract run(model: Model, real: RealSandbox): Promise<void>;

  protected pick(model: Model) {
    const company = companyIn(model, this.subject);
    const { row, parent } = pickRecord(company, this.subject.name, this.subject.index) as {
      row: Row;
      parent: Row | undefined;
    };
    return { company, row, path: pathOf(listOf(this.subject), parent, row.id) };
  }
}

/** Deletes a record, which is rejected while another one refers to it. */
export class Remove extends RecordCommand {
  override async run(model: Model, real: RealSandbox): Promise<void> {
    const { company, row, path } = this.pick(model);
    const reply = await request(real, company, 'DELETE', path);
    if (isUsed(this.subject.name, row, company)) return expectRefused(reply, [['id', 'inUse']]);
    expect(reply.status).toBe(204);
    company.remove(this.subject.name, row.id);
  }

  override toString(): string {
    return `DELETE ${this.subject.name}`;
  }
}

/** Requests a record of another administration and expects 404. */
export class CrossTenantAccess implements Command {
  readonly #about: CommandSubject;
  readonly #method: string;
  readonly #body: Json | undefined;

  constructor(about: CommandSubject, method: string, body?: Json) {
    this.#about = about;
    this.#method = method;
    this.#body = body;
  }

  check(model: Model): boolean {
    const foreign = this.#other(model);
    return foreign !== undefined && companyIn(model, this.#about).find(this.#about.name, foreign.row.id) === undefined;
  }

  async run(model: Model, real: RealSandbox): Promise<void> {
    const { row, parent } = this.#other(model) as { row: Row; parent: Row | undefined };
    const path = pathOf(listOf(this.#about), parent, row.id);
    const reply = await request(real, companyIn(model, this.#about), this.#method, path, this.#body);
    expect(reply.status).toBe(404);
  }

  #other(model: Model) {
    const otherCompany = [...model.values()].find(
      ({ administration }) => administration !== this.#about.administration,
    );
    return otherCompany && pickRecord(otherCompany, this.#about.name, this.#about.index);
  }

  toString(): string {
    return `${this.#method} ${this.#about.name} of the other`;
  }
}
