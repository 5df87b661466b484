import type { Check, Context } from '../check.ts';
import type { Operation } from '../contract.ts';
import { askForTheRest } from './preferred.ts';
import { tryingIn } from './reading.ts';
import { refuse } from './refuse.ts';
import type { Trial } from './trial.ts';

/** A client that no server knows. */
export const unknownClient = 'contract-test-unknown-client';
/** An address that no client has registered. */
const strangeUri = 'https://stranger.example/callback';
const state = 'contract-test-state';

/** What a browser is sent to the sign-in with, and what comes of a wrong client or callback. */
export const authorizeCheck: Check = {
  name: 'sign-in',
  appliesTo: ({ id }) => id === 'authorize',
  async run(operation, context) {
    const { client } = context.session.settings;
    const trying = tryingIn(context);
    const trial = trialFor(operation, client?.id ?? unknownClient, client?.redirectUri ?? strangeUri);
    await askForTheRest(trying, trial);
    const unknown = { about: 'a client that there is not', rule: 'unknown client', status: 400 };
    await refuse(trying, trial, unknown, { query: changed(trial, 'client_id', unknownClient) });
    if (client === undefined || client.redirectUri === undefined) {
      context.session.coverage.unreachable(operation, 302, 'needs a client with a redirect URI');
      return;
    }
    const strange = { about: 'a redirect URI of somebody else', rule: 'redirect URI', status: 400 };
    await refuse(trying, trial, strange, { query: changed(trial, 'redirect_uri', strangeUri) });
    await signIn(operation, trial, context);
  },
};

/** The parameters of the contract's example, without those that belong to a code verifier. */
function trialFor(operation: Operation, client: string, redirectUri: string): Trial {
  const own: Readonly<Record<string, string>> = { client_id: client, redirect_uri: redirectUri, state };
  const query = operation.parameters
    .filter(({ in: place, required, name }) => place === 'query' && (required === true || name in own))
    .map((parameter) => [parameter.name, own[parameter.name] ?? String((parameter as { example?: unknown }).example)]);
  return { operation, path: operation.path, query: query as [string, string][] };
}

const changed = ({ query = [] }: Trial, name: string, value: string): (readonly [string, string])[] =>
  query.map(([one, own]) => [one, one === name ? value : own]);

/** The browser goes on to the sign-in page, and an error goes back to the callback with the state. */
async function signIn(operation: Operation, { path, query = [] }: Trial, { session }: Context): Promise<void> {
  const about = 'a known client';
  await session.ask(operation, { about, path, query, expected: [302] });
  const wrong = changed({ operation, path, query }, 'response_type', 'contract_test');
  const exchange = await session.ask(operation, { about: 'a response type that there is not', path, query: wrong });
  if (exchange.reply.status !== 302) return;
  const location = URL.parse(exchange.reply.headers.location ?? '', session.settings.url);
  const back = location?.searchParams;
  if (back?.has('error') && back.get('state') === state) return;
  const message = 'The browser is sent back without "error" and the state that was sent.';
  session.violate({ rule: 'sign-in error', message }, exchange);
}
