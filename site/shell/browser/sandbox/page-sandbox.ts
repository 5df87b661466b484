import type { BrowserSandbox } from '../../../../mocks/hosts/browser/options.ts';
import { createWorker, startWorker } from '../../../../mocks/hosts/browser/start-worker.ts';
import type { Posting } from '../../../../mocks/insight/pages/inspector/posting.ts';
import { demoToken } from '../../../../mocks/seed/demo-access.ts';
import { createLedgerReader, getAdministration, isForSandbox, type LedgerReader } from '../../../run/postings.ts';
import { RECORDED_AT } from '../../../run/recorded-at.ts';
import { FORBIDS_WASM, NOT_LOADED, root, session } from '../shared.ts';
import { readRecorded, record, startRecording } from './visit.ts';
import { type RecordedRequest, toInit, toRecorded } from './visit-link.ts';

/** Events of the sandbox: bytes have arrived, or its data may have changed. */
interface SandboxEvents {
  readonly onProgress: (text: string) => void;
  readonly onChange: () => void;
}

const listeners = new Set<Partial<SandboxEvents>>();

/** Calls the functions when something happens. Returns a function that ends it. */
export function listen(events: Partial<SandboxEvents>): () => void {
  listeners.add(events);
  return () => void listeners.delete(events);
}

interface Running {
  readonly sandbox: BrowserSandbox;
  readonly ledger: LedgerReader;
}

let running: Promise<Running> | undefined;

/** Starts the sandbox of the page, with the data of the visit, when it is not running. */
export const openSandbox = async (): Promise<BrowserSandbox> => (await open()).sandbox;

function open(): Promise<Running> {
  running ??= start().catch((error: unknown) => {
    running = undefined;
    const { message } = error as Error;
    const isForbidden = message.includes('CompileError');
    const isLost = /fetch|NetworkError|Load failed/.test(message);
    const other = isLost ? NOT_LOADED : message;
    const sentence = isForbidden ? `The sandbox in this page needs WebAssembly, which ${FORBIDS_WASM}` : other;
    report(sentence);
    throw new StartError(sentence);
  });
  return running;
}

/** The browser cannot run the sandbox, or cannot load it. The message is a sentence. */
export class StartError extends Error {}

async function start(): Promise<Running> {
  report('Loading the sandbox');
  const sandbox = await startWorker(() => createWorker(new URL('sandbox/', root)), {
    clock: RECORDED_AT,
    // Who repeats the requests of a visit gets the same responses.
    clockRunning: false,
    onProgress: (loaded, total) => report(`Loading the sandbox: ${toKilobytes(loaded)} of ${toKilobytes(total)} kB`),
  });
  const recorded = readRecorded() ?? [];
  const isContinued = await continueVisit(sandbox, recorded);
  if (!isContinued) await sandbox.reset();
  if (!isContinued || recorded.length === 0) startRecording();
  const ledger = createLedgerReader((administration, target) => readList(sandbox, administration, target));
  const notice = isContinued ? 'The sandbox is ready.' : OUTDATED;
  report(session.isBlocked ? BLOCKED : notice);
  return { sandbox, ledger };
}

/** Sends the requests of the pages before. Returns whether each had the same status as there. */
async function continueVisit(sandbox: BrowserSandbox, requests: readonly RecordedRequest[]): Promise<boolean> {
  for (const request of requests) {
    const response = await sandbox.fetch(`${sandbox.origin}${request.target}`, toInit(request));
    if (response.status !== request.status) return false;
  }
  return true;
}

const BLOCKED =
  'Your browser stores nothing for this site. The sandbox works, but the next page starts with the demo data again.';

const OUTDATED = 'Your data came from another version of this site. The sandbox has its initial data again.';

const toKilobytes = (bytes: number): number => Math.round(bytes / 1000);

function report(text: string): void {
  for (const { onProgress } of listeners) onProgress?.(text);
}

function notify(): void {
  for (const { onChange } of listeners) onChange?.();
}

/** A response, how long it took, and what the request wrote to the ledger. */
export interface Sent {
  readonly response: Response;
  readonly durationMs: number;
  readonly postings: readonly Posting[];
}

/** Requests are sent one after the other, so that each has its own postings. */
let queue: Promise<unknown> = Promise.resolve();

/** Sends a request to the sandbox of the page, and records what changes it. */
export function sendRequest(target: string, init: RequestInit = {}): Promise<Sent> {
  const sent = queue.then(() => sendNow(target, init));
  queue = sent.catch(() => undefined);
  return sent;
}

async function sendNow(target: string, init: RequestInit): Promise<Sent> {
  const { sandbox, ledger } = await open();
  const isWrite = !['GET', 'HEAD'].includes(init.method ?? 'GET');
  if (isWrite) await ledger.prepare();
  const startedAt = performance.now();
  const response = await sandbox.fetch(`${sandbox.origin}${target}`, init);
  const durationMs = Math.round(performance.now() - startedAt);
  const postings = isWrite ? await readPostings(sandbox, ledger, target, init) : [];
  const isRecorded = !isRepeatable(isWrite, target) || record(await toRecorded(target, init, response.status));
  notify();
  if (!isRecorded) report(TOO_LARGE);
  return { response, durationMs, postings };
}

const TOO_LARGE =
  'This visit is too large for the browser: the next page starts with the demo data. Export what you want to keep.';

/** The effect of a request depends on earlier writes and, with faults and limits, on all earlier requests. Tokens are random. */
const isRepeatable = (isWrite: boolean, target: string): boolean =>
  !target.startsWith('/connect/') &&
  (isWrite || (readRecorded() ?? []).some(({ target }) => /^\/_sandbox\/(faults|limits)\b/.test(target)));

/** Reads what a request has posted, when that does not get in the way of the faults and limits that the visitor has set. */
async function readPostings(
  sandbox: BrowserSandbox,
  ledger: LedgerReader,
  target: string,
  { headers }: RequestInit,
): Promise<readonly Posting[]> {
  const count = async (name: 'faults' | 'limits'): Promise<number> => {
    const response = await sandbox.fetch(`${sandbox.origin}/_sandbox/${name}`);
    return ((await response.json()) as Record<typeof name, readonly unknown[]>)[name].length;
  };
  if ((await count('faults')) + (await count('limits')) > 0) return [];
  if (!isForSandbox(target)) return ledger.readNew(getAdministration(target, new Headers(headers)));
  await ledger.start();
  return [];
}

/** Reads a list; empty for an administration of another user. */
async function readList(sandbox: BrowserSandbox, administration: string, target: string): Promise<readonly unknown[]> {
  const headers = { Authorization: `Bearer ${demoToken}`, 'X-Tenant-Id': administration };
  const response = await sandbox.fetch(`${sandbox.origin}${target}&metaOnly=false`, { headers });
  return response.ok ? ((await response.json()) as { _data: readonly unknown[] })._data : [];
}

/** Restores the demo data. */
export async function resetSandbox(): Promise<void> {
  const { sandbox, ledger } = await open();
  await sandbox.reset();
  await ledger.start();
  startRecording();
  notify();
}

/** The state of the sandbox as a file, which `--seed` of a local sandbox reads. */
export async function exportState(): Promise<Blob> {
  const sandbox = await openSandbox();
  return (await sandbox.fetch(`${sandbox.origin}/_sandbox/state`)).blob();
}
