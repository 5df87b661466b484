import { nameUrl, toRequest } from './fetch.ts';
import type { BrowserSandbox, BrowserSandboxOptions } from './options.ts';
import type {
  Call,
  CallMessage,
  MessageEndpoint,
  SentRequest,
  SentResponse,
  WorkerMessage,
} from './worker-protocol.ts';

/** Options of a sandbox in a worker. */
export interface WorkerSandboxOptions extends WorkerStartOptions {
  /**
   * URL of a folder with the built files (worker, WebAssembly, seed, contract), with a slash at the end. Default: the folder
   * of this module.
   */
  readonly assets?: URL | undefined;
}

/** What a worker starts with. */
export interface WorkerStartOptions extends BrowserSandboxOptions {
  /** Receives how many bytes of all have arrived. */
  readonly onProgress?: ((loaded: number, total: number) => void) | undefined;
}

/** The class of workers, of which the browser has one. */
export type WorkerClass = new (url: URL, options: { readonly type: 'module'; readonly name: string }) => WorkerHandle;

interface Page {
  readonly Worker?: WorkerClass;
  readonly WebAssembly?: object;
}

export interface WorkerHandle extends MessageEndpoint {
  readonly terminate: () => void;
}

const page = globalThis as unknown as Page;

/**
 * Creates the worker of a folder with the built files.
 *
 * @param assets URL of the folder, with a slash at the end.
 */
export function createWorker(assets: URL): WorkerHandle {
  const { Worker } = page as Required<Page>;
  return new Worker(new URL('worker.js', assets), { type: 'module', name: 'sandbox' });
}

/**
 * Starts a sandbox in a worker.
 *
 * @throws Error with a sentence for the visitor when this browser cannot run it, or a file cannot be loaded.
 */
export async function startWorker(create: () => WorkerHandle, options: WorkerStartOptions): Promise<BrowserSandbox> {
  const { onProgress, ...sandboxOptions } = options;
  const { Worker, WebAssembly } = page;
  if (!WebAssembly) throw new Error('This browser has no WebAssembly, which the sandbox needs.');
  if (!Worker) throw new Error('This browser has no workers, which the sandbox needs.');
  const worker = create();
  const channel = createChannel(worker, onProgress);
  try {
    const origin = (await channel.call({ call: 'start', options: sandboxOptions })) as string;
    return createProxy(origin, channel, worker);
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

function createProxy(origin: string, { call, abort }: Channel, worker: WorkerHandle): BrowserSandbox {
  async function respond(request: Request): Promise<Response> {
    request.signal.throwIfAborted();
    const sent = await toSentRequest(request);
    const response = call({ call: 'fetch', request: sent }, sent.body ? [sent.body] : [], (id) => {
      request.signal.addEventListener('abort', () => abort(id), { once: true });
    });
    const { status, headers, body } = (await rejectOnAbort(response, request.signal)) as SentResponse;
    return nameUrl(new Response(body, { status, headers: headers as [string, string][] }), request);
  }

  return {
    origin,
    fetch: async (input, init) => respond(toRequest(input, init, origin)),
    reset: async () => void (await call({ call: 'reset' })),
    snapshot: async () => (await call({ call: 'snapshot' })) as Uint8Array,
    async close() {
      await call({ call: 'close' });
      worker.terminate();
    },
  };
}

async function toSentRequest(request: Request): Promise<SentRequest> {
  const { url, method, headers } = request;
  const body = await request.arrayBuffer();
  return { url, method, headers: [...headers], body: body.byteLength > 0 ? body : undefined };
}

function rejectOnAbort<Result>(result: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    result.then(resolve, reject);
  });
}

type Channel = ReturnType<typeof createChannel>;

function createChannel(worker: WorkerHandle, onProgress: WorkerStartOptions['onProgress']) {
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  worker.addEventListener('message', ({ data }) => {
    const message = data as WorkerMessage;
    if ('loaded' in message) onProgress?.(message.loaded, message.total);
    else {
      const call = pending.get(message.id);
      pending.delete(message.id);
      if ('error' in message) call?.reject(toError(message.error));
      else call?.resolve(message.result);
    }
  });
  worker.addEventListener('error', () => {
    const error = new Error('The sandbox could not be loaded. Check the connection, and try again.');
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  });
  return {
    /** Resolves with the result of a call; `onSent` receives its number. */
    call(call: Call, transfer: readonly unknown[] = [], onSent?: (id: number) => void): Promise<unknown> {
      lastId += 1;
      const id = lastId;
      worker.postMessage({ ...call, id } satisfies CallMessage, transfer);
      onSent?.(id);
      const result = Promise.withResolvers<unknown>();
      pending.set(id, result);
      return result.promise;
    },
    abort: (id: number) => worker.postMessage({ abort: id }),
  };
}

/** `fetch` fails with a TypeError. */
const toError = ({ name, message }: { readonly name: string; readonly message: string }): Error =>
  name === 'TypeError' ? new TypeError(message) : Object.assign(new Error(message), { name });
