import { readFile } from 'node:fs/promises';
import type { Document } from '../../../contract/model.ts';
import { assets } from '../../assets.ts';
import { createSchemaValidators } from '../../validation/ajv.ts';
import { createValidatedContract, type ValidatedContract } from '../../validation/validated-contract.ts';

export interface Contracts {
  readonly contract: ValidatedContract;
  readonly control: ValidatedContract;
}

export const readContracts = async (): Promise<Contracts> => ({
  contract: await readSlimContract(assets.contract),
  control: await readSlimContract(assets.control),
});

async function readSlimContract(file: URL): Promise<ValidatedContract> {
  const { info, paths, components } = JSON.parse(await readFile(file, 'utf8'), dropTexts) as Document;
  const document = { info, paths, components } as Document;
  return createValidatedContract(document, createSchemaValidators(document));
}

const TEXTS: ReadonlySet<string> = new Set(['description', 'summary', 'title']);

/** A property of a record with such a name has a schema, and is no text. The examples of bodies are an object by name. */
function dropTexts(key: string, value: unknown): unknown {
  const isDropped = typeof value === 'string' ? TEXTS.has(key) : key === 'examples' && !Array.isArray(value);
  return isDropped ? undefined : value;
}
