import type { RulesetDefinition } from '@stoplight/spectral-core';
import { boundedNumbers } from './bounded-numbers.ts';
import { closedInputs } from './closed-inputs.ts';
import { described } from './described.ts';
import { describedEnums } from './described-enums.ts';
import { errorResponses } from './error-responses.ts';
import { exemplified } from './exemplified.ts';
import { listConventions } from './list-conventions.ts';
import { noBareAlternatives } from './no-bare-alternatives.ts';
import { noBodyDefaults } from './no-body-defaults.ts';
import { noReadOnly } from './no-read-only.ts';
import { noShadowingNames } from './no-shadowing-names.ts';
import { nullableStyle } from './nullable-style.ts';
import { operationNames } from './operation-names.ts';
import { partialUpdates } from './partial-updates.ts';
import { referencesDeclared } from './references-declared.ts';
import { requiredText } from './required-text.ts';
import { restrictedText } from './restricted-text.ts';
import { shortDescriptions } from './short-descriptions.ts';
import { tenantAndLanguage } from './tenant-and-language.ts';
import { uniqueSummaries } from './unique-summaries.ts';
import { writableNotComputed } from './writable-not-computed.ts';

/** The house rules, each by the name of its file. */
const rules = {
  'bounded-numbers': boundedNumbers,
  'closed-inputs': closedInputs,
  described,
  'described-enums': describedEnums,
  'error-responses': errorResponses,
  exemplified,
  'list-conventions': listConventions,
  'no-bare-alternatives': noBareAlternatives,
  'no-body-defaults': noBodyDefaults,
  'no-read-only': noReadOnly,
  'no-shadowing-names': noShadowingNames,
  'nullable-style': nullableStyle,
  'operation-names': operationNames,
  'partial-updates': partialUpdates,
  'references-declared': referencesDeclared,
  'required-text': requiredText,
  'restricted-text': restrictedText,
  'short-descriptions': shortDescriptions,
  'tenant-and-language': tenantAndLanguage,
  'unique-summaries': uniqueSummaries,
  'writable-not-computed': writableNotComputed,
};

export default { rules } satisfies RulesetDefinition;
