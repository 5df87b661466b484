import { createResolver, type OpenApiDocument, type Schema } from '../document/openapi.ts';

type Schemas = Record<string, Schema>;

/** Follows a reference to the schema that it leads to. */
type Follow = (schema: Schema) => Schema;

/**
 * Writes schemas that are made of others (`allOf`) out as one object each. Hand-written they are made of parts, so that a
 * field stands once; generators that read them lose what is required beside an `allOf`, and gateways which fields an object
 * refuses. A union among the parts of a record becomes a union of records: `SalesInvoiceLine` of `SalesInvoiceArticleLine`
 * and others.
 */
export function flatten(contract: OpenApiDocument): Schemas {
  const follow: Follow = createResolver(contract);
  const added: Schemas = {};
  const flat = Object.entries(contract.components.schemas).map(([name, schema]): [string, Schema] => {
    const union = schema.allOf?.map(follow).find(({ oneOf }) => oneOf);
    return [name, union ? unionOf(name, schema, union, follow, added) : objectOf(schema, follow)];
  });
  return { ...Object.fromEntries(flat), ...added };
}

function objectOf(schema: Schema, follow: Follow): Schema {
  const { allOf = [], properties = {}, required = [], ...own } = schema;
  if (allOf.length === 0) return closed({ ...schema, ...(schema.properties && { properties: inOrder(properties) }) });
  const parts = allOf.map((part) => objectOf(follow(part), follow));
  const all = Object.assign({}, ...parts.map((part) => part.properties), properties) as Record<string, Schema>;
  const needed = [...new Set([...parts.flatMap((part) => part.required ?? []), ...required])];
  return closed({ ...own, properties: inOrder(all), ...(needed.length > 0 && { required: needed }) });
}

/** `id` first, because readers look for it there; `_meta` last. */
function inOrder(properties: Record<string, Schema>): Record<string, Schema> {
  const { id, _meta, ...others } = properties;
  return { ...(id && { id }), ...others, ...(_meta && { _meta }) };
}

/** What an object has is all in one place, so more tools understand `additionalProperties`. */
function closed({ unevaluatedProperties, ...schema }: Schema): Schema {
  return { ...schema, ...(unevaluatedProperties !== undefined && { additionalProperties: unevaluatedProperties }) };
}

/** Each branch of the union with what the record adds, as a schema of its own. */
function unionOf(name: string, record: Schema, union: Schema, follow: Follow, added: Schemas): Schema {
  const { allOf: _union, properties = {}, required = [], ...own } = record;
  const branches = (union.oneOf ?? []).map(({ $ref = '' }) => {
    const branch = $ref.split('/').at(-1) ?? '';
    const flat = objectOf(follow({ $ref }), follow);
    const branchName = name.replace(/Line$/, branch);
    added[branchName] = {
      ...flat,
      properties: inOrder({ ...flat.properties, ...properties }),
      required: [...(flat.required ?? []), ...required],
    };
    return { $ref: `#/components/schemas/${branchName}` };
  });
  return { ...own, oneOf: branches, required: [...(union.required ?? []), ...required] };
}
