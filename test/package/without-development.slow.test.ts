import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { repository } from '../../scripts/lib/run.ts';

/** A copy of what is committed, or would be, with `npm ci --omit=dev`. */
let clone: string;
let installed = '';

const run = (program: string, ...args: string[]) =>
  promisify(execFile)(program, args, { cwd: clone, maxBuffer: 100_000_000 });

beforeAll(async () => {
  clone = await mkdtemp(join(tmpdir(), 'clone-'));
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { stdout } = await promisify(execFile)('git', list, { cwd: repository, maxBuffer: 100_000_000 });
  for (const file of stdout.split('\0').filter(Boolean)) {
    // One that was deleted, and the deletion not committed yet, is listed too.
    if (existsSync(join(repository, file))) await cp(join(repository, file), join(clone, file));
  }
  installed = (await run('npm', 'ci', '--omit=dev', '--prefer-offline', '--loglevel=notice')).stdout;
});
afterAll(() => rm(clone, { recursive: true, force: true }));

it('npm ci --omit=dev installs at most 300 packages of 410 MB', async () => {
  const [, count] = /added (\d+) packages/.exec(installed) ?? [];
  expect(Number(count)).toBeLessThanOrEqual(300);
  const { stdout } = await run('du', '-sm', 'node_modules');
  expect(Number.parseInt(stdout, 10)).toBeLessThanOrEqual(410);
});

it('npm start serves the first call of the README without the development dependencies', async () => {
  const npm = spawn('npm', ['start', '--', '--port', '0'], { cwd: clone, detached: true });
  try {
    for await (const line of createInterface({ input: npm.stdout })) {
      const [url] = /http:\/\/localhost:\d+/.exec(line) ?? [];
      if (url === undefined) continue;
      const headers = { authorization: `Bearer ${demoToken}` };
      const response = await fetch(`${url}/v1/debtors?pageSize=1&fields=id,name`, { headers });
      expect(await response.json()).toMatchObject({ _data: [{ name: 'Bakkerij Zonnestraal' }] });
      return;
    }
    throw new Error('npm start printed no address');
  } finally {
    if (npm.pid !== undefined) process.kill(-npm.pid);
  }
});

it.each([
  ['workflows', []],
  ['conformance', ['--', '--only', '*Countr*']],
] as const)('npm run %s works without the development dependencies', async (script, args) => {
  const { stdout } = await run('npm', 'run', script, ...args);
  expect(stdout).toMatch(/ 0 failed|: 0 violations in/);
});

it.each(['test', 'check', 'build', 'release'])('npm run %s says what to type', async (script) => {
  await expect(run('npm', 'run', script)).rejects.toMatchObject({
    stderr: expect.stringMatching(/development dependenc(y|ies).*Run: npm ci/s),
  });
});

it.skipIf(process.platform === 'win32')(
  'the command that npm start names builds the documentation',
  async () => {
    const open = async () => {
      const npm = spawn('npm', ['start', '--', '--port', '0'], { cwd: clone, detached: true });
      let printed = '';
      for await (const line of createInterface({ input: npm.stdout })) {
        printed += `${line}\n`;
        if (line.startsWith('Stop with')) break;
      }
      const [url = ''] = /http:\/\/localhost:\d+/.exec(printed) ?? [];
      const statuses = await Promise.all(
        ['/docs/', '/docs/clients/', '/llms.txt'].map(async (path) => (await fetch(url + path)).status),
      );
      if (npm.pid !== undefined) process.kill(-npm.pid);
      return { printed, statuses };
    };
    const before = await open();
    expect(before.statuses).toEqual([503, 503, 503]);
    const [, command = ''] = /Docs +not built yet; build them with: (.+)/.exec(before.printed) ?? [];
    await run('sh', '-c', `npm_config_prefer_offline=true; export npm_config_prefer_offline; ${command}`);
    const after = await open();
    expect(after.statuses).toEqual([200, 200, 200]);
    expect(after.printed).toContain('/docs/');
  },
  1_200_000,
);
