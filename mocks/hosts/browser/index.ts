import type { SandboxAssets } from './assets.ts';
import { createPageSandbox } from './create-page-sandbox.ts';
import { fetchAssets } from './fetch-assets.ts';
import type { BrowserSandbox, BrowserSandboxOptions } from './options.ts';
import { createWorker, startWorker, type WorkerClass, type WorkerSandboxOptions } from './start-worker.ts';

export { StartupError } from '../../messages/startup-error.ts';
export { demoToken } from '../../seed/demo-access.ts';
export type { BrowserSandbox, BrowserSandboxOptions, State } from './options.ts';
export type { WorkerSandboxOptions } from './start-worker.ts';

let assets: Promise<SandboxAssets> | undefined;

/**
 * Creates an isolated sandbox in this thread. The first one downloads its files from the folder of this module.
 *
 * @example
 * const sandbox = await createBrowserSandbox();
 * const response = await sandbox.fetch('/v1/debtors', { headers: { authorization: 'Bearer sandbox-demo-token' } });
 *
 * @throws StartupError when an option is invalid. Its message says what to do.
 */
export async function createBrowserSandbox(options?: BrowserSandboxOptions): Promise<BrowserSandbox> {
  assets ??= fetchAssets().catch((error: unknown) => {
    assets = undefined;
    throw error;
  });
  return createPageSandbox(await assets, options);
}

declare const Worker: WorkerClass;

/**
 * Starts a sandbox in a worker, which leaves the page responsive. Resolves when it is ready.
 * @throws Error with a sentence for the visitor when this browser cannot run it, or a file cannot be loaded.
 */
export async function startWorkerSandbox(options: WorkerSandboxOptions = {}): Promise<BrowserSandbox> {
  const { assets, ...start } = options;
  if (assets) return startWorker(() => createWorker(assets), start);
  // Bundlers look for this expression, and bundle the worker.
  return startWorker(
    () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name: 'sandbox' }),
    start,
  );
}
