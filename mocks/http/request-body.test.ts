import { describe, expect, it } from 'vitest';
import type { ProblemError } from '../messages/problems.ts';
import { readJson } from './request-body.ts';

const read = (text: string) => readJson(new TextEncoder().encode(text));

const reject = (text: string, maxKeys?: number) => {
  try {
    readJson(new TextEncoder().encode(text), maxKeys);
    return [];
  } catch (error) {
    return (error as ProblemError).issues.map(({ field, key }) => `${field} ${key}`);
  }
};

describe('JSON', () => {
  it.each([
    ['{"a":"\\ud800"}', 'a'],
    ['{"a":["x","\\udc00\\ud800"]}', 'a[1]'],
    ['{"\\udfff":1}', 'body'],
    ['{"a":[{"\\udfff":1}]}', 'a[0]'],
    ['"\\uD83E x"', 'body'],
    ['{"a":{"a":1},"b":{"c":"\\ud800\\ud800\\udc00"}}', 'b.c'],
  ])('%s is rejected for half a character in %s', (text, field) =>
    expect(reject(text)).toEqual([`${field} unpairedSurrogate`]),
  );

  it.each(['{"a":"\\ud83e\\uddc0 \\u00e9 \\\\ud800","b":"\\\\\\\\udc00"}', '"\\uD83E\\uDDC0"', '"🧀"'])(
    '%s is accepted',
    (text) => expect(read(text)).toEqual(JSON.parse(text)),
  );

  it('may be nested at most a hundred levels deep, which is found before it is parsed', () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(read(nested(100))).toHaveLength(1);
    expect(read(`["${nested(500)}","\\"${nested(500)}"]`)).toHaveLength(2);
    const tooDeep = [
      nested(101),
      nested(500_000),
      '['.repeat(500_000),
      `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`,
      `["\\"",${nested(101)}]`,
    ];
    for (const text of tooDeep)
      expect(() => read(text)).toThrow(
        expect.objectContaining({ issues: [expect.objectContaining({ key: 'tooDeep' })] }),
      );
  });

  it('may have at most so many fields in an object as its reader says', () => {
    const wide = (fields: number) => `{${Array.from({ length: fields }, (_none, index) => `"f${index}":1`)}}`;
    expect(reject(wide(50), 50)).toEqual([]);
    expect(reject(wide(51), 50)).toEqual(['body tooManyFields']);
    expect(reject(`{"lines":[{},${wide(50_000)}]}`, 50)).toEqual(['body tooManyFields']);
    expect(reject(wide(50_000))).toEqual([]);
  });

  it('may contain many long texts', () => {
    for (const text of [`"${'\\"'.repeat(500_000)}"`, `"${'x'.repeat(1_000_000)}"`, `[${'"x",'.repeat(50_000)}"x"]`])
      expect(reject(text, 50)).toEqual([]);
  });
});
