import type { Schema } from '../../scripts/document/openapi.ts';

/** Formats that say how to write a string. */
const formats = ['date', 'date-time', 'uri', 'email'];

/** A larger limit is that of int32, or of the platform's largest amount; it says nothing to a reader. */
const largestLimit = 1_000_000;

/** The documentation of a field or a parameter: its description, and the limits that a developer wants to read. */
export function prose(schema: Schema, show: { defaults?: boolean } = {}): string {
  const { description = '', maxLength, maximum, default: standard } = schema;
  const format = formats.find((one) => one === schema.format);
  const isChoice = schema.enum !== undefined || schema.const !== undefined;
  return [
    plainLinks(description),
    format && `@format ${format}`,
    !format && !isChoice && typeof maxLength === 'number' && `@maxLength ${maxLength}`,
    typeof maximum === 'number' && maximum < largestLimit && `@maximum ${maximum}`,
    show.defaults && standard !== undefined && standard !== null && `@defaultValue ${JSON.stringify(standard)}`,
  ]
    .filter((line) => typeof line === 'string' && line !== '')
    .join('\n');
}

/** `[Debtor kinds](#tag/Debtor-kinds)` leads somewhere on the reference site only. */
export const plainLinks = (markdown: string): string => markdown.replaceAll(/\[([^\]]+)\]\(#[^)]*\)/g, '$1');
