import { basename } from 'node:path';
import type { Schema } from '../../contract/document.ts';
import { AuthorError } from './author-error.ts';
import { markGenerated } from './generated-schemas.ts';
import { fillPlaceholders } from './naming.ts';
import type { Root } from './operation-context.ts';
import { type Located, rebaseReferences, type SourceReader } from './source.ts';

/**
 * Creates the schemas of a replacement (PUT): the fields that a client writes, and the fields of the platform, so that a client can
 * send a record back as it received it.
 *
 * @param root the document that the schemas are added to.
 * @param readTemplate reads the hand-written template, from `openapi/conventions/envelopes.yaml`.
 */
export function createReplacements(
  source: SourceReader,
  { file, schemas }: Root,
  readTemplate: (words: { readonly record: string }) => Schema,
) {
  /**
   * Adds the schema that belongs to an input and a record: `DebtorReplacement` to `DebtorInput` and `Debtor`.
   *
   * @param overrides keywords from the resource file.
   * @returns its name.
   */
  function add(input: Located, record: Located, overrides: Schema = {}): string {
    const name = source.getName(input).replace(/Input$/, 'Replacement');
    const schema = source.follow(input).schema.oneOf ? createUnion(input, record) : createObject(input, record, name);
    const { required = [], ...keywords }: Schema = { ...schema, ...overrides };
    markGenerated(file, name);
    schemas[name] = { ...keywords, ...(required.length > 0 && { required }) };
    return name;
  }

  const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

  function createObject(inputSchema: Located, record: Located, name: string): Schema {
    const words = name.replace(/Replacement$/, '').replaceAll(/(?<!^)([A-Z])/g, ' $1');
    const { properties = {}, ...base } = readTemplate({ record: words.toLowerCase() });
    const { readOnlyField, ...added } = properties;
    const writable = source.getProperties(inputSchema);
    const fields = [...source.getProperties(record)].map(([field, located]): [string, Schema] => {
      const input = writable.get(field);
      if (field === 'lines' && input) return [field, createLines(input, located)];
      if (input) return [field, rebaseReferences(input.schema, input.file, file)];
      const { description } = source.follow(located).schema;
      const described = fillPlaceholders(readOnlyField as Schema, { description: String(description) });
      return [field, { ...rebaseReferences(located.schema, located.file, file), ...described }];
    });
    const { examples } = source.follow(inputSchema).schema;
    return {
      ...base,
      properties: { ...Object.fromEntries(fields), ...added },
      required: [...source.getRequired(inputSchema)],
      ...(examples && { examples }),
    };
  }

  /** Creates the schema of lines, which a client may send back as it received them. */
  function createLines(input: Located, record: Located): Schema {
    const { schema, file: from } = source.follow(input);
    return { ...rebaseReferences(schema, from, file), items: reference(add(getItems(input), getItems(record))) };
  }

  function getItems(list: Located): Located {
    const { schema, file: from } = source.follow(list);
    return { schema: schema.items as Schema, file: from };
  }

  /** Creates each branch from the branches of input and record that have the same constant. */
  function createUnion(input: Located, record: Located): Schema {
    const { schema, file: from } = source.follow(input);
    const tag = schema.discriminator?.propertyName ?? '';
    const getConstant = (branch: Located) => String(source.getProperties(branch).get(tag)?.schema.const);
    const records = new Map(listBranches(record).map((branch) => [getConstant(branch), branch]));
    const branches = listBranches(input).map((branch) => {
      const constant = getConstant(branch);
      const recordBranch = records.get(constant);
      if (!recordBranch) {
        throw new AuthorError(`Give the record a branch with the ${tag} ${constant}, which ${basename(from)} accepts.`);
      }
      return [constant, add(branch, recordBranch)] as const;
    });
    return {
      ...rebaseReferences(schema, from, file),
      oneOf: branches.map(([, name]) => reference(name)),
      discriminator: {
        propertyName: tag,
        mapping: Object.fromEntries(branches.map(([constant, name]) => [constant, String(reference(name).$ref)])),
      },
    };
  }

  function listBranches(of: Located): Located[] {
    const { schema, file: from } = source.follow(of);
    const [part] = schema.allOf ?? [];
    // A record may add something to a union that several records have: then the union is its only part.
    if (!schema.oneOf && part) return listBranches({ schema: part, file: from });
    return (schema.oneOf ?? []).map((branch) => ({ schema: branch, file: from }));
  }

  return { add };
}
