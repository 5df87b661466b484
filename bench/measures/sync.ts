import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ledgerFields } from '../../client/examples/sqlite-ledger-store.ts';
import { sqliteLedgerStore } from '../../client/examples/sqlite-ledger-store.ts';
import { syncLedger } from '../../client/sync/index.ts';
import { createClientCore } from '../../generated/client/src/index.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { type Comparison, compare, type MeasureOptions, runInterleaved, type Sample } from '../metrics.ts';
import { authorization } from '../requests.ts';
import { createSandbox } from '../server-process.ts';

const LINES = 1_000_000;
const TIME = 'copy of 1,000,000 ledger lines in SQLite, s';
const MEMORY = 'resident memory of the copy, MB';
const PAGE_SIZE = 10_000;
const BOOKYEAR = 2026;

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

/** Runs a task in a process of its own: this file as a program. */
async function runTask(task: keyof typeof tasks, url: string): Promise<SyncResult> {
  const program = fileURLToPath(import.meta.url);
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

type SyncResult = Awaited<ReturnType<typeof sync>>;

/** Downloads the same pages as the copy, one after the other, and parses none. */
async function download(url: string): Promise<SyncResult> {
  const list = `${url}/v1/ledgerlines?Bookyear=${BOOKYEAR}&pageSize=${PAGE_SIZE}&orderby=id&fields=${ledgerFields.join(',')}`;
  const startedAt = performance.now();
  const first = await fetch(`${list}&metaOnly=true`, { headers: authorization });
  const { _meta } = (await first.json()) as { _meta: { pageCount: number; totalCount: number } };
  for (let page = _meta.pageCount; page >= 1; page -= 1) {
    const response = await fetch(`${list}&page=${page}`, { headers: authorization });
    if (!response.ok) throw new Error(`Page ${page}: ${response.status}`);
    await response.arrayBuffer();
  }
  return { seconds: (performance.now() - startedAt) / 1000, lines: _meta.totalCount, memory: [] };
}

/** Copies the lines to SQLite for the first time. `memory` is in bytes, after every tenth page and a garbage collection. */
async function sync(url: string) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-sync-'));
  const store = sqliteLedgerStore(join(folder, 'ledger.sqlite'));
  const memory: number[] = [];
  try {
    const startedAt = performance.now();
    const { linesWritten, verified } = await syncLedger({
      client: createClientCore({ baseUrl: url, token: demoToken }),
      store,
      bookyears: [BOOKYEAR],
      fields: ledgerFields,
      pageSize: PAGE_SIZE,
      onProgress({ phase, done }) {
        if (phase === 'copy' && done % (10 * PAGE_SIZE) < PAGE_SIZE) memory.push(readMemory());
      },
    });
    if (!verified) throw new Error('The copy is incomplete.');
    return { seconds: (performance.now() - startedAt) / 1000, lines: linesWritten, memory };
  } finally {
    store.close();
    await rm(folder, { recursive: true });
  }
}

function readMemory(): number {
  globalThis.gc?.();
  return process.memoryUsage.rss();
}

const tasks = { download, sync };

if (import.meta.main) {
  const [task, url = ''] = process.argv.slice(2);
  process.stdout.write(JSON.stringify(await tasks[task as keyof typeof tasks](url)));
}
