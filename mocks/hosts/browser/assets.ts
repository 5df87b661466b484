import type { ContractAssets, Validators } from '../portable/contracts.ts';
import type { Sqlite } from './wasm-sqlite.ts';

/** What a sandbox without a server is made from; the build writes it. */
export interface SandboxAssets extends ContractAssets {
  readonly sqlite: Sqlite;
  /** A database file with the demo companies, without its indexes. */
  readonly seed: Uint8Array;
}

/**
 * The files of the build, besides its code. The seed is compressed already, by gzip, because hosts do not know what it is.
 */
export const ASSET_FILES = {
  sqlite: 'sqlite3.wasm',
  contract: 'contract.json',
  control: 'control.json',
  examples: 'examples.json',
  seed: 'seed.bin',
} as const;

export type AssetName = keyof typeof ASSET_FILES;

/** Loads SQLite from the bytes of its WebAssembly. */
export async function loadSqlite(bytes: Uint8Array): Promise<Sqlite> {
  const { default: createSqlite } = await import('@sqlite.org/sqlite-wasm');
  // The option of Emscripten is missing from the types.
  return (createSqlite as unknown as (options: object) => Promise<Sqlite>)({ wasmBinary: bytes });
}

/** Parses the files of the build. */
export async function createAssets(
  files: Readonly<Record<AssetName, Uint8Array>>,
  validators: Validators,
): Promise<SandboxAssets> {
  const parse = <Content>(bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes)) as Content;
  return {
    sqlite: await loadSqlite(files.sqlite),
    validators,
    contract: parse(files.contract),
    control: parse(files.control),
    examples: parse(files.examples),
    seed: await decompress(files.seed),
  };
}

async function decompress(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
