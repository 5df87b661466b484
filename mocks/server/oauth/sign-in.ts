import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type Provider from 'oidc-provider';
import type { InteractionResults } from 'oidc-provider';
import type { User } from '../../accounting/context.ts';
import { isCrossSiteForm } from '../../http/cors.ts';
import { type Language, negotiateLanguage } from '../../messages/render.ts';
import { type HtmlResponse, renderProblemPage, renderSignInPage } from '../../sign-in/pages.ts';
import { getFormActionSources } from '../../sign-in/redirect-uris.ts';
import { client } from '../../sign-in/settings.ts';
import type { SignInProblem } from '../../sign-in/texts.ts';
import type { OidcProvider } from './provider-configuration.ts';

interface SignInOptions {
  readonly oidc: OidcProvider;
  readonly provider: Provider;
  readonly users: readonly User[];
  readonly onError: (error: unknown) => void;
}

interface SignInExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly language: Language;
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Creates the handler of `/connect/sign-in/{uid}`: shows the users to choose from (GET), and receives the choice (POST). */
export function createSignIn({ oidc, provider, users, onError }: SignInOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const exchange = { request, response, language: negotiateLanguage(request.headers['accept-language']) };
    try {
      await respond(exchange);
    } catch (error) {
      if (error instanceof oidc.errors.SessionNotFound) return sendProblem(exchange, 404, 'expired');
      onError(error);
      sendProblem(exchange, 500, 'failure');
    }
  };

  async function respond(exchange: SignInExchange): Promise<void> {
    const { request, response } = exchange;
    const interaction = await provider.interactionDetails(request, response);
    // The cookie of oidc-provider is bound to this URL, and protects against forged requests.
    if (!getPath(request).endsWith(`/${interaction.uid}`)) return sendProblem(exchange, 404, 'expired');
    if (request.method !== 'POST') return sendUserChoice(exchange, 200, interaction);
    if (isCrossSiteForm(request.headers)) return sendProblem(exchange, 403, 'crossSite');
    const form = await readForm(request);
    if (form?.has('cancel')) return finish(exchange, CANCELLED);
    const user = users.find(({ name }) => name === form?.get('user'));
    if (!user) return sendUserChoice(exchange, 400, interaction);
    await finish(exchange, await createGrant(interaction, user));
  }

  function sendUserChoice({ response, language }: SignInExchange, status: number, { params }: Interaction): void {
    const redirectUri = String(params.redirect_uri);
    const scopes = String(params.scope).split(' ');
    const formActions = getFormActionSources(redirectUri);
    send(response, status, renderSignInPage(language, { client, scopes, redirectUri, users, formActions }));
  }

  async function createGrant({ params }: Interaction, user: User): Promise<InteractionResults> {
    const grant = new provider.Grant({ accountId: user.name, clientId: client.id });
    grant.addOIDCScope(String(params.scope));
    return { login: { accountId: user.name, remember: false }, consent: { grantId: await grant.save() } };
  }

  async function finish({ request, response }: SignInExchange, result: InteractionResults): Promise<void> {
    response.setHeader('Cache-Control', 'no-store');
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }
}

const CANCELLED = { error: 'access_denied', error_description: 'the user cancelled the sign-in' };

/** Returns the path of a request, without its query. */
export const getPath = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

/** The form of the page contains a user's name; a longer one is not from our page. */
const MAX_FORM_BYTES = 4096;

async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return length > MAX_FORM_BYTES ? undefined : new URLSearchParams(await text(request));
}

function sendProblem({ response, language }: SignInExchange, status: number, problem: SignInProblem): void {
  send(response, status, renderProblemPage(language, problem));
}

function send(response: ServerResponse, status: number, { body, headers }: HtmlResponse): void {
  response.writeHead(status, headers).end(body);
}
