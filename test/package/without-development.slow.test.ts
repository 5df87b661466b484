import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

it('npm ci --omit=dev installs at most 75 packages of 290 MB, and 85 MB without Node', async () => {
  const [, count] = /added (\d+) packages/.exec(installed) ?? [];
  expect(Number(count)).toBeLessThanOrEqual(75);
  const measure = async (path: string) => Number.parseInt((await run('du', '-sm', path)).stdout, 10);
  const [folder = ''] = (await run('sh', '-c', 'ls -d node_modules/node-*-*')).stdout
    .trim()
    .split('\n')
    .filter((name) => /(linux|darwin)/.test(name));
  const size = await measure('node_modules');
  expect(size).toBeLessThanOrEqual(290);
  expect(size - (await measure(folder))).toBeLessThanOrEqual(85);
});

it('a changed contract is bundled, or the command says what to install', async () => {
  const file = join(clone, 'openapi/openapi.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, `${text}# Changed.\n`);
  await expect(run('npm', 'start', '--', '--port', '0')).rejects.toMatchObject({
    stderr: expect.stringMatching(/The contract has changed.*Run: npm ci/s),
  });
  await writeFile(file, text);
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

it.each(['test', 'check', 'build', 'release', 'conformance', 'workflows', 'mcp'])(
  'npm run %s says what to type',
  async (script) => {
    await expect(run('npm', 'run', script)).rejects.toMatchObject({
      stderr: expect.stringMatching(/development dependenc(y|ies).*Run: npm ci/s),
    });
  },
);

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
