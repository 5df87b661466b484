import { demoToken } from '../../mocks/demo-access.ts';

/** What differs between who sends the requests, and to which server. */
export interface Variable {
  readonly key: string;
  readonly value: string;
  /** One line. */
  readonly description: string;
  /** The header that it is the value of. */
  readonly header?: string;
  /** The parameter of signing in, in a query or a form, that it is the value of. A filter of a list can be named the same. */
  readonly parameter?: string;
}

const sandbox = 'http://localhost:4010';

/** The variables of the collection and of the `.http` file, with what makes them work on the sandbox. */
export const variables: readonly Variable[] = [
  { key: 'baseUrl', value: sandbox, description: 'Where the API is. This is the sandbox on your own machine.' },
  { key: 'authUrl', value: sandbox, description: 'Where users sign in. The sandbox does that on its own port.' },
  { key: 'token', value: demoToken, description: 'Access token. This is the demo token of the sandbox.' },
  {
    key: 'tenant',
    value: '1',
    description: 'Identifier of the administration that the requests are about.',
    header: 'X-Tenant-Id',
  },
  {
    key: 'language',
    value: 'en',
    description: 'Language of the messages: en or nl.',
    header: 'Accept-Language',
  },
  { key: 'clientId', value: 'sandbox-client', description: 'The client ID.', parameter: 'client_id' },
  { key: 'clientSecret', value: 'sandbox-secret', description: 'Its secret.', parameter: 'client_secret' },
  {
    key: 'redirectUri',
    value: 'http://localhost:3000/callback',
    description: 'Where users come back to. The sandbox knows every address on your own machine.',
    parameter: 'redirect_uri',
  },
  {
    key: 'code',
    value: 'the-code-that-came-back',
    description: 'The code in the address that the user came back to. It is valid once, and for a short time.',
    parameter: 'code',
  },
  {
    key: 'refreshToken',
    value: 'the-refresh-token',
    description: 'The refresh token of the last answer. It is valid once.',
    parameter: 'refresh_token',
  },
];

/** `{{tenant}}` for `X-Tenant-Id`; undefined for a header that no variable stands for. */
export const headerVariable = (name: string): string | undefined => reference(({ header }) => header === name);

/** `{{clientId}}` for `client_id`; undefined for what no variable stands for. */
export const signInVariable = (name: string): string | undefined => reference(({ parameter }) => parameter === name);

function reference(stands: (variable: Variable) => boolean): string | undefined {
  const found = variables.find(stands);
  return found && `{{${found.key}}}`;
}
