import { readFileSync } from 'node:fs';
import { assets } from '../assets.ts';
import type { Document } from '../contract/model.ts';

/** Reads `generated/control.json`: the contract of the control plane. */
export function readControlContract(file: URL = assets.control): Document {
  return JSON.parse(readFileSync(file, 'utf8')) as Document;
}
