import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';

async function readUrl(output: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += chunk;
    const url = /http:\/\/localhost:\d+/.exec(text)?.[0];
    if (url !== undefined) return url;
  }
  throw new Error(`npm start ended:\n${text}`);
}

async function isUp(url: string): Promise<boolean> {
  return fetch(`${url}/_sandbox/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

it.skipIf(process.platform === 'win32')('stops the sandbox when npm is terminated', async () => {
  const npm = spawn('npm', ['start', '--', '--port', '0'], { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await readUrl(npm.stdout);
  expect(await isUp(url)).toBe(true);
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  while (await isUp(url)) await wait(50);
});
