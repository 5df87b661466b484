import { copyFileSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { demoToken } from '../mocks/seed/demo-access.ts';
import { findFreePort } from '../scripts/lib/free-port.ts';
import { repository } from '../scripts/lib/run.ts';
import { useSandbox } from './support/sandbox.ts';
import { readFences, runFences } from './walkthrough.ts';

const sandbox = useSandbox();

/** Creates a project of a partner, with the packages of the downloads beside it. */
function createProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'readme-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of globSync('generated/downloads/*.tgz', { cwd: repository })) {
    copyFileSync(join(repository, file), join(folder, basename(file)));
  }
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  return folder;
}

it.each([
  ['mocks', 3],
  ['client', 1],
  ['mcp', 2],
  ['conformance/package', 1],
])(
  'the shell commands in the README of %s do, in their order, what it says',
  async (name, count) => {
    const all = readFences(join(repository, name, 'README.md'));
    // Other tests compile and run the examples in TypeScript.
    const fences = all.filter(({ language }) => language === 'sh' || language === 'text');
    expect(fences.filter(({ language }) => language === 'sh')).toHaveLength(count);
    const port = await findFreePort();
    const localize = (text: string): string =>
      text
        .replaceAll(/(localhost:|127\.0\.0\.1:|--port )(4010|4030)\b/g, `$1${port}`)
        .replace(/^npx --yes \S+sandbox\S+$/m, `$& --port ${port}`)
        .replace('https://api.accounting-platform.example', sandbox.url)
        .replace('ACCOUNTING_TOKEN=...', `ACCOUNTING_TOKEN=${demoToken}`);
    await runFences(fences, createProject(), localize, dirname(process.execPath));
  },
  0,
);
