import { html, raw } from 'hono/html';
import { stylesheet, stylesheetSource } from './stylesheet.ts';

/** Markup: a template whose values were escaped. */
export type Html = ReturnType<typeof html>;

export const PAGE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

interface Page {
  readonly language: string;
  readonly title: string;
  readonly style?: string;
  readonly head?: Html;
  readonly body: Html;
}

export function renderPage({ language, title, style, head, body }: Page): string {
  const page = html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    ${style && raw(`<style>${style}</style>`)}${head}
  </head>
  <body>${body}
  </body>
</html>
`;
  return String(page);
}

interface Card {
  readonly language: string;
  readonly product: string;
  readonly title: string;
  readonly content: Html;
}

/** Renders a page with a short text: sign-in, start page. */
export const renderCard = ({ language, product, title, content }: Card): string =>
  renderPage({
    language,
    title: `${title} · ${product}`,
    style: stylesheet,
    body: html`
    <main>
      <p class="product">${product}</p>
      <h1>${title}</h1>${content}
    </main>`,
  });

/** @param formActions targets of forms, as sources of a Content-Security-Policy. Default: none. */
export const createPagePolicy = (formActions: readonly string[] = []): string =>
  [
    "default-src 'none'",
    `style-src ${stylesheetSource}`,
    `form-action ${formActions.length > 0 ? formActions.join(' ') : "'none'"}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
