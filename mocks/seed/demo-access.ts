/** Bearer token of the user `demo`: always valid, on the loopback interface only. */
export const demoToken = 'sandbox-demo-token';

export const demoUser = 'demo';

/** Only OAuth client of the sandbox. Its secret is public: it protects demo data. */
export const demoClient = { id: 'sandbox-client', secret: 'sandbox-secret' } as const;

/** Redirect URI for tools, which read the code from the redirect. The sandbox accepts every loopback URI. */
export const demoRedirectUri = 'http://localhost:3000/callback';

export const DEFAULT_PORT = 4010;

export const defaultUrl = 'http://localhost:4010';
