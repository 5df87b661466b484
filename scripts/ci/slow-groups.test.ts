import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../lib/run.ts';
import { EACH_COMMIT, SLOW_GROUPS } from './slow-groups.ts';
import { listTests } from './steps.ts';

it('each slow test belongs to one group', () => {
  const grouped = Object.values(SLOW_GROUPS).flatMap(({ tests }) => listTests(tests));
  const all = listTests(['{bench,client,conformance,mocks,scripts,site,test}/**/*.{slow,browser}.test.ts']);
  expect(all.filter((file) => !file.includes('node_modules'))).toEqual(grouped.toSorted());
});

describe.each(Object.entries(SLOW_GROUPS))('the group %s', (_name, { tests }) => {
  it.each(tests)('has files for %s', (glob) => {
    expect(listTests([glob])).not.toEqual([]);
  });
});

it('the tests for every commit exist', () => {
  expect(EACH_COMMIT.filter((file) => !existsSync(join(repository, file)))).toEqual([]);
});
