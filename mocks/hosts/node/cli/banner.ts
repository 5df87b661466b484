import { isLoopbackHost } from '../../../http/loopback.ts';
import { demoClient, demoToken } from '../../../seed/demo-access.ts';
import { hasControlPlane } from '../../../worlds/options.ts';
import { BUILD_COMMAND, commandName } from '../commands.ts';
import type { Sandbox, SandboxOptions } from '../options.ts';
import { DEFAULT_HOST } from '../server/listen.ts';

export type BannerOptions = Pick<Sandbox, 'url' | 'isLocal' | 'hasDocs' | 'contractVersion'> &
  Partial<Pick<Sandbox, 'fingerprint'>> &
  SandboxOptions;

export function formatBanner(options: BannerOptions): string {
  const { url, isLocal, hasDocs, docs, data, journal, contractVersion, fingerprint } = options;
  const hasControl = hasControlPlane(isLocal, options);
  const warning = getWarning(options);
  const rows: readonly (readonly [name: string, text: string | undefined, isShown: boolean])[] = [
    ['API', `${url}   (paths begin with /v1)`, true],
    ['Docs', `${url}/docs/`, hasDocs],
    ['Docs', `not built yet; build them with: ${BUILD_COMMAND}`, !hasDocs && docs !== undefined],
    ['Certificate', 'self-signed; SHA-256 fingerprint:', fingerprint !== undefined],
    ['', fingerprint, fingerprint !== undefined],
    ['Token', `${demoToken}   (user demo, administrations 1 and 2)`, isLocal],
    ['Token', 'the demo token is disabled, because this is not a loopback address', !isLocal],
    ['Sign in', `client ${demoClient.id}, secret ${demoClient.secret}, any loopback redirect URI`, true],
    ['', 'users: demo (administrations 1 and 2), other (administration 3)', isLocal],
    ['Control', formatControl(options), true],
    ['', `reference: ${url}/docs/sandbox-controls/`, hasDocs && hasControl],
    ['Inspector', `${url}/_sandbox/inspector`, hasControl && journal !== 0],
    ['Journal', 'off, and with it the inspector and the readiness report', hasControl && journal === 0],
    ['Data', data ?? `in memory until it stops; store it with: ${commandName} --data FILE`, true],
    ['Warning', warning, warning !== undefined],
  ];
  const lines = rows.filter(([, , isShown]) => isShown).map(([name, text]) => `  ${name.padEnd(11)} ${text}`);
  return `
Sandbox of the Accounting Platform API, version ${contractVersion}

${lines.join('\n')}
${formatFirstCall(options)}
Stop with Ctrl+C.
`;
}

function formatControl({ url, isLocal, controlKey }: BannerOptions): string {
  const reset = `POST ${url}/_sandbox/reset`;
  if (controlKey !== undefined) return `${reset} with the key in X-Sandbox-Key restores the initial data`;
  if (isLocal) return `${reset} restores the initial data`;
  return `disabled, because this is not a loopback address; enable it with: ${commandName} --control-key KEY`;
}

/** Returns a warning about what `--trust-network` opens. On a loopback address it opens nothing. */
function getWarning({ trustNetwork, host = DEFAULT_HOST, controlKey }: BannerOptions): string | undefined {
  if (!trustNetwork || isLoopbackHost(host)) return undefined;
  const open = controlKey === undefined ? 'the demo token and /_sandbox' : 'the demo token';
  return `everybody who reaches this port can use ${open} (--trust-network, on ${host})`;
}

function formatFirstCall({ url, isLocal, fingerprint, scenario, seed = scenario }: BannerOptions): string {
  if (!isLocal) return '';
  // Without books, there are no debtors to list.
  const path = seed === 'empty' ? '/v1/ledgeraccounts?pageSize=2' : '/v1/debtors?pageSize=2';
  const insecure = fingerprint === undefined ? '' : '--insecure ';
  return `
Your first call:

  curl ${insecure}-H 'Authorization: Bearer ${demoToken}' '${url}${path}'
`;
}
