import type { Json, Operation, Parameter, Schema } from '../../contract/document.ts';
import { listOperations, type OpenApiDocument, resolveRef } from '../../contract/document.ts';
import { flatten } from './flatten.ts';
import { requireRecordFields } from './required.ts';

/**
 * Finishes the document that Redocly bundled, in place:
 *
 * - records get the `_meta` of the envelope (`Record` in `openapi/conventions/envelopes.yaml`)
 * - a `$ref` with keywords beside it becomes the schema with those keywords, because many tools overlook them
 * - a parameter has its schema in place, and so has the body of a PDF, because some tools follow no reference there
 * - a schema that is made of others becomes one object, see `flatten.ts`
 * - records require all of their properties, see `required.ts`
 * - an operation has the servers and the parameters of its path, because many tools look nowhere else
 * - unused components are removed
 */
export function finishBundle(document: OpenApiDocument): OpenApiDocument {
  addEnvelope(document);
  const schemas = document.components.schemas;
  document.paths = withoutAnnotatedRefs(document.paths, schemas);
  document.components.schemas = withoutAnnotatedRefs(schemas, schemas);
  document.components.schemas = flatten(document);
  requireRecordFields(document);
  for (const parameter of Object.values(document.components.parameters as Record<string, { schema: Schema }>)) {
    const { description: _ofSchema, ...schema } = resolveRef(document, parameter.schema);
    parameter.schema = parameter.schema.$ref === undefined ? parameter.schema : schema;
  }
  for (const { operation, item } of listOperations(document)) {
    inlinePdf(operation, document);
    if (item.servers) operation.servers = item.servers;
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
    if (parameters.length > 0) operation.parameters = placeAliases(document, parameters);
  }
  for (const item of Object.values(document.paths)) Reflect.deleteProperty(item, 'parameters');
  return removeUnused(document);
}

/** Places an alias before its parameter: of two names that differ by case only, some generators keep the last. */
function placeAliases(document: OpenApiDocument, parameters: readonly Parameter[]): Parameter[] {
  const resolved = parameters.map((parameter) => ({ parameter, ...resolveRef(document, parameter) }));
  const names = new Set<unknown>(resolved.map(({ name }) => name));
  return resolved
    .filter((parameter) => !names.has(parameter['x-alias-of']))
    .flatMap(({ name, parameter }) => [
      ...resolved.filter((other) => other['x-alias-of'] === name).map((alias) => alias.parameter),
      parameter,
    ]);
}

/** Writes the schema of a PDF where it is sent or returned. */
function inlinePdf({ requestBody, responses }: Operation, document: OpenApiDocument): void {
  for (const { content = {} } of [requestBody ?? {}, ...Object.values(responses)]) {
    const pdf = content['application/pdf'];
    if (pdf) pdf.schema = resolveRef(document, pdf.schema);
  }
}

/** Kinds of operation that return a record by itself. */
const RETURNING: ReadonlySet<unknown> = new Set(['get', 'create', 'replace', 'update', 'upload']);

function addEnvelope(document: OpenApiDocument): void {
  const { Record: envelope, ...schemas } = document.components.schemas;
  document.components.schemas = schemas;
  const records = listOperations(document)
    .filter(({ operation }) => RETURNING.has(operation['x-kind']))
    .map(({ operation }) => resolveRef(document, successSchema(operation)));
  for (const record of new Set(records)) {
    record.properties = { ...record.properties, ...envelope?.properties };
    record.required = [...(record.required ?? []), ...(envelope?.required ?? [])];
  }
}

function successSchema({ operationId, responses }: Operation): Schema {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const schema = success?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`${operationId} returns no record`);
  return schema;
}

/** A copy of a part of the document in which no `$ref` has keywords beside it. */
function withoutAnnotatedRefs<Part>(part: Part, schemas: Readonly<Record<string, Schema>>): Part {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...siblings } = value as Json;
    if (typeof $ref !== 'string' || Object.keys(siblings).length === 0) {
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item)]));
    }
    const target = schemas[$ref.slice('#/components/schemas/'.length)];
    if (!target) throw new Error(`${$ref} has keywords beside it, and is no schema`);
    return copy({ ...target, ...siblings });
  };
  return copy(part) as Part;
}

/** Removes the components that no path leads to. Security schemes are named, and not referred to. */
export function removeUnused(document: OpenApiDocument): OpenApiDocument {
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { $ref } = value as Json;
    if (typeof $ref === 'string' && !used.has($ref)) {
      used.add($ref);
      const [, , kind = '', name = ''] = $ref.split('/');
      visit((document.components[kind] as Json | undefined)?.[name]);
    }
    for (const item of Object.values(value)) visit(item);
  };
  visit(document.paths);
  for (const [kind, components] of Object.entries(document.components as Record<string, Record<string, unknown>>)) {
    if (kind === 'securitySchemes') continue;
    const usedComponents = Object.entries(components).filter(([name]) => used.has(`#/components/${kind}/${name}`));
    (document.components as Json)[kind] = Object.fromEntries(usedComponents);
  }
  return document;
}
