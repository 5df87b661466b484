import { readFile } from 'node:fs/promises';
import { lazy } from '../../../contract/memoize.ts';
import { ASSET_FILES, type AssetName, createAssets, type SandboxAssets } from './assets.ts';
import { createPageSandbox } from './create-page-sandbox.ts';
import type { BrowserSandbox, BrowserSandboxOptions } from './options.ts';
import { createWorker, startWorker, type WorkerSandboxOptions } from './start-worker.ts';

export { StartupError } from '../../messages/startup-error.ts';
export { demoToken } from '../../seed/demo-access.ts';
export type { BrowserSandbox, BrowserSandboxOptions, State } from './options.ts';
export type { WorkerSandboxOptions } from './start-worker.ts';

/** Reads the files of a sandbox in Node, where `fetch` reads no files. */
export async function readAssets(folder: URL): Promise<SandboxAssets> {
  const files = Object.entries(ASSET_FILES).map(async ([name, file]) => [name, await readFile(new URL(file, folder))]);
  const entries = Object.fromEntries(await Promise.all(files)) as Record<AssetName, Uint8Array>;
  const { validators } = (await import(new URL('validators.js', folder).href)) as typeof import('./validators.js');
  return createAssets(entries, validators);
}

/** Folder of the built files: in the package, the folder of this module. */
const isSource = import.meta.url.endsWith('.ts');
const folder = new URL(isSource ? '../../../generated/browser/' : './', import.meta.url);

const getAssets = lazy(() => readAssets(folder));

/** Creates an isolated sandbox in a program of Node. See `index.ts`. */
export async function createBrowserSandbox(options?: BrowserSandboxOptions): Promise<BrowserSandbox> {
  return createPageSandbox(await getAssets(), options);
}

/** Starts a sandbox in a worker, in programs whose workers are like a browser's. See `index.ts`. */
export async function startWorkerSandbox(options: WorkerSandboxOptions = {}): Promise<BrowserSandbox> {
  const { assets = folder, ...start } = options;
  return startWorker(() => createWorker(assets), start);
}
