import type { Json } from '../../../contract/document.ts';
import type { Document } from '../../../contract/model.ts';

const PROSE: ReadonlySet<string> = new Set(['description', 'summary', 'title', 'externalDocs', 'x-tagGroups']);

/** Members whose keys are names that the contract chooses, such as a field with the name `description`. */
const MAPS: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'schemas',
  'parameters',
  'responses',
  'headers',
  'content',
  'paths',
  'mapping',
  'securitySchemes',
]);

const DATA: ReadonlySet<string> = new Set(['const', 'enum', 'default', 'example', 'examples', 'required']);

/** Removes what the sandbox does not read: descriptions, tags, and examples that no error shows. */
export function slimDocument({ paths, components, info }: Document): Document {
  const { version } = info;
  return { info: { version }, paths: slimMap(paths), components: slimMap(components) } as unknown as Document;
}

const slimMap = (map: Json): Json => Object.fromEntries(Object.entries(map).map(([key, part]) => [key, slim(part)]));

function slim(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(slim);
  if (typeof part !== 'object' || part === null) return part;
  const object = part as Json;
  return Object.fromEntries(
    Object.entries(object).flatMap(([key, value]) => {
      if (PROSE.has(key) || isUnusedExample(key, object)) return [];
      if (DATA.has(key) || key.startsWith('x-')) return [[key, value]];
      const isMap = MAPS.has(key) && !Array.isArray(value);
      return [[key, isMap ? slimMap(value as Json) : slim(value)]];
    }),
  );
}

/** Errors show the example of a parameter, and of a text with a format. */
function isUnusedExample(key: string, { in: location, format, pattern }: Json): boolean {
  if (key === 'examples') return format === undefined && pattern === undefined;
  return key === 'tags' || key === 'servers' || (key === 'example' && location === undefined);
}
