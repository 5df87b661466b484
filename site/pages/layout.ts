import { html, raw } from 'hono/html';
import { documentOf, type Html, hashSource, productName } from './document.ts';
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

/** What a page is called in the header, and its file in `generated/site`. */
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

/** From a page to the folder of the site: '' in that folder itself, '../' one below. */
export type Root = '' | '../';

/**
 * The header of every page. Its style is {@link headerStyle}.
 *
 * @param current the page that shows it, marked with `aria-current`; nothing is marked in pages below those.
 */
export function header(current?: PageName, root: Root = ''): Html {
  const links = Object.entries(sitePages).map(
    ([name, { label, file }]) =>
      html`<li><a href="${root}${file}"${name === current ? raw(' aria-current="page"') : ''}>${label}</a></li>`,
  );
  return html`<header class="site-header">
<a class="site-name" href="${root}index.html">${productName}</a>
<nav aria-label="Site"><ul>${links}</ul></nav>
</header>`;
}

/** A page of ours. */
export interface Page {
  /** What the page is called, without the name of the product. */
  readonly title: string;
  /** One sentence, for search engines. */
  readonly description: string;
  /** The page of the header that this is; none when it lies below those. */
  readonly current?: PageName;
  readonly root?: Root;
  /** What stands in `main`. */
  readonly content: Html;
  /** CSS of this page alone, after that of all pages. */
  readonly style?: string;
  /** More in the head: links to other forms of the page. */
  readonly links?: Html;
}

/**
 * A whole document without a script. Its policy allows nothing but its own styles, by their hashes.
 *
 * @returns HTML, the same for the same page.
 */
export function page({ title, description, current, root = '', content, style = '', links }: Page): string {
  const styles = [baseStyle + headerStyle, style].filter(Boolean);
  const fullTitle = current === 'start' ? title : `${title} · ${productName}`;
  return documentOf({
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
${header(current, root)}
<main id="content" class="site-main" tabindex="-1">
${content}
</main>`,
  });
}

/** Text with what stands between backticks as code. */
export const withCode = (text: string): Html[] =>
  text.split('`').map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`));
