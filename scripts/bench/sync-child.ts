import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteFields, sqliteLedgerStore } from '../../client/examples/sqlite-ledger-store.ts';
import { connect } from '../../generated/client/dist/index.js';
import { syncLedger } from '../../generated/client/dist/runtime/sync/index.js';
import { authorization } from './requests.ts';

/** What one way of reading the ledger took. */
export interface SyncReading {
  readonly seconds: number;
  /** Ledger lines, or undefined when nobody counted them. */
  readonly lines?: number;
  /** Resident memory after each page, in bytes. */
  readonly memory: readonly number[];
}

const pageSize = 10_000;
const bookyear = 2026;

const ways: Readonly<Record<string, (url: string) => Promise<SyncReading>>> = { download, sync };

/** The same pages by `fetch` alone, read to their last byte and thrown away. */
async function download(url: string): Promise<SyncReading> {
  const list = `${url}/v1/ledgerlines?Bookyear=${bookyear}&pageSize=${pageSize}`;
  const begun = performance.now();
  const counted = await fetch(`${list}&metaOnly=true`, { headers: authorization });
  const { _meta } = (await counted.json()) as { _meta: { pageCount: number } };
  for (let page = _meta.pageCount; page >= 1; page -= 1) {
    const query = `&orderby=id&page=${page}&fields=${sqliteFields.join(',')}`;
    const response = await fetch(list + query, { headers: authorization });
    if (!response.ok) throw new Error(`page ${page} must answer 200, not ${response.status}`);
    await response.arrayBuffer();
  }
  return { seconds: (performance.now() - begun) / 1000, memory: [] };
}

/** The first copy, into SQLite. */
async function sync(url: string): Promise<SyncReading> {
  const file = join(tmpdir(), `bench-ledger-${process.pid}.sqlite`);
  const store = sqliteLedgerStore(file);
  const memory: number[] = [];
  try {
    const begun = performance.now();
    const { linesWritten } = await syncLedger({
      connection: connect({ baseUrl: url, token: authorization.authorization.replace('Bearer ', '') }),
      store,
      bookyears: [bookyear],
      fields: sqliteFields,
      pageSize,
      onProgress: ({ phase }) => {
        if (phase === 'copy') memory.push(process.memoryUsage.rss());
      },
    });
    return { seconds: (performance.now() - begun) / 1000, lines: linesWritten, memory };
  } finally {
    store.close();
    for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
  }
}

const [way = '', url = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await ways[way]?.(url)));
