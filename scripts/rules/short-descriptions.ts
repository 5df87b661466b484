import type { Oas3Header, Oas3Parameter, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { getName } from './lib/schemas.ts';
import { type Finding, visitSchemas } from './lib/visitors.ts';

const MAX_SENTENCES = 3;

/**
 * The description of a schema, a property, a parameter or a header has at most three sentences.
 *
 * It is read in the tooltip of an editor and in the row of a table. What takes longer to explain belongs in the description
 * of the operation, or in a guide.
 */
export const shortDescriptions: Oas3Rule = () => [
  visitSchemas(({ description }, { location }) => checkLength(getName(location), description)),
  { Parameter: visitHolder, Header: visitHolder },
];

function visitHolder(holder: Oas3Parameter | Oas3Header, { location, report }: UserContext): void {
  const name = 'name' in holder ? holder.name : undefined;
  const [finding] = checkLength(name ?? getName(location), holder.description);
  if (finding) report({ message: finding.message, location: location.child('description') });
}

function checkLength(name: string, description = ''): Finding[] {
  const count = countSentences(description);
  const message = `Describe ${name} in at most ${MAX_SENTENCES} sentences; these are ${count}. Longer texts belong in a guide.`;
  return count <= MAX_SENTENCES ? [] : [{ message, keyword: 'description' }];
}

/** A list of values at the end counts as part of the sentence that introduces it. */
function countSentences(text: string): number {
  const prose = text.replaceAll(/`[^`]*`/g, 'code').replace(/(\n+- .*)+$/, '');
  return prose.split(/[.!?][)"']?(?=\s|$)/).filter((sentence) => sentence.trim() !== '').length;
}
