import { type Endpoint, proxy, transfer, wrap } from 'comlink';
import { setResponseUrl, toRequest } from './fetch.ts';
import type { BrowserSandbox, BrowserSandboxOptions } from './options.ts';

export interface WorkerSandboxOptions extends WorkerStartOptions {
  /** URL of the folder with the built files, with a slash at the end. Default: the folder of this module. */
  readonly assets?: URL | undefined;
}

export interface WorkerStartOptions extends BrowserSandboxOptions {
  /** Receives the bytes that have arrived, and their total. */
  readonly onProgress?: ((loaded: number, total: number) => void) | undefined;
}

/** Request to a worker. Its body is transferred. */
export interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly [string, string][];
  readonly body: ArrayBuffer | undefined;
}

/** Response of a worker. Its body is transferred. */
export interface SentResponse {
  readonly status: number;
  readonly headers: readonly [string, string][];
  readonly body: ArrayBuffer | ReadableStream<Uint8Array> | null;
}

export interface SandboxWorker extends Pick<BrowserSandbox, 'reset' | 'close'> {
  /** Returns the origin of the sandbox. */
  readonly start: (options: BrowserSandboxOptions, onProgress: WorkerStartOptions['onProgress']) => Promise<string>;
  readonly fetch: (request: SentRequest) => Promise<SentResponse>;
}

/** Members of a worker that are used. The types of the DOM are not loaded here. */
export interface WorkerHandle {
  readonly addEventListener: (type: 'error', listener: () => void) => void;
  readonly terminate: () => void;
}

export type WorkerClass = new (url: URL, options: { readonly type: 'module'; readonly name: string }) => WorkerHandle;

const page = globalThis as { readonly Worker?: WorkerClass; readonly WebAssembly?: object };

/** Creates the worker of a folder with the built files, whose URL ends with a slash. */
export function createWorker(assets: URL): WorkerHandle {
  const Worker = page.Worker as WorkerClass;
  return new Worker(new URL('worker.js', assets), { type: 'module', name: 'sandbox' });
}

/** Starts a sandbox in a worker. Throws an Error with a sentence for the visitor when it cannot run or load. */
export async function startWorker(create: () => WorkerHandle, options: WorkerStartOptions): Promise<BrowserSandbox> {
  const { onProgress, ...sandboxOptions } = options;
  if (!page.WebAssembly) throw new Error('This browser has no WebAssembly, which the sandbox needs.');
  if (!page.Worker) throw new Error('This browser has no workers, which the sandbox needs.');
  const worker = create();
  const remote = wrap<SandboxWorker>(worker as unknown as Endpoint);
  const failure = Promise.withResolvers<never>();
  worker.addEventListener('error', () => {
    failure.reject(new Error('The sandbox could not be loaded. Check the connection, and try again.'));
  });
  try {
    const started = remote.start(sandboxOptions, onProgress && proxy(onProgress));
    return createProxy(await Promise.race([started, failure.promise]), remote, worker);
  } catch (error) {
    worker.terminate();
    throw error;
  }
}

function createProxy(origin: string, remote: SandboxWorker, worker: WorkerHandle): BrowserSandbox {
  async function respond(request: Request): Promise<Response> {
    const { signal, url, method, headers } = request;
    signal.throwIfAborted();
    const content = await request.arrayBuffer();
    const body = content.byteLength > 0 ? content : undefined;
    const sent = { url, method, headers: [...headers], body };
    const received = remote.fetch(transfer(sent, body ? [body] : [])).catch(failAsFetch);
    const response = await rejectOnAbort(received, signal);
    const init = { status: response.status, headers: [...response.headers] };
    return setResponseUrl(new Response(response.body, init), request);
  }

  return {
    origin,
    fetch: async (input, init) => respond(toRequest(input, init, origin)),
    reset: () => remote.reset(),
    async close() {
      await remote.close();
      worker.terminate();
    },
  };
}

/** Throws a TypeError as `fetch` does: an error loses its class between threads. */
function failAsFetch(error: Error): never {
  throw error.name === 'TypeError' ? new TypeError(error.message) : error;
}

function rejectOnAbort<Result>(result: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    result.then(resolve, reject);
  });
}
