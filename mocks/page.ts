import { Html, html } from './html.ts';
import { stylesheet, stylesheetSource } from './stylesheet.ts';

/** Headers of all pages. */
export const PAGE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

export interface Page {
  /** `en`. */
  readonly language: string;
  readonly product: string;
  readonly title: string;
  readonly content: Html;
}

/** Renders a page of the sandbox itself: sign-in, the start page. */
export function renderPage({ language, product, title, content }: Page): string {
  const page = html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <title>${title} · ${product}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <style>${new Html(stylesheet)}</style>
  </head>
  <body>
    <main>
      <p class="product">${product}</p>
      <h1>${title}</h1>${content}
    </main>
  </body>
</html>
`;
  return String(page);
}

/**
 * Creates the Content-Security-Policy of a page: its own style and nothing else.
 *
 * @param formActions where its forms may lead, as sources of the policy. Default: nowhere.
 */
export const createPagePolicy = (formActions: readonly string[] = []): string =>
  [
    "default-src 'none'",
    `style-src ${stylesheetSource}`,
    `form-action ${formActions.length > 0 ? formActions.join(' ') : "'none'"}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
