import { demoClient, demoToken } from '../demo-access.ts';
import { command } from './command.ts';

export interface BannerFacts {
  readonly url: string;
  readonly isLocal: boolean;
  /** Whether the documentation is served under `/docs`. */
  readonly hasDocs: boolean;
  readonly data: string | undefined;
  readonly contractVersion: string;
  /** SHA-256 of the certificate that it made for itself; undefined without one. */
  readonly fingerprint?: string | undefined;
  /** What there was to begin with; the demo companies when left out. */
  readonly seed?: 'demo' | 'empty' | undefined;
  /** What the control plane wants in `X-Sandbox-Key`. It is not printed. */
  readonly controlKey?: string | undefined;
  /** Whether every request is written to standard error. */
  readonly verbose?: boolean;
}

/** What the program prints once the sandbox listens: where things are, and a first call to copy. */
export function banner(facts: BannerFacts): string {
  const { url, contractVersion, data, fingerprint, verbose } = facts;
  const lines = [
    ['API', `${url}/v1`],
    ...(facts.hasDocs ? [['Docs', `${url}/docs/`]] : []),
    ...(fingerprint === undefined ? [] : certificate(fingerprint)),
    ...access(facts),
    ['Control', control(facts)],
    ...(hasControlPage(facts) ? [['', `and more: ${url}/docs/control.html`]] : []),
    ['Data', data ?? `in memory, gone when it stops (keep it with: ${command} --data FILE)`],
    ...(verbose ? [['Requests', 'on standard error, one line of JSON each']] : []),
  ];
  return `
Sandbox of the Accounting Platform API, version ${contractVersion}

${lines.map(([name = '', text]) => `  ${name.padEnd(11)} ${text}`).join('\n')}
${firstCall(facts)}
Stop with Ctrl+C.
`;
}

const hasControlPage = ({ isLocal, hasDocs, controlKey }: BannerFacts): boolean =>
  hasDocs && (isLocal || controlKey !== undefined);

const certificate = (fingerprint: string): string[][] => [
  ['Certificate', 'made just now, so no client trusts it yet; its SHA-256 is'],
  ['', fingerprint],
];

function access({ isLocal }: BannerFacts): string[][] {
  if (!isLocal) {
    return [
      ['Token', 'none: the demo token is off, because others can reach this address'],
      ['Sign in', `client ${demoClient.id}, secret ${demoClient.secret}, loopback redirect URIs`],
    ];
  }
  return [
    ['Token', `${demoToken}   (user demo, administrations 1 and 2)`],
    ['Sign in', `client ${demoClient.id}, secret ${demoClient.secret}, any loopback redirect URI`],
    ['', 'users: demo (administrations 1 and 2), other (administration 3)'],
  ];
}

function control({ url, isLocal, controlKey }: BannerFacts): string {
  if (controlKey !== undefined) return `POST ${url}/_sandbox/reset with the key in X-Sandbox-Key puts everything back`;
  if (isLocal) return `POST ${url}/_sandbox/reset puts everything back`;
  return `off, because others can reach this address (turn it on with: ${command} --control-key KEY)`;
}

/** Nobody has a token to call with where the demo token is off. */
function firstCall({ url, isLocal, fingerprint, seed }: BannerFacts): string {
  if (!isLocal) return '';
  // Without books there are accounts, but nobody to list.
  const path = seed === 'empty' ? '/v1/ledgeraccounts?pageSize=2' : '/v1/debtors?pageSize=2';
  const insecure = fingerprint === undefined ? '' : '--insecure ';
  return `
Your first call:

  curl ${insecure}-H 'Authorization: Bearer ${demoToken}' '${url}${path}'
`;
}
