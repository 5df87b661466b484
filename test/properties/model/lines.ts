import { expect } from 'vitest';
import { resolve } from '../../../conformance/document.ts';
import type { Schema } from '../../../scripts/document/openapi.ts';
import { chosen, expectRefused, expectSame, type Real, recordIn, request } from './calls.ts';
import { type About, type Command, companyIn, type Model } from './commands.ts';
import type { Company, Json, Row } from './company.ts';
import { expectedLine, inputOf } from './expected.ts';
import { refusalsOf } from './refusals.ts';
import { shapes } from './shapes.ts';

/** Takes over what a document has become, of which no more than the totals may have changed. */
async function follow(company: Company, { name }: About, row: Row, lines: readonly Json[], real: Real): Promise<void> {
  const reply = await request(real, company, 'GET', `${shapes[name].path}/${row.id}`);
  const record = recordIn(reply);
  const kept = Object.keys(inputOf(shapes[name], 'create').properties).map((field) => [field, row[field]]);
  expectSame(record, { ...record, ...Object.fromEntries(kept), lines });
  company.put(name, record);
}

/** Adds a line to a document. */
export class AddLine implements Command {
  readonly #about: About;
  readonly #body: Json;

  constructor(about: About, body: Json) {
    this.#about = about;
    this.#body = body;
  }

  check(model: Model): boolean {
    const company = companyIn(model, this.#about);
    return company.canResolve(this.#body) && company.rowsOf(this.#about.name).length > 0;
  }

  async run(model: Model, real: Real): Promise<void> {
    const company = companyIn(model, this.#about);
    const { name, index } = this.#about;
    const shape = shapes[name];
    const { row } = chosen(company, name, index) as { row: Row };
    const body = company.resolve(this.#body) as Json;
    const reply = await request(real, company, 'POST', `${shape.headers}/${row.id}/lines`, body);
    const change = {
      company,
      manner: 'create',
      body: { lines: [body] },
      before: undefined,
      parent: undefined,
    } as const;
    const refusals = refusalsOf[name](change).filter(([field]) => field.startsWith('lines'));
    if (refusals.length > 0) {
      return expectRefused(
        reply,
        refusals.map(([field, key]) => [field.replace('lines[0].', ''), key]),
      );
    }
    expect(reply.status).toBe(201);
    const answer = recordIn(reply);
    const item = resolve(inputOf(shape, 'create').properties.lines as Schema).items as Schema;
    const write = { company, parent: undefined, manner: 'create', body, before: undefined, answer } as const;
    const line = expectedLine(item, shape, write);
    expectSame(answer, line);
    await follow(company, this.#about, row, [...(row.lines as Json[]), line], real);
  }

  toString(): string {
    return `POST a line of ${this.#about.name}`;
  }
}

/** Deletes a line of a document. */
export class RemoveLine implements Command {
  readonly #about: About;
  readonly #line: number;

  constructor(about: About, line: number) {
    this.#about = about;
    this.#line = line;
  }

  check(model: Model): boolean {
    const found = chosen(companyIn(model, this.#about), this.#about.name, this.#about.index);
    return found !== undefined && (found.row.lines as Json[]).length > 0;
  }

  async run(model: Model, real: Real): Promise<void> {
    const company = companyIn(model, this.#about);
    const { row } = chosen(company, this.#about.name, this.#about.index) as { row: Row };
    const lines = row.lines as readonly Row[];
    const line = lines[this.#line % lines.length] as Row;
    const path = `${shapes[this.#about.name].headers}/${row.id}/lines/${line.id}`;
    expect((await request(real, company, 'DELETE', path)).status).toBe(204);
    await follow(
      company,
      this.#about,
      row,
      lines.filter((one) => one !== line),
      real,
    );
  }

  toString(): string {
    return `DELETE a line of ${this.#about.name}`;
  }
}
