import { html } from 'hono/html';
import type { User } from '../../accounting/context.ts';
import type { HttpRequest, HttpResponse } from '../../http/types.ts';
import { createPagePolicy, type Html, renderCard } from '../../insight/pages/render-page.ts';
import { chooseLanguage, type Language } from '../../messages/render.ts';
import en from './en.json' with { type: 'json' };
import { type AuthorizationRequest, client } from './grants.ts';
import nl from './nl.json' with { type: 'json' };

const texts: Readonly<Record<Language, typeof en>> = { en, nl };

/** Shows the choice of users. The page works without scripts. */
export function showSignIn(
  request: HttpRequest,
  status: number,
  { scope, redirectUri }: AuthorizationRequest,
  users: readonly User[],
): HttpResponse {
  const language = chooseLanguage(request.headers['accept-language']);
  const { signIn } = texts[language];
  const scopes = scope.split(' ') as (keyof typeof signIn.scopes)[];
  const content = html`
      <p><strong>${client.name}</strong> (<code>${client.id}</code>) ${signIn.asksForAccess}</p>
      <ul>${scopes.map((name) => html`<li>${signIn.scopes[name]}</li>`)}</ul>
      <form method="post">
        <h2 id="users">${signIn.continueAs}</h2>
        <ul class="users" role="list" aria-labelledby="users">${users.map(
          ({ name, profileName }) => html`
          <li><button class="user" name="user" value="${name}"><strong>${profileName}</strong> <span>${name}</span></button></li>`,
        )}
        </ul>
        <p><button name="cancel" value="yes">${signIn.cancel}</button></p>
      </form>
      <p class="quiet">${signIn.returnsTo} <code>${redirectUri}</code></p>
      <p class="quiet">${signIn.note}</p>`;
  return toResponse(status, language, signIn.title, content, listFormActions(redirectUri));
}

const POLICY_HOSTS = ['localhost', '*.localhost', '127.0.0.1'];

/**
 * Lists the targets of the form as sources of a Content-Security-Policy. Browsers check the whole chain of redirects, so a
 * callback may lead to a front end on another port.
 */
function listFormActions(redirectUri: string): string[] {
  const sources = POLICY_HOSTS.flatMap((host) => [`http://${host}:*`, `https://${host}:*`]);
  const { hostname = '' } = URL.parse(redirectUri) ?? {};
  // A policy cannot match other IP addresses (CSP Level 3, section 6.7.2.9), only their scheme.
  const isOtherAddress = hostname !== '127.0.0.1' && !hostname.endsWith('localhost');
  return ["'self'", ...sources, ...(isOtherAddress ? ['http:', 'https:'] : [])];
}

/** Details for the developer: the value that was sent, or the reason. */
interface ErrorDetail {
  readonly label: 'received' | 'reason';
  readonly text: string;
}

export function showProblem(
  { headers }: HttpRequest,
  status: number,
  problem: keyof typeof en.problems,
  detail?: ErrorDetail,
): HttpResponse {
  const language = chooseLanguage(headers['accept-language']);
  const { problems, ...labels } = texts[language];
  const { title, description } = problems[problem];
  const content = html`
      <p>${description.replace('{client}', client.id).replace('{secret}', client.secret)}</p>${
        detail &&
        html`
      <p class="quiet">${labels[detail.label]}: <code>${detail.text}</code></p>`
      }`;
  return toResponse(status, language, title, content);
}

function toResponse(
  status: number,
  language: Language,
  title: string,
  content: Html,
  formActions?: readonly string[],
): HttpResponse {
  return {
    status,
    body: renderCard({ language, product: texts[language].product, title, content }),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': createPagePolicy(formActions),
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    },
  };
}
