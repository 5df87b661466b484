import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Comparison, compare, type MeasureOptions, runInterleaved, type Sample } from '../metrics.ts';
import { createSandbox } from '../server-process.ts';
import type { SyncResult, SyncTask } from '../sync-process.ts';

const LINES = 1_000_000;
const TIME = 'copy of 1,000,000 ledger lines in SQLite, s';
const MEMORY = 'resident memory of the copy, MB';

const program = fileURLToPath(new URL('../sync-process.ts', import.meta.url));

/** Measures a first copy of the ledger beside bare downloads of the same pages, each in a process of its own. */
export async function measureSync({ iterations, target }: MeasureOptions): Promise<Comparison[]> {
  const sandbox = createSandbox(target, '--extra-ledger-lines', String(LINES));
  const samples = await runInterleaved(iterations, [sandbox], async ({ url }) => {
    const downloaded = await runTask('download', url);
    const copied = await runTask('sync', url);
    if (copied.lines < downloaded.lines) throw new Error(`The copy has ${copied.lines} of ${downloaded.lines} lines.`);
    return [['download', TIME, downloaded.seconds], ['copy', TIME, copied.seconds], ...toMemorySamples(copied)];
  });
  return [
    compare(samples, TIME, ['copy', 'download'], { max: 1.3 }),
    compare(samples, MEMORY, ['last quarter', 'second quarter'], { max: 1.1 }),
  ];
}

async function runTask(task: SyncTask, url: string): Promise<SyncResult> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', program, task, url]);
  return JSON.parse(stdout) as SyncResult;
}

function toMemorySamples({ memory }: SyncResult): Sample[] {
  const getMaximum = (from: number, to: number) =>
    Math.max(...memory.slice(Math.floor(memory.length * from), Math.ceil(memory.length * to))) / 2 ** 20;
  return [
    ['second quarter', MEMORY, getMaximum(0.25, 0.5)],
    ['last quarter', MEMORY, getMaximum(0.75, 1)],
  ];
}
