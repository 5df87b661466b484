import { readFileSync } from 'node:fs';
import { lazy } from '../../../contract/memoize.ts';
import type { Document } from '../../../contract/model.ts';
import { assets, seedImage } from '../../assets.ts';
import { type Recording, selectResponses } from '../../http/recorded-response.ts';
import type { SeedImage } from '../../seed/replay.ts';
import { createSchemaValidators } from '../../validation/ajv.ts';
import { createValidatedContract, type ValidatedContract } from '../../validation/validated-contract.ts';

/** Reads `generated/openapi.internal.json`. Throws when it is missing. */
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

/** Reads the responses of `generated/examples.json`. */
export const readRecordedResponses = lazy(() =>
  selectResponses(JSON.parse(readFileSync(assets.examples, 'utf8')) as Recording),
);

export const readSeedImage = lazy((): SeedImage => JSON.parse(readFileSync(seedImage, 'utf8')));
