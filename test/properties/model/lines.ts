import { expect } from 'vitest';
import { resolve } from '../../../conformance/document.ts';
import type { Schema } from '../../../scripts/document/openapi.ts';
import { expectRefused, expectSame, getRecord, pickRecord, type RealSandbox, request } from './calls.ts';
import { type Command, type CommandSubject, companyIn, type Model } from './commands.ts';
import type { Company, Json, Row } from './company.ts';
import { getExpectedLine, getInputSchema } from './expected.ts';
import { rejectionsByResource } from './rejections.ts';
import { shapes } from './shapes.ts';

/** Takes over what a document has become, of which no more than the totals may have changed. */
async function follow(
  company: Company,
  { name }: CommandSubject,
  row: Row,
  lines: readonly Json[],
  real: RealSandbox,
): Promise<void> {
  const reply = await request(real, company, 'GET', `${shapes[name].path}/${row.id}`);
  const record = getRecord(reply);
  const kept = Object.keys(getInputSchema(shapes[name], 'create').properties).map((field) => [field, row[field]]);
  expectSame(record, { ...record, ...Object.fromEntries(kept), lines });
  company.put(name, record);
}

/** Adds a line to a document. */
export class AddLine implements Command {
  readonly #about: CommandSubject;
  readonly #body: Json;

  constructor(about: CommandSubject, body: Json) {
    this.#about = about;
    this.#body = body;
  }

  check(model: Model): boolean {
    const company = companyIn(model, this.#about);
    return company.canResolve(this.#body) && company.rowsOf(this.#about.name).length > 0;
  }

  async run(model: Model, real: RealSandbox): Promise<void> {
    const company = companyIn(model, this.#about);
    const { name, index } = this.#about;
    const shape = shapes[name];
    const { row } = pickRecord(company, name, index) as { row: Row };
    const body = company.resolve(this.#body) as Json;
    const reply = await request(real, company, 'POST', `${shape.headers}/${row.id}/lines`, body);
    const change = {
      company,
      mode: 'create',
      body: { lines: [body] },
      before: undefined,
      parent: undefined,
    } as const;
    const refusals = rejectionsByResource[name](change).filter(([field]) => field.startsWith('lines'));
    if (refusals.length > 0) {
      return expectRefused(
        reply,
        refusals.map(([field, key]) => [field.replace('lines[0].', ''), key]),
      );
    }
    expect(reply.status).toBe(201);
    const received = getRecord(reply);
    const item = resolve(getInputSchema(shape, 'create').properties.lines as Schema).items as Schema;
    const write = { company, parent: undefined, mode: 'create', body, before: undefined, response: received } as const;
    const line = getExpectedLine(item, shape, write);
    expectSame(received, line);
    await follow(company, this.#about, row, [...(row.lines as Json[]), line], real);
  }

  toString(): string {
    return `POST a line of ${this.#about.name}`;
  }
}

/** Deletes a line of a document. */
export class RemoveLine implements Command {
  readonly #about: CommandSubject;
  readonly #line: number;

  constructor(about: CommandSubject, line: number) {
    this.#about = about;
    this.#line = line;
  }

  check(model: Model): boolean {
    const found = pickRecord(companyIn(model, this.#about), this.#about.name, this.#about.index);
    return found !== undefined && (found.row.lines as Json[]).length > 0;
  }

  async run(model: Model, real: RealSandbox): Promise<void> {
    const company = companyIn(model, this.#about);
    const { row } = pickRecord(company, this.#about.name, this.#about.index) as { row: Row };
    const lines = row.lines as readonly Row[];
    const line = lines[this.#line % lines.length] as Row;
    const path = `${shapes[this.#about.name].headers}/${row.id}/lines/${line.id}`;
    expect((await request(real, company, 'DELETE', path)).status).toBe(204);
    await follow(
      company,
      this.#about,
      row,
      lines.filter((candidate) => candidate !== line),
      real,
    );
  }

  toString(): string {
    return `DELETE a line of ${this.#about.name}`;
  }
}
