import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repository } from '../lib/run.ts';
import { COMMITTED, isCommitted, writeSources } from './committed.ts';

/** A copy of the committed files and of their sources. */
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'committed-'));
  const bundles = Object.values(COMMITTED);
  const sources = globSync(
    bundles.flatMap(({ inputs }) => [...inputs]),
    { cwd: repository },
  );
  for (const file of [...sources, ...bundles.flatMap(({ outputs }) => [...outputs])]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(repository, file), join(folder, file));
  }
  await writeSources(folder, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string): string => readFileSync(join(repository, file), 'utf8');
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
  copyFileSync(join(repository, file), join(folder, file));
});
