import type { Document } from './document-reader.ts';
import type { CallContext, CallError } from './errors.ts';
import type { Received } from './send.ts';

/** What a generated function knows about its call. All of it comes from the contract. */
export interface ApiRequest {
  /** Name of the operation, as in the contract: `listDebtors`. */
  readonly operation: string;
  readonly method: string;
  /** Path of the contract, with its placeholders: `/v1/debtors/{id}`. */
  readonly path: string;
  /** Values of the placeholders. */
  readonly pathParams?: Readonly<Record<string, string | number>>;
  readonly query?: object | undefined;
  /** Query parameters whose values are joined by commas. Those of the others are repeated: `id=1&id=2`. */
  readonly joined?: readonly string[];
  /** Body to send as JSON. */
  readonly json?: unknown;
  /** Body to send as something else. */
  readonly content?: Content;
  /** What the answer is, when it is not JSON. */
  readonly document?: Document;
  /** The call goes to the authorization service: to `authUrl`, without an access token and without a tenant. */
  readonly service?: Service;
}

/** A body and how to send it. What only a few calls need comes with them, so that the others do not carry it. */
export interface Content {
  readonly body: NonNullable<RequestInit['body']>;
  readonly contentType: string;
  /** The body can be sent only once. */
  readonly isStream?: boolean;
  /** What must not be read in an error. */
  readonly secrets?: readonly string[];
}

/** A service of the platform other than the API. */
export interface Service {
  /** The error that an answer outside 2xx is. */
  toError(context: CallContext, received: Received, secrets: readonly string[]): CallError;
}

/**
 * The URL of a call: the address, the path with its values, the query.
 *
 * @throws TypeError when a value is missing, or when it would lead to another path or to an unfiltered list.
 */
export function requestUrl(address: string, request: ApiRequest): string {
  const path = request.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(request, name));
  const query = queryString(request);
  return `${address}${path}${query && `?${query}`}`;
}

/** The body of a call; nothing when the call has none. */
export const requestContent = ({ json, content }: ApiRequest): Content | undefined =>
  json === undefined ? content : { body: JSON.stringify(json), contentType: 'application/json' };

/** A dot segment or an empty one would change which path is called, and with it which operation. */
function segment({ operation, pathParams }: ApiRequest, name: string): string {
  const value = pathParams?.[name];
  const text = String(value ?? '');
  if (['', '.', '..', 'NaN'].includes(text)) {
    throw new TypeError(`${operation}: ${name} must identify a record, and ${JSON.stringify(value)} cannot.`);
  }
  return encodeURIComponent(text);
}

function queryString({ operation, query = {}, joined = [] }: ApiRequest): string {
  return pairs(query)
    .flatMap(([name, value]) => {
      if (!Array.isArray(value)) return [pair([name, value])];
      if (value.length === 0) {
        // Sent as nothing, it would return what was meant to be filtered out: the whole list.
        throw new TypeError(`${operation}: ${name} is an empty list. Leave it out, or give it a value.`);
      }
      if (joined.includes(name)) return [pair([name, value]).replaceAll('%2C', ',')];
      return value.map((one) => pair([name, one]));
    })
    .join('&');
}

/** The fields that have a value. */
export const pairs = (fields: object): [string, unknown][] =>
  Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);

/** `name=value`, as it stands in a query and in a form. */
export const pair = ([name, value]: [string, unknown]): string =>
  `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`;
