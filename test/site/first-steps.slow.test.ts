import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { site } from './serve-site.ts';

const run = promisify(execFile);
/** No other host is needed: the packages have no dependencies to install. */
const env = { ...process.env, npm_config_offline: 'true', PORT: undefined };

let folder: string;
let sandbox: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-steps-'));
  await cp(join(site, 'downloads'), folder, { recursive: true });
});

afterAll(async () => {
  if (sandbox?.pid !== undefined) process.kill(-sandbox.pid);
  await rm(folder, { recursive: true, force: true });
});

/** Starts the sandbox on a free port, because another process may use its own, and returns its URL. */
async function start(command: string): Promise<string> {
  sandbox = spawn('sh', ['-c', `${command} --port 0`], { cwd: folder, env, detached: true });
  if (sandbox.stdout) {
    for await (const line of createInterface({ input: sandbox.stdout })) {
      const [url] = /http:\/\/localhost:\d+/.exec(line) ?? [];
      if (url) {
        sandbox.stdout.resume();
        return url;
      }
    }
  }
  throw new Error(`This starts no sandbox: ${command}`);
}

it('a reader with nothing installed gets to the list of all debtors by the commands of the start page', async () => {
  const page = await readFile(join(site, 'index.md'), 'utf8');
  const code = [...page.matchAll(/```\w+\n(.*?)\n```/gs)].map(([, text = '']) => text);
  expect(code).toHaveLength(4);
  const [startCommand = '', call = '', install = '', program = ''] = code;
  const url = await start(startCommand);
  const runCommand = async (command: string): Promise<string> => {
    const { stdout } = await run('sh', ['-c', command.replaceAll('http://localhost:4010', url)], { cwd: folder, env });
    return stdout;
  };

  expect(JSON.parse(await runCommand(call))._data).toHaveLength(2);

  await runCommand(install);
  await writeFile(join(folder, 'debtors.mjs'), program.replaceAll('http://localhost:4010', url));
  const debtors = (await runCommand('node debtors.mjs')).trim().split('\n');
  expect(debtors).toHaveLength(32);
});
