import type { CallContext, CallError } from './errors.js';
import type { Document } from './protocol.js';
import type { Received } from './send.js';
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
export declare function requestUrl(address: string, request: ApiRequest): string;
/** The body of a call; nothing when the call has none. */
export declare const requestContent: ({ json, content }: ApiRequest) => Content | undefined;
/** The fields that have a value. */
export declare const pairs: (fields: object) => [string, unknown][];
/** `name=value`, as it stands in a query and in a form. */
export declare const pair: ([name, value]: [string, unknown]) => string;
