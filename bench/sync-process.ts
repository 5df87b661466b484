/**
 * `node --expose-gc sync-process.ts <download|sync> <url>`: reads the ledger lines of 2026 in a process of its own, and prints the result as
 * JSON.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ledgerFields } from '../client/examples/ledger-fields.ts';
import { sqliteLedgerStore } from '../client/examples/sqlite-ledger-store.ts';
import { syncLedger } from '../client/sync/index.ts';
import { createClientCore } from '../generated/client/src/index.ts';
import { authorization, DEMO_TOKEN } from './requests.ts';

/** Result of reading the ledger lines. */
export interface SyncResult {
  readonly seconds: number;
  readonly lines: number;
  /** Resident memory after every tenth page and a garbage collection, in bytes. */
  readonly memory: readonly number[];
}

export type SyncTask = 'download' | 'sync';

const PAGE_SIZE = 10_000;
const BOOKYEAR = 2026;

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

/** Copies the lines to SQLite for the first time. */
async function sync(url: string): Promise<SyncResult> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-sync-'));
  const store = sqliteLedgerStore(join(folder, 'ledger.sqlite'));
  const memory: number[] = [];
  try {
    const startedAt = performance.now();
    const { linesWritten, verified } = await syncLedger({
      client: createClientCore({ baseUrl: url, token: DEMO_TOKEN }),
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

const tasks: Readonly<Record<SyncTask, (url: string) => Promise<SyncResult>>> = { download, sync };

if (import.meta.main) {
  const [task, url = ''] = process.argv.slice(2);
  process.stdout.write(JSON.stringify(await tasks[task as SyncTask](url)));
}
