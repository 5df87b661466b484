import { createPageSandbox } from './create-page-sandbox.ts';
import { fetchAssets } from './fetch-assets.ts';
import type { BrowserSandbox } from './options.ts';
import type {
  AbortMessage,
  CallMessage,
  MessageEndpoint,
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

let sandbox: BrowserSandbox | undefined;
const requests = new Map<number, AbortController>();

async function respond(id: number, { url, method, headers, body }: SentRequest): Promise<SentResponse> {
  const controller = new AbortController();
  requests.set(id, controller);
  try {
    const init = { method, headers: headers as [string, string][], signal: controller.signal };
    const response = await getSandbox().fetch(new Request(url, { ...init, ...(body && { body }) }));
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
      sandbox = createPageSandbox(await assets, message.options);
      return sandbox.origin;
    case 'fetch':
      return respond(message.id, message.request);
    case 'reset':
      return getSandbox().reset();
    case 'snapshot':
      return getSandbox().snapshot();
    case 'close':
      return getSandbox().close();
  }
}

scope.addEventListener('message', async ({ data }) => {
  const message = data as CallMessage | AbortMessage;
  if ('abort' in message) requests.get(message.abort)?.abort();
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
