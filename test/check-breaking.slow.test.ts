import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { OpenApiDocument } from '../contract/document.ts';
import { finishBundle } from '../scripts/bundle/internal.ts';
import { checkBreaking } from '../scripts/check-breaking.ts';
import { repository, runTool } from '../scripts/lib/run.ts';
import { useFolders } from './support/folders.ts';
import { createLintWorkspace } from './support/lint-workspace.ts';

const createFolder = useFolders();

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(repository, 'scripts/check-breaking.ts'), ...args], { encoding: 'utf8' });

it('the command ends with 2 for an unknown option or a missing file, with 1 for a break, and with 0 for none', async () => {
  expect(run('--traffic', 'journal.json')).toMatchObject({ status: 2, stderr: "unknown option '--traffic'\n" });
  const folder = await createFolder();
  expect(run('--base', join(folder, 'none.yaml'))).toMatchObject({ status: 2, stdout: '' });
  const base = join(folder, 'base.json');
  const older = JSON.parse(
    await readFile(join(repository, 'generated/openapi.internal.json'), 'utf8'),
  ) as OpenApiDocument;
  Object.assign(older.components.schemas.DebtorInput?.properties ?? {}, { nickname: { type: 'string' } });
  await writeFile(base, JSON.stringify(older));
  expect(run('--base', base)).toMatchObject({ status: 1, stdout: '' });
  for (const name of ['openapi.json', 'openapi.internal.json']) {
    const { status, stdout } = run('--base', join(repository, 'generated', name));
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('Nothing changed since') });
  }
});

it('a field removed from the sources is one break with everything that follows from it', async () => {
  const source = await createLintWorkspace('openapi');
  const bundle = async (): Promise<string> => {
    const file = join(await createFolder(), 'openapi.json');
    await runTool('@redocly/cli', 'redocly', ['bundle', 'contract', '--output', file], source);
    const document = finishBundle(JSON.parse(await readFile(file, 'utf8')) as OpenApiDocument);
    await writeFile(file, JSON.stringify(document));
    return file;
  };
  const base = await bundle();
  const debtors = join(source, 'openapi/resources/debtors.yaml');
  const text = await readFile(debtors, 'utf8');
  await writeFile(debtors, text.replace(/^( +)creditLimit:\n(?:\1 .*\n)+/m, ''));
  await expect(checkBreaking({ base, bundle: await bundle() })).rejects.toThrow(
    '1 breaking change, 0 additions, 0 remarks\n\n' +
      'BREAKING  Debtors: `creditLimit`: removed (requests, responses, parameters, orderby, fields). Do without it.\n',
  );
});
