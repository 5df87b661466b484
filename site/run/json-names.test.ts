import { expect, it } from 'vitest';
import { findName, locateNames } from './json-names.ts';

const text = '{ "a": "x,{", "lines": [{ "b": 1 }, { "b": [1, 2], "c": { "d": null } }], "e": 2 }';

it('the names and the items of a text are located by the paths that errors have', () => {
  const offsets = locateNames(text);
  const items = ['lines[0]', 'lines[1]'];
  const names = ['a', 'lines', 'lines[0].b', 'lines[1].b', 'lines[1].c', 'lines[1].c.d', 'e'];
  expect([...offsets.keys()].toSorted()).toEqual([...items, ...names].toSorted());
  for (const path of items) expect(text.slice(offsets.get(path))).toMatch(/^\{ "b"/);
  for (const path of names)
    expect(text.slice((offsets.get(path) ?? 0) + 1)).toMatch(new RegExp(`^${path.split('.').at(-1)}"`));
});

it.each(['', '{', '{ "a": ', '}}', '[,]', '{ "a": "x'])(
  'a damaged text has the names before the damage: %s',
  (damaged) => {
    expect(locateNames(damaged).size).toBeLessThan(2);
  },
);

it('an error of a field that the text lacks is located at what should have it', () => {
  const offsets = locateNames(text);
  expect(findName(offsets, 'lines[1].c.x')).toBe(offsets.get('lines[1].c'));
  expect(findName(offsets, 'lines[1].quantity')).toBe(offsets.get('lines[1]'));
  expect(findName(offsets, 'lines[7].quantity')).toBe(offsets.get('lines'));
  expect(findName(offsets, 'name')).toBeUndefined();
});
