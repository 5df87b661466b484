import { readFile } from 'node:fs/promises';
import { html, raw } from 'hono/html';
import { hashSource, type Policy, renderDocument } from '../pages/document.ts';
import { type Html, headerStyle, type PageName, productName, renderHeader } from '../pages/layout.ts';

/** A page whose content Redoc or Scalar renders in the browser. */
export interface AppShell {
  readonly current: PageName;
  /** Without the name of the product. */
  readonly title: string;
  /** One sentence, for search engines. */
  readonly description: string;
  /** The address of a module that starts the page. */
  readonly script: string;
  /** Links to files that the module loads. */
  readonly preload: Html;
  readonly style: string;
  /** The content below the header. */
  readonly content: Html;
  /** The hash of the style is added to `style-src`. */
  readonly policy: Policy;
}

/** Renders a complete document. */
export async function renderAppShell(page: AppShell): Promise<string> {
  const style = headerStyle + (await readBrowserFile('app-shell.css')) + page.style;
  return renderDocument({
    title: `${page.title} · ${productName}`,
    description: page.description,
    policy: addStyle(page.policy, style),
    head: html`${page.preload}
<script type="module" src="${page.script}"></script>
<style>${raw(style)}</style>`,
    body: html`${renderHeader(page.current)}
${page.content}`,
  });
}

/** Adds the hash of a style, which would disable 'unsafe-inline'. */
function addStyle(policy: Policy, style: string): Policy {
  const sources = policy['style-src'] ?? [];
  const hashes = sources.includes("'unsafe-inline'") ? [] : [hashSource(style)];
  return { 'default-src': ["'none'"], ...policy, 'style-src': [...sources, ...hashes], 'base-uri': ["'none'"] };
}

/** Reads a script or a style of this folder for the browser. */
export const readBrowserFile = (name: string): Promise<string> =>
  readFile(new URL(`browser/${name}`, import.meta.url), 'utf8');
