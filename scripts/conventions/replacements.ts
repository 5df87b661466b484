import { markGenerated } from './generated-schemas.ts';
import { type Located, rebased, type Schema, type SourceReader } from './source.ts';
import { filled } from './words.ts';

export interface ReplacementOptions {
  readonly source: SourceReader;
  /** The hand-written template, from `openapi/conventions/envelopes.yaml`, with its words filled in. */
  readonly template: (words: { readonly record: string }) => Schema;
  /** The file that the schemas are added to. */
  readonly file: string;
  /** The schemas of that file. */
  readonly schemas: Record<string, unknown>;
}

/**
 * Makes the schemas of what replaces a record (PUT): the fields that a client may write, and those that only the platform
 * writes, so that a record can be sent as it was returned.
 */
export function replacements({ source, template, file, schemas }: ReplacementOptions) {
  /**
   * Adds the schema that belongs to an input and a record: `DebtorReplacement` to `DebtorInput` and `Debtor`.
   *
   * @param own what the resource file says of it itself.
   * @returns its name.
   */
  function add(input: Located, record: Located, own: Schema = {}): string {
    const name = source.nameOf(input).replace(/Input$/, 'Replacement');
    const schema = source.follow(input).schema.oneOf ? union(input, record) : object(input, record, name);
    const { required = [], ...others }: Schema = { ...schema, ...own };
    markGenerated(file, name);
    schemas[name] = { ...others, ...(required.length > 0 && { required }) };
    return name;
  }

  const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

  function object(input: Located, record: Located, name: string): Schema {
    const words = name.replace(/Replacement$/, '').replaceAll(/(?<!^)([A-Z])/g, ' $1');
    const { properties = {}, ...base } = template({ record: words.toLowerCase() });
    const { readOnlyField, ...added } = properties;
    const writable = source.propertiesOf(input);
    const fields = [...source.propertiesOf(record)].map(([field, located]): [string, Schema] => {
      const own = writable.get(field);
      if (field === 'lines' && own) return [field, lines(own, located)];
      if (own) return [field, rebased(own.schema, own.file, file)];
      const { description } = source.follow(located).schema;
      const described = filled(readOnlyField as Schema, { description: String(description) });
      return [field, { ...rebased(located.schema, located.file, file), ...described }];
    });
    const { examples } = source.follow(input).schema;
    return {
      ...base,
      properties: { ...Object.fromEntries(fields), ...added },
      required: [...source.requiredOf(input)],
      ...(examples && { examples }),
    };
  }

  /** Lines that may be sent as they were returned. */
  function lines(input: Located, record: Located): Schema {
    const { schema, file: from } = source.follow(input);
    return { ...rebased(schema, from, file), items: reference(add(itemsOf(input), itemsOf(record))) };
  }

  function itemsOf(list: Located): Located {
    const { schema, file: from } = source.follow(list);
    return { schema: schema.items as Schema, file: from };
  }

  /** Each branch by itself; a branch of the input and one of the record belong together by their constant. */
  function union(input: Located, record: Located): Schema {
    const { schema, file: from } = source.follow(input);
    const tag = schema.discriminator?.propertyName ?? '';
    const constantOf = (branch: Located) => String(source.propertiesOf(branch).get(tag)?.schema.const);
    const records = new Map(branchesOf(record).map((branch) => [constantOf(branch), branch]));
    const branches = branchesOf(input).map((branch) => {
      const constant = constantOf(branch);
      const other = records.get(constant);
      if (!other) throw new Error(`${from}: no record has the ${tag} ${constant}`);
      return [constant, add(branch, other)] as const;
    });
    return {
      ...rebased(schema, from, file),
      oneOf: branches.map(([, name]) => reference(name)),
      discriminator: {
        propertyName: tag,
        mapping: Object.fromEntries(branches.map(([constant, name]) => [constant, String(reference(name).$ref)])),
      },
    };
  }

  function branchesOf(of: Located): Located[] {
    const { schema, file: from } = source.follow(of);
    const [part] = schema.allOf ?? [];
    // A record may add something to a union that several records have: then the union is its only part.
    if (!schema.oneOf && part) return branchesOf({ schema: part, file: from });
    return (schema.oneOf ?? []).map((branch) => ({ schema: branch, file: from }));
  }

  return { add };
}
