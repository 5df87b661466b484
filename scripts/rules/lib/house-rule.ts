import type { RuleDefinition } from '@stoplight/spectral-core';
import { type Contract, readContract } from './contract.ts';
import type { Path } from './places.ts';

/** A place where a rule is broken, and what to do about it. */
export interface Finding {
  readonly at: Path;
  readonly message: string;
}

/** One law of the house, held over the whole contract at once. */
export interface HouseRule {
  /** The law in one sentence. */
  readonly description: string;
  check(contract: Contract): Iterable<Finding>;
}

/**
 * Makes a Spectral rule of a law. It reads the document as it is written, with its references: a schema that many
 * operations use is judged once and at its own place, however large the contract grows.
 */
export function houseRule({ description, check }: HouseRule): RuleDefinition {
  return {
    description,
    message: '{{error}}',
    severity: 'error',
    given: '$',
    resolved: false,
    // biome-ignore lint/suspicious/noThenProperty: this is what Spectral calls the function of a rule.
    then: {
      function: (document: object) =>
        Array.from(check(contractOf(document)), ({ at, message }) => ({ message, path: [...at] })),
    },
  };
}

const contracts = new WeakMap<object, Contract>();

/** All rules read the same document; it is made ready for them once. */
function contractOf(document: object): Contract {
  const contract = contracts.get(document) ?? readContract(document);
  contracts.set(document, contract);
  return contract;
}
