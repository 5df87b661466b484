import type { SeedImage } from '../../seed/replay.ts';
import type { ContractAssets } from '../contracts.ts';

export interface WorkerAssets extends ContractAssets {
  readonly seed: SeedImage;
  readonly inspector: Readonly<Record<string, string>>;
}

export const assets: WorkerAssets;
