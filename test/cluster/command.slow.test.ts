import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { useFolder } from '../support/folders.ts';
import { startCommand } from './start-command.ts';

const run = promisify(execFile);

/** Where the command has its temporary files. */
const folder = useFolder();

describe('npm run cluster', () => {
  it('prints a command that creates a world, which every instance serves', async () => {
    const { urls, output, stop } = await startCommand(folder, '--instances', '3');
    expect(new Set(urls).size).toBe(3);
    const [command = ''] = /curl (?:.*\\\n)*.*/.exec(output) ?? [];
    const { stdout } = await run('bash', ['-c', command]);
    const { url, token } = JSON.parse(stdout);
    for (const base of urls) {
      const headers = { authorization: `Bearer ${token}` };
      expect((await fetch(`${base}${new URL(url).pathname}/v1/debtors`, { headers })).status).toBe(200);
    }
    expect(await stop()).toBe(0);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('ends on %s, and leaves nothing', async (signal) => {
    const { urls, stop } = await startCommand(folder);
    expect(await readdir(folder)).not.toEqual([]);
    expect(await stop(signal)).toBe(0);
    expect(await readdir(folder)).toEqual([]);
    for (const url of urls) await expect(fetch(url)).rejects.toThrow();
  });
});
