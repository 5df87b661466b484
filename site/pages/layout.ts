import { html, raw } from 'hono/html';
import { type Html, hashSource, productName, renderDocument } from './document.ts';
import { baseStyle, headerStyle } from './style.ts';

export { baseStyle, type Html, headerStyle, productName };

/** The pages to which the header leads. */
export type PageName =
  | 'start'
  | 'reference'
  | 'console'
  | 'workflows'
  | 'downloads'
  | 'provenance'
  | 'changelog'
  | 'control';

/** The label of a page in the header, and its file in the folder of the site. */
export const sitePages: Readonly<Record<PageName, { readonly label: string; readonly file: string }>> = {
  start: { label: 'Start', file: 'index.html' },
  reference: { label: 'Reference', file: 'reference.html' },
  console: { label: 'Console', file: 'console.html' },
  workflows: { label: 'Workflows', file: 'workflows.html' },
  downloads: { label: 'Downloads', file: 'downloads.html' },
  provenance: { label: 'Provenance', file: 'provenance.html' },
  changelog: { label: 'Changelog', file: 'changelog.html' },
  control: { label: 'Control plane', file: 'control.html' },
};

/** The relative path from a page to the folder of the site. */
export type Root = '' | '../';

/**
 * Renders the header of every page. Its style is {@link headerStyle}.
 *
 * @param current the page to mark with `aria-current`; pages in subfolders mark none.
 */
export function renderHeader(current?: PageName, root: Root = ''): Html {
  const links = Object.entries(sitePages).map(
    ([name, { label, file }]) =>
      html`<li><a href="${root}${file}"${name === current ? raw(' aria-current="page"') : ''}>${label}</a></li>`,
  );
  return html`<header class="site-header">
<a class="site-name" href="${root}index.html">${productName}</a>
<nav aria-label="Site"><ul>${links}</ul></nav>
</header>`;
}

/** A page without scripts. */
export interface Page {
  /** Without the name of the product. */
  readonly title: string;
  /** One sentence, for search engines. */
  readonly description: string;
  /** The page in the header; undefined for a page that the header has no link to. */
  readonly current?: PageName;
  readonly root?: Root;
  /** The content of `main`. */
  readonly content: Html;
  /** CSS for this page, after that of all pages. */
  readonly style?: string;
  /** Links to other formats of the page, in the head. */
  readonly links?: Html;
}

/** Renders a complete document. Its policy allows only its own styles, by their hashes. */
export function renderPage({ title, description, current, root = '', content, style = '', links }: Page): string {
  const styles = [baseStyle + headerStyle, style].filter(Boolean);
  const fullTitle = current === 'start' ? title : `${title} · ${productName}`;
  return renderDocument({
    title: fullTitle,
    description,
    policy: {
      'default-src': ["'none'"],
      'img-src': ["'self'", 'data:'],
      'style-src': styles.map(hashSource),
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
    },
    head: html`${links ?? ''}${styles.map((css) => raw(`<style>${css}</style>\n`))}`,
    body: html`<a class="skip" href="#content">Skip to the content</a>
${renderHeader(current, root)}
<main id="content" class="site-main" tabindex="-1">
${content}
</main>`,
  });
}

/** Renders text with code between backticks, the only Markdown of statements and descriptions. */
export const renderInlineMarkdown = (text: string): Html[] =>
  text.split('`').map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`));
