import { demoClient, demoToken } from '../../../seed/demo-access.ts';
import { hasControlPlane } from '../../../worlds/has-control-plane.ts';
import type { Sandbox, SandboxOptions } from '../options.ts';
import { commandName } from './command.ts';

export type BannerOptions = Pick<Sandbox, 'url' | 'isLocal' | 'hasDocs' | 'contractVersion'> &
  Partial<Pick<Sandbox, 'fingerprint'>> &
  Pick<SandboxOptions, 'data' | 'seed' | 'controlKey'> & {
    /** Whether each request is logged to standard error. */
    readonly verbose?: boolean;
  };

/** Formats what the command prints once the sandbox listens: its URLs, and a first call to copy. */
export function formatBanner(options: BannerOptions): string {
  const { url, contractVersion, data, fingerprint, verbose } = options;
  const rows = [
    ['API', `${url}/v1`],
    ...(options.hasDocs ? [['Docs', `${url}/docs/`]] : []),
    ...(fingerprint === undefined
      ? []
      : [
          ['Certificate', 'self-signed; SHA-256 fingerprint:'],
          ['', fingerprint],
        ]),
    ...formatAccess(options),
    ['Control', formatControl(options)],
    ...(hasControlPage(options) ? [['', `reference: ${url}/docs/sandbox-controls/`]] : []),
    ...(hasControlPlane(options) ? [['Inspector', `${url}/_sandbox/inspector`]] : []),
    ['Data', data ?? `in memory until it stops; store it with: ${commandName} --data FILE`],
    ...(verbose ? [['Requests', 'logged to standard error, one line of JSON each']] : []),
  ];
  return `
Sandbox of the Accounting Platform API, version ${contractVersion}

${rows.map(([name = '', text]) => `  ${name.padEnd(11)} ${text}`).join('\n')}
${formatFirstCall(options)}
Stop with Ctrl+C.
`;
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

/** Without a demo token there is nothing to call with. */
function formatFirstCall({ url, isLocal, fingerprint, seed }: BannerOptions): string {
  if (!isLocal) return '';
  // Without books, the list of debtors is empty.
  const path = seed === 'empty' ? '/v1/ledgeraccounts?pageSize=2' : '/v1/debtors?pageSize=2';
  const insecure = fingerprint === undefined ? '' : '--insecure ';
  return `
Your first call:

  curl ${insecure}-H 'Authorization: Bearer ${demoToken}' '${url}${path}'
`;
}
