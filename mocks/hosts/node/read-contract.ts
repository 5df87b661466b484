import { readFileSync } from 'node:fs';
import { lazy } from '../../../contract/memoize.ts';
import type { Document } from '../../../contract/model.ts';
import { assets } from '../../assets.ts';
import type { SeedImage } from '../../seed/replay.ts';
import { createSchemaValidators } from '../../validation/ajv.ts';
import { createValidatedContract, type ValidatedContract } from '../../validation/validated-contract.ts';

/** Reads the contract, or another document. Throws when it is missing. */
export function readContract(file: URL = assets.contract): ValidatedContract {
  // All sandboxes of a process share it: its validators compile once.
  const known = contracts.get(file.href);
  if (known) return known;
  const document = JSON.parse(readFileSync(file, 'utf8')) as Document;
  const contract = createValidatedContract(document, createSchemaValidators(document));
  contracts.set(file.href, contract);
  return contract;
}

const contracts = new Map<string, ValidatedContract>();

export const readSeedImage = lazy((): SeedImage => JSON.parse(readFileSync(assets.seed, 'utf8')));
