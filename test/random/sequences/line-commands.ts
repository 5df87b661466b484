import { expect } from 'vitest';
import { type Command, follow, getCompany, type Model, pickRecord, type Subject, type Target } from './commands.ts';
import { type Company, type Json, pickFrom, type Row } from './company.ts';
import { getExpectedLine, getInputSchema, METHODS, type WriteMode } from './expected.ts';
import { findRejections } from './rejections.ts';
import { expectRefused, expectSame, getRecord, getRows, type RealSandbox, send } from './requests.ts';
import { shapes } from './shapes.ts';

export function createLineAddition(subject: Subject, line: Json): Command {
  const { name } = subject;
  return {
    toString: () => `POST a line of ${name}`,
    check: (model) => hasRecord(model, subject) && getCompany(model, subject).canResolve(line),
    async run(model, real) {
      const company = getCompany(model, subject);
      const { row } = pickRecord(company, subject) as Target;
      const body = company.resolve(line) as Json;
      const reply = await send(real, company, 'POST', `${shapes[name].headers}/${row.id}/lines`, body);
      if (!model.isPredicting) return;
      const change = { company, parent: undefined, mode: 'create', before: undefined } as const;
      const rejections = findRejections(name, { ...change, body: { lines: [body] } })
        .filter(([field]) => field.startsWith('lines'))
        .map(([field, key]) => [field.replace('lines[0].', ''), key] as const);
      if (rejections.length > 0) return expectRefused(reply, rejections);
      expect(reply.status).toBe(201);
      const response = getRecord(reply);
      const expected = getExpectedLine(name, { ...change, body, response });
      expectSame(response, expected);
      await expectDocument(company, subject, row, [...(row.lines as Json[]), expected], real);
    },
  };
}

/** Replaces or updates a line of a document. The model does not say what becomes of it. */
export function createLineWrite(subject: Subject, mode: Exclude<WriteMode, 'create'>, at: number, line: Json): Command {
  return {
    toString: () => `${METHODS[mode]} a line of ${subject.name}`,
    check: (model) => !model.isPredicting && hasRecord(model, subject) && getCompany(model, subject).canResolve(line),
    async run(model, real) {
      const company = getCompany(model, subject);
      const path = await findLinePath(company, subject, at, real);
      if (path) await send(real, company, METHODS[mode], path, company.resolve(line));
    },
  };
}

export function createLineRemoval(subject: Subject, at: number): Command {
  return {
    toString: () => `DELETE a line of ${subject.name}`,
    check: (model) => hasRecord(model, subject),
    async run(model, real) {
      const company = getCompany(model, subject);
      const { row } = pickRecord(company, subject) as Target;
      const path = await findLinePath(company, subject, at, real);
      const { status } = path ? await send(real, company, 'DELETE', path) : {};
      if (!model.isPredicting) return;
      const lines = row.lines as readonly Row[];
      expect(status).toBe(lines.length > 0 ? 204 : undefined);
      await expectDocument(company, subject, row, lines.toSpliced(at % lines.length, 1), real);
    },
  };
}

const hasRecord = (model: Model, subject: Subject): boolean =>
  pickRecord(getCompany(model, subject), subject) !== undefined;

async function findLinePath(company: Company, subject: Subject, at: number, real: RealSandbox) {
  const { row } = pickRecord(company, subject) as Target;
  const path = `${shapes[subject.name].headers}/${row.id}/lines`;
  const line = pickFrom(getRows(await send(real, company, 'GET', path)), at);
  return line && `${path}/${line.id}`;
}

/** Takes over what a document has become, of which no more than the totals may have changed. */
async function expectDocument(
  company: Company,
  { name }: Subject,
  row: Row,
  lines: readonly Json[],
  real: RealSandbox,
): Promise<void> {
  const record = getRecord(await send(real, company, 'GET', `${shapes[name].path}/${row.id}`));
  const kept = Object.keys(getInputSchema(name, 'create').properties).map((field) => [field, row[field]]);
  expectSame(record, { ...record, ...Object.fromEntries(kept), lines });
  await follow(company, name, record, real);
}
