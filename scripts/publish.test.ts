import { expect, it } from 'vitest';
import { toYaml } from './publish.ts';

it('a list or an object that fits on a line has one', () => {
  expect(toYaml({ short: { list: ['a', 'b'] }, long: ['a'.repeat(70), 'b'.repeat(70)] })).toBe(
    `short: { list: [ a, b ] }\nlong:\n  - ${'a'.repeat(70)}\n  - ${'b'.repeat(70)}\n`,
  );
});

it('a question mark on a line with others is quoted, because parsers of YAML 1.1 accept none there', () => {
  expect(toYaml({ urls: ['https://a.example/?b=c'], text: `${'a'.repeat(99)}?` })).toBe(
    `urls: [ 'https://a.example/?b=c' ]\ntext: ${'a'.repeat(99)}?\n`,
  );
});
