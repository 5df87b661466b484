import { checkNumber } from './check-number.ts';
import type { CallContext, CallError } from './errors.ts';

/** Request of a generated function: contract and arguments only. */
export interface ApiRequest {
  /** The `operationId` of the contract: `listDebtors`. */
  readonly operation: string;
  /** Method of HTTP; GET by default. */
  readonly method?: string;
  /** Path template of the contract: `/v1/debtors/{id}`. */
  readonly path: string;
  /** Values of the path template. */
  readonly pathParams?: Readonly<Record<string, string | number>>;
  /** Query parameters. A filter that is undefined or null is a TypeError: every record would match. */
  readonly query?: object | undefined;
  /** Encoded body: `jsonContent(body)`. */
  readonly content?: Content;
  /** Reads a response that is not JSON. */
  readonly document?: DocumentReader;
  /** True when the response is a page of a list. */
  readonly isList?: boolean;
  /** Service to call instead of the API: at `authUrl`, without an access token and without a tenant. */
  readonly service?: Service;
}

/** Encoded body. Operations import their encoder, so that other bundles do not contain it. */
export interface Content {
  readonly body: NonNullable<RequestInit['body']>;
  readonly contentType: string;
  /** Values to redact in errors. */
  readonly secrets?: readonly string[];
}

/** Reader of a response that is not JSON. Operations import it, like the encoder. */
export interface DocumentReader {
  readonly contentType: string;
  /** Returns the document; undefined for other content, such as the page of a proxy. */
  read(body: Blob): Promise<Blob | undefined>;
}

/** Complete response. */
export interface RawResponse {
  readonly head: Pick<Response, 'ok' | 'status' | 'statusText' | 'headers'>;
  /** Empty for a document. */
  readonly text: string;
  /** Content that is not JSON, such as a PDF. */
  readonly document?: Blob;
}

/** A service of the platform other than the API. */
export interface Service {
  /** Creates the error of a response with a status outside 2xx. */
  toError(context: CallContext, response: RawResponse, secrets: readonly string[]): CallError;
}

/**
 * Builds the URL of a request: base URL, path with its values, and query.
 *
 * @throws TypeError when a path value is missing or would change the path, when a filter is null, undefined, an empty list or an
 * object, or a number that a body could not have either, and when a text is cut inside a character.
 */
export function getRequestUrl(baseUrl: string, request: ApiRequest): string {
  const path = request.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodePathParam(request, name));
  const query = encodeQuery(request);
  return `${baseUrl}${path}${query && `?${query}`}`;
}

/** Rejects empty and dot segments, which would change the path and with it the operation. */
function encodePathParam({ operation, pathParams }: ApiRequest, name: string): string {
  const value = pathParams?.[name];
  const text = `${value ?? ''}`;
  const isInteger = typeof value !== 'number' || Number.isSafeInteger(value);
  if (!isInteger || ['', '.', '..'].includes(text)) {
    throw new TypeError(
      `${operation}: ${name} must identify a record, unlike ${typeof value === 'string' ? JSON.stringify(value) : value}.`,
    );
  }
  return encode(operation, name, text);
}

/** Parameters of a list that are not filters, and that may be undefined. */
const OPTIONAL_PARAMETERS = ['page', 'pageSize', 'orderby', 'fields', 'metaOnly'];

/** Parameter that is sent as one comma-separated value. Others are repeated: `id=1&id=2`. */
const COMMA_SEPARATED = 'fields';

function encodeQuery({ operation, query = {} }: ApiRequest): string {
  return Object.entries(query)
    .filter(([name, value]) => (value ?? null) !== null || !OPTIONAL_PARAMETERS.includes(name))
    .flatMap(([name, value]) => {
      // Without the parameter the list would be unfiltered, and a Date does not determine a day.
      const values = [value].flat();
      if (!values.length || values.some((item) => item === undefined || typeof item === 'object')) {
        throw new TypeError(`${operation}: ${name} is null, undefined, an empty list or an object. Omit it.`);
      }
      for (const item of values) {
        checkNumber(item, name, `${operation}: ${name}`);
        // JSON allows exponents; a query does not.
        if (typeof item === 'number' && `${item}`.includes('e')) {
          throw new TypeError(`${operation}: ${name} must be below 1e21, unlike ${item}.`);
        }
      }
      const encoded = values.map((item) => encode(operation, name, item));
      if (name === COMMA_SEPARATED) return [`${name}=${encoded.join(',').replaceAll('%2C', ',')}`];
      return encoded.map((item) => `${name}=${item}`);
    })
    .join('&');
}

export const listPairs = (fields: object): [string, unknown][] =>
  Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);

/** @throws TypeError for a text that is cut inside a character, such as an emoji. */
function encode(operation: string, name: string, value: unknown): string {
  try {
    return encodeURIComponent(value as string);
  } catch {
    throw new TypeError(`${operation}: ${name} is cut inside a character.`);
  }
}
