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
  /** Body to send as a form. */
  readonly form?: object;
  /** Body to send as it is. */
  readonly pdf?: Blob;
  /** What the answer is, when it is not JSON. */
  readonly answers?: 'pdf';
  /** The call goes to the authorization service: to `authUrl`, without an access token and without a tenant. */
  readonly service?: 'authorization';
}
/**
 * The URL of a call: the address, the path with its values, the query.
 *
 * @throws TypeError when a value is missing, or when it would lead to another path or to an unfiltered list.
 */
export declare function requestUrl(address: string, request: ApiRequest): string;
/** The body of a call and its media type; nothing when the call has no body. */
export declare function requestBody(request: ApiRequest):
  | {
      body: string | Blob;
      contentType: string;
    }
  | undefined;
