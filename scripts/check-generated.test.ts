import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkGenerated } from './check-generated.ts';

function createRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'generated-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'generated'));
  writeFileSync(join(folder, 'generated', 'types.d.ts'), 'export {};\n');
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@accounting-platform.example', 'commit', '--quiet', '-m', 'Start');
  return folder;
}

it('accepts what is committed', () => {
  expect(checkGenerated(createRepository())).toMatch(/^generated\/ is what the build makes/);
});

it.each(['types.d.ts', 'new.ts'])('reports %s, which the build wrote otherwise', (file) => {
  const folder = createRepository();
  writeFileSync(join(folder, 'generated', file), 'export const changed = true;\n');
  expect(() => checkGenerated(folder)).toThrow(`generated/${file}\ngenerated/ is not what the build makes`);
});
