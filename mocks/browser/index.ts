import type { SandboxAssets } from './assets.ts';
import { createSandbox } from './create-sandbox.ts';
import { fetchAssets } from './fetch-assets.ts';
import type { BrowserSandbox, BrowserSandboxOptions } from './options.ts';

export { demoToken } from '../demo-access.ts';
export { StartupError } from '../startup-error.ts';
export type { BrowserSandbox, BrowserSandboxOptions, State } from './options.ts';
export { startWorkerSandbox, type WorkerSandboxOptions } from './start-worker.ts';

let assets: Promise<SandboxAssets> | undefined;

/**
 * Creates an isolated sandbox in this thread. The first one downloads what it needs from the folder of this module.
 *
 * @example
 * const sandbox = await createBrowserSandbox();
 * const response = await sandbox.fetch('/v1/debtors', { headers: { authorization: 'Bearer sandbox-demo-token' } });
 *
 * @throws StartupError when an option is invalid. Its message says what to do.
 */
export async function createBrowserSandbox(options?: BrowserSandboxOptions): Promise<BrowserSandbox> {
  assets ??= fetchAssets(new URL('./', import.meta.url)).catch((error: unknown) => {
    assets = undefined;
    throw error;
  });
  return createSandbox(await assets, options);
}
