import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repository } from '../lib/run.ts';
import { COMMITTED, isCommitted, writeSources } from './committed.ts';

/** A copy of the two bundles and of their sources. */
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

const file = 'openapi/shared/values.yaml';
const text = readFileSync(join(repository, file), 'utf8');

it.each([
  ['as it is', text, true, true],
  ['with other ends of lines', text.replaceAll('\n', '\r\n'), true, true],
  ['with a changed file that both contain', `${text}# Changed.\n`, false, false],
])('a committed bundle belongs to its sources %s', (_case, changed, bundle, control) => {
  writeFileSync(join(folder, file), changed);
  expect([isCommitted('bundle', folder), isCommitted('control', folder)]).toEqual([bundle, control]);
  writeFileSync(join(folder, file), text);
});

it('a changed guide changes the contract and not the control plane, and a missing bundle is not committed', () => {
  writeFileSync(join(folder, 'openapi/guides/new.md'), '# New\n');
  expect([isCommitted('bundle', folder), isCommitted('control', folder)]).toEqual([false, true]);
  rmSync(join(folder, 'openapi/guides/new.md'));
  rmSync(join(folder, 'generated/control.json'));
  expect([isCommitted('bundle', folder), isCommitted('control', folder)]).toEqual([true, false]);
  expect(isCommitted('sandbox', folder)).toBe(false);
});
