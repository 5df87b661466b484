import { memoize } from '../../contract/memoize.ts';
import type { Document } from '../../contract/model.ts';
import { createStandaloneValidators, type StandaloneValidators } from '../validation/standalone.ts';
import { createValidatedContract, type ValidatedContract } from '../validation/validated-contract.ts';

export interface Validators {
  readonly contract: StandaloneValidators;
  readonly control: StandaloneValidators;
}

/** Built contracts of a host that may not compile validators. */
export interface ContractAssets {
  readonly contract: Document;
  readonly control: Document;
  readonly validators: Validators;
}

export const getContract = memoize(
  ({ contract, validators }: ContractAssets): ValidatedContract =>
    createValidatedContract(contract, createStandaloneValidators(validators.contract)),
);
export const getControlContract = memoize(
  ({ control, validators }: ContractAssets): ValidatedContract =>
    createValidatedContract(control, createStandaloneValidators(validators.control)),
);
