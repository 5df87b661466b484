/** A setting of Postman; some are switches. */
interface Setting {
  readonly key: string;
  readonly value: string | boolean;
  readonly type: 'string' | 'boolean';
}

/** How Postman authorizes the requests of a collection or of a folder, or one request. */
export interface Auth {
  readonly type: 'bearer' | 'oauth2' | 'noauth';
  readonly bearer?: readonly Setting[];
  readonly oauth2?: readonly Setting[];
}

/** A script that Postman runs after an answer. */
export interface Event {
  readonly listen: 'test';
  readonly script: { readonly type: 'text/javascript'; readonly exec: readonly string[] };
}

const settings = (values: Readonly<Record<string, string | boolean>>): readonly Setting[] =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value,
    type: typeof value === 'string' ? 'string' : 'boolean',
  }));

/** Every request carries the token of the variable. */
export const bearerToken: Auth = { type: 'bearer', bearer: settings({ token: '{{token}}' }) };

export const noToken: Auth = { type: 'noauth' };

/**
 * The settings of Postman's own sign-in: the authorization code flow with PKCE, in a window of Postman, which sees the
 * address of the callback and does not call it.
 *
 * @param scope the scopes to ask for, separated by spaces.
 */
export const signInWindow = (scope: string): Auth => ({
  type: 'oauth2',
  oauth2: settings({
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

/** Keeps the tokens of an answer, so that the requests that follow use them. */
export const keepTokens: Event = {
  listen: 'test',
  script: {
    type: 'text/javascript',
    exec: [
      'if (pm.response.code === 200) {',
      '  const tokens = pm.response.json();',
      "  pm.collectionVariables.set('token', tokens.access_token);",
      "  if (tokens.refresh_token) pm.collectionVariables.set('refreshToken', tokens.refresh_token);",
      '}',
    ],
  },
};
