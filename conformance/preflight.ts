import { CannotRun } from './arguments.ts';
import { operationAt } from './contract.ts';
import { tokenVariable } from './curl.ts';
import type { Reply, Request } from './exchange.ts';
import { type Politeness, type Sender, senderTo } from './sender.ts';

export interface Target {
  /** The address of the server, without a slash at its end. */
  readonly url: string;
  readonly token: string;
  readonly tenant: number | undefined;
}

/** What a server says of itself before a run. */
export interface Acquaintance {
  /** Whether it is a sandbox, which has a control plane. */
  readonly sandbox: boolean;
  /** The name of the administration; undefined when it does not say it. */
  readonly administration: string | undefined;
  /** Its identifier; undefined when the server does not say it. */
  readonly administrationId: number | undefined;
}

/** Whether a server has the control plane of a sandbox, and whether it wants a key that was not given. */
export type ControlPlane = 'open' | 'locked' | 'none';

/** @throws CannotRun when there is no response; it says what to do. */
export async function findControlPlane(
  { url, controlKey = '' }: { readonly url: string; readonly controlKey?: string | undefined },
  politeness: Politeness,
): Promise<ControlPlane> {
  const sender = senderTo(url, politeness);
  try {
    const reply = await sent(sender, { url }, requestFor('/_sandbox/health', { 'x-sandbox-key': controlKey }));
    if (isSandbox(reply)) return 'open';
    return reply.headers['www-authenticate']?.startsWith('X-Sandbox-Key') ? 'locked' : 'none';
  } finally {
    sender.close();
  }
}

/**
 * Finds out whether a run makes sense: whether there is a server, whether it takes the token, and whether it has the
 * administration.
 *
 * @throws CannotRun that says what to do.
 */
export async function meet(target: Target, politeness: Politeness): Promise<Acquaintance> {
  const sender = senderTo(target.url, politeness);
  try {
    const sandbox = (await findControlPlane(target, politeness)) === 'open';
    const reply = await sent(sender, target, administrationsRequest(target));
    if (reply.status === 403 && target.tenant !== undefined) {
      const other = await sent(sender, target, administrationsRequest({ ...target, tenant: undefined }));
      throw new CannotRun(`${noAdministration(target.tenant)} ${choiceIn(other)}`.trim());
    }
    refuseUnless200(reply, target);
    const { tenant } = target;
    const { ids, isAll, selected, selectedId } = read(reply);
    if (tenant !== undefined && isAll && !ids.includes(tenant)) {
      throw new CannotRun(`${noAdministration(tenant)} ${choiceIn(reply)}`.trim());
    }
    return { sandbox, administration: selected, administrationId: selectedId };
  } finally {
    sender.close();
  }
}

/**
 * Respect follows redirects, and a form with a client secret would go where they lead.
 *
 * @throws CannotRun when the authorization service redirects, or does not respond.
 */
export async function rejectRedirectOfTokens(url: string, politeness: Politeness): Promise<void> {
  const sender = senderTo(url, politeness);
  try {
    const request = { method: 'POST', path: '/connect/token', headers: {}, body: undefined };
    const { status } = await sent(sender, { url }, request);
    if (status < 300 || status >= 400) return;
    throw new CannotRun(`${url} redirects POST /connect/token (${status}). Give the address that it redirects to.`);
  } finally {
    sender.close();
  }
}

const listPath = '/v1/administrations';

function requestFor(path: string, headers: Request['headers'] = {}): Request {
  return { method: 'GET', path, headers: { accept: 'application/json', ...headers }, body: undefined };
}

function administrationsRequest({ token, tenant }: Target): Request {
  if (!operationAt(listPath, 'list')) throw new Error(`The contract has no ${listPath}`);
  const chosen = tenant === undefined ? {} : { 'x-tenant-id': String(tenant) };
  return requestFor(listPath, { authorization: `Bearer ${token}`, ...chosen });
}

async function sent(sender: Sender, { url }: Pick<Target, 'url'>, request: Request): Promise<Reply> {
  try {
    return await sender.send(request);
  } catch (error) {
    throw new CannotRun(whyNoAnswer(url, error as NodeJS.ErrnoException));
  }
}

/** Why there is no answer, by the code of the error. */
const reasons: readonly (readonly [RegExp, (url: string, code: string) => string])[] = [
  [/^ECONNREFUSED$/, (url) => `Nothing listens at ${url}. Is the server started, and is the port right?`],
  [/^(ENOTFOUND|EAI_AGAIN)$/, (url) => `The host of ${url} is not known. Is the name right?`],
  [/^(EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/, (url) => `${url} cannot be reached from here.`],
  [
    /CERT|SELF_SIGNED|ISSUER|SIGNATURE/,
    (url, code) =>
      `The certificate of ${url} is not trusted (${code}). Name the file of its authority in NODE_EXTRA_CA_CERTS.`,
  ],
  [/^(EPROTO|ERR_SSL.*)$/, (url, code) => `${url} does not speak TLS as it should (${code}). Is it http instead?`],
  [/^HPE_/, (url) => `What listens at ${url} does not speak HTTP. Is it https instead?`],
  [/^(ECONNRESET|EPIPE)$/, (url) => `${url} breaks the connection. Is it https instead of http, or a proxy between?`],
];

function whyNoAnswer(url: string, { code = '', message }: NodeJS.ErrnoException): string {
  const [, tell] = reasons.find(([shape]) => shape.test(code)) ?? [];
  return tell?.(url, code) ?? `${url} does not answer: ${message}.`;
}

const isSandbox = ({ status, body }: Reply): boolean => {
  const { contractVersion } = (jsonIn(body) ?? {}) as { contractVersion?: unknown };
  return status === 200 && typeof contractVersion === 'string';
};

function refuseUnless200({ status }: Reply, { url }: Target): void {
  if (status === 200) return;
  const what = `GET ${listPath} is answered ${status}`;
  if (status === 401) {
    throw new CannotRun(
      `The server does not take the token (401). Give one that is valid, with --token or in ${tokenVariable}.`,
    );
  }
  if (status === 403) throw new CannotRun('The user of the token has no access (403). Choose with --tenant.');
  if (status === 404) throw new CannotRun(`There is no such API at ${url}: ${what}. Is the address right?`);
  if (status === 429)
    throw new CannotRun(`${what} for too long. Try later, or with more --patience and a lower --rate.`);
  if (status >= 300) throw new CannotRun(`${url} is not ready: ${what}.`);
}

const noAdministration = (tenant: number): string =>
  `There is no administration ${tenant}, or the user of the token has no access to it.`;

function choiceIn(reply: Reply): string {
  const { ids } = read(reply);
  return reply.status === 200 && ids.length > 0 ? `There is ${ids.join(', ')}. Choose with --tenant.` : '';
}

interface Envelope {
  readonly _data?: unknown;
  readonly _meta?: {
    readonly pageCount?: unknown;
    readonly administrationName?: unknown;
    readonly administrationId?: unknown;
  };
}

/** What the list of administrations says; a server that breaks the contract here is left to the checks. */
function read({ body }: Reply) {
  const { _data, _meta } = (jsonIn(body) ?? {}) as Envelope;
  const rows: readonly unknown[] = Array.isArray(_data) ? _data : [];
  const ids = rows.map((row) => (row as { id?: unknown } | null)?.id).filter((id) => typeof id === 'number');
  const { administrationName: name, administrationId: id } = _meta ?? {};
  return {
    ids,
    isAll: _meta?.pageCount === 1,
    selected: typeof name === 'string' ? name : undefined,
    selectedId: typeof id === 'number' ? id : undefined,
  };
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
