import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';

export type Json = Record<string, unknown>;

export interface Schema extends Json {
  readonly $ref?: string;
  readonly type?: string | string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly examples?: readonly unknown[];
}

/** A schema, and the file it stands in, so that the references inside it can be followed. */
export interface Located {
  readonly schema: Schema;
  readonly file: string;
}

/** Reads schemas from the hand-written files. Each file is parsed once in the life of a reader. */
export function sourceReader() {
  const documents = new Map<string, Json>();

  function load(file: string): Json {
    const known = documents.get(file);
    if (known) return known;
    const document = parse(readFileSync(file, 'utf8')) as Json;
    documents.set(file, document);
    return document;
  }

  function named(file: string, name: string): Located | undefined {
    const components = load(file).components as { schemas?: Record<string, Schema> } | undefined;
    const schema = components?.schemas?.[name];
    return schema && { schema, file };
  }

  /** Follows `$ref` to the schema that is meant. */
  function follow(at: Located): Located {
    const { $ref } = at.schema;
    if ($ref === undefined) return at;
    const [path = '', pointer = ''] = $ref.split('#');
    const file = path === '' ? at.file : resolve(dirname(at.file), path);
    const name = pointer.split('/').at(-1) ?? '';
    const target = named(file, name);
    if (!target) throw new Error(`${at.file}: ${$ref} leads nowhere`);
    return follow(target);
  }

  /**
   * All properties of a record: its own, those of the schemas it is made of (`allOf`), and those of its branches
   * (`oneOf`, where a constant in each branch becomes an enumeration of them).
   */
  function propertiesOf(at: Located): Map<string, Located> {
    const { schema, file } = follow(at);
    const all = new Map<string, Located>();
    for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? [])]) {
      for (const [name, property] of propertiesOf({ schema: part, file })) {
        const known = all.get(name);
        all.set(name, known ? joined(known, property) : property);
      }
    }
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      all.set(name, { schema: property, file });
    }
    return all;
  }

  /** The properties that every such record has: required by itself, by a schema it is made of, or by all its branches. */
  function requiredOf(at: Located): Set<string> {
    const { schema, file } = follow(at);
    const parts = (schema.allOf ?? []).map((part) => requiredOf({ schema: part, file }));
    const [first, ...others] = (schema.oneOf ?? []).map((part) => requiredOf({ schema: part, file }));
    const inAllBranches = [...(first ?? [])].filter((name) => others.every((branch) => branch.has(name)));
    return new Set([...parts.flatMap((part) => [...part]), ...inAllBranches, ...(schema.required ?? [])]);
  }

  return { named, follow, propertiesOf, requiredOf };
}

export type SourceReader = ReturnType<typeof sourceReader>;

/** One property that several branches have: their constants, if that is what they are, with what each of them means. */
function joined(one: Located, other: Located): Located {
  const values = [one, other].flatMap(
    ({ schema }) => schema.enum ?? (schema.const === undefined ? [] : [schema.const]),
  );
  if (values.length === 0) return one;
  const { const: _constant, ...rest } = one.schema;
  const description = [...new Set([one, other].map(({ schema }) => schema.description))].join(' ');
  return { file: one.file, schema: { ...rest, description, enum: [...new Set(values)] } };
}
