import { WorkflowsFailed } from './options.ts';

/** What was found out about a server before anything is run on it. */
export interface FoundServer {
  /** The administration that applies: the one asked for, or the default one of the token. */
  readonly tenant: number;
}

/** What a server answers to one request. */
interface Answer {
  readonly status: number;
  readonly body: {
    readonly detail?: string;
    readonly _meta?: { readonly administrationId?: number };
    readonly status?: unknown;
    readonly contractVersion?: unknown;
  };
}

/** Milliseconds that the first answer may take. */
const patience = 15_000;

/**
 * Makes a first call, to find out what would make every workflow fail.
 *
 * @param url without a slash at the end.
 * @throws WorkflowsFailed with a sentence that says what to do: no such server, nobody there, a token that is refused.
 */
export async function probe(
  url: string,
  { token, tenant }: { token: string; tenant: string | undefined },
): Promise<FoundServer> {
  const headers = { authorization: `Bearer ${token}`, ...(tenant && { 'x-tenant-id': tenant }) };
  const { status, body } = await ask(`${url}/v1/administrations?pageSize=1&fields=id`, headers);
  const administration = body._meta?.administrationId;
  if (status === 200 && administration !== undefined) return { tenant: Number(tenant ?? administration) };
  throw new WorkflowsFailed(refusal(url, status, body.detail));
}

function refusal(url: string, status: number, detail = ''): string {
  const said = detail && ` It says: ${detail}`;
  if (status === 401) {
    return `${url} refuses the access token (401). Give one that is valid with --token, or in ACCOUNTING_TOKEN.${said}`;
  }
  if (status === 403) return `${url} does not let this token in (403). Choose its administration with --tenant.${said}`;
  if (status === 429) return `${url} was called too often (429). Wait a while, and run it again.`;
  return `${url} does not answer as the API does: GET /v1/administrations was answered ${status}. Give the address of the API with --url, without /v1.${said}`;
}

/**
 * Whether a server is a sandbox whose control plane can be used.
 *
 * @throws WorkflowsFailed when it wants a key that was not given, or another one.
 */
export async function hasControlPlane(url: string, controlKey = ''): Promise<boolean> {
  const { status, body } = await ask(`${url}/_sandbox/health`, { 'x-sandbox-key': controlKey });
  if (status === 401 && body.detail !== undefined) {
    throw new WorkflowsFailed(
      `The sandbox at ${url} was started with a key for its control plane. Give that key with --control-key, or in ACCOUNTING_CONTROL_KEY.`,
    );
  }
  return status === 200 && body.contractVersion !== undefined;
}

async function ask(address: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const { origin, hostname } = new URL(address);
  try {
    const response = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(patience) });
    return { status: response.status, body: (await response.json().catch(() => ({}))) as Answer['body'] };
  } catch (error) {
    const { name, cause } = error as Error;
    const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
    throw new WorkflowsFailed(unreachable(code, origin, hostname));
  }
}

function unreachable(code: string, origin: string, hostname: string): string {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `There is no server called ${hostname}. Is the address after --url right?`;
  }
  if (code === 'ECONNREFUSED') return `Nothing listens at ${origin}. Is the server running, and is the port right?`;
  if (code === 'TimeoutError') return `${origin} did not answer within ${patience / 1000} seconds.`;
  if (/CERT|SELF_SIGNED|ISSUER/.test(code)) {
    return `The certificate of ${origin} is not trusted (${code}). Name the file of the one that signed it in NODE_EXTRA_CA_CERTS.`;
  }
  return `${origin} cannot be reached (${code}).`;
}
