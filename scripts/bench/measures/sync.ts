import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Judgement, medianOf, type Outcome, type Reading, ratio } from '../figures.ts';
import { withOptions } from '../servers.ts';
import type { SyncReading } from '../sync-child.ts';
import { type Bench, takeTurns } from '../turns.ts';

const many = 1_000_000;
const lines = many.toLocaleString('en');
const columns = { download: 'download', sync: 'sync' } as const;
const names = {
  time: `reading ${lines} ledger lines`,
  early: 'resident memory of the sync, largest of its second quarter',
  late: 'resident memory of the sync, largest of its last quarter',
};
const child = fileURLToPath(new URL('../sync-child.ts', import.meta.url));

/** What the client's copy of the ledger costs over the bare downloads: each in a process of its own. */
export async function measureSync(bench: Bench): Promise<Outcome> {
  const server = withOptions(bench.servers.sandbox, '--scale', String(many));
  let written = 0;
  const figures = await takeTurns(bench, 'sync', bench.options.rounds, [server], async ({ url }) => {
    const download = await read('download', url);
    const sync = await read('sync', url);
    written = sync.lines ?? 0;
    return [
      { name: names.time, unit: 's', value: download.seconds, column: columns.download },
      { name: names.time, unit: 's', value: sync.seconds, column: columns.sync },
      ...memoryOf(sync),
    ];
  });
  const time = figures.find(names.time);
  const memory = (name: string) => medianOf(figures.find(name), columns.sync);
  const judgements: Judgement[] = [
    {
      name: `${lines} ledger lines: sync into SQLite / bare downloads`,
      measured: ratio(medianOf(time, columns.sync), medianOf(time, columns.download)),
      target: { atMost: 3 },
    },
    {
      name: 'resident memory of the sync: last quarter / second quarter',
      measured: ratio(memory(names.late), memory(names.early)),
      target: { atMost: 1.1 },
    },
  ];
  const note = `Of ${lines} ledger lines, ${written.toLocaleString('en')} are of 2026, which is read.`;
  return { figures: figures.all(), judgements, notes: [note] };
}

/** Memory that is collected late looks like memory that grows, so the process has little of it. */
async function read(way: keyof typeof columns, url: string): Promise<SyncReading> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--max-old-space-size=96', child, way, url]);
  return JSON.parse(stdout) as SyncReading;
}

function memoryOf({ memory }: SyncReading): Reading[] {
  const largest = (from: number, to: number) =>
    Math.max(...memory.slice(Math.floor(memory.length * from), Math.ceil(memory.length * to))) / 1_048_576;
  return [
    { name: names.early, unit: 'MB', value: largest(0.25, 0.5), column: columns.sync },
    { name: names.late, unit: 'MB', value: largest(0.75, 1), column: columns.sync },
  ];
}
