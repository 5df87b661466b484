import { createContract } from '../../contract/contract.ts';
import {
  createResolver,
  isMethod,
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type PathItem,
  type RequestBody,
  type Response,
  type Schema,
} from '../../contract/document.ts';
import { formatPointer, getByPointer } from '../../contract/json-pointer.ts';
import { createRouter } from '../../contract/router.ts';
import { getTypes, isJsonObject } from '../../contract/schemas.ts';
import { type Exchange, parseJson } from './traffic.ts';

/** A part of a contract that an exchange uses. */
export interface Use {
  readonly exchange: Exchange;
  readonly side: 'request' | 'response';
  /** `lines[].quantity`, `query pageSize`; empty for the whole request or response. */
  readonly field: string;
  /** Undefined for a parameter, a field or a body that could be there, and is not. */
  readonly value: unknown;
}

/** The uses of the parts of a contract, by pointer. */
export type Usage = ReadonlyMap<string, readonly Use[]>;

/** Finds which parts of a contract some traffic uses. Its references are followed, so a component has the uses of all. */
export function findUsage(document: OpenApiDocument, exchanges: readonly Exchange[]): Usage {
  const usage = new Map<string, Use[]>();
  const router = createRouter(createContract(document).operations);
  for (const exchange of exchanges) {
    const match = router.find(exchange.method, exchange.path);
    const add = (pointer: string, use: Omit<Use, 'exchange'>): void => {
      const uses = usage.get(pointer) ?? [];
      usage.set(pointer, uses);
      uses.push({ exchange, ...use });
    };
    if (match) new ExchangeReader(document, exchange, add).read(match.operation.path, match.path);
  }
  return usage;
}

type AddUse = (pointer: string, use: Omit<Use, 'exchange'>) => void;

class ExchangeReader {
  readonly #document: OpenApiDocument;
  readonly #exchange: Exchange;
  readonly #add: AddUse;

  constructor(document: OpenApiDocument, exchange: Exchange, add: AddUse) {
    this.#document = document;
    this.#exchange = exchange;
    this.#add = add;
  }

  read(path: string, pathValues: Readonly<Record<string, string>>): void {
    const method = this.#exchange.method.toLowerCase().replace('head', 'get');
    if (!isMethod(method)) return;
    const item = this.#document.paths[path] as PathItem;
    const operation = item[method] as Operation;
    const pointer = formatPointer(['paths', path, method]);
    for (const part of [formatPointer(['paths', path]), pointer, '#/servers/0']) this.#use(part, '', true);
    for (const requirement of (operation.security ?? this.#document.security ?? []) as readonly object[])
      for (const name of Object.keys(requirement)) this.#use(`#/components/securitySchemes/${name}`, '', true);
    this.#readParameters(item.parameters ?? [], formatPointer(['paths', path, 'parameters']), pathValues);
    this.#readParameters(operation.parameters ?? [], `${pointer}/parameters`, pathValues);
    if (operation.requestBody) this.#readBody(operation.requestBody, `${pointer}/requestBody`);
    const response = operation.responses[String(this.#exchange.status)];
    if (response) this.#readResponse(response, `${pointer}/responses/${this.#exchange.status}`);
  }

  #use(pointer: string, field: string, value: unknown, side: Use['side'] = 'request'): void {
    this.#add(pointer, { side, field, value });
  }

  /** Follows the references of a part, and notes the use of each pointer on the way. */
  #follow<Part extends object>(
    part: Part,
    pointer: string,
    ...use: [field: string, value: unknown, side?: Use['side']]
  ): [Part, string] {
    this.#use(pointer, ...use);
    const { $ref } = part as { readonly $ref?: string };
    return $ref === undefined
      ? [part, pointer]
      : this.#follow(getByPointer(this.#document, $ref) as Part, $ref, ...use);
  }

  #readParameters(parameters: readonly Parameter[], list: string, path: Readonly<Record<string, string>>): void {
    const query = new URLSearchParams(this.#exchange.search);
    for (const [index, reference] of parameters.entries()) {
      const { name, in: place } = createResolver(this.#document)(reference);
      const texts = {
        query: query.getAll(name),
        path: [path[name] ?? []].flat(),
        header: [this.#exchange.headers[name.toLowerCase()] ?? []].flat(),
      }[place];
      const field = place === 'header' ? name : `${place} ${name}`;
      const [{ schema, explode }, pointer] = this.#follow(reference, `${list}/${index}`, field, texts[0]);
      const value = toValue(createResolver(this.#document)(schema), texts, explode);
      this.#readSchema(schema, `${pointer}/schema`, value, field, 'request');
    }
  }

  #readBody(reference: RequestBody, at: string): void {
    const { body, headers } = this.#exchange;
    const type = getType(headers);
    const [{ content }, pointer] = this.#follow(reference, at, '', type);
    const value = type.endsWith('/json') ? parseJson(body ?? '') : Object.fromEntries(new URLSearchParams(body ?? ''));
    this.#readContent(content, pointer, type, value, 'request');
  }

  #readResponse(reference: Response, at: string): void {
    const { json, responseHeaders } = this.#exchange;
    const [{ content = {}, headers = {} }, pointer] = this.#follow(reference, at, '', true, 'response');
    for (const [name, header] of Object.entries(headers)) {
      const value = responseHeaders[name.toLowerCase()];
      if (value === undefined) continue;
      this.#use(`${pointer}/headers`, name, value, 'response');
      this.#follow(header, `${pointer}/headers/${name}`, name, value, 'response');
    }
    this.#readContent(content, pointer, getType(responseHeaders), json, 'response');
  }

  #readContent(
    content: Readonly<Record<string, MediaType>>,
    parent: string,
    type: string,
    value: unknown,
    side: Use['side'],
  ): void {
    const pointer = `${parent}/content/${type.replaceAll('/', '~1')}`;
    const media = content[type];
    if (!media) return;
    this.#use(pointer, '', type, side);
    if (media.schema && value !== undefined) this.#readSchema(media.schema, `${pointer}/schema`, value, '', side);
  }

  #readSchema(reference: Schema, at: string, value: unknown, field: string, side: Use['side']): void {
    const [schema, pointer] = this.#follow(reference, at, field, value, side);
    const { oneOf = [], items, properties = {} } = schema;
    for (const index of this.#findAlternatives(oneOf, value))
      this.#readSchema(oneOf[index] as Schema, `${pointer}/oneOf/${index}`, value, field, side);
    if (items && Array.isArray(value))
      for (const item of value) this.#readSchema(items, `${pointer}/items`, item, `${field}[]`, side);
    if (!isJsonObject(value)) return;
    for (const [name, property] of Object.entries(properties)) {
      // What a response leaves out is of no use to anybody.
      if (!(name in value) && side === 'response') continue;
      const inner = field === '' ? name : `${field}.${name}`;
      this.#readSchema(property, `${pointer}/properties/${name}`, value[name], inner, side);
    }
  }

  /** The alternatives whose constants a value has. */
  #findAlternatives(oneOf: readonly Schema[], value: unknown): readonly number[] {
    if (!isJsonObject(value)) return [...oneOf.keys()];
    const resolve = createResolver(this.#document);
    return [...oneOf.keys()].filter((index) =>
      Object.entries(resolve(oneOf[index] as Schema).properties ?? {}).every(
        ([name, property]) => property.const === undefined || property.const === value[name],
      ),
    );
  }
}

const getType = (headers: Readonly<Record<string, string>>): string =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';

/** The value of a parameter as its schema describes it. */
function toValue(schema: Schema, texts: readonly string[], explode = true): unknown {
  if (texts.length === 0) return undefined;
  if (!getTypes(schema).includes('array')) return toScalar(schema, texts[0] ?? '');
  return (explode ? texts : texts.flatMap((text) => text.split(','))).map((text) => toScalar(schema.items ?? {}, text));
}

function toScalar(schema: Schema, text: string): unknown {
  const [type] = getTypes(schema);
  if (type === 'integer' || type === 'number') return Number(text);
  return type === 'boolean' ? text === 'true' : text;
}
