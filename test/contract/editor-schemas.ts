import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import type { Json } from '../../contract/document.ts';
import { repository } from '../../scripts/lib/run.ts';
import { createFileValidator } from '../../scripts/rules/editor-schema.ts';

const folder = join(repository, 'openapi');

interface EditorSchema extends Json {
  readonly $defs?: Readonly<Record<string, Json>>;
}

const find = (pattern: string): string[] =>
  globSync(pattern, { cwd: folder }).map((file) => file.replaceAll('\\', '/'));

const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** The hand-written YAML files, from `openapi/`; editors know the schema of workflows by the names of their files. */
export const sources: readonly string[] = find('**/*.yaml')
  .filter((file) => !file.startsWith('workflows/'))
  .sort();

/** The files that hold a part of the OpenAPI document. */
export const fragments: readonly string[] = sources.filter((file) => /^(resources|shared|conventions)\//.test(file));

/** The JSON Schemas for editors, by their paths from `openapi/`. */
export const editorSchemas: ReadonlyMap<string, EditorSchema> = new Map(
  find('editor/*.schema.json').map((file) => [file, JSON.parse(read(file)) as EditorSchema]),
);

const findErrors = createFileValidator(join(folder, 'editor'));

/** Lists the errors that an editor underlines in a file: the JSON pointer and the message. */
export function problemsIn(file: string, text = read(file)): string[] {
  const errors = findErrors({ file: join(folder, file), text });
  if (!errors) return [`${file} names no schema of openapi/editor/ in its first line`];
  return errors.map(({ instancePath, message, params }) => {
    const { additionalProperty } = params as { additionalProperty?: string };
    return `${instancePath}: ${message}${additionalProperty === undefined ? '' : ` (${additionalProperty})`}`;
  });
}

/** The objects that keywords stand on, in the words of `openapi/README.md`. */
const PLACES: Readonly<Record<string, string>> = {
  tag: 'tag',
  pathItem: 'path',
  operation: 'operation',
  parameter: 'parameter',
  server: 'server',
  requestBody: 'body',
  schema: 'field',
};

/** Our own keywords, as the schemas define them, with their places: `field`, `parameter`, `path` ... */
export const keywords = [...editorSchemas.values()].flatMap(({ $defs = {}, properties }) =>
  Object.entries($defs)
    .filter(([name]) => name.startsWith('x-'))
    .map(([name, { description }]) => ({
      name,
      description: String(description),
      places: [
        ...(name in ((properties ?? {}) as Json) ? ['document'] : []),
        ...Object.keys(PLACES)
          .filter((place) => name in (($defs[place]?.properties ?? {}) as Json))
          .map((place) => PLACES[place] ?? ''),
      ],
    })),
);

export function keywordsUsed(): Set<string> {
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      if (!Array.isArray(value) && key.startsWith('x-')) used.add(key);
      visit(item);
    }
  };
  for (const file of sources) visit(parse(read(file)));
  return used;
}

/** A fragment with the header that a document needs, as an ordinary OpenAPI editor reads it. */
export const asDocument = (file: string): string =>
  `openapi: 3.1.1\ninfo: { title: ${posix.basename(file)}, version: 1.0.0 }\n${read(file)}`;
