import { readAnswer } from './answer.ts';
import { secretsOf } from './redact.ts';
import { type ApiRequest, requestBody, requestUrl } from './request.ts';
import { send } from './send.ts';
import { type CheckedSettings, type ConnectionSettings, checkSettings, currentToken } from './settings.ts';

/** What can differ for one call. */
export interface CallOptions {
  /** Ends the call. The call then throws the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** The administration of this call, in the place of the connection's. */
  readonly tenant?: number | undefined;
  /** The language of this call's messages, in the place of the connection's. */
  readonly language?: string | undefined;
}

/**
 * The way to the platform, for one user. It is the first argument of every operation. It never changes, so many can
 * be used side by side; it doesn't show its token.
 */
export interface Connection {
  readonly baseUrl: string;
  readonly authUrl: string;
  readonly tenant: number | undefined;
  readonly language: string | undefined;
  /** A connection like this one for another administration or in another language. */
  with(changes: Pick<ConnectionSettings, 'tenant' | 'language'>): Connection;
  /**
   * Makes a call. The functions of the operations use it; they say which `Answer` the contract promises.
   *
   * @throws CallError, one of its kinds, when the call does not succeed.
   */
  call<Answer>(request: ApiRequest, options?: CallOptions): Promise<Answer>;
  /** The URL of a call, for a page that is opened in a browser. */
  url(request: ApiRequest): string;
}

/**
 * Makes a connection. It sends nothing yet.
 *
 * @example
 * const connection = connect({ baseUrl: 'http://localhost:4010', token: 'sandbox-demo-token', tenant: 1 });
 * const debtors = await listDebtors(connection, { pageSize: 25 });
 *
 * @throws TypeError when a setting cannot work.
 */
export function connect(settings: ConnectionSettings): Connection {
  const checked = checkSettings(settings);
  const { baseUrl, authUrl, tenant, language } = checked;
  return Object.freeze<Connection>({
    baseUrl,
    authUrl,
    tenant,
    language,
    with: (changes) => connect({ ...checked, ...changes }),
    // What an operation answers is known from the contract alone: it is claimed here, and nowhere else.
    call: <Answer>(request: ApiRequest, options: CallOptions = {}) =>
      call(checked, request, options) as Promise<Answer>,
    url: (request) => requestUrl(addressOf(checked, request), request),
  });
}

async function call(settings: CheckedSettings, request: ApiRequest, options: CallOptions): Promise<unknown> {
  options.signal?.throwIfAborted();
  const url = requestUrl(addressOf(settings, request), request);
  const content = requestBody(request);
  const token = request.service ? undefined : await currentToken(settings);
  const secrets = secretsOf(token, request.form);
  const received = await send({
    operation: request.operation,
    url,
    init: {
      method: request.method,
      headers: {
        Accept: `${request.answers === 'pdf' ? 'application/pdf' : 'application/json'}, application/problem+json`,
        ...(content && { 'Content-Type': content.contentType }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(!request.service &&
          choiceHeaders(options.tenant ?? settings.tenant, options.language ?? settings.language)),
      },
      ...(content && { body: content.body }),
    },
    isDocument: request.answers === 'pdf',
    fetch: settings.fetch ?? globalThis.fetch,
    timeout: settings.timeout,
    signal: options.signal,
    secrets,
  });
  return readAnswer(request, received, secrets);
}

const addressOf = ({ baseUrl, authUrl }: CheckedSettings, { service }: ApiRequest): string =>
  service === 'authorization' ? authUrl : baseUrl;

function choiceHeaders(tenant: number | undefined, language: string | undefined): Record<string, string> {
  return {
    ...(tenant !== undefined && { 'X-Tenant-Id': String(tenant) }),
    ...(language !== undefined && { 'Accept-Language': language }),
  };
}
