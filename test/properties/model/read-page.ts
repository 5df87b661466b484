import { expect } from 'vitest';
import { operations } from '../../support/contract.ts';
import { expectSame, getRecord, pathOf, pickRecord, type RealSandbox, request } from './calls.ts';
import {
  type Command,
  type CommandSubject,
  companyIn,
  listOf,
  type Model,
  RecordCommand,
  toListed,
} from './commands.ts';
import type { Company, Json } from './company.ts';
import { type QueryResult, type Question, runQuery } from './queries.ts';
import { shapes } from './shapes.ts';

/** Reads a record by its path. */
export class Read extends RecordCommand {
  override async run(model: Model, real: RealSandbox): Promise<void> {
    const { company, row, path } = this.pick(model);
    const reply = await request(real, company, 'GET', path);
    expect(reply.status).toBe(200);
    expectSame(getRecord(reply), toListed(this.subject, row));
  }

  override toString(): string {
    return `GET one of ${this.subject.name}`;
  }
}

interface ListBody {
  readonly _data?: readonly (Json & { readonly _meta: { readonly self: string } })[];
  readonly _meta: {
    readonly totalCount: number;
    readonly pageCount: number;
    readonly nextPage: string | null;
    readonly previousPage: string | null;
  };
}

/** Asks for a page of a list, and for the next one that it names: of records, of headers, or of the lines of one. */
export class List implements Command {
  readonly #about: CommandSubject;
  readonly #question: Question;
  readonly #isOfLines: boolean;

  constructor(about: CommandSubject, question: Question, isOfLines: boolean) {
    this.#about = about;
    this.#question = question;
    this.#isOfLines = isOfLines && shapes[about.name].lines !== undefined;
  }

  check(model: Model): boolean {
    return this.#list(companyIn(model, this.#about)) !== undefined;
  }

  async run(model: Model, real: RealSandbox): Promise<void> {
    const company = companyIn(model, this.#about);
    const { path, template, rows } = this.#list(company) as Found;
    const operation = operations.find((candidate) => candidate.method === 'GET' && candidate.path === template);
    if (!operation) throw new Error(`There is no list at ${template}`);
    const expected = runQuery(this.#question, operation, rows);
    const { _meta } = await expectPage(
      real,
      company,
      path,
      `${path}?${expected.query}`,
      expected,
      this.#question.metaOnly,
    );
    if (_meta.nextPage === null) return;
    const { pathname, search } = new URL(_meta.nextPage);
    const next = runQuery({ ...this.#question, page: expected.page + 1 }, operation, rows);
    await expectPage(real, company, path, pathname + search, next, this.#question.metaOnly);
  }

  /** Where the list is, and what the model has in it; nothing when there is no record that it could be below. */
  #list(company: Company): Found | undefined {
    const { name, index } = this.#about;
    const { headers, parent } = shapes[name];
    if (this.#isOfLines) {
      const row = pickRecord(company, name, index)?.row;
      const rows = (row?.lines ?? []) as readonly Json[];
      const template = operations.find(({ path }) => path.startsWith(`${headers}/{`) && path.endsWith('/lines'))?.path;
      return row && template ? { path: `${headers}/${row.id}/lines`, template, rows } : undefined;
    }
    const above = parent && pickRecord(company, parent, index)?.row;
    if (parent && !above) return undefined;
    const { path: template } = listOf(this.#about);
    const rows = company.rowsOf(name, above?.id).map((row) => toListed(this.#about, row));
    return { path: pathOf({ path: template }, above), template, rows };
  }

  toString(): string {
    return `GET ${this.#about.name} ${JSON.stringify(this.#question)}`;
  }
}

interface Found {
  readonly path: string;
  /** The path as the contract has it. */
  readonly template: string;
  readonly rows: readonly Json[];
}

async function expectPage(
  real: RealSandbox,
  company: Company,
  list: string,
  path: string,
  { rows, totalCount, page, pageCount }: QueryResult,
  metaOnly: boolean,
): Promise<ListBody> {
  const { status, body } = await request(real, company, 'GET', path);
  expect(status).toBe(200);
  const { _data: items, _meta: meta } = body as ListBody;
  const counted = { totalCount: meta.totalCount, pageCount: meta.pageCount };
  const linked = { isFirst: meta.previousPage === null, isLast: meta.nextPage === null };
  expect({ ...counted, ...linked }).toEqual({ totalCount, pageCount, isFirst: page === 1, isLast: page >= pageCount });
  if (metaOnly) {
    expect(items).toBeUndefined();
    return body as ListBody;
  }
  expectSame(
    items?.map(({ _meta, ...item }) => item),
    rows,
  );
  for (const { id, _meta } of items ?? []) {
    if (id !== undefined) expect(new URL(_meta.self).pathname).toBe(`${list}/${id}`);
  }
  return body as ListBody;
}
