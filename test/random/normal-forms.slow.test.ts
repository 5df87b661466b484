import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/document.ts';
import { type Row, useBooks } from '../support/books.ts';
import { changeableParents, fillPath, getExampleRequest, getFilters, listOperations } from '../support/operations.ts';
import { assertProperty, timeout } from '../support/property-settings.ts';
import { blanks, createSpellings, listTexts, type WritableText } from '../support/spellings.ts';
import { createArbitrary } from './generators/arbitrary.ts';
import { ValuePool } from './generators/value-pool.ts';

const { call } = useBooks();

const pool = new ValuePool();
pool.add('articles', 'ArticleSku', 'KAAS-JONG-500');

/** The amount is collected from the debtor's account. */
const createStored = ({ path, schema }: WritableText): fc.Arbitrary<unknown> =>
  path[0] === 'IBAN' ? fc.constant('NL13TEST0123456789') : createArbitrary(schema, pool);

const getPath = ({ operation }: WritableText): string => fillPath(operation, changeableParents[operation.path] ?? 1);

let count = 0;

/** Returns the documented body with another text, and numbers that no record has. */
function createBody({ operation, path }: WritableText, value: string): Row {
  const body = structuredClone(getExampleRequest(operation).body) as Row;
  for (const name of ['number', 'ArticleSku', 'invoiceNumber', 'reference']) {
    count += 1;
    if (name in body && !operation.path.endsWith('/lines')) body[name] = `T-${count}`;
  }
  let part = body;
  for (const [index, key] of path.slice(0, -1).entries()) {
    part[key] ??= path[index + 1] === '0' ? [{}] : {};
    part = part[key];
  }
  part[String(path.at(-1))] = value;
  // A country whose postal codes have a form would reject most texts.
  if (path.at(-1) === 'postalCode') part.countryId = null;
  return body;
}

const getValue = (record: Row, path: readonly string[]): unknown =>
  path.reduce<Row>((part, key) => part?.[key], record);

const isFiltered = ({ operation, path: [field, ...rest] }: WritableText): boolean => {
  const list = listOperations('list').find((candidate) => candidate.path === operation.path);
  return rest.length === 0 && list !== undefined && getFilters(list).some(({ name }) => name === field);
};

/** Patterns describe stored texts; the sandbox accepts other spellings too. */
const mayBreak = ['accepted-body', 'created-as-sent'] as const;

describe.each(listTexts().map((text) => [text.name, text] as const))('%s', (_name, text) => {
  const { path, schema } = text;
  const field = String(path.at(-1));

  it('is stored in its normal form, and found by every spelling', { timeout }, async () => {
    const spellings = createSpellings(schema, createStored(text));
    const property = fc.asyncProperty(spellings, async ({ spelling, stored }) => {
      const reply = await call(getPath(text), { body: createBody(text, spelling), mayBreak });
      // The number of another record.
      fc.pre(!JSON.stringify(reply.body.errors ?? {}).includes('already'));
      expect([reply.status, reply.body.errors]).toEqual([201, undefined]);
      const { pathname } = new URL(reply.headers.get('location') ?? '');
      const { body: record } = await call(pathname);
      expect(getValue(record, path)).toBe(stored);
      if (!isFiltered(text)) return;
      for (const filter of [spelling, stored, `\ufeff${spelling}\u2029`]) {
        const query = new URLSearchParams({ [field]: filter, fields: 'id', pageSize: '1000', orderby: '-id' });
        const { body: list } = await call(`${getPath(text)}?${query}`);
        expect(
          list._data?.map(({ id }: Row) => id),
          JSON.stringify(list.errors),
        ).toContain(record.id);
      }
    });
    await assertProperty(property, 6);
  });

  it('of blanks is empty', { timeout }, async () => {
    const property = fc.asyncProperty(blanks, async (blank) => {
      const reply = await call(getPath(text), { body: createBody(text, blank), mayBreak });
      const { status, body } = reply;
      if (!isNullable(schema)) {
        expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [formatField(path)]]);
        return;
      }
      expect([status, body.errors]).toEqual([201, undefined]);
      // A line gets the description of its article or of its account.
      if (!hasDerivedDescription(text)) expect(getValue(body, path)).toBeNull();
    });
    await assertProperty(property, 2);
  });
});

const hasDerivedDescription = ({ operation, path }: WritableText): boolean =>
  path.at(-1) === 'description' && (path[0] === 'lines' || operation.path.endsWith('/lines'));

const isNullable = ({ type }: Schema): boolean => [type].flat().includes('null');

const formatField = (path: readonly string[]): string => path.join('.').replaceAll(/\.(\d+)/g, '[$1]');
