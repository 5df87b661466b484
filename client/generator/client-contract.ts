import {
  getRefName,
  listOperations,
  mapValues,
  type OpenApiDocument,
  type Schema,
} from '../../scripts/document/openapi.ts';

/** Creates the contract whose schemas are the types of the client: a record has one type, in a list and by itself. */
export const toClientContract = (bundle: OpenApiDocument): OpenApiDocument => shortenMeta(addListRecords(bundle));

/** Gives records the `_meta` that they have in lists too. The type `SingleRecord` of the runtime adds the rest. */
function shortenMeta(contract: OpenApiDocument): OpenApiDocument {
  const schemas = mapValues(contract.components.schemas, (schema): Schema => {
    const isRecord = schema.properties?._meta && getRefName(schema.properties._meta) === 'RecordMeta';
    const _meta = { $ref: '#/components/schemas/ItemMeta' };
    return isRecord ? { ...schema, properties: { ...schema.properties, _meta } } : schema;
  });
  const { ItemMeta } = schemas;
  const description = 'What the platform says about a record.';
  return withSchemas(contract, { ...schemas, ...(ItemMeta && { ItemMeta: { ...ItemMeta, description } }) });
}

/** Adds components for records that exist in lists only. They require what is present without `fields`. */
function addListRecords(contract: OpenApiDocument): OpenApiDocument {
  const { schemas } = contract.components;
  const added = Object.entries(schemas)
    .filter(([name]) => name.endsWith('ListItem'))
    .map(([name, schema]) => [name.replace(/ListItem$/, ''), schema] as const)
    .filter(([name]) => !(name in schemas))
    .map(([name, schema]) => [name, { ...schema, required: [...(schema['x-always'] as string[]), '_meta'] }]);
  return withSchemas(contract, { ...schemas, ...Object.fromEntries(added) });
}

const withSchemas = (contract: OpenApiDocument, schemas: Record<string, Schema>): OpenApiDocument => ({
  ...contract,
  components: { ...contract.components, schemas },
});

/** Returns the names of the inputs whose enums have the known values only. A PUT may send a record as it was read. */
export const getClosedInputs = (contract: OpenApiDocument): ReadonlySet<string> =>
  getReachable(
    contract,
    listOperations(contract)
      .filter(({ method }) => method !== 'put')
      .map(({ operation }) => operation.requestBody),
  );

/** Returns the names of the schemas that parts of the contract refer to, directly or through other schemas. */
export function getReachable({ components }: OpenApiDocument, parts: readonly unknown[]): ReadonlySet<string> {
  const reachable = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const name = getRefName(value);
    if (name && !reachable.has(name)) {
      reachable.add(name);
      visit(components.schemas[name]);
    }
    Object.values(value).forEach(visit);
  };
  visit(parts);
  return reachable;
}
