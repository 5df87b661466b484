import {
  createResolver,
  isList,
  isMethod,
  type Json,
  mapValues,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type Schema,
} from '../../scripts/document/openapi.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import { prose } from './prose.ts';
import { pick, schemaTidier, type Tidy } from './schemas.ts';

/** The connection sends these, so no function has a parameter for them. */
const headersOfConnection = ['X-Tenant-Id', 'Accept-Language'];

/**
 * The contract as the generator should see it: without what only a validator, a server or the error classes of the
 * runtime need. Refusals keep their status and lose their body; schemas that nothing refers to any more go.
 */
export function prepare(bundle: OpenApiDocument): OpenApiDocument {
  const contract = withEntriesOfLists(bundle);
  const tidy = schemaTidier(contract);
  const paths = mapValues(contract.paths, (item) => {
    const { parameters: shared = [], ...rest } = item as { parameters?: Parameter[] };
    return mapValues(rest as Json, (value, key) =>
      isMethod(key) ? prepareOperation(contract, value as Operation, shared, tidy) : value,
    );
  });
  const schemas = mapValues(contract.components.schemas, tidy.whole);
  return { ...contract, paths, components: { schemas: reachable([paths, metaOfLists], schemas) } };
}

function prepareOperation(
  contract: OpenApiDocument,
  operation: Operation,
  shared: readonly Parameter[],
  tidy: Tidy,
): Operation {
  const resolve = createResolver(contract);
  // An alias is for those who know it from elsewhere.
  const parameters = [...shared, ...(operation.parameters ?? [])].map(resolve).filter(({ deprecated }) => !deprecated);
  const unknown = parameters.find(({ in: where, name }) => where === 'header' && !headersOfConnection.includes(name));
  if (unknown) {
    throw new BuildError(`${operation.operationId}: the client does not know how to send the header ${unknown.name}.`);
  }
  const content = (one: Record<string, { schema: Schema }>) =>
    mapValues(one, ({ schema }) => ({ schema: tidy.part(withoutEnvelope(schema, operation)) }));
  const body = operation.requestBody && resolve(operation.requestBody);
  return {
    ...operation,
    parameters: parameters
      .filter(({ in: where }) => where !== 'header')
      .map((parameter) => ({ ...parameter, schema: parameterSchema(parameter, tidy) })),
    ...(body && { requestBody: { ...body, content: content(body.content) } }),
    responses: mapValues(operation.responses, (response, status) => {
      const found = resolve(response);
      const answers = status.startsWith('2') && found.content;
      return { description: found.description, ...(answers && { content: content(answers) }) };
    }),
  };
}

/** The runtime's type of a page refers to these. */
const metaOfLists = ['ListMeta', 'ItemMeta'].map((name) => ({ $ref: `#/components/schemas/${name}` }));

/** A list answers a page of entries: how a page is made of them is the same for all, and stands in the runtime. */
function withoutEnvelope(schema: Schema, operation: Operation): Schema {
  return isList(operation) ? { $ref: schema.$ref?.replace(/List$/, '') as string } : schema;
}

/** Adds the records that the contract has inside a list only. By itself such a record has what is always there. */
function withEntriesOfLists(contract: OpenApiDocument): OpenApiDocument {
  const { schemas } = contract.components;
  const added = Object.entries(schemas)
    .filter(([name]) => name.endsWith('ListItem'))
    .map(([name, schema]) => [name.replace(/ListItem$/, ''), schema] as const)
    .filter(([name]) => !(name in schemas))
    .map(([name, schema]) => [name, { ...schema, required: [...(schema['x-always'] as string[]), '_meta'] }]);
  return { ...contract, components: { ...contract.components, schemas: { ...schemas, ...Object.fromEntries(added) } } };
}

/** What a list can be sorted by, and its fields, are types with a name: `ListDebtorsOrderby`. Filters are not. */
function parameterSchema(parameter: Parameter, tidy: Tidy): Schema {
  const { schema, description } = parameter;
  const type = parameter['x-filter']
    ? tidy.part(schema)
    : { ...named(schema), ...(schema.items && { items: named(schema.items) }) };
  return { ...type, description: prose({ ...schema, description }, { defaults: true }) };
}

const named = (schema: Schema): Schema => pick(schema, ['type', 'enum', 'const']);

/** The schemas that the operations need. */
function reachable(from: unknown, schemas: Record<string, Schema>): Record<string, Schema> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const name = (value as Schema).$ref?.split('/').at(-1);
    if (name && !found.has(name)) {
      found.add(name);
      visit(schemas[name]);
    }
    Object.values(value).forEach(visit);
  };
  visit(from);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => found.has(name)));
}
