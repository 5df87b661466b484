/** A bearer token for the user `demo`. It is always valid, on the loopback interface only. */
export const demoToken = 'sandbox-demo-token';

export const demoUser = 'demo';

/** The only OAuth client of the sandbox. Its secret is public, because it protects demo data only. */
export const demoClient = { id: 'sandbox-client', secret: 'sandbox-secret' } as const;

/** A redirect URI for tools, which read the code from the redirect. The sandbox accepts every loopback URI. */
export const demoRedirectUri = 'http://localhost:3000/callback';

export const DEFAULT_PORT = 4010;

export const defaultUrl = 'http://localhost:4010';
