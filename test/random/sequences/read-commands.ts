import { expect } from 'vitest';
import { operations } from '../../support/contract.ts';
import type { Reply } from '../../support/fast-client.ts';
import {
  type Command,
  fillPath,
  getCompany,
  getTemplate,
  pickParent,
  pickRecord,
  type Subject,
  type Target,
  toListed,
} from './commands.ts';
import type { Company, Json } from './company.ts';
import { type QueryResult, type Question, runQuery } from './queries.ts';
import { expectSame, getRecord, getRows, send } from './requests.ts';
import { shapes } from './shapes.ts';

export function createRead(subject: Subject): Command {
  return {
    toString: () => `GET one of ${subject.name}`,
    check: (model) => pickRecord(getCompany(model, subject), subject) !== undefined,
    async run(model, real) {
      const company = getCompany(model, subject);
      const { row, parent } = pickRecord(company, subject) as Target;
      const reply = await send(real, company, 'GET', fillPath(getTemplate(subject), parent, row.id));
      expect(reply.status).toBe(200);
      expectSame(getRecord(reply), toListed(subject, row));
    },
  };
}

/** Asks for a page of a list, and for the next one that it names: of records, of headers, or of the lines of one. */
export function createListing(subject: Subject, question: Question, isOfLines: boolean): Command {
  const find = isOfLines && shapes[subject.name].createLine ? findLines : findList;
  return {
    toString: () => `GET ${subject.name} ${JSON.stringify(question)}`,
    check: (model) => find(getCompany(model, subject), subject) !== undefined,
    async run(model, real) {
      const company = getCompany(model, subject);
      const { path, template, rows } = find(company, subject) as List;
      const operation = operations.find((candidate) => candidate.method === 'GET' && candidate.path === template);
      if (!operation) throw new Error(`There is no list at ${template}`);
      const expected = runQuery(question, operation, rows);
      const reply = await send(real, company, 'GET', `${path}?${expected.query}`);
      expectPage(reply, path, expected);
      const { nextPage } = getMeta(reply);
      if (nextPage === null) return;
      const { pathname, search } = new URL(nextPage);
      const next = runQuery({ ...question, page: expected.page + 1 }, operation, rows);
      expectPage(await send(real, company, 'GET', pathname + search), path, next);
    },
  };
}

interface List {
  readonly path: string;
  /** The path as the contract has it. */
  readonly template: string;
  readonly rows: readonly Json[];
}

function findLines(company: Company, subject: Subject): List | undefined {
  const { headers } = shapes[subject.name];
  const row = pickRecord(company, subject)?.row;
  const template = operations.find(({ path }) => path.startsWith(`${headers}/{`) && path.endsWith('/lines'))?.path;
  const rows = (row?.lines ?? []) as readonly Json[];
  return row && template ? { path: `${headers}/${row.id}/lines`, template, rows } : undefined;
}

/** Finds the list of the records; undefined when there is no record that it could be below. */
function findList(company: Company, subject: Subject): List | undefined {
  const { name, index } = subject;
  const parent = pickParent(company, shapes[name], index);
  if (shapes[name].parent && !parent) return undefined;
  const template = getTemplate(subject);
  const rows = company.getRows(name, parent?.id).map((row) => toListed(subject, row));
  return { path: fillPath(template, parent), template, rows };
}

interface ListMeta {
  readonly totalCount: number;
  readonly pageCount: number;
  readonly nextPage: string | null;
  readonly previousPage: string | null;
}

const getMeta = ({ body }: Reply): ListMeta => (body as { readonly _meta: ListMeta })._meta;

function expectPage(reply: Reply, list: string, { rows, totalCount, page, pageCount, query }: QueryResult): void {
  expect(reply.status).toBe(200);
  const meta = getMeta(reply);
  expect({
    totalCount: meta.totalCount,
    pageCount: meta.pageCount,
    isFirst: meta.previousPage === null,
    isLast: meta.nextPage === null,
  }).toEqual({ totalCount, pageCount, isFirst: page === 1, isLast: page >= pageCount });
  const { _data: items } = reply.body as { _data?: readonly { id?: number; _meta: { self: string } }[] };
  if (query.has('metaOnly')) {
    expect(items).toBeUndefined();
    return;
  }
  expectSame(getRows(reply), rows);
  for (const { id, _meta } of items ?? []) {
    if (id !== undefined) expect(new URL(_meta.self).pathname).toBe(`${list}/${id}`);
  }
}
