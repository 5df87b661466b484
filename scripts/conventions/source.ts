import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parse } from 'yaml';
import type { Json, Schema } from '../../contract/document.ts';
import { markRead } from './generated-schemas.ts';

/** A schema, and the file that it is in, so that the references inside it can be followed. */
export interface Located {
  readonly schema: Schema;
  readonly file: string;
}

/** Reads the hand-written files. Each file is parsed once in the life of a reader. */
export function createSourceReader() {
  const documents = new Map<string, Json>();

  function load(file: string): Json {
    const cached = documents.get(file);
    if (cached) return cached;
    const document = readDocument(file);
    documents.set(file, document);
    return document;
  }

  /** Returns a component of a file, such as `schemas`, `Debtor`. */
  function component(file: string, kind: string, name: string): Json | undefined {
    markRead(file, kind, name);
    const components = load(file).components as Record<string, Record<string, Json>> | null | undefined;
    return components?.[kind]?.[name];
  }

  function findSchema(file: string, name: string): Located | undefined {
    const schema = component(file, 'schemas', name) as Schema | undefined;
    return schema && { schema, file };
  }

  /**
   * Follows `$ref`. Keywords beside a `$ref` replace the same keywords of its target. Redocly reports a `$ref` that leads nowhere.
   */
  function follow(at: Located): Located {
    const { $ref, ...siblings } = at.schema ?? {};
    if (typeof $ref !== 'string') return { schema: siblings, file: at.file };
    const { file, name } = resolveTarget($ref, at.file);
    const target = findSchema(file, name);
    if (!target) return { schema: siblings, file };
    const { schema, file: schemaFile } = follow(target);
    return { schema: { ...schema, ...siblings }, file: schemaFile };
  }

  /** Returns the name of the schema that a reference leads to, past schemas that are no more than a reference. */
  function getName({ schema, file }: Located): string {
    const target = resolveTarget(String(schema.$ref), file);
    const located = findSchema(target.file, target.name);
    return located && Object.keys(located.schema).join() === '$ref' ? getName(located) : target.name;
  }

  /**
   * Returns all properties of a record, also from `allOf` and from the branches of `oneOf`, whose constants become one enumeration.
   */
  function getProperties(at: Located): Map<string, Located> {
    const { schema, file } = follow(at);
    const all = new Map<string, Located>();
    for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? [])]) {
      for (const [name, property] of getProperties({ schema: part, file })) {
        const previous = all.get(name);
        all.set(name, previous ? mergeConstants(previous, property) : property);
      }
    }
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      all.set(name, { schema: property, file });
    }
    return all;
  }

  /** Returns the properties that every such record has: required by itself, by a schema it is made of, or by all its branches. */
  function getRequired(at: Located): Set<string> {
    const { schema, file } = follow(at);
    const parts = (schema.allOf ?? []).map((part) => getRequired({ schema: part, file }));
    const [first, ...rest] = (schema.oneOf ?? []).map((part) => getRequired({ schema: part, file }));
    const inAllBranches = [...(first ?? [])].filter((name) => rest.every((branch) => branch.has(name)));
    return new Set([...parts.flatMap((part) => [...part]), ...inAllBranches, ...(schema.required ?? [])]);
  }

  return { component, findSchema, follow, getName, getProperties, getRequired };
}

export type SourceReader = ReturnType<typeof createSourceReader>;

/** Reads a file; Redocly reports one that is absent or no YAML. */
function readDocument(file: string): Json {
  try {
    return (parse(readFileSync(file, 'utf8')) ?? {}) as Json;
  } catch {
    return {};
  }
}

/** Merges a property of two branches: constants become an enumeration, with the description of each. */
function mergeConstants(a: Located, b: Located): Located {
  const values = [a, b].flatMap(({ schema }) => schema.enum ?? (schema.const === undefined ? [] : [schema.const]));
  if (values.length === 0) return a;
  const { const: _constant, ...rest } = a.schema;
  const meanings = [...new Set([a, b].map(({ schema }) => String(schema.description)))];
  const description = meanings
    .map((meaning, index) => (index + 1 < meanings.length ? meaning.replace(/\.$/, '') : meaning))
    .join('; ');
  return { file: a.file, schema: { ...rest, description, enum: [...new Set(values)] } };
}

/** Resolves a reference to the file that it leads to, and the name at the end of its pointer. */
export function resolveTarget($ref: string, from: string): { file: string; pointer: string; name: string } {
  const [path = '', pointer = ''] = $ref.split('#');
  const file = path === '' ? from : resolve(dirname(from), path);
  return { file, pointer, name: pointer.split('/').at(-1) ?? '' };
}

/** Creates a reference to a pointer in a file, as another file writes it. */
export function toReference(file: string, pointer: string, from: string): string {
  const path = file === from ? '' : relative(dirname(from), file).replaceAll('\\', '/');
  return `${path}#${pointer}`;
}

/** Copies a part of one file, with its references as another file writes them. */
export function rebaseReferences<Part>(part: Part, from: string, to: string): Part {
  const reference = (value: string): string => {
    const { file, pointer } = resolveTarget(value, from);
    return toReference(file, pointer, to);
  };
  const copy = (value: unknown, key: string, parent: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => copy(item, '', key));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, copy(item, name, key)]));
    }
    const isReference = typeof value === 'string' && (key === '$ref' || parent === 'mapping');
    return isReference ? reference(value) : value;
  };
  return copy(part, '', '') as Part;
}
