import { createResolver, type OpenApiDocument, type Schema } from '../../contract/document.ts';

type Schemas = Record<string, Schema>;

/** Resolves a reference to its schema. */
type Follow = (schema: Schema) => Schema;

/**
 * Flattens schemas that combine rest (`allOf`) to one object each. The hand-written ones combine parts, so that a field is
 * written once; but generators ignore what is required beside an `allOf`, and gateways which fields an object rejects. A union among the parts of a record becomes a union of records: `SalesInvoiceLine` of `SalesInvoiceArticleLine`
 * and others.
 */
export function flatten(contract: OpenApiDocument): Schemas {
  const follow: Follow = createResolver(contract);
  const added: Schemas = {};
  const flat = Object.entries(contract.components.schemas).map(([name, schema]): [string, Schema] => {
    const union = schema.allOf?.map(follow).find(({ oneOf }) => oneOf);
    return [name, union ? flattenUnion(name, schema, union, follow, added) : flattenObject(schema, follow)];
  });
  return { ...Object.fromEntries(flat), ...added };
}

function flattenObject(schema: Schema, follow: Follow): Schema {
  const { allOf = [], properties = {}, required = [], ...keywords } = schema;
  if (allOf.length === 0)
    return closeObject({ ...schema, ...(schema.properties && { properties: sortProperties(properties) }) });
  const parts = allOf.map((part) => flattenObject(follow(part), follow));
  const all = Object.assign({}, ...parts.map((part) => part.properties), properties) as Record<string, Schema>;
  const allRequired = [...new Set([...parts.flatMap((part) => part.required ?? []), ...required])];
  return closeObject({
    ...keywords,
    properties: sortProperties(all),
    ...(allRequired.length > 0 && { required: allRequired }),
  });
}

/** Sorts `id` first, where readers look for it, and `_meta` last. */
function sortProperties(properties: Record<string, Schema>): Record<string, Schema> {
  const { id, _meta, ...rest } = properties;
  return { ...(id && { id }), ...rest, ...(_meta && { _meta }) };
}

/**
 * Uses `additionalProperties`, which sees all properties after flattening. Prism and others ignore `unevaluatedProperties`.
 */
function closeObject({ unevaluatedProperties, ...schema }: Schema): Schema {
  return { ...schema, ...(unevaluatedProperties !== undefined && { additionalProperties: unevaluatedProperties }) };
}

/** Adds the fields of the record to each branch of a union, as a schema of its own. */
function flattenUnion(name: string, record: Schema, union: Schema, follow: Follow, added: Schemas): Schema {
  const { allOf: _union, properties = {}, required = [], ...keywords } = record;
  const branches = (union.oneOf ?? []).map(({ $ref = '' }) => {
    const branch = $ref.split('/').at(-1) ?? '';
    const flat = flattenObject(follow({ $ref }), follow);
    const branchName = name.replace(/Line$/, branch);
    added[branchName] = {
      ...flat,
      properties: sortProperties({ ...flat.properties, ...properties }),
      required: [...(flat.required ?? []), ...required],
    };
    return { $ref: `#/components/schemas/${branchName}` };
  });
  return { ...keywords, oneOf: branches, required: [...(union.required ?? []), ...required] };
}
