import type { Response, Schema } from '../../contract/document.ts';
import { getByPointer } from '../../contract/json-pointer.ts';
import { document, findPointer, getOperationPointer, isJsonObject, type Path } from '../contract.ts';
import { getMediaType, type HttpExchange, type Issue } from '../session/http.ts';
import { getStatementsAt } from './provenance.ts';
import { type RuleId, rules } from './rules.ts';

/** Maximum responses to read per operation and status: more show nothing new. */
const MAX_RESPONSES = 5;

/** Statements that exchanges confirm, by the rules that they follow, and by their parts. */
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
    for (const id of listResponseParts(exchange).flatMap(getStatementsAt)) this.ids.add(id);
  }
}

/** Lists the parts of the contract that a valid response shows: its components, fields and headers. */
function listResponseParts({ operation, response, json }: HttpExchange): readonly string[] {
  const pointer = getOperationPointer(operation, 'responses', String(response.status));
  const { $ref } = (getByPointer(document, pointer) ?? {}) as Partial<Response>;
  const { content = {}, headers = {} } = operation.responses[response.status] ?? ({} as Response);
  const returned = Object.entries(headers).filter(([name]) => response.headers[name.toLowerCase()] !== undefined);
  const parts = [$ref, ...returned.map(([, header]) => (header as { readonly $ref?: string }).$ref)];
  const schema = content[getMediaType(response)]?.schema;
  return [...parts.filter((part) => part !== undefined), ...(schema ? listParts(schema, json, json, []) : [])];
}

/** Lists the schema pointers of a value and its parts; of an array, only the first item's. */
function listParts(schema: Schema, root: unknown, value: unknown, path: Path): readonly string[] {
  const items = Array.isArray(value) ? value.slice(0, 1).map((item, index) => [index, item] as const) : [];
  const fields = isJsonObject(value) ? Object.entries(value) : [];
  const inner = [...items, ...fields].flatMap(([key, part]) => listParts(schema, root, part, [...path, key]));
  return [...[findPointer(schema, root, path) ?? []].flat(), ...inner];
}
