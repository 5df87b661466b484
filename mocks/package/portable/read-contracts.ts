import { readFile } from 'node:fs/promises';
import type { Document } from '../../../contract/model.ts';
import { assets } from '../../assets.ts';
import { createSchemaValidators } from '../../validation/ajv.ts';
import { createValidatedContract, type ValidatedContract } from '../../validation/validated-contract.ts';
import { slimDocument } from './slim-document.ts';

export interface Contracts {
  readonly contract: ValidatedContract;
  readonly control: ValidatedContract;
}

/** Reads both contracts, without their texts. */
export const readContracts = async (): Promise<Contracts> => ({
  contract: await readSlimContract(assets.contract),
  control: await readSlimContract(assets.control),
});

async function readSlimContract(file: URL): Promise<ValidatedContract> {
  const document = slimDocument(JSON.parse(await readFile(file, 'utf8')) as Document);
  return createValidatedContract(document, createSchemaValidators(document));
}
