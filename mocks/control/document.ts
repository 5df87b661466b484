import { readFileSync } from 'node:fs';
import type { Document } from '../contract/contract.ts';

/** Reads `generated/control.json`: the contract of the control plane. */
export function readControlContract(file: URL = new URL('../../generated/control.json', import.meta.url)): Document {
  return JSON.parse(readFileSync(file, 'utf8')) as Document;
}
