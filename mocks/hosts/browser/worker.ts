import { expose, transfer } from 'comlink';
import { createPageSandbox } from './create-page-sandbox.ts';
import { fetchAssets, type ProgressListener } from './fetch-assets.ts';
import type { BrowserSandbox, BrowserSandboxOptions } from './options.ts';
import type { SandboxWorker, SentRequest, SentResponse } from './start-worker.ts';

// Program of the worker that `start-worker.ts` starts.

let sandbox: BrowserSandbox | undefined;

function getSandbox(): BrowserSandbox {
  if (sandbox) return sandbox;
  throw new Error('The sandbox has not started');
}

const program: SandboxWorker = {
  async start(options: BrowserSandboxOptions, onProgress?: ProgressListener) {
    sandbox = createPageSandbox(await fetchAssets(onProgress), options);
    return sandbox.origin;
  },
  async fetch({ url, method, headers, body }: SentRequest): Promise<SentResponse> {
    const init = { method, headers: [...headers], ...(body && { body }) };
    const response = await getSandbox().fetch(new Request(url, init));
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    const content = isStream || response.body === null ? response.body : await response.arrayBuffer();
    const sent = { status: response.status, headers: [...response.headers], body: content };
    return transfer(sent, content === null ? [] : [content]);
  },
  reset: () => getSandbox().reset(),
  close: () => getSandbox().close(),
};

expose(program);
