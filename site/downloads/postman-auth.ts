type Settings = readonly { readonly key: string; readonly value: string | boolean; readonly type: string }[];

/** How Postman authorizes the requests of a collection or of a folder, or one request. */
export interface Auth {
  readonly type: 'bearer' | 'oauth2' | 'noauth';
  readonly bearer?: Settings;
  readonly oauth2?: Settings;
}

const toSettings = (values: Readonly<Record<string, string | boolean>>): Settings =>
  Object.entries(values).map(([key, value]) => ({ key, value, type: typeof value }));

/** Every request sends the token of the variable. */
export const bearerAuth: Auth = { type: 'bearer', bearer: toSettings({ token: '{{token}}' }) };

export const noAuth: Auth = { type: 'noauth' };

/**
 * Creates the settings of Postman's own sign-in: the authorization code flow with PKCE, in a window of Postman, which
 * reads the address of the callback without calling it.
 *
 * @param scope scopes, separated by spaces.
 */
export const createOAuth2Auth = (scope: string): Auth => ({
  type: 'oauth2',
  oauth2: toSettings({
    tokenName: 'Accounting Platform',
    grant_type: 'authorization_code_with_pkce',
    authUrl: '{{authUrl}}/connect/authorize',
    accessTokenUrl: '{{authUrl}}/connect/token',
    refreshTokenUrl: '{{authUrl}}/connect/token',
    redirect_uri: '{{redirectUri}}',
    useBrowser: false,
    clientId: '{{clientId}}',
    clientSecret: '{{clientSecret}}',
    client_authentication: 'body',
    challengeAlgorithm: 'S256',
    scope,
    addTokenTo: 'header',
    headerPrefix: 'Bearer',
  }),
});
