import type { Response, Schema } from '../../contract/document.ts';
import { formatPointer, getByPointer } from '../../contract/json-pointer.ts';
import { document, findPointer, isJsonObject } from '../contract.ts';
import { getMediaType, type HttpExchange, type Issue } from '../session/http.ts';
import { getStatementsAt } from './provenance.ts';
import { type RuleId, rules } from './rules.ts';

/** Limit of responses of an operation and a status whose parts are read: more show nothing new. */
const MAX_RESPONSES = 5;

/** Statements that exchanges confirm: those of the rules that they follow, and of the parts that they have. */
export class Confirmations {
  readonly ids = new Set<string>();
  readonly #counts = new Map<string, number>();

  /** @param followed rules that the exchange follows, together with earlier ones. */
  add(exchange: HttpExchange, issues: readonly Issue[], followed: readonly RuleId[] = []): void {
    for (const id of followed.flatMap((rule) => rules[rule].provenance)) this.ids.add(id);
    const key = `${exchange.operation.id} ${exchange.response.status}`;
    const count = this.#counts.get(key) ?? 0;
    if (issues.length > 0 || count >= MAX_RESPONSES) return;
    this.#counts.set(key, count + 1);
    for (const id of [...getResponseParts(exchange)].flatMap(getStatementsAt)) this.ids.add(id);
  }
}

/** Lists the parts of the contract that a right response shows: its components, and the fields and headers that it has. */
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
