import type { Operation } from '../../contract.ts';
import type { HttpExchange } from '../../session/http.ts';
import type { RequestSpec } from '../../session/request.ts';
import type { Check, Context } from '../check.ts';
import { UNKNOWN_CLIENT } from '../negative/authorize.ts';

type Form = Readonly<Record<string, string>>;

const mediaType = 'application/x-www-form-urlencoded';
const serialize = (form: Form): string => String(new URLSearchParams(form));

const NEEDS_REFRESH_TOKEN = 'needs a client with a refresh token';

/** The token endpoint: wrong credentials, and new tokens for a refresh token. */
export const tokenCheck: Check = {
  name: 'tokens',
  appliesTo: ({ id }) => id === 'requestToken',
  async run(operation, context) {
    const { session } = context;
    const { client } = session.settings;
    const grant = { grant_type: 'refresh_token', refresh_token: 'contract-test-no-such-token' };
    const wrongSecret = { client_secret: 'contract-test-no-such-secret' };
    const unknownClient = { ...grant, ...wrongSecret, client_id: UNKNOWN_CLIENT };
    const invalidClient = { status: 401, error: 'invalid_client' };
    await expectError(context, operation, { description: 'an unknown client', ...invalidClient }, unknownClient);
    if (!client) {
      session.coverage.skip(operation, 400, 'needs a client');
      session.coverage.skip(operation, 200, NEEDS_REFRESH_TOKEN);
      return;
    }
    const own = { ...grant, client_id: client.id, client_secret: client.secret };
    const wrongClient = { ...own, ...wrongSecret };
    await expectError(context, operation, { description: 'a wrong secret', ...invalidClient }, wrongClient);
    const invalidGrant = { description: 'an unknown refresh token', status: 400, error: 'invalid_grant' };
    await expectError(context, operation, invalidGrant, own);
    await refresh(operation, context, own);
  },
};

interface ExpectedError {
  readonly description: string;
  readonly status: number;
  readonly error: string;
}

async function expectError(
  { session }: Context,
  operation: Operation,
  expected: ExpectedError,
  form: Form,
): Promise<void> {
  const { description } = expected;
  const spec = { description, path: operation.path, body: serialize(form), mediaType };
  const exchange = await session.request(operation, spec);
  const { status } = exchange.response;
  if (status === 429) return session.coverage.skip(operation, expected.status, 'the status was 429');
  const { error } = (exchange.json ?? {}) as { readonly error?: unknown };
  if (status === expected.status && error === expected.error) return;
  const message = `The response for ${description} is ${status} ${error}; expected ${expected.status} ${expected.error}.`;
  session.report({ rule: 'token-error', message, exchanges: [exchange] });
}

/** Uses the refresh token up, and keeps the new one. */
async function refresh(operation: Operation, { session }: Context, form: Form): Promise<void> {
  const token = session.guard.refreshToken;
  if (token === undefined) return session.coverage.skip(operation, 200, NEEDS_REFRESH_TOKEN);
  const body = serialize({ ...form, refresh_token: token });
  const spec: RequestSpec = {
    description: 'refresh',
    path: operation.path,
    body,
    mediaType,
    expected: [200],
    provenance: ['refresh-without-user', 'token-refresh-fields', 'token-endpoint-form'],
  };
  const exchange = await session.request(operation, spec);
  const next = getRefreshToken(exchange);
  if (next === undefined) return;
  session.guard.setRefreshToken(next);
  if (next !== token) return;
  session.report({ rule: 'refresh-token', message: 'The refresh token is not rotated.', exchanges: [exchange] });
}

function getRefreshToken({ json }: HttpExchange): string | undefined {
  const { refresh_token: token } = (json ?? {}) as { readonly refresh_token?: unknown };
  return typeof token === 'string' ? token : undefined;
}
