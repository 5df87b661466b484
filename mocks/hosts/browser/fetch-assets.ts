import { type AssetName, createAssets, type SandboxAssets } from './assets.ts';

export type ProgressListener = (loaded: number, total: number) => void;

/** Uncompressed bytes of the built files; the build replaces it. */
declare const FILE_SIZES: Readonly<Record<AssetName, number>>;

/** Built files beside this module. Bundlers look for these expressions, and copy the files. */
const ASSET_URLS: Readonly<Record<AssetName, URL>> = {
  sqlite: new URL('./sqlite3.wasm', import.meta.url),
  contract: new URL('./contract.json', import.meta.url),
  control: new URL('./control.json', import.meta.url),
  seed: new URL('./seed.json', import.meta.url),
};

/** Downloads the files of a sandbox. Throws an Error when one is missing. */
export async function fetchAssets(onProgress?: ProgressListener): Promise<SandboxAssets> {
  const names = Object.keys(ASSET_URLS) as AssetName[];
  const total = names.reduce((sum, name) => sum + FILE_SIZES[name], 0);
  let loaded = 0;
  const count = (bytes: number): void => {
    loaded += bytes;
    onProgress?.(loaded, total);
  };
  const [{ validators }, ...files] = await Promise.all([
    import('./validators.js'),
    ...names.map(async (name) => [name, await download(ASSET_URLS[name], count)] as const),
  ]);
  return createAssets(Object.fromEntries(files) as Record<AssetName, Uint8Array>, validators);
}

async function download(url: URL, count: (bytes: number) => void): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url.href} cannot be loaded: ${response.status}`);
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      count(chunk.length);
      controller.enqueue(chunk);
    },
  });
  return new Uint8Array(await new Response(response.body.pipeThrough(counter)).arrayBuffer());
}
