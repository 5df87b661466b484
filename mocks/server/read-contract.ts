import { readFileSync } from 'node:fs';
import { assets } from '../assets.ts';
import { type Contract, createContract } from '../contract/contract.ts';
import type { Document } from '../contract/model.ts';

/**
 * Reads `generated/openapi.internal.json`.
 *
 * @throws an Error when the file is missing; the message says how to make it.
 */
export function readContract(file: URL = assets.contract): Contract {
  // Validators are compiled once for each contract, so all sandboxes of a process share it.
  const contract = contracts.get(file.href) ?? createContract(JSON.parse(readFileSync(file, 'utf8')) as Document);
  contracts.set(file.href, contract);
  return contract;
}

const contracts = new Map<string, Contract>();
