import { createContract } from '../../contract/contract.ts';
import type { OpenApiDocument, Operation, Parameter, PathItem, Response, Schema } from '../../contract/document.ts';
import { createResolver } from '../../contract/document.ts';
import { formatPointer, getByPointer } from '../../contract/json-pointer.ts';
import { coerce } from '../../contract/query.ts';
import type { Match } from '../../contract/router.ts';
import { isJsonObject } from '../../contract/schemas.ts';
import { CUT, type Exchange, type Message, parseBody } from './traffic.ts';

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
    const single = place === 'path' ? match.path[name] : exchange.request.headers[name.toLowerCase()];
    const texts = place === 'query' ? new URLSearchParams(exchange.query).getAll(name) : [single ?? []].flat();
    const { items, ...own } = resolve(schema);
    const parts = explode === false ? texts.flatMap((text) => text.split(',')) : texts;
    const values = parts.map((text) => coerce(items ?? own, text));
    const value = items && texts.length > 0 ? values : values[0];
    const use = { ...sent, field: place === 'header' ? name : `${place} ${name}`, value };
    const [, whole] = follow(reference, { ...use, pointer: at });
    readSchema(schema, { ...use, pointer: `${whole}/schema` });
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
    const [schema, pointer] = follow(reference, use);
    const canLackFields = use.side === 'request' && isJsonObject(use.value);
    for (const [part, inner] of listParts(schema, { ...use, pointer })) {
      // A field that a response leaves out is of no use to anybody.
      if ((inner.value === undefined && !canLackFields) || !hasConstants(resolve(part), inner.value)) continue;
      readSchema(part, inner);
    }
  }
}

/** The parts of a schema, each with its use. */
function listParts({ oneOf = [], items, properties = {} }: Schema, use: Use): readonly (readonly [Schema, Use])[] {
  const at = (key: string): Use => ({ ...use, pointer: `${use.pointer}/${key}` });
  const list: readonly unknown[] = Array.isArray(use.value) ? use.value : [use.value].filter((value) => value === CUT);
  return [
    ...oneOf.map((part, index) => [part, at(`oneOf/${index}`)] as const),
    ...(items ? list.map((value) => [items, { ...at('items'), field: `${use.field}[]`, value }] as const) : []),
    ...Object.entries(properties).map(([name, part]) => [part, toFieldUse(at(`properties/${name}`), name)] as const),
  ];
}

/** Use of a field of an object, whose value is cut off with it. */
export const toFieldUse = (use: Use, name: string): Use => ({
  ...use,
  field: use.field === '' ? name : `${use.field}.${name}`,
  value: isJsonObject(use.value) ? use.value[name] : [use.value].find((value) => value === CUT),
});

/** Checks whether an object has the constants of a schema, which tell the alternatives of a union apart. */
const hasConstants = ({ properties = {} }: Schema, value: unknown): boolean =>
  !isJsonObject(value) ||
  Object.entries(properties).every(([name, { const: text }]) => [undefined, value[name]].includes(text));
