import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { type Html, header, headerStyle, type PageName, productName } from '../pages/layout.ts';

/** A page that a program of others fills. */
export interface Application {
  readonly current: PageName;
  /** What the page is called, without the name of the product. */
  readonly title: string;
  /** One sentence, for search engines. */
  readonly description: string;
  /** What it starts with, a module in `assets/`. */
  readonly script: string;
  /** More that it loads, asked for at once and not when the script comes to it. */
  readonly preload: Html;
  /** CSS besides that of the header. */
  readonly style: string;
  /** What stands below the header. */
  readonly content: Html;
  /** What it may do, by the directives of a Content-Security-Policy. The style of the page is added to `style-src`. */
  readonly policy: Readonly<Record<string, readonly string[]>>;
}

/** The whole document, the same for the same application. */
export function application(page: Application): string {
  const style = headerStyle + page.style;
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${raw(policyOf(page.policy, style))}">
<title>${page.title} · ${productName}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${page.description}">
<link rel="icon" href="data:,">
${page.preload}
<script type="module" src="${page.script}"></script>
<style>${raw(style)}</style>
</head>
<body>
${header(page.current)}
${page.content}
</body>
</html>
`);
}

/** A hash beside 'unsafe-inline' would switch that off, so a page has the one or the other. */
function policyOf(directives: Application['policy'], style: string): string {
  const styles = directives['style-src'] ?? [];
  const own = styles.includes("'unsafe-inline'") ? [] : [hashSource(style)];
  const all = { 'default-src': ["'none'"], ...directives, 'style-src': [...styles, ...own], 'base-uri': ["'none'"] };
  return Object.entries(all)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** How a policy names an inline text: by its hash. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
