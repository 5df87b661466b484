import type { Check, Context } from '../check.ts';
import type { Operation } from '../contract.ts';
import type { Exchange } from '../exchange.ts';
import { reportLeaks } from '../refusals/leaks.ts';
import { askForTheRest } from '../refusals/preferred.ts';
import { unknownClient } from '../refusals/sign-in.ts';
import type { Ask } from '../session.ts';

const mediaType = 'application/x-www-form-urlencoded';
const form = (fields: Readonly<Record<string, string>>): string => String(new URLSearchParams(fields));

/** A refresh token that no server gave. */
const noToken = 'contract-test-no-such-token';

/** The token endpoint: who is refused, and for what, and a new pair of tokens for a refresh token. */
export const tokens: Check = {
  name: 'tokens',
  appliesTo: ({ id }) => id === 'requestToken',
  async run(operation, context) {
    const { session } = context;
    const { client } = session.settings;
    const grant = { grant_type: 'refresh_token', refresh_token: noToken };
    const stranger = { ...grant, client_id: unknownClient, client_secret: 'contract-test-no-such-secret' };
    const trial = { operation, path: operation.path, body: form(stranger), mediaType };
    await askForTheRest({ session, sends: (one, ask) => session.ask(one, ask) }, trial);
    await refused(
      context,
      operation,
      { about: 'a client that there is not', status: 401, error: 'invalid_client' },
      stranger,
    );
    if (!client) {
      session.coverage.unreachable(operation, 400, 'needs a client');
      session.coverage.unreachable(operation, 200, 'needs a client with a refresh token');
      return;
    }
    const own = { ...grant, client_id: client.id, client_secret: client.secret };
    const wrongSecret = { ...own, client_secret: 'contract-test-no-such-secret' };
    await refused(context, operation, { about: 'a wrong secret', status: 401, error: 'invalid_client' }, wrongSecret);
    const wrongToken = { about: 'a refresh token that there is not', status: 400, error: 'invalid_grant' };
    await refused(context, operation, wrongToken, own);
    await refresh(operation, context, own);
  },
};

interface Expected {
  readonly about: string;
  readonly status: number;
  readonly error: string;
}

async function refused(
  { session }: Context,
  operation: Operation,
  { about, status, error }: Expected,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const exchange = await session.ask(operation, { about, path: operation.path, body: form(fields), mediaType });
  reportLeaks(session, exchange);
  const came = exchange.reply.status;
  if (came === 429) return session.coverage.unreachable(operation, status, '429 came instead');
  const { error: told } = (exchange.json ?? {}) as { readonly error?: unknown };
  if (came === status && told === error) return;
  const message = `With ${about} the answer is ${came} ${told}; ${status} ${error} was to be expected.`;
  session.violate({ rule: 'token refused', message }, exchange);
}

/** Refresh tokens that were given in the place of those that are used up, by the run that used them. */
const renewed = new WeakMap<Context['created'], string>();

/** Uses the refresh token up, and keeps the one that comes for the next time. */
async function refresh(operation: Operation, context: Context, own: Readonly<Record<string, string>>): Promise<void> {
  const { session, created } = context;
  const token = renewed.get(created) ?? session.settings.client?.refreshToken;
  if (token === undefined) {
    return session.coverage.unreachable(operation, 200, 'needs a client with a refresh token');
  }
  const ask: Ask = { about: 'refresh', path: operation.path, body: form({ ...own, refresh_token: token }), mediaType };
  const exchange = await session.ask(operation, { ...ask, expected: [200] });
  reportLeaks(session, exchange);
  const next = tokenIn(exchange);
  if (next === undefined) return;
  renewed.set(created, next);
  if (next !== token) return;
  const message = 'The refresh token that comes back is the one that was sent; another one was to be expected.';
  session.violate({ rule: 'refresh token', message }, exchange);
}

function tokenIn({ json }: Exchange): string | undefined {
  const { refresh_token: token } = (json ?? {}) as { readonly refresh_token?: unknown };
  return typeof token === 'string' ? token : undefined;
}
