import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../scripts/lib/run.ts';
import { SPELLING } from '../scripts/tasks.ts';
import { useFolder } from './support/folders.ts';

const folder = useFolder();
const lists = 'scripts/tools/spelling';
cpSync(join(repository, lists), join(folder, lists), { recursive: true });

function findMisspellings(files: Readonly<Record<string, string>>): readonly string[] {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const [cspell = '', ...options] = [...SPELLING, '--no-summary', '--no-color', '--relative'];
  const { stdout } = spawnSync(process.execPath, [join(repository, cspell), ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.replace(/ - Unknown word| fix: .*|[()]/g, ''))
    .sort();
}

it('reports misspellings in guides, descriptions, examples and pages, but not in code', () => {
  const sentence = 'Bakkerij Zonnestraal, Zonestrraal';
  expect(
    findMisspellings({
      'openapi/guides/errors.md': 'Send the adress, never `the adress`. Bakkerij.\n\n```sh\ncurl adress\n```\n',
      'openapi/resources/debtors.yaml': `paths:
  /v1/debtorrs:
    description: Recieves the debtors. # The platform does, somtimes.
    costCentre: { type: string, pattern: '^Recieves$' }
    examples: [${sentence}]
`,
      'generated/site/index.md': 'The invioce, not `invioce`.\n',
    }),
  ).toEqual([
    'generated/site/index.md:1:5 invioce',
    'openapi/guides/errors.md:1:10 adress',
    'openapi/guides/errors.md:1:38 Bakkerij',
    'openapi/resources/debtors.yaml:3:18 Recieves',
    'openapi/resources/debtors.yaml:3:61 somtimes',
    'openapi/resources/debtors.yaml:5:38 Zonestrraal',
  ]);
});

it.each(readdirSync(join(folder, lists)).filter((name) => name.endsWith('.txt')))(
  'has sorted words without duplicates in %s',
  (list) => {
    const words = readFileSync(join(folder, lists, list), 'utf8')
      .trimEnd()
      .toLowerCase()
      .split('\n');
    expect(words).toEqual([...new Set(words)].sort());
  },
);
