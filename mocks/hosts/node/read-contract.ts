import { readFileSync } from 'node:fs';
import type { Document } from '../../../contract/model.ts';
import { assets } from '../../assets.ts';
import { createSchemaValidators } from '../../validation/ajv.ts';
import { createValidatedContract, type ValidatedContract } from '../../validation/validated-contract.ts';

/**
 * Reads `generated/openapi.internal.json`.
 *
 * @throws Error when the file is missing.
 */
export function readContract(file: URL = assets.contract): ValidatedContract {
  // Shared by all sandboxes of a process, because its validators are compiled once.
  const contract = contracts.get(file.href) ?? compileContract(JSON.parse(readFileSync(file, 'utf8')) as Document);
  contracts.set(file.href, contract);
  return contract;
}

const compileContract = (document: Document): ValidatedContract =>
  createValidatedContract(document, createSchemaValidators(document));

const contracts = new Map<string, ValidatedContract>();
