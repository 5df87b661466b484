import { describe, expect, it } from 'vitest';
import { checkStrictJson, readJson } from './request-body.ts';

const findIssues = (text: string) => {
  JSON.parse(text);
  return checkStrictJson(text).map(({ field, key }) => `${field} ${key}`);
};

describe('strict JSON', () => {
  it.each([
    '{}',
    '[]',
    '""',
    '12',
    'null',
    '{"a":1,"b":{"a":1},"c":[{"a":1},{"a":1}]}',
    '{"a":"\\"a\\":1,\\"a\\":2"}',
    '{"a":"{\\"b\\":1,","b":"}"}',
    '{"a":{},"b":[],"c":[[],{}],"d":"e"}',
    ' { "a" : [ 1 , 2.50 , -3e2 , true , null ] , "A" : 9007199254740991 } ',
    '{"a":"\\ud83e\\uddc0 \\u00e9 \\\\ud800","b":"12345678901234567890"}',
  ])('%s is accepted as unambiguous', (text) => expect(findIssues(text)).toEqual([]));

  it.each([
    ['{"a":1,"a":2}', ['a duplicateKey']],
    ['{"a":1,"\\u0061":1}', ['a duplicateKey']],
    ['{"a":1,"a":1,"a":1}', ['a duplicateKey', 'a duplicateKey']],
    ['{"a":{"b":[0,{"c":1,"d":2,"c":3}]}}', ['a.b[1].c duplicateKey']],
    ['{"__proto__":1,"__proto__":2,"constructor":3}', ['__proto__ duplicateKey']],
    ['[{"":1,"":2}]', ['[0]. duplicateKey']],
    ['{"a":9007199254740993}', ['a numberNotExact']],
    ['{"a":[1,1e400]}', ['a[1] numberNotExact']],
    ['1.00000000000000000001', ['body numberNotExact']],
    ['{"a":"\\ud800"}', ['a unpairedSurrogate']],
    ['{"a":["\\udc00\\ud800"]}', ['a[0] unpairedSurrogate']],
  ])('%s is rejected as ambiguous', (text, expected) => expect(findIssues(text)).toEqual(expected));

  it('may be nested at most a hundred levels deep, which is found before it is parsed', () => {
    const read = (text: string) => readJson(new TextEncoder().encode(text));
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

  it('may have at most fifty fields in an object', () => {
    const wide = (fields: number) => `{${Array.from({ length: fields }, (_none, index) => `"f${index}":1`)}}`;
    expect(findIssues(wide(50))).toEqual([]);
    expect(findIssues(wide(51))).toEqual(['body tooManyFields']);
    expect(findIssues(`{"lines":[{},${wide(50_000)}]}`)).toEqual(['lines[1] tooManyFields']);
  });

  it('may contain many long texts', () => {
    expect(findIssues(`"${'\\"'.repeat(500_000)}"`)).toEqual([]);
    expect(findIssues(`"${'x'.repeat(1_000_000)}"`)).toEqual([]);
    expect(findIssues(`[${'"x",'.repeat(50_000)}"x"]`)).toEqual([]);
  });

  it('reports at most a hundred issues', () => {
    expect(findIssues(`[${'{"a":1,"a":2},'.repeat(5000)}1]`)).toHaveLength(100);
  });
});
