import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Normalization, normalizeText } from '../../contract/normalize-text.ts';
import { createArbitrary } from '../random/generators/arbitrary.ts';
import { ValuePool } from '../random/generators/value-pool.ts';
import { bundle, findViolations, type Schema } from '../support/contract.ts';
import { getFilters, listOperations } from '../support/operations.ts';
import { createSpellings, listTexts } from '../support/spellings.ts';

const texts = listTexts();

it('has normal forms for 60 texts or more', () => expect(texts.length).toBeGreaterThanOrEqual(60));

describe('the keywords of a text', () => {
  it.each(texts.map((text) => [text.name, text.schema] as const))('accept every normal form of %s', (_name, schema) => {
    const normalize = (text: string) => normalizeText(schema['x-normalize'] as Normalization, text);
    const spellings = createSpellings(schema, createArbitrary(schema, createPool()));
    fc.assert(
      fc.property(spellings, ({ spelling, stored }) => {
        expect(normalize(spelling)).toBe(stored);
        expect(findViolations(schema, stored)).toEqual([]);
      }),
    );
  });

  it.each(texts.filter(({ schema }) => schema['x-normalize'] === 'compact').map((text) => [text.name, text.schema]))(
    'describe what is stored of %s: neither separators nor small letters',
    (_name, schema) => {
      const [example] = schema.examples as readonly string[];
      for (const spelling of [`${example} `, ` ${example}`, example?.toLowerCase(), example?.replace(/(..)/, '$1.')]) {
        expect(findViolations(schema, spelling), spelling).not.toEqual([]);
      }
    },
  );

  it.each([...new Set(texts.map(({ schema }) => String(schema.pattern)))])(
    'judges a long text in linear time, without a deep stack: %s',
    (text) => {
      const pattern = new RegExp(text, 'u');
      for (const unit of [' ', 'a ', 'a', '0 ', '0', '\u00a0-', 'a.', '(', '+ ']) {
        const start = process.threadCpuUsage();
        for (const end of ['\u0000', '\n\u0000\n']) pattern.test(unit.repeat(100_000) + end);
        pattern.test(`${unit.repeat(2_000_000)}a\u0000`);
        expect(process.threadCpuUsage(start).user, unit).toBeLessThan(1_000_000);
      }
    },
  );
});

it('each filter on a free text normalizes it as its field does, or trims it', () => {
  const schemas = listOperations('list').flatMap((operation) =>
    getFilters(operation).map(({ name, schema }) => ({ name, items: (schema.items ?? schema) as Schema })),
  );
  const isFree = ({ type, enum: values, const: value, format }: Schema): boolean =>
    type === 'string' && !values && value === undefined && !format;
  const free = schemas.filter(({ items }) => isFree(items));
  expect(free.length).toBeGreaterThan(100);
  expect(free.filter(({ items }) => items['x-normalize'] === undefined)).toEqual([]);
  const compact = new Set(free.filter(({ items }) => items['x-normalize'] === 'compact').map(({ name }) => name));
  expect([...compact].sort()).toEqual(['IBAN', 'bic', 'iban', 'vatNumber']);
});

it('a unique text has letters A to Z only, which SQLite compares without case', () => {
  const unique = Object.entries(bundle.components.schemas as Record<string, Schema>).flatMap(
    ([name, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, schema]) => schema['x-unique'])
        .map(([field, schema]) => [`${name}.${field}`, schema] as const),
  );
  expect(unique.length).toBeGreaterThan(5);
  for (const [name, { pattern }] of unique) {
    if (pattern !== undefined) expect(new RegExp(String(pattern), 'u').test('é'), name).toBe(false);
  }
});

function createPool(): ValuePool {
  const pool = new ValuePool();
  pool.add('articles', 'ArticleSku', 'KAAS-JONG-500');
  return pool;
}
