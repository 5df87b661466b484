import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync, constants } from 'node:zlib';
import { startSandbox } from '../../mocks/index.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';

// Saves books of this version, which later versions must open: a data file and a state. The release command runs it.
// node test/upgrade/save-books.ts FOLDER

/** Possible work of a user of the demo companies: something of each kind that is stored in tables of its own. */
const WRITES: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['POST', '/v1/debtors', { name: 'Theehuis De Overkant', debtorKindId: 1 }],
  ['POST', '/_sandbox/administrations/1/draftsalesinvoices/1/finalize', {}],
  ['POST', '/_sandbox/administrations/1/salesinvoices/21/pay', { amount: 50 }],
  ['POST', '/_sandbox/administrations/1/journalentries/10/process', {}],
  [
    'POST',
    '/v1/salesinvoiceswithlines',
    { debtorId: 1, lines: [{ bookingType: 'V', salesTypeId: 1, description: 'Thee', quantity: 2, unitPrice: 10 }] },
  ],
  ['PUT', '/_sandbox/clock', { now: '2026-04-17T09:30:00Z', running: false }],
  ['PATCH', '/v1/articles/1', { description: 'Proefpakket' }],
];

async function send(url: string, [method, path, body]: (typeof WRITES)[number]): Promise<unknown> {
  const headers = { authorization: `Bearer ${demoToken}`, 'content-type': 'application/json' };
  const response = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

const compress = (bytes: Uint8Array): Uint8Array =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } });

async function saveBooks(folder: string): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'books-'));
  const data = join(work, 'books.sqlite');
  try {
    const sandbox = await startSandbox({ port: 0, data, clock: '2026-04-16T09:30:00Z' });
    for (const write of WRITES) await send(sandbox.url, write);
    // The number of a removed invoice is not given again.
    const { id } = (await send(sandbox.url, WRITES[4] ?? ['GET', ''])) as { readonly id: number };
    await send(sandbox.url, ['DELETE', `/v1/salesinvoices/${id}`]);
    const state = await fetch(`${sandbox.url}/_sandbox/state`);
    const text = await state.text();
    await sandbox.close();
    const file = new DatabaseSync(data);
    file.exec('pragma journal_mode = delete; vacuum');
    file.close();
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'books.sqlite.br'), compress(await readFile(data)));
    await writeFile(join(folder, 'books.json.br'), compress(new TextEncoder().encode(text)));
  } finally {
    await rm(work, { recursive: true });
  }
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder: node test/upgrade/save-books.ts FOLDER');
await saveBooks(folder);
