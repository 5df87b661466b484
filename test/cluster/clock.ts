import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Wall clock of an instance. */
export interface Clock {
  /** Variables that make a process use it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Sets how many seconds it is ahead of the machine's clock; negative for behind. It may change while the process runs. */
  set(seconds: number): Promise<void>;
}

/** Creates a clock in a folder, with the compiler for C. It is right until it is set. */
export async function createClock(folder: string, name: string): Promise<Clock> {
  const library = join(folder, `${name}.so`);
  const file = join(folder, name);
  const set = async (seconds: number): Promise<void> => {
    // In place: the process has the file in its memory.
    await writeFile(file, new BigInt64Array([BigInt(seconds)]), { flag: constants.O_WRONLY | constants.O_CREAT });
  };
  await run('cc', ['-shared', '-fPIC', '-o', library, join(import.meta.dirname, 'clock.c')]);
  await set(0);
  return { environment: { LD_PRELOAD: library, CLOCK_FILE: file }, set };
}
