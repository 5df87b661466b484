import type { Response, Schema } from '../../contract/document.ts';
import { formatPointer, getByPointer } from '../../contract/json-pointer.ts';
import { document, findPointer, isJsonObject } from '../contract.ts';
import { getStatementsAt } from '../rules/provenance.ts';
import { rules } from '../rules/rules.ts';
import { getMediaType, type HttpExchange } from '../session/http.ts';
import type { Observation } from './observer.ts';

/** The statements that an exchange shows to be so: those of the rules that it keeps, and of the parts that it has. */
export function findConfirmed({ exchange, rules: judged, issues }: Observation): readonly string[] {
  const followed = judged.filter((rule) => !issues.some((issue) => issue.rule === rule));
  const parts = issues.length > 0 ? [] : [...getResponseParts(exchange)];
  return [...followed.flatMap((rule) => rules[rule].provenance), ...parts.flatMap(getStatementsAt)];
}

/** The parts of the contract that a right response shows: its components, and the fields and headers that it has. */
function getResponseParts({ operation, response, json }: HttpExchange): ReadonlySet<string> {
  const { path, method } = operation;
  const pointer = formatPointer(['paths', path, method.toLowerCase(), 'responses', String(response.status)]);
  const documented = getByPointer(document, pointer) as { readonly $ref?: string } | undefined;
  const { content = {}, headers = {} } = operation.responses[response.status] ?? ({} as Response);
  const parts = new Set<string>(documented?.$ref === undefined ? [] : [documented.$ref]);
  for (const [name, header] of Object.entries(headers)) {
    const { $ref } = header as { readonly $ref?: string };
    if ($ref !== undefined && response.headers[name.toLowerCase()] !== undefined) parts.add($ref);
  }
  const schema = content[getMediaType(response)]?.schema;
  if (schema) addParts(schema, json, json, [], parts);
  return parts;
}

/** Adds the pointers of a value and of everything in it; of a list those of its first item. */
function addParts(
  schema: Schema,
  root: unknown,
  value: unknown,
  path: readonly (string | number)[],
  parts: Set<string>,
): void {
  const pointer = findPointer(schema, root, path);
  if (pointer !== undefined) parts.add(pointer);
  const inner = Array.isArray(value) ? value.slice(0, 1).map((item, index) => [index, item] as const) : [];
  const fields = isJsonObject(value) ? Object.entries(value) : [];
  for (const [key, part] of [...inner, ...fields]) addParts(schema, root, part, [...path, key], parts);
}
