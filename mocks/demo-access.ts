/** The bearer token that is always valid, for the user `demo`, on the loopback interface only. */
export const demoToken = 'sandbox-demo-token';

/** The user whom the demo token belongs to. */
export const demoUser = 'demo';

/** The only client of the sandbox. Its secret is public: it protects demo data only. */
export const demoClient = { id: 'sandbox-client', secret: 'sandbox-secret' } as const;

/** A redirect URI for tools, which read the code from the redirect. The sandbox allows every loopback URI. */
export const demoRedirectUri = 'http://localhost:3000/callback';

export const DEFAULT_PORT = 4010;

/** The address at which the sandbox listens without options. */
export const defaultUrl = 'http://localhost:4010';
