import type { Document, Operation, Schema } from '../../contract/model.ts';
import { getProperties, getReference, type Path, parsePath } from '../../contract/schemas.ts';
import type { Context } from '../accounting/context.ts';
import { createIdentifierMessage } from '../accounting/references.ts';
import type { OperationRequest } from '../http/types.ts';
import type { MessageKey } from '../messages/catalogues.ts';
import type { ValidationIssue } from '../messages/problems.ts';

/** Messages about an impossible identifier. */
const FORM_KEYS: readonly MessageKey[] = ['type', 'numberAsText', 'minimum', 'maximum'];

type Request = Pick<OperationRequest, 'operation' | 'parameters' | 'body'>;

/** Names the record whose number, code or name was sent as an identifier. */
export const explainReferences = (
  issues: readonly ValidationIssue[],
  request: Request,
  document: Document,
  context: Context,
): readonly ValidationIssue[] =>
  issues.map((issue) => {
    if (!FORM_KEYS.includes(issue.key)) return issue;
    const found = findReference(issue.field, request, document, context);
    const resource = found && context.contract.resources.get(found.resource);
    const message = resource && createIdentifierMessage(resource, found.value, context);
    return message ? { ...message, field: issue.field } : issue;
  });

/** Finds the resource and the value of an identifier in a request. */
function findReference(field: string, { operation, parameters, body }: Request, document: Document, context: Context) {
  if (field in parameters.path) {
    const resource = findParent(operation, field, context);
    return resource === undefined ? undefined : { resource, value: parameters.path[field] as unknown };
  }
  if (field in parameters.query) {
    const { fields = [] } = context.contract.resources.get(operation.resource) ?? {};
    const reference = fields.find(({ name }) => name === field)?.references;
    const value = [parameters.query[field]].flat().find((item) => typeof item !== 'number');
    return reference?.targetField === 'id' ? { resource: reference.resource, value } : undefined;
  }
  if (operation.body?.schema === undefined) return undefined;
  const path = parsePath(field);
  const schema = findSchema(document, { $ref: `#/components/schemas/${operation.body.schema}` }, path);
  const reference = schema && getReference(schema);
  return reference?.targetField === 'id' ? { resource: reference.resource, value: getValue(body, path) } : undefined;
}

/** Returns the resource before a parameter in a path: `debtors` for the `id` of `/v1/debtors/{id}`. */
function findParent({ path }: Operation, parameter: string, { contract }: Context): string | undefined {
  const [, name = ''] = new RegExp(`/(\\w+)/\\{${parameter}\\}`).exec(path) ?? [];
  const resource = contract.resources.get(name.toLowerCase());
  return resource?.viewOf ?? resource?.name;
}

function findSchema(document: Document, schema: Schema, [key, ...rest]: Path): Schema | undefined {
  if (key === undefined) return schema;
  const inner = typeof key === 'number' ? schema.items : getProperties(document, schema).get(key);
  return inner && findSchema(document, inner, rest);
}

const getValue = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Readonly<Record<string, unknown>> | undefined)?.[key], value);
