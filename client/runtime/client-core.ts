import { type ApiResponse, getBaseUrl, makeCall } from './call.ts';
import { type CallOptions, type ClientOptions, checkClientOptions } from './client-options.ts';
import { type ApiRequest, getRequestUrl } from './request.ts';

/**
 * An immutable client bound to the credentials of one user: the first argument of every operation. It does not expose
 * its token.
 */
export interface ClientCore {
  /** URL of the API, without a slash at its end. */
  readonly baseUrl: string;
  /** URL of the authorization service. */
  readonly authUrl: string;
  /** Identifier of the administration; undefined for the default one of the user. */
  readonly tenant: number | undefined;
  /** Language of messages; undefined for English. */
  readonly language: string | undefined;
  /** Returns a copy for another administration or another language. */
  with(changes: Pick<ClientOptions, 'tenant' | 'language'>): ClientCore;
  /**
   * Makes a call. Generated functions use it with the `Result` of the contract. It also calls paths that this version does not
   * know.
   *
   * @example
   * const thing = await client.call<Thing>({ operation: 'getThing', path: '/v1/things/{id}', pathParams: { id: 1 } });
   *
   * @throws CallError, one of its subclasses, when the call does not succeed.
   */
  call<Result>(request: ApiRequest, options?: CallOptions): CallPromise<Result>;
  /** Returns the URL of a call, for a page that a browser opens. */
  url(request: ApiRequest): string;
}

/** Function of an operation, with any arguments. */
export type AnyOperation = (client: ClientCore, ...args: never[]) => CallPromise<unknown>;

/** The content of a successful response. */
export interface CallPromise<Result> extends Promise<Result> {
  /**
   * Returns the content together with the status and the headers of the response.
   *
   * @example
   * const { data, headers } = await createDebtor(client, debtor).withResponse();
   */
  withResponse(): Promise<ApiResponse<Result>>;
}

/**
 * Creates a client without namespaces, where every byte counts. It sends no request.
 *
 * @example
 * const client = createClientCore({ baseUrl: 'http://localhost:4010', token: 'sandbox-demo-token', tenant: 1 });
 * const debtors = await listDebtors(client, { pageSize: 25 });
 *
 * @throws TypeError when an option is invalid.
 */
export function createClientCore(options: ClientOptions): ClientCore {
  const checked = checkClientOptions(options);
  const { baseUrl, authUrl, tenant, language } = checked;
  return Object.freeze<ClientCore>({
    baseUrl,
    authUrl,
    tenant,
    language,
    with: (changes) => createClientCore({ ...checked, ...changes }),
    call<Result>(request: ApiRequest, callOptions: CallOptions = {}) {
      const result = makeCall(checked, request, callOptions);
      // Only the contract knows the type of a response; only this line asserts it.
      const content = result.then(({ data }) => data as Result);
      return Object.assign(content, {
        async withResponse() {
          // Nobody awaits the content, so its error must not count as an unhandled rejection.
          content.catch(() => undefined);
          const { data, head } = await result;
          return { data: data as Result, status: head.status, headers: head.headers };
        },
      });
    },
    url: (request) => getRequestUrl(getBaseUrl(checked, request), request),
  });
}
