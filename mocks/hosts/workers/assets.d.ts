import type { SeedImage } from '../../seed/replay.ts';
import type { ContractAssets } from '../portable/contracts.ts';

/** What the build makes for this host, in one module. */
export interface WorkerAssets extends ContractAssets {
  readonly seed: SeedImage;
  /** The files of the inspector, by name. */
  readonly inspector: Readonly<Record<string, string>>;
}

export const assets: WorkerAssets;
