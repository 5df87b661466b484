import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { useFolders } from '../../test/support/folders.ts';
import { repository } from '../lib/run.ts';
import { COMMITTED, isCommitted, writeSources } from './committed.ts';

/** A copy of the committed files and of their sources. */
let folder: string;

const read = (file: string): string => readFileSync(join(repository, file), 'utf8');

const createFolder = useFolders();
beforeAll(async () => {
  const bundles = Object.values(COMMITTED);
  const sources = bundles.flatMap(({ inputs }) => globSync(inputs, { cwd: repository }));
  const files = [...sources, ...bundles.flatMap(({ outputs }) => outputs)];
  folder = await createFolder(Object.fromEntries(files.map((file) => [file, read(file)])));
  await writeSources(folder, folder);
});

const names = ['bundle', 'control', 'seed', 'sandbox'];
const listCommitted = (): string[] => names.filter((name) => isCommitted(name, folder));

const VALUES = 'openapi/shared/values.yaml';
const COMPANY = 'mocks/seed/demo/vijfhoek/company.yaml';
const BOOKING = 'mocks/api/control/shared/bookings.yaml';

it.each([
  ['as they are', VALUES, read(VALUES), ['bundle', 'control', 'seed']],
  ['with other ends of lines', VALUES, read(VALUES).replaceAll('\n', '\r\n'), ['bundle', 'control', 'seed']],
  ['with a changed file of both documents', VALUES, `${read(VALUES)}# Changed.\n`, []],
  ['with a new guide', 'openapi/guides/new.md', '# New\n', ['control']],
  ['with a changed control plane', BOOKING, `${read(BOOKING)}# Changed.\n`, ['bundle']],
  ['with a changed company', COMPANY, `${read(COMPANY)}# Changed.\n`, ['bundle', 'control']],
  ['with a new scenario', 'mocks/seed/scenarios/new.yaml', 'purpose: New\n', ['bundle', 'control']],
])('a committed file belongs to its sources %s', (_case, file, text, expected) => {
  writeFileSync(join(folder, file), text);
  expect(listCommitted()).toEqual(expected);
  if (existsSync(join(repository, file))) writeFileSync(join(folder, file), read(file));
  else rmSync(join(folder, file));
});

it.each([
  ['generated/seed.json', ['bundle', 'control']],
  ['generated/control.json', ['bundle']],
])('a missing file is not committed, nor is a file that is made from it: %s', (file, expected) => {
  rmSync(join(folder, file));
  expect(listCommitted()).toEqual(expected);
  writeFileSync(join(folder, file), read(file));
});
