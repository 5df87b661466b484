import { TOKEN_VARIABLE } from '../../programs/command.ts';
import { CliError } from '../../programs/errors.ts';
import { ABSENT, type HttpRequest, type HttpResponse, parseJson } from './http.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';
import type { RateLimits, Target } from './settings.ts';

export interface ServerInfo {
  readonly isSandbox: boolean;
  /** Administration of the run; undefined when the server does not name it. */
  readonly administration: { readonly id: number | undefined; readonly name: string | undefined };
}

/** State of a sandbox's control plane: open, with another key, or absent. */
export type ControlPlane = 'open' | 'locked' | 'none';

const ADMINISTRATIONS = '/v1/administrations';

/** @throws CliError without a response, with what to do. */
export async function findControlPlane(
  { url, controlKey = '' }: { readonly url: string; readonly controlKey?: string | undefined },
  limits: RateLimits,
): Promise<ControlPlane> {
  const { status, headers, body } = await withClient(url, limits, (send) =>
    send(createGet('/_sandbox/health', { 'x-sandbox-key': controlKey })),
  );
  const { contractVersion } = (parseJson(body) ?? {}) as { contractVersion?: unknown };
  if (status === 200 && typeof contractVersion === 'string') return 'open';
  return headers['www-authenticate']?.startsWith('X-Sandbox-Key') ? 'locked' : 'none';
}

/**
 * Checks that the server responds, accepts the token, and has the administration.
 *
 * @param lists paths of other lists: a server can lack the list of administrations.
 * @throws CliError that says what to do.
 */
export async function preflight(target: Target, limits: RateLimits, lists: readonly string[] = []) {
  const { url, tenant } = target;
  const isSandbox = (await findControlPlane(target, limits)) === 'open';
  return withClient(url, limits, async (send): Promise<ServerInfo> => {
    const response = await send(createAdministrationsRequest(target));
    const isMissing = ABSENT.has(response.status) || response.status === 403;
    const hasOther = isMissing && (await hasOtherList(send, target, lists));
    if (hasOther) return { isSandbox, administration: { id: tenant, name: undefined } };
    if (tenant !== undefined && response.status !== 200) {
      // A server may respond to an unknown administration with any status.
      const anyTenant = { ...target, tenant: undefined };
      const others = await send(createAdministrationsRequest(anyTenant));
      const isThere = others.status === 200 || (isMissing && (await hasOtherList(send, anyTenant, lists)));
      if (isThere) throw new CliError(formatUnknownTenant(tenant, others));
    }
    assertAvailable(response, target);
    assertEnvelope(response, target);
    const { ids, isComplete, administration } = readAdministrations(response);
    if (tenant !== undefined && isComplete && !ids.includes(tenant)) {
      throw new CliError(formatUnknownTenant(tenant, response));
    }
    return { isSandbox, administration };
  });
}

async function hasOtherList(send: HttpClient['send'], target: Target, lists: readonly string[]): Promise<boolean> {
  for (const path of lists.filter((list) => list !== ADMINISTRATIONS)) {
    if (isList(await send(createTargetGet(path, target)))) return true;
  }
  return false;
}

function isList({ status, body }: HttpResponse): boolean {
  const { _data, _meta } = (parseJson(body) ?? {}) as { _data?: unknown; _meta?: unknown };
  return status === 200 && Array.isArray(_data) && typeof _meta === 'object' && _meta !== null;
}

/**
 * Rejects redirects of the token endpoint: Respect would follow them with the client secret.
 *
 * @throws CliError when the authorization service redirects, or does not respond.
 */
export async function rejectRedirectOfTokens(url: string, limits: RateLimits): Promise<void> {
  const request = { ...createGet('/connect/token'), method: 'POST' };
  const { status } = await withClient(url, limits, (send) => send(request));
  if (status < 300 || status >= 400) return;
  throw new CliError(`${url} redirects POST /connect/token (${status}). Give the URL that it redirects to.`);
}

async function withClient<Result>(
  url: string,
  limits: RateLimits,
  use: (send: HttpClient['send']) => Promise<Result>,
): Promise<Result> {
  const client = createHttpClient(url, limits);
  const send: HttpClient['send'] = (request) =>
    client.send(request).catch((error: NodeJS.ErrnoException) => {
      throw new CliError(explainError(url, error));
    });
  try {
    return await use(send);
  } finally {
    client.close();
  }
}

const createGet = (path: string, headers: Readonly<Record<string, string>> = {}): HttpRequest => ({
  method: 'GET',
  path,
  body: undefined,
  headers: Object.entries({ accept: 'application/json', ...headers }),
});

export const createAdministrationsRequest = (target: Target): HttpRequest => createTargetGet(ADMINISTRATIONS, target);

const createTargetGet = (path: string, { token, tenant }: Target): HttpRequest =>
  createGet(path, {
    authorization: `Bearer ${token}`,
    ...(tenant !== undefined && { 'x-tenant-id': String(tenant) }),
  });

const reasons: readonly (readonly [pattern: RegExp, explain: (url: string, code: string) => string])[] = [
  [/^ECONNREFUSED$/, (url) => `Nothing listens at ${url}. Is the server started, and is the port right?`],
  [/^(ENOTFOUND|EAI_AGAIN)$/, (url) => `The host of ${url} is not known. Is the name right?`],
  [/^(EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/, (url) => `${url} cannot be reached from here.`],
  [
    /CERT|SELF_SIGNED|ISSUER|SIGNATURE/,
    (url, code) =>
      `The certificate of ${url} is not trusted (${code}). Name the file of its authority in NODE_EXTRA_CA_CERTS.`,
  ],
  [/^(EPROTO|ERR_SSL.*)$/, (url, code) => `${url} does not speak TLS (${code}). Is it http instead?`],
  [/^HPE_/, (url) => `${url} does not speak HTTP. Is it https instead?`],
  [/^(ECONNRESET|EPIPE)$/, (url) => `${url} breaks the connection. Is it https instead of http, or a proxy between?`],
];

function explainError(url: string, { code = '', message }: NodeJS.ErrnoException): string {
  const [, explain] = reasons.find(([pattern]) => pattern.test(code)) ?? [];
  return explain?.(url, code) ?? `${url} does not respond: ${message}.`;
}

function assertAvailable({ status }: HttpResponse, { url }: Target): void {
  if (status === 200) return;
  const summary = `the status of GET ${ADMINISTRATIONS} is ${status}`;
  const explanations: Readonly<Record<number, string>> = {
    401: `The server rejects the token (401). Give a valid one, with --token or in ${TOKEN_VARIABLE}.`,
    403: 'The user of the token has no access (403). Choose an administration with --tenant.',
    404: `There is no such API at ${url}: ${summary}. ${getUrlHint(url) || 'Is the URL right?'}`,
    429: `${url} has a rate limit: ${summary}. Try later, or with a longer --max-retry-wait and fewer --rps.`,
  };
  throw new CliError(explanations[status] ?? `${url} is not ready: ${summary}. ${getUrlHint(url)}`.trim());
}

const getUrlHint = (url: string): string =>
  url.endsWith('/v1') ? 'The URL ends in /v1; paths of the contract begin with it. Leave it out.' : '';

/** Checks the envelope of a list, which every check needs. */
function assertEnvelope(response: HttpResponse, { url }: Target): void {
  if (isList(response)) return;
  const { headers, body } = response;
  const start = body.subarray(0, 40).toString().replaceAll(/\s+/g, ' ').trim();
  const actual = start === '' ? 'no body' : `${headers['content-type'] ?? 'no media type'}: ${start}`;
  throw new CliError(
    `${url} is no server of this API: GET ${ADMINISTRATIONS} returns ${actual}, and not {"_data": [...], "_meta": {...}}. ${getUrlHint(url)}`.trim(),
  );
}

function formatUnknownTenant(tenant: number, response: HttpResponse): string {
  const { ids } = readAdministrations(response);
  const choice = response.status === 200 && ids.length > 0 ? ` Choose ${ids.join(' or ')}.` : '';
  return `--tenant ${tenant}: there is no such administration, or the user of the token has no access to it.${choice}`;
}

function readAdministrations({ body }: HttpResponse) {
  const { _data, _meta } = (parseJson(body) ?? {}) as { _data?: unknown; _meta?: Readonly<Record<string, unknown>> };
  const rows: readonly unknown[] = Array.isArray(_data) ? _data : [];
  const ids = rows.map((row) => (row as { id?: unknown } | null)?.id).filter((id) => typeof id === 'number');
  const { pageCount, administrationName: name, administrationId: id } = _meta ?? {};
  return {
    ids,
    isComplete: pageCount === 1,
    administration: {
      id: typeof id === 'number' ? id : undefined,
      name: typeof name === 'string' ? name : undefined,
    },
  };
}
