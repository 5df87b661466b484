import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkVulnerabilities } from './check-vulnerabilities.ts';
import { BuildError } from './lib/run.ts';

/** A folder with the lockfiles of the root, the shell of the site and an installation for tests. */
function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lockfiles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const path of ['.', 'site/shell', 'test/browser']) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'package-lock.json'), '{}');
  }
  return folder;
}

it('asks about each lockfile, and names those with a finding', async () => {
  const folder = createFolder();
  const asked: string[] = [];
  const audit = async (path: string): Promise<string> => {
    asked.push(relative(folder, path));
    return '';
  };
  await expect(checkVulnerabilities(folder, audit)).resolves.toMatch(/^3 lockfiles: /);
  expect(asked).toEqual(['', 'site/shell', 'test/browser']);
  const fail = async (path: string): Promise<string> => {
    if (path.endsWith('browser')) throw new BuildError('npm audit failed: one critical vulnerability');
    return '';
  };
  await expect(checkVulnerabilities(folder, fail)).rejects.toThrow(
    'test/browser/package-lock.json:\nnpm audit failed: one critical vulnerability',
  );
});
