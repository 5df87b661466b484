import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parse } from 'yaml';

export type Json = Record<string, unknown>;

export interface Schema extends Json {
  readonly $ref?: string;
  readonly type?: string | string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly discriminator?: { readonly propertyName: string; readonly mapping?: Readonly<Record<string, string>> };
  readonly examples?: readonly unknown[];
}

/** A schema, and the file that it is in, so that the references inside it can be followed. */
export interface Located {
  readonly schema: Schema;
  readonly file: string;
}

/** Reads the hand-written files. Each file is parsed once in the life of a reader. */
export function sourceReader() {
  const documents = new Map<string, Json>();

  function load(file: string): Json {
    const known = documents.get(file);
    if (known) return known;
    const document = parse(readFileSync(file, 'utf8')) as Json;
    documents.set(file, document);
    return document;
  }

  /** The component of a file, such as `schemas`, `Debtor`. */
  function component(file: string, kind: string, name: string): Json | undefined {
    const components = load(file).components as Record<string, Record<string, Json>> | undefined;
    return components?.[kind]?.[name];
  }

  function named(file: string, name: string): Located | undefined {
    const schema = component(file, 'schemas', name) as Schema | undefined;
    return schema && { schema, file };
  }

  /** Follows `$ref`. Keywords beside a `$ref` take the place of those of the schema that it leads to. */
  function follow(at: Located): Located {
    const { $ref, ...own } = at.schema;
    if ($ref === undefined) return at;
    const { file, name } = targetOf($ref, at.file);
    const target = named(file, name);
    if (!target) throw new Error(`${at.file}: ${$ref} leads nowhere`);
    const found = follow(target);
    return Object.keys(own).length === 0 ? found : { schema: { ...found.schema, ...own }, file: found.file };
  }

  /** The name of the schema that a reference leads to, past schemas that are no more than a reference. */
  function nameOf({ schema, file }: Located): string {
    const target = targetOf(String(schema.$ref), file);
    const found = named(target.file, target.name);
    return found && Object.keys(found.schema).join() === '$ref' ? nameOf(found) : target.name;
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

  return { component, named, follow, nameOf, propertiesOf, requiredOf };
}

export type SourceReader = ReturnType<typeof sourceReader>;

/** One property that several branches have: their constants, if that is what they are, with what each of them means. */
function joined(one: Located, other: Located): Located {
  const values = [one, other].flatMap(
    ({ schema }) => schema.enum ?? (schema.const === undefined ? [] : [schema.const]),
  );
  if (values.length === 0) return one;
  const { const: _constant, ...rest } = one.schema;
  const meanings = [...new Set([one, other].map(({ schema }) => String(schema.description)))];
  const description = meanings
    .map((meaning, index) => (index + 1 < meanings.length ? meaning.replace(/\.$/, '') : meaning))
    .join('; ');
  return { file: one.file, schema: { ...rest, description, enum: [...new Set(values)] } };
}

/** The file that a reference leads to, and the name at the end of its pointer. */
export function targetOf($ref: string, from: string): { file: string; pointer: string; name: string } {
  const [path = '', pointer = ''] = $ref.split('#');
  const file = path === '' ? from : resolve(dirname(from), path);
  return { file, pointer, name: pointer.split('/').at(-1) ?? '' };
}

/** A reference to a pointer in a file, as another file writes it. */
export function referenceTo(file: string, pointer: string, from: string): string {
  const path = file === from ? '' : relative(dirname(from), file).replaceAll('\\', '/');
  return `${path}#${pointer}`;
}

/** A copy of a part of one file, with its references as another file writes them. */
export function rebased<Part>(part: Part, from: string, to: string): Part {
  const reference = (value: string): string => {
    const { file, pointer } = targetOf(value, from);
    return referenceTo(file, pointer, to);
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
