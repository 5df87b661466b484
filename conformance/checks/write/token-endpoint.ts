import type { Operation } from '../../contract.ts';
import type { RequestSpec } from '../../session/request.ts';
import type { Check, Context } from '../check.ts';
import { UNKNOWN_CLIENT } from '../negative/authorize.ts';

type Form = Readonly<Record<string, string>>;

const NEEDS_REFRESH_TOKEN = 'needs a client with a refresh token';
const WRONG_SECRET = 'contract-test-no-such-secret';

/** Checks the token endpoint: wrong credentials, and new tokens for a refresh token. */
export const tokenCheck: Check = {
  name: 'tokens',
  appliesTo: ({ id }) => id === 'requestToken',
  async run(operation, context) {
    const { coverage, settings } = context.session;
    const { client } = settings;
    const grant = { grant_type: 'refresh_token', refresh_token: 'contract-test-no-such-token' };
    const own = { ...grant, client_id: client?.id ?? UNKNOWN_CLIENT, client_secret: client?.secret ?? WRONG_SECRET };
    const unknownClient = { ...own, client_secret: WRONG_SECRET, client_id: UNKNOWN_CLIENT };
    const wrongSecret = { ...own, client_secret: WRONG_SECRET };
    const expectError = createExpectation(operation, context);
    await expectError('an unknown client', unknownClient, 401, 'invalid_client');
    if (!client) {
      coverage.skip(operation, 400, 'needs a client');
      return coverage.skip(operation, 200, NEEDS_REFRESH_TOKEN);
    }
    await expectError('a wrong secret', wrongSecret, 401, 'invalid_client');
    await expectError('an unknown refresh token', own, 400, 'invalid_grant');
    await refresh(operation, context, own);
  },
};

const createSpec = ({ path }: Operation, description: string, form: Form): RequestSpec => ({
  description,
  path,
  body: String(new URLSearchParams(form)),
  mediaType: 'application/x-www-form-urlencoded',
});

const createExpectation =
  (operation: Operation, { session }: Context) =>
  async (description: string, form: Form, expected: number, expectedError: string): Promise<void> => {
    const exchange = await session.request(operation, createSpec(operation, description, form));
    const { status } = exchange.response;
    if (status === 429) return session.coverage.skip(operation, expected, 'the status was 429');
    const { error } = (exchange.json ?? {}) as { readonly error?: unknown };
    if (status === expected && error === expectedError) return;
    const message = `The response for ${description} is ${status} ${error}; expected ${expected} ${expectedError}.`;
    session.report({ rule: 'token-error', message, exchanges: [exchange] });
  };

/** Consumes the refresh token, and keeps the new one. */
async function refresh(operation: Operation, { session }: Context, form: Form): Promise<void> {
  const token = session.guard.refreshToken;
  if (token === undefined) return session.coverage.skip(operation, 200, NEEDS_REFRESH_TOKEN);
  const provenance = ['refresh-without-user', 'token-refresh-fields', 'token-endpoint-form'];
  const spec = { ...createSpec(operation, 'refresh', { ...form, refresh_token: token }), expected: [200], provenance };
  const exchange = await session.request(operation, spec);
  const { refresh_token: next } = (exchange.json ?? {}) as { readonly refresh_token?: unknown };
  if (typeof next !== 'string') return;
  session.guard.setRefreshToken(next);
  if (next !== token) return;
  session.report({ rule: 'refresh-token', message: 'The refresh token is not rotated.', exchanges: [exchange] });
}
