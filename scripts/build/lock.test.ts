import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useFolders } from '../../test/support/folders.ts';
import { takeLock } from './run-steps.ts';

const createFolder = useFolders();
const createLockFile = async (): Promise<string> => join(await createFolder(), 'lock.sqlite');

it('a lock is taken when its holder has released it, and not before', async () => {
  const file = await createLockFile();
  const events: string[] = [];
  const first = await takeLock(file);
  const second = await takeLock(file, async () => {
    events.push('waited');
    if (events.length === 2) first.close();
  });
  expect(events).toEqual(['waited', 'waited']);
  second.close();
});

it('a lock is taken when the process that held it was killed', async () => {
  const file = await createLockFile();
  const program = `import { takeLock } from ${JSON.stringify(import.meta.resolve('./run-steps.ts'))};
    await takeLock(${JSON.stringify(file)});
    process.stdout.write('locked');
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  await once(holder.stdout, 'data');
  let attempts = 0;
  const lock = await takeLock(file, async () => {
    attempts += 1;
    holder.kill('SIGKILL');
    await once(holder, 'exit');
  });
  expect(attempts).toBe(1);
  lock.close();
});
