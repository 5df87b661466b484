import type fc from 'fast-check';
import { expect } from 'vitest';
import type { Reply } from '../../support/fast-client.ts';
import { type Company, type Json, pickFrom, type ResourceName, type Row } from './company.ts';
import { type Change, findOperation, getExpectedRecord, METHODS, type WriteMode } from './expected.ts';
import { findRejections, isUsed } from './rejections.ts';
import { expectRefused, expectSame, getRecord, type RealSandbox, send } from './requests.ts';
import { type Shape, shapes } from './shapes.ts';

export interface Model {
  /** State of each administration, by its identifier. */
  readonly companies: ReadonlyMap<number, Company>;
  /** True when the model says what the sandbox must answer. Otherwise it follows what the sandbox answers. */
  readonly isPredicting: boolean;
}

export type Command = fc.AsyncCommand<Model, RealSandbox>;

export interface Subject {
  readonly administration: number;
  readonly name: ResourceName;
  /** Which of the records that there are. */
  readonly index: number;
  /** True when a document is asked for without its lines. */
  readonly isHeader: boolean;
}

/** A record and the one that it is below. */
export interface Target {
  readonly row: Row;
  readonly parent: Row | undefined;
}

export const getCompany = ({ companies }: Model, { administration }: Pick<Subject, 'administration'>): Company =>
  companies.get(administration) as Company;

/** Returns the path, in the contract, of the list that the records are asked for in. */
export function getTemplate({ name, isHeader }: Pick<Subject, 'name' | 'isHeader'>): string {
  const { path, headers } = shapes[name];
  return isHeader && headers ? headers : path;
}

/** Returns the path of the list that a record is in, or of the record itself. */
export function fillPath(template: string, parent?: Row, id?: number): string {
  return `${template.replace(/\{\w+\}/, String(parent?.id))}${id === undefined ? '' : `/${id}`}`;
}

/** Returns a record as its own list shows it. */
export function toListed({ name, isHeader }: Subject, row: Json): Json {
  if (!isHeader || !shapes[name].createLine) return row;
  const { lines: _lines, ...header } = row;
  return header;
}

export function pickRecord(company: Company, { name, index }: Pick<Subject, 'name' | 'index'>): Target | undefined {
  const row = pickFrom(company.getRows(name), index);
  const { parent } = shapes[name];
  return row && { row, parent: parent && company.find(parent, Number(row.debtorId)) };
}

/** Picks the record that a new one is below. */
export const pickParent = (company: Company, { parent }: Shape, index: number): Row | undefined =>
  parent && pickFrom(company.getRows(parent), index);

export function createWrite(subject: Subject, mode: WriteMode, wholeBody: Json): Command {
  const { name, index } = subject;
  const shape = shapes[name];
  const body = toListed(subject, wholeBody);
  const template = getTemplate(subject);
  const method = METHODS[mode];
  return {
    toString: () => `${method} ${name}`,
    check(model) {
      const company = getCompany(model, subject);
      const hasTarget =
        mode === 'create'
          ? !shape.parent || pickParent(company, shape, index) !== undefined
          : company.getRows(name).length > 0;
      const isPossible = findOperation(method, template, mode !== 'create') !== undefined;
      return isPossible && hasTarget && Object.keys(body).length > 0 && company.canResolve(body);
    },
    async run(model, real) {
      const company = getCompany(model, subject);
      const target = mode === 'create' ? undefined : pickRecord(company, subject);
      const before = target?.row;
      const parent = target ? target.parent : pickParent(company, shape, index);
      const resolved = company.resolve(body) as Json;
      const reply = await send(real, company, method, fillPath(template, parent, before?.id), resolved);
      if (!model.isPredicting) {
        if (reply.status < 300) await follow(company, name, { ...before, ...getRecord(reply) }, real);
        return;
      }
      expectPredicted(subject, { company, mode, body: resolved, before, parent }, reply);
    },
  };
}

/** Checks that a write was refused by its rules, or made the record that the model takes over. */
function expectPredicted(subject: Subject, change: Change, reply: Reply): void {
  const { name } = subject;
  const { company, before, parent, mode } = change;
  const rejections = findRejections(name, change);
  if (rejections.length > 0) {
    expectRefused(reply, rejections);
    return;
  }
  expect(reply.status).toBe(mode === 'create' ? 201 : 200);
  const response = getRecord(reply);
  const expected = getExpectedRecord(name, { ...change, response }) as Row;
  expectSame(response, toListed(subject, expected));
  if (parent) expect(response.debtorId).toBe(parent.id);
  if (before) expect(response.id).toBe(before.id);
  else expect(company.find(name, response.id)).toBeUndefined();
  company.put(name, expected);
}

/** Takes over a record that was written, and what an order reserves now. */
export async function follow(company: Company, name: ResourceName, row: Row, real: RealSandbox): Promise<void> {
  company.put(name, row);
  if (name === 'salesorders') await readReservation(company, row.id, real);
}

/** Reads what an order reserves: what it ordered, when that was while the trade pack was on. */
export async function readReservation(company: Company, id: number, real: RealSandbox): Promise<void> {
  const reply = await send(real, company, 'GET', `${shapes.salesorders.path}/${id}`);
  const quantities = new Map<number, number>();
  const lines = reply.status === 200 && company.modules.tradePack ? (getRecord(reply).lines as readonly Json[]) : [];
  for (const { ArticleSku, quantity } of lines) {
    const article = company.getRows('articles').find((row) => row.ArticleSku === ArticleSku);
    if (article) quantities.set(article.id, (quantities.get(article.id) ?? 0) + Number(quantity ?? 0));
  }
  company.reservations.set(id, quantities);
}

export function createRemoval(subject: Subject): Command {
  const { name } = subject;
  return {
    toString: () => `DELETE ${name}`,
    check: (model) => getCompany(model, subject).getRows(name).length > 0,
    async run(model, real) {
      const company = getCompany(model, subject);
      const { row, parent } = pickRecord(company, subject) as Target;
      const reply = await send(real, company, 'DELETE', fillPath(getTemplate(subject), parent, row.id));
      if (model.isPredicting) {
        if (isUsed(name, row, company))
          return expectRefused(reply, [
            ['id', 'inUse'],
            ...(name === 'articles' ? [['id', 'makeInactive'] as const] : []),
          ]);
        expect(reply.status).toBe(204);
      }
      if (reply.status !== 204) return;
      company.remove(name, row.id);
      if (name === 'salesorders') await readReservation(company, row.id, real);
    },
  };
}
