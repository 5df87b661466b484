import type { SeedImage } from '../../seed/replay.ts';
import type { ContractAssets, Validators } from '../contracts.ts';
import type { Sqlite } from './wasm-sqlite.ts';

/** Built files of a sandbox without a server. */
export interface SandboxAssets extends ContractAssets {
  readonly sqlite: Sqlite;
  readonly seed: SeedImage;
}

export const ASSET_FILES = {
  sqlite: 'sqlite3.wasm',
  contract: 'contract.json',
  control: 'control.json',
  seed: 'seed.json',
} as const;

export type AssetName = keyof typeof ASSET_FILES;

export async function loadSqlite(bytes: Uint8Array): Promise<Sqlite> {
  const { default: createSqlite } = await import('@sqlite.org/sqlite-wasm');
  // The types lack this option of Emscripten.
  return (createSqlite as unknown as (options: object) => Promise<Sqlite>)({ wasmBinary: bytes });
}

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
    seed: parse(files.seed),
  };
}
