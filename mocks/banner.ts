import { demoToken } from './demo-access.ts';

export interface BannerFacts {
  readonly url: string;
  readonly isLocal: boolean;
  readonly data: string | undefined;
  readonly contractVersion: string;
}

/** What `npm start` prints once the sandbox listens: where things are, and a first call to copy. */
export function banner({ url, isLocal, data, contractVersion }: BannerFacts): string {
  const access = isLocal
    ? `  Token       ${demoToken}   (user demo, administrations 1 and 2)
  Sign in     client sandbox-client, secret sandbox-secret, any loopback redirect URI
              users: demo (administrations 1 and 2), other (administration 3)
  Control     POST ${url}/_sandbox/reset puts everything back
`
    : `  Sign in     client sandbox-client, secret sandbox-secret, loopback redirect URIs
  The demo token and /_sandbox are off, because others can reach this address.
`;
  const firstCall = isLocal
    ? `
Your first call:

  curl -H 'Authorization: Bearer ${demoToken}' '${url}/v1/debtors?pageSize=2'
`
    : '';
  return `
Sandbox of the Accounting Platform API, version ${contractVersion}

  API         ${url}/v1
  Reference   ${url}/docs
${access}  Data        ${data === undefined ? 'in memory, gone when it stops (keep it with: npm start -- --data FILE)' : data}
${firstCall}
Stop with Ctrl+C.
`;
}
