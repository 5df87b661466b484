import { html, raw } from 'hono/html';
import { stylesheet, stylesheetSource } from './stylesheet.ts';
import { type Language, type Problem, texts } from './texts.ts';

/** A page for a person: the HTML and the headers that go with it. */
export interface Page {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface SignInPage {
  readonly client: { readonly id: string; readonly name: string };
  readonly scopes: readonly string[];
  readonly redirectUri: string;
  readonly users: readonly { readonly name: string; readonly profileName: string }[];
  /** Where the form may lead: sources of a Content-Security-Policy. */
  readonly formTargets: readonly string[];
}

/** The page on which a developer chooses the user to sign in as. Works without scripts. */
export function signInPage(
  language: Language,
  { client, scopes, redirectUri, users, formTargets }: SignInPage,
): Promise<Page> {
  const { signIn } = texts[language];
  const content = html`
      <p><strong>${client.name}</strong> (<code>${client.id}</code>) ${signIn.asksForAccess}</p>
      <ul>${scopes.map((scope) => html`<li>${signIn.scopes[scope] ?? scope}</li>`)}</ul>
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
  return page(language, { title: signIn.title, content, formTargets });
}

/** What the developer needs to repair the problem: the value that the application sent, or what is wrong with it. */
export interface Clue {
  readonly label: 'received' | 'reason';
  readonly text: string;
}

/** Says why a sign-in cannot go on, to the developer who has to repair it. */
export function problemPage(language: Language, problem: Problem, clue?: Clue): Promise<Page> {
  const { problems, ...labels } = texts[language];
  const { title, what } = problems[problem];
  const content = html`
      <p>${what}</p>${
        clue &&
        html`
      <p class="quiet">${labels[clue.label]}: <code>${clue.text}</code></p>`
      }`;
  return page(language, { title, content, formTargets: [] });
}

interface Frame {
  readonly title: string;
  readonly content: unknown;
  readonly formTargets: readonly string[];
}

async function page(language: Language, { title, content, formTargets }: Frame): Promise<Page> {
  const { product } = texts[language];
  const body = await html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <title>${title} · ${product}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <style>${raw(stylesheet)}</style>
  </head>
  <body>
    <main>
      <p class="product">${product}</p>
      <h1>${title}</h1>${content}
    </main>
  </body>
</html>
`;
  return { body: String(body), headers: headers(language, formTargets) };
}

function headers(language: Language, formTargets: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `style-src ${stylesheetSource}`,
    `form-action ${formTargets.length > 0 ? formTargets.join(' ') : "'none'"}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    'Content-Security-Policy': policy.join('; '),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}
