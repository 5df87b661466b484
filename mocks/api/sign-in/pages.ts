import { html } from 'hono/html';
import type { User } from '../../accounting/context.ts';
import type { HttpRequest, HttpResponse } from '../../http/types.ts';
import { createPagePolicy, type Html, renderCard } from '../../insight/pages/render-page.ts';
import { chooseLanguage, type Language } from '../../messages/render.ts';
import en from './en.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import { client } from './settings.ts';

const texts: Readonly<Record<Language, typeof en>> = { en, nl };

type SignInProblem = keyof typeof en.problems;

type Scope = keyof typeof en.signIn.scopes;

type HtmlResponse = Omit<HttpResponse, 'status'>;

interface SignInPageOptions {
  readonly scopes: readonly string[];
  readonly redirectUri: string;
  readonly users: readonly User[];
  /** Where the form may lead, as sources of a Content-Security-Policy. */
  readonly formActions: readonly string[];
}

/** Renders the page on which a developer chooses the user. It works without scripts. */
export function renderSignInPage(
  language: Language,
  { scopes, redirectUri, users, formActions }: SignInPageOptions,
): HtmlResponse {
  const { signIn } = texts[language];
  const content = html`
      <p><strong>${client.name}</strong> (<code>${client.id}</code>) ${signIn.asksForAccess}</p>
      <ul>${scopes.map((scope) => html`<li>${signIn.scopes[scope as Scope]}</li>`)}</ul>
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
  return toResponse(language, signIn.title, content, formActions);
}

/** Details for the developer: the value that the application sent, or the reason. */
interface ErrorDetail {
  readonly label: 'received' | 'reason';
  readonly text: string;
}

export function showProblem(
  { headers }: HttpRequest,
  status: number,
  problem: SignInProblem,
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
  return { status, ...toResponse(language, title, content) };
}

function toResponse(language: Language, title: string, content: Html, formActions?: readonly string[]): HtmlResponse {
  return {
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
