import type { Response, Schema } from '../../contract/document.ts';
import { formatPointer, getByPointer } from '../../contract/json-pointer.ts';
import { document, findPointer, isJsonObject } from '../contract.ts';
import { getProvenance, getStatementsAt, getUndocumented } from '../rules/provenance.ts';
import { rules } from '../rules/rules.ts';
import { getMediaType, type HttpExchange } from '../session/http.ts';
import type { Observation } from './observer.ts';

/** What the responses of a server say about a decision of the contract, or about what it infers. */
export interface DecisionEvidence {
  readonly id: string;
  readonly statement: string;
  readonly result: 'confirmed' | 'contradicted' | 'not seen';
  /** The first response that contradicts it. */
  readonly example?: string;
}

export class Evidence {
  readonly #confirmed = new Set<string>();
  readonly #contradicted = new Map<string, string>();

  add(observation: Observation): void {
    const { exchange, issues } = observation;
    for (const issue of issues) {
      this.contradict(getProvenance(issue), `${exchange.request.method} ${exchange.operation.path}: ${issue.message}`);
    }
    this.confirm(observation);
  }

  /** Notes what an exchange shows to be so. */
  confirm({ exchange, rules: judged, issues }: Observation): void {
    const kept = judged.filter((rule) => !issues.some((issue) => issue.rule === rule));
    for (const id of kept.flatMap((rule) => rules[rule].provenance)) this.#confirmed.add(id);
    if (issues.length > 0) return;
    for (const id of [...getResponseParts(exchange)].flatMap(getStatementsAt)) this.#confirmed.add(id);
  }

  /** @param example the response that contradicts the statements. The first one of each is kept. */
  contradict(provenance: readonly string[], example: string): void {
    for (const id of provenance) if (!this.#contradicted.has(id)) this.#contradicted.set(id, example);
  }

  get decisions(): readonly DecisionEvidence[] {
    return getUndocumented().map(({ id, statement }) => {
      const example = this.#contradicted.get(id);
      if (example !== undefined) return { id, statement, result: 'contradicted', example };
      return { id, statement, result: this.#confirmed.has(id) ? 'confirmed' : 'not seen' };
    });
  }
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
