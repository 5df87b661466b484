import { execFile } from 'node:child_process';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { packConformance } from '../../conformance/package/conformance-package.ts';
import { startSandbox } from '../../mocks/index.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { useTestFolder } from './fixtures.ts';

const folder = useTestFolder();
const execute = promisify(execFile);

test('The packed package checks a server without the rest of the repository', { timeout: 300_000 }, async () => {
  const [source, project] = [join(folder.path, 'source'), join(folder.path, 'project')];
  await packConformance(source);
  await mkdir(project);
  await writeFile(join(project, 'package.json'), '{"private":true}');
  const { stdout } = await execute('npm', ['pack', '--silent', '--pack-destination', folder.path, source]);
  const file = join(folder.path, stdout.trim());
  expect((await stat(file)).size).toBeLessThan(10 * 1024 * 1024);
  await execute('npm', ['install', '--offline', '--no-audit', '--no-fund', file], { cwd: project });
  const sandbox = await startSandbox({ port: 0 });
  const bin = join(project, 'node_modules', '.bin', 'conformance');
  const args = ['--url', sandbox.url, '--tenant', '1', '--write', '--only', '*Debtor*', '--report', 'report'];
  const environment = { PATH: process.env.PATH, ACCOUNTING_TOKEN: demoToken, XDG_STATE_HOME: folder.path };
  try {
    const result = await execute(process.execPath, [bin, ...args], { cwd: project, env: environment });
    expect(result.stdout).toMatch(/ 0 violations in \d+ requests/);
    expect((await stat(join(project, 'report', 'junit.xml'))).size).toBeGreaterThan(0);
  } finally {
    await sandbox.close();
  }
});
