import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { getName, isNamedSchema, isProperty } from './lib/schemas.ts';
import { type Finding, visitSchemas } from './lib/visitors.ts';

/**
 * Requires a description, in sentences, of what a reader of the reference meets: operations, parameters, headers, request bodies,
 * responses, schemas and their properties.
 *
 * A name alone says what the author already knew. A description that only repeats it is counted as missing.
 *
 * ```yaml
 * # wrong
 * dueDays: { type: integer, description: due days }
 * # right
 * dueDays: { type: integer, description: Number of days between the invoice date and the due date. }
 * ```
 */
export const requireDescription: Oas3Rule = () => [
  visitSchemas((schema, { location }) =>
    isNamedSchema(location) || isProperty(location) ? checkDescription('schema', getName(location), schema) : [],
  ),
  Object.fromEntries(
    ['Operation', 'Parameter', 'Header', 'RequestBody', 'Response'].map((type) => [
      type,
      (node: Described, { location, report }: UserContext) => {
        for (const { message, keyword } of checkDescription(type, node.name ?? getName(location), node)) {
          report({ message, location: keyword ? location.child(keyword) : location.key() });
        }
      },
    ]),
  ),
];

interface Described {
  readonly name?: string;
  readonly description?: string;
}

function checkDescription(type: string, name: string, node: Described): Finding[] {
  const description = node.description?.trim();
  if (!description) return [{ message: `Describe the ${type.replace(/\B[A-Z]/g, ' $&').toLowerCase()} ${name}.` }];
  if (getLetters(description) === getLetters(name)) return [{ message: `Say more of ${name} than its name.` }];
  if (/[.!?:]$/.test(removeClosingList(description))) return [];
  return [{ message: `Describe ${name} in a sentence, with a full stop.`, keyword: 'description' }];
}

const getLetters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** A list of values closes a description without a full stop; what counts is the sentence that introduces it. */
const removeClosingList = (description: string): string => description.replace(/(\n+- .*)+$/, '');
