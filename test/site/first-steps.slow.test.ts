import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useFolder } from '../support/folders.ts';
import { site } from './serve-site.ts';

const run = promisify(execFile);
/** No other host is needed: the packages have no dependencies to install. */
const env = { ...process.env, npm_config_offline: 'true', PORT: undefined };

const folder = useFolder();
let sandbox: ChildProcess | undefined;

beforeAll(async () => {
  await cp(join(site, 'downloads'), folder, { recursive: true });
});

afterAll(async () => {
  if (sandbox?.pid !== undefined) process.kill(-sandbox.pid);
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

it('a reader with nothing installed gets to a list of debtors by the first commands of the guide and of the client', async () => {
  const readCode = async (page: string): Promise<string[]> => {
    const text = await readFile(join(site, `${page}.md`), 'utf8');
    return [...text.matchAll(/```\w+\n(.*?)\n```/gs)].map(([, code = '']) => code);
  };
  const [call = '', ...others] = await readCode('guides/getting-started');
  const startCommand = others.find((code) => code.startsWith('npx ')) ?? '';
  const [install = '', program = ''] = await readCode('clients/typescript');
  const url = await start(startCommand);
  const runCommand = async (command: string): Promise<string> => {
    const { stdout } = await run('sh', ['-c', command.replaceAll('http://localhost:4010', url)], { cwd: folder, env });
    return stdout;
  };

  expect(JSON.parse(await runCommand(call))._data).toHaveLength(2);

  await runCommand(install.replace('VERSION', '*'));
  await writeFile(join(folder, 'debtors.mjs'), program.replaceAll('http://localhost:4010', url));
  const printed = (await runCommand('node debtors.mjs')).trim().split('\n');
  // The two debtors of one name, of which the program creates one, and the addresses of all.
  expect(printed).toHaveLength(2 + 33);
});
