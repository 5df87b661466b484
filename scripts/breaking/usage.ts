import { createContract } from '../../contract/contract.ts';
import type { OpenApiDocument, Operation, Parameter, PathItem, Response, Schema } from '../../contract/document.ts';
import { createResolver } from '../../contract/document.ts';
import { formatPointer, getByPointer } from '../../contract/json-pointer.ts';
import type { Match } from '../../contract/router.ts';
import { getTypes, isJsonObject } from '../../contract/schemas.ts';
import { CUT, type Exchange, getField, type Message, parseBody } from './traffic.ts';

/** A part of a contract that an exchange uses. */
export interface Use {
  readonly exchange: Exchange;
  readonly pointer: string;
  readonly side: 'request' | 'response';
  /** `lines[].quantity`, `query pageSize`; empty for the whole request or response. */
  readonly field: string;
  /** Undefined for a parameter or a field that could be there, and is not; `CUT` for one that the recording lacks. */
  readonly value: unknown;
}

/** The uses of the parts of a contract, by pointer; of `#` all requests. */
export type Usage = ReadonlyMap<string, readonly Use[]>;

/** Finds which parts of a contract some traffic uses. Its references are followed, so a component has the uses of all. */
export function findUsage(document: OpenApiDocument, exchanges: readonly Exchange[]): Usage {
  const { router } = createContract(document);
  const uses = exchanges.flatMap((exchange) => {
    const match = router.find(exchange.method, exchange.path);
    return match ? listUses(document, exchange, match) : [];
  });
  return Map.groupBy(uses, ({ pointer }) => pointer);
}

function listUses(document: OpenApiDocument, exchange: Exchange, match: Match): readonly Use[] {
  const resolve = createResolver(document);
  const item = formatPointer(['paths', match.operation.path]);
  const pointer = `${item}/${match.operation.method.toLowerCase()}`;
  const sent = { exchange, side: 'request', field: '', value: true } as const;
  const uses: Use[] = ['#', item, pointer].map((part) => ({ ...sent, pointer: part }));
  for (const part of [item, pointer]) {
    const { parameters = [] } = getByPointer(document, part) as PathItem;
    for (const [index, parameter] of parameters.entries()) readParameter(parameter, `${part}/parameters/${index}`);
  }
  const { requestBody, responses } = getByPointer(document, pointer) as Operation;
  const { [String(exchange.status)]: response } = exchange.method === 'HEAD' ? {} : responses;
  if (requestBody) readMessage(requestBody, exchange.request, { ...sent, pointer: `${pointer}/requestBody` });
  const received = { ...sent, side: 'response', pointer: `${pointer}/responses/${exchange.status}` } as const;
  if (response) readMessage(response, exchange.response, received);
  return uses;

  /** Follows the references of a part, and adds the use of each pointer on the way. */
  function follow<Part extends object>(part: Part, use: Use): [Part, pointer: string] {
    uses.push(use);
    const { $ref } = part as { readonly $ref?: string };
    if ($ref === undefined) return [part, use.pointer];
    return follow(getByPointer(document, $ref) as Part, { ...use, pointer: $ref });
  }

  function readParameter(reference: Parameter, at: string): void {
    const { name, in: place, schema, explode } = resolve(reference);
    const header = exchange.request.headers[name.toLowerCase()];
    const query = new URLSearchParams(exchange.query).getAll(name);
    const texts = { query, path: [match.path[name] ?? []].flat(), header: [header ?? []].flat() }[place];
    const use = { ...sent, field: place === 'header' ? name : `${place} ${name}`, value: texts[0] };
    const [, whole] = follow(reference, { ...use, pointer: at });
    readSchema(schema, { ...use, pointer: `${whole}/schema`, value: toValue(resolve(schema), texts, explode) });
  }

  function readMessage(part: object, message: Message, use: Use): void {
    const type = message.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    const [{ content = {}, headers = {} }, whole] = follow(part as Response, { ...use, value: type });
    for (const [name, header] of Object.entries(headers)) {
      const value = message.headers[name.toLowerCase()];
      if (value === undefined) continue;
      uses.push({ ...use, pointer: `${whole}/headers`, field: name, value });
      follow(header, { ...use, pointer: `${whole}/headers/${name}`, field: name, value });
    }
    const { [type]: media } = content;
    if (!media) return;
    const [{ schema }, body] = follow(media, { ...use, pointer: `${whole}/content/${type.replaceAll('/', '~1')}` });
    const value = type.endsWith('json') ? parseBody(message) : Object.fromEntries(new URLSearchParams(message.body));
    if (schema) readSchema(schema, { ...use, pointer: `${body}/schema`, value });
  }

  function readSchema(reference: Schema, use: Use): void {
    const [schema, whole] = follow(reference, use);
    const isObject = use.side === 'request' && isJsonObject(use.value);
    for (const { part, key, name, value } of listParts(schema, use.value)) {
      // A field that a response leaves out is of no use to anybody.
      if ((value === undefined && !isObject) || !hasConstants(resolve(part), value)) continue;
      readSchema(part, { ...use, pointer: `${whole}/${key}`, field: `${use.field}${name}`.replace(/^\./, ''), value });
    }
  }
}

/** The parts of a schema, each with what a value has there. */
function listParts({ oneOf = [], items, properties = {} }: Schema, value: unknown) {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value].filter((whole) => whole === CUT);
  const fields = Object.entries(properties);
  return [
    ...oneOf.map((part, index) => ({ part, key: `oneOf/${index}`, name: '', value })),
    ...(items ? list.map((item) => ({ part: items, key: 'items', name: '[]', value: item })) : []),
    ...fields.map(([name, part]) => ({
      part,
      key: `properties/${name}`,
      name: `.${name}`,
      value: getField(value, name),
    })),
  ];
}

/** Checks whether an object has the constants of a schema, which tell the alternatives of a union apart. */
const hasConstants = ({ properties = {} }: Schema, value: unknown): boolean =>
  !isJsonObject(value) ||
  Object.entries(properties).every(([name, { const: text }]) => [undefined, value[name]].includes(text));

/** The value of a parameter as its schema describes it. */
function toValue(schema: Schema, texts: readonly string[], explode = true): unknown {
  const [text] = texts;
  const [type] = getTypes(schema);
  if (text === undefined || type === undefined || type === 'string') return text;
  if (type === 'array') return (explode ? texts : text.split(',')).map((item) => toValue(schema.items ?? {}, [item]));
  return type === 'boolean' ? text === 'true' : Number(text);
}
