import { StartupError } from '../../messages/startup-error.ts';
import { createPageSandbox } from './create-page-sandbox.ts';
import { type DeviceStorage, openDeviceStorage } from './device-storage.ts';
import { fetchAssets } from './fetch-assets.ts';
import type { BrowserSandbox } from './options.ts';
import type {
  CallMessage,
  MessageEndpoint,
  Notice,
  SentRequest,
  SentResponse,
  WorkerMessage,
} from './worker-protocol.ts';

// The program of the worker that `start-worker.ts` starts.

const scope = globalThis as unknown as MessageEndpoint;
const send = (message: WorkerMessage, transfer?: readonly unknown[]): void => scope.postMessage(message, transfer);

// The download begins before the page says what to start.
const assets = fetchAssets((loaded, total) => send({ loaded, total }));
// It is reported when the page starts the sandbox.
assets.catch(() => undefined);

/** Milliseconds from a change until it is stored. */
const SAVE_DELAY_MS = 300;

let sandbox: BrowserSandbox | undefined;
let storage: DeviceStorage | undefined;
let saving: ReturnType<typeof setTimeout> | undefined;
const requests = new Map<number, AbortController>();

async function save(): Promise<void> {
  clearTimeout(saving);
  saving = undefined;
  if (sandbox && storage) storage.save(await sandbox.snapshot());
}

function scheduleSave(): void {
  if (storage) saving ??= setTimeout(() => void save(), SAVE_DELAY_MS);
}

async function start({ options, storage: kind }: CallMessage & { readonly call: 'start' }): Promise<string> {
  const loaded = await assets;
  if (kind === 'device') storage = await openDeviceStorage();
  if (kind === 'device' && !storage) {
    send({ notice: 'Another tab has the stored sandbox open, so this one is not stored.' });
  }
  const image = options.image ?? storage?.load();
  try {
    sandbox = createPageSandbox(loaded, { ...options, image });
  } catch (error) {
    if (!(error instanceof StartupError) || options.image || !image) throw error;
    send({ notice: giveUpStored(error) });
    sandbox = createPageSandbox(loaded, options);
  }
  return sandbox.origin;
}

/** Leaves the stored data of a later version to that, and removes what no version can open. Returns what the page shows. */
function giveUpStored({ isLater, message }: StartupError): string {
  if (!isLater) {
    storage?.clear();
    return 'The stored sandbox cannot be opened, so this one begins again.';
  }
  storage?.close();
  storage = undefined;
  return `${message} It stays as it is, and this sandbox is not stored.`;
}

async function respond(id: number, { url, method, headers, body }: SentRequest): Promise<SentResponse> {
  const controller = new AbortController();
  requests.set(id, controller);
  try {
    const init = { method, headers: headers as [string, string][], signal: controller.signal };
    const response = await getSandbox().fetch(new Request(url, { ...init, ...(body && { body }) }));
    if (method !== 'GET' && method !== 'HEAD') scheduleSave();
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    const content = isStream || response.body === null ? response.body : await response.arrayBuffer();
    return { status: response.status, headers: [...response.headers], body: content };
  } finally {
    requests.delete(id);
  }
}

function getSandbox(): BrowserSandbox {
  if (sandbox) return sandbox;
  throw new Error('The sandbox has not started');
}

async function handle(message: CallMessage): Promise<unknown> {
  switch (message.call) {
    case 'start':
      return start(message);
    case 'fetch':
      return respond(message.id, message.request);
    case 'reset':
      await getSandbox().reset();
      return scheduleSave();
    case 'snapshot':
      return getSandbox().snapshot();
    case 'close':
      await save();
      storage?.close();
      storage = undefined;
      return getSandbox().close();
  }
}

scope.addEventListener('message', async ({ data }) => {
  const message = data as CallMessage | Notice;
  if ('abort' in message) requests.get(message.abort)?.abort();
  else if ('flush' in message) await (saving !== undefined && save());
  else await reply(message);
});

async function reply(message: CallMessage): Promise<void> {
  const { id } = message;
  try {
    const result = await handle(message);
    const body = message.call === 'fetch' ? (result as SentResponse).body : null;
    send({ id, result }, body === null ? [] : [body]);
  } catch (error) {
    const { name, message: text } = error as Error;
    send({ id, error: { name, message: text } });
  }
}
