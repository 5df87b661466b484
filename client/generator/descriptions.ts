import type { Schema } from '../../contract/document.ts';

/** Formats worth documenting, because they say how to write a string. */
const DOCUMENTED_FORMATS = ['date', 'date-time', 'uri', 'email'];

/** Larger limits come from int32 or from the platform's largest amount, and tell a developer nothing. */
const MAX_DOCUMENTED_LIMIT = 1_000_000;

/** TSDoc tag of a deprecated part. Its description names the replacement. */
export const DEPRECATED = '@deprecated The platform may remove it.';

/** Returns the TSDoc of a field or a parameter: its description, and the limits that help a developer. */
export function getDescription(schema: Schema, { withDefault = false } = {}): string {
  const { description = '', maxLength, maximum, default: defaultValue, deprecated } = schema;
  const format = DOCUMENTED_FORMATS.find((name) => name === schema.format);
  const isChoice = schema.enum !== undefined || schema.const !== undefined;
  return [
    removeSiteLinks(description),
    format && `@format ${format}`,
    !format && !isChoice && typeof maxLength === 'number' && `@maxLength ${maxLength}`,
    typeof maximum === 'number' && maximum < MAX_DOCUMENTED_LIMIT && `@maximum ${maximum}`,
    withDefault &&
      defaultValue !== undefined &&
      defaultValue !== null &&
      `@defaultValue ${JSON.stringify(defaultValue)}`,
    deprecated === true && DEPRECATED,
  ]
    .filter((line) => typeof line === 'string' && line !== '')
    .join('\n');
}

/** Replaces links such as `[Debtor kinds](#tag/Debtor-kinds)`, which work on the reference site only, by their text. */
export const removeSiteLinks = (markdown: string): string => markdown.replaceAll(/\[([^\]]+)\]\(#[^)]*\)/g, '$1');
