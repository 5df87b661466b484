import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { baseStyle, headerStyle } from './style.ts';

export { baseStyle, headerStyle };

/** A piece of a page. Text that is put into one is escaped. */
export type Html = ReturnType<typeof html>;

/** The pages to which the header leads. */
export type PageName = 'start' | 'reference' | 'console' | 'downloads' | 'provenance' | 'changelog' | 'control';

/** What the product is called, at the head of every page and in its title. */
export const productName = 'Accounting Platform API';

/** What a page is called in the header, and its file in `generated/site`. */
export const sitePages: Readonly<Record<PageName, { readonly label: string; readonly file: string }>> = {
  start: { label: 'Start', file: 'index.html' },
  reference: { label: 'Reference', file: 'reference.html' },
  console: { label: 'Console', file: 'console.html' },
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
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${raw(policy(styles))}">
<title>${fullTitle}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${description}">
<link rel="icon" href="data:,">
${links ?? ''}${styles.map((css) => raw(`<style>${css}</style>\n`))}</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
${header(current, root)}
<main id="content" class="site-main" tabindex="-1">
${content}
</main>
</body>
</html>
`);
}

/** The Content-Security-Policy of a page that loads and runs nothing but these inline styles. */
export function policy(styles: readonly string[]): string {
  const hashes = styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  return `default-src 'none'; img-src 'self' data:; style-src ${hashes.join(' ')}; base-uri 'none'; form-action 'none'`;
}
