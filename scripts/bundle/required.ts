import {
  getRefName,
  type Json,
  listOperations,
  mapValues,
  type OpenApiDocument,
  type OperationEntry,
  type Schema,
} from '../../contract/document.ts';

type Schemas = Record<string, Schema>;

/**
 * Requires every property of the records that a document returns, and of the objects in them, in place. `x-optional` of a
 * record names the properties that a record of its kind cannot have, with the reasons.
 *
 * Properties of a list item are optional, because `fields` may leave them out. An object that requests have too, such as an
 * address, may be incomplete there: requests refer to a copy of its schema, `AddressInput`.
 */
export function requireRecordFields(document: OpenApiDocument): void {
  const { schemas } = document.components;
  const operations = listOperations(document).filter(({ operation }) => operation['x-kind'] !== undefined);
  const returned = listReachable(schemas, operations.map(listSuccesses));
  const sent = listReachable(
    schemas,
    operations.map(({ operation }) => operation.requestBody),
  );
  const complete = mapValues(schemas, (schema, name) => {
    if (!returned.has(name) || name.endsWith('List')) return schema;
    return name.endsWith('ListItem') ? completeParts(schema) : completeObject(schema);
  });
  const isShared = (name: string): boolean =>
    sent.has(name) && complete[name]?.required?.length !== schemas[name]?.required?.length;
  const rename = (name: string): string => (isShared(name) ? `${name}Input` : name);
  const entries = Object.entries(complete).flatMap(([name, schema]): [string, Schema][] => {
    if (!sent.has(name)) return [[name, schema]];
    const input: [string, Schema] = [rename(name), renameReferences(schemas[name] as Schema, rename)];
    return isShared(name) ? [[name, schema], input] : [input];
  });
  document.components.schemas = Object.fromEntries(entries);
}

const toReference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const listSuccesses = ({ operation }: OperationEntry): unknown[] =>
  Object.entries(operation.responses).flatMap(([status, response]) => (status.startsWith('2') ? [response] : []));

/** Returns the names of the schemas that parts of the document lead to, except for fields that clients may only send back. */
function listReachable(schemas: Schemas, parts: readonly unknown[]): Set<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const name = getRefName(value as Schema);
    if ((value as Schema)['x-read-only']) return;
    if (name !== undefined && name in schemas && !names.has(name)) {
      names.add(name);
      visit(schemas[name]);
    }
    for (const item of Object.values(value)) visit(item);
  };
  visit(parts);
  return names;
}

/** Copies a schema of objects so that it requires all properties, and so do the objects in them. */
function completeObject(schema: Schema): Schema {
  const { 'x-optional': optional = {}, ...rest } = completeParts(schema);
  if (!rest.properties) return rest;
  return { ...rest, required: Object.keys(rest.properties).filter((name) => !(name in (optional as Json))) };
}

const completeParts = ({ properties, items, ...schema }: Schema): Schema => ({
  ...schema,
  ...(properties && { properties: mapValues(properties, completeObject) }),
  ...(items && { items: completeObject(items) }),
});

function renameReferences<Part>(part: Part, rename: (name: string) => string): Part {
  if (Array.isArray(part)) return part.map((item) => renameReferences(item, rename)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const name = getRefName(part as Schema);
  if (name !== undefined && rename(name) !== name) return toReference(rename(name)) as Part;
  return mapValues(part as Json, (item) => renameReferences(item, rename)) as Part;
}
