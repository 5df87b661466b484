import type { Parameter } from '../../../contract/document.ts';
import { demoClient, demoToken } from '../../../mocks/seed/demo-access.ts';
import { SANDBOX_URL } from '../../../scripts/bundle/recording.ts';

/** A value that differs between users, or between servers. */
export interface Variable {
  readonly key: string;
  readonly value: string;
  /** One line. */
  readonly description: string;
  readonly isSecret?: true;
  /** Set by a request of the sign-in. */
  readonly isSaved?: true;
  readonly header?: string;
  /** The parameter with this value, in the query or the form of the sign-in only: a list can have a filter of that name. */
  readonly parameter?: string;
}

/** The variables of the collection, its environment and the `.http` file, with their values for the sandbox. */
export const variables: readonly Variable[] = [
  { key: 'baseUrl', value: SANDBOX_URL, description: 'Where the API is. This is the sandbox on your own machine.' },
  { key: 'authUrl', value: SANDBOX_URL, description: 'Where users sign in. The sandbox does that on its own port.' },
  {
    key: 'token',
    value: demoToken,
    description: 'Access token. This is the demo token of the sandbox.',
    isSecret: true,
  },
  {
    key: 'tenant',
    value: '1',
    description: 'Identifier of the administration.',
    header: 'X-Tenant-Id',
  },
  {
    key: 'language',
    value: 'en',
    description: 'Language of the messages: en or nl.',
    header: 'Accept-Language',
  },
  { key: 'clientId', value: demoClient.id, description: 'The client ID.', parameter: 'client_id' },
  {
    key: 'clientSecret',
    value: demoClient.secret,
    description: 'Its secret.',
    isSecret: true,
    parameter: 'client_secret',
  },
  {
    key: 'redirectUri',
    value: 'http://localhost:3000/callback',
    description: 'Where users return to. The sandbox accepts every address on your own machine.',
    parameter: 'redirect_uri',
  },
  {
    key: 'code',
    value: '',
    description: 'The code in the address that the user returned to. It is valid once, and for a short time.',
    isSecret: true,
    isSaved: true,
    parameter: 'code',
  },
  {
    key: 'refreshToken',
    value: '',
    description: 'The refresh token of the last response. It is valid once.',
    isSecret: true,
    isSaved: true,
    parameter: 'refresh_token',
  },
];

/** `{{tenant}}` for `X-Tenant-Id`; undefined for a header without a variable. */
export const getHeaderVariable = (parameter: Pick<Parameter, 'in' | 'name'>): string | undefined =>
  parameter.in === 'header' ? formatReference(variables.find(({ header }) => header === parameter.name)) : undefined;

/** `{{clientId}}` for `client_id`; undefined for a parameter without a variable. */
export const getSignInVariable = (name: string): string | undefined =>
  formatReference(variables.find(({ parameter }) => parameter === name));

const formatReference = (variable: Variable | undefined): string | undefined => variable && `{{${variable.key}}}`;
