import { html, raw } from 'hono/html';
import { documentOf, hashSource } from '../pages/document.ts';
import { type Html, header, headerStyle, type PageName, productName } from '../pages/layout.ts';
import { browserFile } from './assets.ts';

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
  /** CSS besides that of all such pages. */
  readonly style: string;
  /** What stands below the header. */
  readonly content: Html;
  /** What it may do, by the directives of a Content-Security-Policy. The style of the page is added to `style-src`. */
  readonly policy: Readonly<Record<string, readonly string[]>>;
}

/** The whole document, the same for the same application. */
export async function application(page: Application): Promise<string> {
  const style = headerStyle + (await browserFile('application.css')) + page.style;
  return documentOf({
    title: `${page.title} · ${productName}`,
    description: page.description,
    policy: withStyle(page.policy, style),
    head: html`${page.preload}
<script type="module" src="${page.script}"></script>
<style>${raw(style)}</style>`,
    body: html`${header(page.current)}
${page.content}`,
  });
}

/** A hash beside 'unsafe-inline' would switch that off, so a page has the one or the other. */
function withStyle(directives: Application['policy'], style: string): Application['policy'] {
  const styles = directives['style-src'] ?? [];
  const own = styles.includes("'unsafe-inline'") ? [] : [hashSource(style)];
  return { 'default-src': ["'none'"], ...directives, 'style-src': [...styles, ...own], 'base-uri': ["'none'"] };
}
