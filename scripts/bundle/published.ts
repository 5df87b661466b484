import type { Json, OpenApiDocument } from '../document/openapi.ts';
import { addExamples } from './examples.ts';
import { removeUnused } from './internal.ts';
import { type Recording, SANDBOX_URL } from './recording.ts';

/** Keywords that tools of others know. */
const PUBLIC_KEYWORDS: ReadonlySet<string> = new Set(['x-tagGroups']);

/** Members whose keys are names, or whose values are data: what begins with `x-` in them is no keyword. */
const DATA: ReadonlySet<string> = new Set(['properties', 'example', 'examples', 'default', 'enum', 'const']);

/**
 * The contract as it is published: without the keywords that only this repository reads, and with the recorded examples,
 * which name the production server.
 */
export function published(internal: OpenApiDocument, recording: Recording): OpenApiDocument {
  const [production] = internal.servers as readonly { readonly url: string }[];
  const examples = JSON.stringify(recording).replaceAll(`"${SANDBOX_URL}`, `"${production?.url}`);
  const contract = addExamples(withoutInternalKeywords(structuredClone(internal)), JSON.parse(examples) as Recording);
  return removeUnused(contract);
}

/** A copy of a part of the document without internal keywords. */
export function withoutInternalKeywords<Part>(part: Part): Part {
  const copy = (value: unknown, isData: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => copy(item, isData));
    if (typeof value !== 'object' || value === null) return value;
    const kept = Object.entries(value as Json).filter(
      ([key]) => isData || !key.startsWith('x-') || PUBLIC_KEYWORDS.has(key),
    );
    // The schemas of properties are none of the names that they stand under.
    return Object.fromEntries(kept.map(([key, item]) => [key, copy(item, !isData && DATA.has(key))]));
  };
  return copy(part, false) as Part;
}
