import type { Oas3Rule, Plugin, UserContext } from '@redocly/openapi-core';
import { boundedNumbers } from './bounded-numbers.ts';
import { closedInputs } from './closed-inputs.ts';
import { componentsUsed } from './components-used.ts';
import { editorSchema } from './editor-schema.ts';
import { linksLeadSomewhere } from './links-lead-somewhere.ts';
import { noBodyDefaults } from './no-body-defaults.ts';
import { noSecrets } from './no-secrets.ts';
import { normalizedText } from './normalized-text.ts';
import { operationNames } from './operation-names.ts';
import { portablePatterns } from './portable-patterns.ts';
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
  'components-used': componentsUsed,
  'editor-schema': editorSchema,
  'links-lead-somewhere': linksLeadSomewhere,
  'no-body-defaults': noBodyDefaults,
  'no-secrets': noSecrets,
  'normalized-text': normalizedText,
  'operation-names': operationNames,
  'portable-patterns': portablePatterns,
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
    rules: { oas3: Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, guard(rule)])) },
    configs: { all: { oas3_1Rules: Object.fromEntries(severities) } },
  };
}

const guard =
  (rule: Oas3Rule): Oas3Rule =>
  (options) =>
    guardVisitor(rule(options)) as ReturnType<Oas3Rule>;

/** Wraps the functions of a visitor, so that what is no OpenAPI at all is a problem of its place, and not the end of the lint. */
function guardVisitor(visitor: unknown): unknown {
  if (typeof visitor !== 'function') {
    if (Array.isArray(visitor)) return visitor.map(guardVisitor);
    return Object.fromEntries(Object.entries(visitor as object).map(([type, inner]) => [type, guardVisitor(inner)]));
  }
  return (node: unknown, context: UserContext, ...rest: unknown[]) => {
    try {
      visitor(node, context, ...rest);
    } catch (error) {
      context.report({ message: `The rule cannot read this: ${(error as Error).message}.` });
    }
  };
}
