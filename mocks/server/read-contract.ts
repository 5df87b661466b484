import { readFileSync } from 'node:fs';
import { assets } from '../assets.ts';
import { type Contract, createContract } from '../contract/contract.ts';
import type { Document } from '../contract/model.ts';
import { schemaValidatorsFor } from '../contract/validation/ajv.ts';

/**
 * Reads `generated/openapi.internal.json`.
 *
 * @throws Error when the file is missing.
 */
export function readContract(file: URL = assets.contract): Contract {
  // Shared by all sandboxes of a process, because its validators are compiled once.
  const contract = contracts.get(file.href) ?? compileContract(JSON.parse(readFileSync(file, 'utf8')) as Document);
  contracts.set(file.href, contract);
  return contract;
}

const compileContract = (document: Document): Contract => createContract(document, schemaValidatorsFor(document));

const contracts = new Map<string, Contract>();
