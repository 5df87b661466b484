import { isLoopbackHost } from '../../../http/loopback.ts';
import { demoClient, demoToken } from '../../../seed/demo-access.ts';
import { hasControlPlane } from '../../../worlds/options.ts';
import { BUILD_COMMAND } from '../build-state.ts';
import { listOptions } from '../option-table.ts';
import type { Sandbox, SandboxOptions } from '../options.ts';
import { DEFAULT_HOST } from '../server/listen.ts';
import { commandName } from './command.ts';

export type BannerOptions = Pick<Sandbox, 'url' | 'isLocal' | 'hasDocs' | 'contractVersion'> &
  Partial<Pick<Sandbox, 'fingerprint'>> &
  Omit<SandboxOptions, 'log' | 'requestLog'> & {
    readonly verbose?: boolean;
  };

type Rows = readonly (readonly string[])[];

/**
 * Formats what the command prints once the sandbox listens: its URLs, what differs from a start without options, and a first
 * call to copy.
 */
export function formatBanner(options: BannerOptions): string {
  const { url, contractVersion, fingerprint } = options;
  const rows: Rows = [
    ['API', `${url}   (paths begin with /v1)`],
    ...formatDocs(options),
    ...(fingerprint === undefined
      ? []
      : [
          ['Certificate', 'self-signed; SHA-256 fingerprint:'],
          ['', fingerprint],
        ]),
    ...formatAccess(options),
    ['Control', formatControl(options)],
    ...(hasControlPage(options) ? [['', `reference: ${url}/docs/sandbox-controls/`]] : []),
    ...formatInspector(options),
    ['Data', options.data ?? `in memory until it stops; store it with: ${commandName} --data FILE`],
    ...formatOptions(options),
    ...formatWarning(options),
  ];
  return `
Sandbox of the Accounting Platform API, version ${contractVersion}

${rows.map(([name = '', text]) => `  ${name.padEnd(11)} ${text}`).join('\n')}
${formatFirstCall(options)}
Stop with Ctrl+C.
`;
}

function formatDocs({ url, hasDocs, docs }: BannerOptions): Rows {
  if (hasDocs) return [['Docs', `${url}/docs/`]];
  return docs === undefined ? [] : [['Docs', `not built yet; build them with: ${BUILD_COMMAND}`]];
}

const hasControlPage = (options: BannerOptions): boolean => options.hasDocs && hasControlPlane(options);

function formatAccess({ isLocal }: BannerOptions): string[][] {
  const signIn = ['Sign in', `client ${demoClient.id}, secret ${demoClient.secret}, any loopback redirect URI`];
  if (!isLocal) return [['Token', 'the demo token is disabled, because this is not a loopback address'], signIn];
  return [
    ['Token', `${demoToken}   (user demo, administrations 1 and 2)`],
    signIn,
    ['', 'users: demo (administrations 1 and 2), other (administration 3)'],
  ];
}

function formatControl({ url, isLocal, controlKey }: BannerOptions): string {
  const reset = `POST ${url}/_sandbox/reset`;
  if (controlKey !== undefined) return `${reset} with the key in X-Sandbox-Key restores the initial data`;
  if (isLocal) return `${reset} restores the initial data`;
  return `disabled, because this is not a loopback address; enable it with: ${commandName} --control-key KEY`;
}

function formatInspector(options: BannerOptions): Rows {
  if (!hasControlPlane(options)) return [];
  if (options.journal === 0) return [['Journal', 'off, and with it the inspector and the readiness report']];
  return [['Inspector', `${options.url}/_sandbox/inspector`]];
}

/** Options with a line of their own, or whose value is a secret. */
const LISTED: readonly string[] = ['port', 'host', 'trustNetwork', 'tls', 'data', 'docs', 'docsLater', 'controlKey'];

/** Lists what differs from a start without options, as it was written. */
function formatOptions(options: BannerOptions): Rows {
  const values: Readonly<Record<string, unknown>> = { ...options };
  const flags = listOptions().flatMap(([name, { flags: flag = '' }]) => {
    const value = values[name];
    if (flag === '' || LISTED.includes(name) || value === undefined || value === false) return [];
    return [value].flat().map((item) => flag.replace(/<.*>/, String(item)));
  });
  return flags.length === 0 ? [] : [['Options', flags.join(' ')]];
}

/** What `--trust-network` opens. On a loopback address it opens nothing. */
function formatWarning({ trustNetwork, host = DEFAULT_HOST, controlKey }: BannerOptions): Rows {
  if (!trustNetwork || isLoopbackHost(host)) return [];
  const open = controlKey === undefined ? 'the demo token and /_sandbox' : 'the demo token';
  return [['Warning', `everybody who reaches this port can use ${open} (--trust-network, on ${host})`]];
}

function formatFirstCall({ url, isLocal, fingerprint, scenario, seed = scenario }: BannerOptions): string {
  if (!isLocal) return '';
  // Without books, the list of debtors is empty.
  const path = seed === 'empty' ? '/v1/ledgeraccounts?pageSize=2' : '/v1/debtors?pageSize=2';
  const insecure = fingerprint === undefined ? '' : '--insecure ';
  return `
Your first call:

  curl ${insecure}-H 'Authorization: Bearer ${demoToken}' '${url}${path}'
`;
}
