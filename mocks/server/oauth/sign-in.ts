import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type Provider from 'oidc-provider';
import type { InteractionResults } from 'oidc-provider';
import { isForeignForm } from '../../http/cors.ts';
import type { OidcProvider } from './load-provider.ts';
import { formTargets } from './loopback.ts';
import { type Page, problemPage, signInPage } from './pages.ts';
import { client } from './provider-configuration.ts';
import { type Language, type Problem, preferredLanguage } from './texts.ts';
import type { User } from './users.ts';

interface SignInOrder {
  readonly oidc: OidcProvider;
  readonly provider: Provider;
  readonly users: readonly User[];
  readonly onError: (error: unknown) => void;
}

/** A browser's request for a sign-in page, with the way to answer it. */
interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly language: Language;
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Answers `/connect/sign-in/{uid}`: shows the users to choose from (GET) and takes the choice (POST). */
export function createSignIn({ oidc, provider, users, onError }: SignInOrder) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const visit = { request, response, language: preferredLanguage(request.headers) };
    try {
      await answer(visit);
    } catch (error) {
      if (error instanceof oidc.errors.SessionNotFound) return show(visit, 404, 'expired');
      onError(error);
      await show(visit, 500, 'failure');
    }
  };

  async function answer(visit: Visit): Promise<void> {
    const interaction = await provider.interactionDetails(visit.request, visit.response);
    // The cookie that oidc-provider goes by is bound to this URL, and guards against forged requests.
    if (!pathOf(visit.request).endsWith(`/${interaction.uid}`)) return show(visit, 404, 'expired');
    if (visit.request.method !== 'POST') return choose(visit, 200, interaction);
    if (isForeignForm(visit.request.headers)) return show(visit, 403, 'foreign');
    const form = await readForm(visit.request);
    if (form?.has('cancel')) return finish(visit, cancelled);
    const user = users.find(({ name }) => name === form?.get('user'));
    if (!user) return choose(visit, 400, interaction);
    await finish(visit, await signedIn(interaction, user));
  }

  async function choose({ response, language }: Visit, status: number, { params }: Interaction): Promise<void> {
    const redirectUri = String(params.redirect_uri);
    const scopes = String(params.scope).split(' ');
    const targets = formTargets(redirectUri);
    send(response, status, await signInPage(language, { client, scopes, redirectUri, users, formTargets: targets }));
  }

  async function signedIn({ params }: Interaction, user: User): Promise<InteractionResults> {
    const grant = new provider.Grant({ accountId: user.name, clientId: client.id });
    grant.addOIDCScope(String(params.scope));
    return { login: { accountId: user.name, remember: false }, consent: { grantId: await grant.save() } };
  }

  async function finish({ request, response }: Visit, result: InteractionResults): Promise<void> {
    response.setHeader('Cache-Control', 'no-store');
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }
}

const cancelled = { error: 'access_denied', error_description: 'the user cancelled the sign-in' };

export function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '';
}

/** The longest form that the page sends is a user's name; anything longer is not from our page. */
const longestForm = 4096;

async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return length > longestForm ? undefined : new URLSearchParams(await text(request));
}

async function show({ response, language }: Visit, status: number, problem: Problem): Promise<void> {
  send(response, status, await problemPage(language, problem));
}

function send(response: ServerResponse, status: number, { body, headers }: Page): void {
  response.writeHead(status, headers).end(body);
}
