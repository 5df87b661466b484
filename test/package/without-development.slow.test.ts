import { execFile, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { createClone } from '../support/clone.ts';

/** A copy of what is committed, or would be, with `npm ci --omit=dev`. */
const { folder: clone, remove } = await createClone(join(tmpdir(), 'clone-'));
afterAll(remove);
let installed = '';
beforeAll(async () => {
  installed = (await run('npm', 'ci', '--omit=dev', '--prefer-offline', '--loglevel=notice')).stdout;
});

const run = (program: string, ...args: string[]) =>
  promisify(execFile)(program, args, { cwd: clone, maxBuffer: 100_000_000 });

/** Runs `npm start`, and calls it when it has printed all that it says at its start. */
async function start<Result>(use: (url: string, printed: string) => Promise<Result>): Promise<Result> {
  const npm = spawn('npm', ['start', '--', '--port', '0'], { cwd: clone, detached: true });
  let printed = '';
  try {
    for await (const line of createInterface({ input: npm.stdout })) {
      printed += `${line}\n`;
      if (line.startsWith('Stop with')) break;
    }
    return await use(/http:\/\/localhost:\d+/.exec(printed)?.[0] ?? '', printed);
  } finally {
    if (npm.pid !== undefined) process.kill(-npm.pid);
  }
}

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
  const headers = { authorization: `Bearer ${demoToken}` };
  const response = await start((url) =>
    fetch(`${url}/v1/debtors?pageSize=1&fields=id,name`, { headers }).then((reply) => reply.json()),
  );
  expect(response).toMatchObject({ _data: [{ name: 'Bakkerij Zonnestraal' }] });
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
    const open = () =>
      start(async (url, printed) => {
        const paths = ['/docs/', '/docs/clients/', '/llms.txt'];
        return { printed, statuses: await Promise.all(paths.map(async (path) => (await fetch(url + path)).status)) };
      });
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
