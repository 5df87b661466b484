import { getRequiredParameters, type Operation } from '../../contract.ts';
import type { Query } from '../../session/http.ts';
import type { Check, Context } from '../check.ts';
import { expectRejection } from './expect-rejection.ts';
import type { BaseRequest } from './rejections.ts';

export const UNKNOWN_CLIENT = 'contract-test-unknown-client';
const UNREGISTERED_URI = 'https://foreignTenant.example/callback';
const STATE = 'contract-test-state';

/** Checks the authorization endpoint: a known client, and unknown clients and callbacks. */
export const authorizeCheck: Check = {
  name: 'sign-in',
  appliesTo: ({ id }) => id === 'authorize',
  async run(operation, context) {
    const { session } = context;
    const { client } = session.settings;
    const base = createBase(operation, client?.id ?? UNKNOWN_CLIENT, client?.redirectUri ?? UNREGISTERED_URI);
    const unknown = { description: 'an unknown client', rule: 'unknown-client', status: 400 } as const;
    await expectRejection(context, base, { ...unknown, change: replace(base, 'client_id', UNKNOWN_CLIENT) });
    if (client?.redirectUri === undefined) {
      session.coverage.skip(operation, 302, 'needs a client with a redirect URI');
      return;
    }
    const unregistered = { description: 'an unregistered redirect URI', rule: 'redirect-uri', status: 400 } as const;
    await expectRejection(context, base, { ...unregistered, change: replace(base, 'redirect_uri', UNREGISTERED_URI) });
    await checkSignIn(base, context);
  },
};

/** Creates the parameters of the contract's example, without the code verifier. */
function createBase(operation: Operation, clientId: string, redirectUri: string): BaseRequest {
  const values: Readonly<Record<string, string>> = { client_id: clientId, redirect_uri: redirectUri, state: STATE };
  const required = getRequiredParameters(operation).map(({ name, example }) => [name, String(example)] as const);
  const query = [...new Map([...required, ...Object.entries(values)])];
  return { operation, path: operation.path, query };
}

const replace = ({ query = [] }: BaseRequest, name: string, value: string): { readonly query: Query } => ({
  query: query.map(([key, current]) => [key, key === name ? value : current]),
});

/** Checks that the browser continues with the sign-in page, and an error returns to the callback with the state. */
async function checkSignIn(base: BaseRequest, { session }: Context): Promise<void> {
  const { operation, path, query = [] } = base;
  await session.request(operation, { description: 'a known client', path, query, expected: [302], rule: 'sign-in' });
  const wrong = { description: 'an unknown response type', path, ...replace(base, 'response_type', 'contract_test') };
  const exchange = await session.request(operation, wrong);
  if (exchange.response.status !== 302) return;
  const callback = URL.parse(exchange.response.headers.location ?? '', session.settings.url)?.searchParams;
  if (callback?.has('error') && callback.get('state') === STATE) return;
  const message = 'The redirect to the callback lacks "error" or the state that was sent.';
  session.report({ rule: 'sign-in-error', message, exchanges: [exchange] });
}
