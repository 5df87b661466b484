import type { Oas3Rule, Plugin } from '@redocly/openapi-core';
import { boundedNumbers } from './bounded-numbers.ts';
import { closedInputs } from './closed-inputs.ts';
import { noBodyDefaults } from './no-body-defaults.ts';
import { normalizedText } from './normalized-text.ts';
import { operationNames } from './operation-names.ts';
import { referencesDeclared } from './references-declared.ts';
import { requireDescription } from './require-description.ts';
import { requireEnumDescription } from './require-enum-description.ts';
import { requireExample } from './require-example.ts';
import { requiredText } from './required-text.ts';
import { restrictedText } from './restricted-text.ts';
import { shortDescriptions } from './short-descriptions.ts';
import { uniqueSummaries } from './unique-summaries.ts';
import { writableNotComputed } from './writable-not-computed.ts';

/** The custom rules, each by the name of its file. */
export const rules: Readonly<Record<string, Oas3Rule>> = {
  'bounded-numbers': boundedNumbers,
  'closed-inputs': closedInputs,
  'no-body-defaults': noBodyDefaults,
  'normalized-text': normalizedText,
  'operation-names': operationNames,
  'references-declared': referencesDeclared,
  'require-description': requireDescription,
  'require-enum-description': requireEnumDescription,
  'require-example': requireExample,
  'required-text': requiredText,
  'restricted-text': restrictedText,
  'short-descriptions': shortDescriptions,
  'unique-summaries': uniqueSummaries,
  'writable-not-computed': writableNotComputed,
};

/**
 * A Redocly plugin with the custom rules for OpenAPI documents. They see the hand-written files, with the operations that
 * the preprocessor of `scripts/conventions` has completed. `contract/all` turns every rule on.
 */
export default function contractPlugin(): Plugin {
  const severities = Object.keys(rules).map((name) => [`contract/${name}`, 'error'] as const);
  return {
    id: 'contract',
    rules: { oas3: { ...rules } },
    configs: { all: { oas3_1Rules: Object.fromEntries(severities) } },
  };
}
