import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'killed-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.skipIf(process.platform === 'win32')(
  'the temporary worlds of a killed sandbox are removed by the next one',
  async () => {
    const temporary = mkdtempSync(join(folder, 'tmp-'));
    const program = `
    import { startSandbox } from ${JSON.stringify(new URL('../../mocks/index.ts', import.meta.url).href)};
    const sandbox = await startSandbox({ port: 0 });
    await sandbox.createWorld({ name: 'shop' });
    process.stdout.write('ready');
  `;
    const run = async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
        env: { ...process.env, TMPDIR: temporary },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(child.stdout, 'data');
      return child;
    };
    const list = () => readdirSync(temporary).filter((name) => name.startsWith('sandbox-worlds-'));
    const kill = async (child: Awaited<ReturnType<typeof run>>) => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    };
    const [killed, living] = [await run(), await run()];
    const [first, second] = [killed, living].map(({ pid }) => list().find((name) => name.includes(`-${pid}-`)));
    await kill(killed);
    const next = await run();
    expect(existsSync(join(temporary, String(first)))).toBe(false);
    expect(list()).toHaveLength(2);
    expect(list()).toContain(second);
    await kill(living);
    await kill(next);
  },
);
