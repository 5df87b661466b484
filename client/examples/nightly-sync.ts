/**
 * Copies the ledger every night, for reports or a data warehouse. Start the sandbox, then run `node nightly-sync.ts`: the copy
 * is in SQLite. The first run copies the book years, later runs read the changes. Ctrl+C
 * stops a run, and the next one resumes from there.
 */
import { createClient } from '@accounting-platform/client';
import { type SyncPhase, type SyncProgress, syncLedger } from '@accounting-platform/client/sync';
import { ledgerFields, sqliteLedgerStore } from './sqlite-ledger-store.ts';

const { SANDBOX_URL = 'http://localhost:4010', LEDGER_FILE = 'ledger.sqlite' } = process.env;

const client = createClient({
  baseUrl: SANDBOX_URL,
  token: 'sandbox-demo-token',
  tenant: 1,
  // A nightly run can wait up to half an hour for a platform that is busy or unavailable.
  maxRetries: 20,
  maxWait: 30 * 60_000,
  onRetry: ({ error, wait }) => console.error(`\n${error.message} Retrying in ${Math.ceil(wait / 1000)} s.`),
});

const labels: Readonly<Record<SyncPhase, string>> = {
  copy: 'Copying',
  changes: 'Reading changes',
  period0: 'Reading period 0',
  check: 'Checking',
};
let line = '';

/** `Copying 2026        [#########           ]  45 %  450,000 lines` */
function showProgress({ phase, bookyear, done, total, linesWritten }: SyncProgress): void {
  const fraction = total === 0 ? 1 : done / total;
  const bar = '#'.repeat(Math.round(fraction * 20)).padEnd(20);
  const percent = String(Math.floor(fraction * 100)).padStart(3);
  line = `${`${labels[phase]} ${bookyear ?? ''}`.padEnd(22)}[${bar}] ${percent} %  ${linesWritten.toLocaleString('en')} lines`;
  // A terminal shows one changing line, a log only its last state.
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
}

const interrupted = new AbortController();
process.once('SIGINT', () => interrupted.abort());

const store = sqliteLedgerStore(LEDGER_FILE);
try {
  const report = await syncLedger({
    client,
    store,
    bookyears: [2024, 2025, 2026],
    fields: ledgerFields,
    onProgress: showProgress,
    signal: interrupted.signal,
  });
  console.log(process.stdout.isTTY ? '' : line);
  for (const { bookyear, lines } of report.bookyears) console.log(`${bookyear}: ${lines.toLocaleString('en')} lines`);
  console.log(report.verified ? 'The copy is complete.' : 'The ledger kept changing; the next run reads the rest.');
  console.log(`Debits less credits: ${store.getDifference()} euros.`);
} catch (error) {
  if (!interrupted.signal.aborted) throw error;
  console.log('\nInterrupted. The next run resumes from here.');
} finally {
  store.close();
}
