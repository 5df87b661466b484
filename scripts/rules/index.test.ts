import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rules } from './index.ts';

const names = Object.keys(rules).toSorted();
const list = (folder: string, ending: string): string[] =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith(ending) && !name.startsWith('index.'))
    .map((name) => name.slice(0, -ending.length))
    .toSorted();

it('the plugin has each rule by the name of its file, with a test and with what it reports', () => {
  expect(list('.', '.ts').filter((name) => !name.endsWith('.test'))).toEqual(names);
  expect(list('.', '.test.ts')).toEqual(names);
  expect(list('__snapshots__', '.txt')).toEqual(names);
});
