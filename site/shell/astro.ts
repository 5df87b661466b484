import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageEntry } from 'virtual:site-pages';
import { satteri } from '@astrojs/markdown-satteri';
import starlight from '@astrojs/starlight';
import type { StarlightUserConfig } from '@astrojs/starlight/types';
import { type AstroInlineConfig, build } from 'astro';
import { toCssVariables } from '../../mocks/insight/pages/palette.ts';
import { readTarballName } from '../../scripts/lib/manifest.ts';
import { repository } from '../../scripts/lib/run.ts';
import { type Links, mapLinks } from '../content/links.ts';
import type { SitePage } from '../content/page.ts';
import { siteConfig } from '../site.config.ts';
import { codePlugin } from './code.ts';
import { createMenu } from './menu.ts';

const shell = fileURLToPath(new URL('./', import.meta.url));
const { colors, logo, name, url } = siteConfig;

/** Builds the pages with Astro Starlight. Removes what the folder had. */
export async function buildShell(
  pages: readonly SitePage[],
  links: Links,
  folder: string,
  selected?: readonly SitePage[],
): Promise<void> {
  Object.assign(process.env, { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' });
  // Vitest, which builds the site before tests, sets these for itself, and Astro would write them into the pages.
  for (const name of ['BASE_URL', 'DEV', 'MODE', 'PROD', 'SSR']) delete process.env[name];
  const { origin, pathname } = new URL(url);
  const toPath = (href: string): string => links.toPath(href).replace(/^\//, pathname);
  const entries = [...(selected ?? pages), MISSING].map((page) => toEntry(page, toPath));
  // Astro runs what it has built, which must find its packages. Two builds can run side by side.
  const output = join(shell, 'node_modules', selected ? '.pages' : '.site');
  const config: AstroInlineConfig = {
    configFile: false,
    root: shell,
    srcDir: shell,
    publicDir: join(shell, 'public'),
    outDir: output,
    site: origin,
    base: pathname,
    trailingSlash: 'always',
    prefetch: false,
    logLevel: selected ? 'error' : 'warn',
    cacheDir: `${output}-cache`,
    image: { service: { entrypoint: 'astro/assets/services/noop' } },
    markdown: { syntaxHighlight: false, processor: satteri({ hastPlugins: [codePlugin] }) },
    integrations: [starlight(createStarlightOptions(pages))],
    vite: {
      // Scripts find the root of the site, and each other, by their own URL.
      build: { assetsInlineLimit: 0 },
      experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'js' ? { relative: true } : undefined) },
      plugins: [createModulesPlugin(entries)],
    },
  };
  await build(config);
  await rm(folder, { recursive: true, force: true });
  await rename(output, folder);
}

/** The page for missing files. It is no page of the menu. */
const MISSING: SitePage = {
  id: '404',
  title: 'Page not found',
  groups: [],
  description: 'There is no page under this address. Search, or begin with one of four pages.',
  markdown: `There is no page under this address. Search for it, or begin here:

- [Home](#page/index)
- [Getting started](#tag/getting-started)
- [Errors](#tag/errors)
- [Downloads](#page/downloads)`,
};

const toEntry = (
  { id, title, description, markdown, html, intro, endpoint, panel, responses = [] }: SitePage,
  mapLink: Links['toPath'],
): PageEntry => ({
  id,
  body: mapLinks(html ?? markdown, mapLink),
  data: {
    title,
    description,
    endpoint,
    panel,
    responses: responses.map((response) => ({ ...response, text: mapLinks(response.text, mapLink) })),
    ...(intro !== undefined && { intro: mapLinks(intro, mapLink) }),
    // The panel is where other pages have their contents.
    ...((panel || !/^## /m.test(html ?? markdown)) && { tableOfContents: false }),
    head: [
      ...(id === '404'
        ? []
        : [
            {
              tag: 'link',
              attrs: { rel: 'alternate', type: 'text/markdown', href: mapLink(`#file/${id}.md`) },
            } as const,
          ]),
      ...(id === 'index' ? [{ tag: 'title', content: `${name}: guides, reference and sandbox` } as const] : []),
    ],
  },
});

/** The colors as a file, because the policy of a host may forbid styles in pages. */
const PALETTE = 'virtual:palette.css';

/** Marks the page when one of its scripts does not load, so that `style.css` says so at once. */
const MARK_FAILURE =
  "addEventListener('error', ({ target }) => { if (target.tagName === 'SCRIPT') document.documentElement.dataset.failed = ''; }, true);";

/** Lets the theme work where the visitor has blocked the data of sites: Starlight reads it without asking. */
const STORE_NOTHING =
  "try { localStorage } catch { Object.defineProperty(window, 'localStorage', { value: { getItem: () => null, setItem() {}, removeItem() {} } }); }";

const createStarlightOptions = (pages: readonly SitePage[]): StarlightUserConfig => ({
  title: name,
  logo: { src: join(shell, '..', logo), alt: '' },
  favicon: '/favicon.svg',
  sidebar: createMenu(pages),
  routeMiddleware: join(shell, 'route-data.ts'),
  customCss: [PALETTE, join(shell, 'style.css')],
  head: [
    { tag: 'script', content: MARK_FAILURE + STORE_NOTHING },
    { tag: 'meta', attrs: { property: 'og:image', content: `${url}card.png` } },
  ],
  components: Object.fromEntries(
    ['Banner', 'PageTitle', 'LanguageSelect', 'Search', 'Sidebar', 'MarkdownContent', 'Footer'].map((component) => [
      component,
      join(shell, 'components', `${toKebabCase(component)}.astro`),
    ]),
  ),
  pagefind: false,
  // `code.ts` makes code a quarter as large.
  expressiveCode: false,
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
});

const toKebabCase = (text: string): string => text.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** Identifies the behaviour of the sandbox in the page. */
function hashFiles(names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names) hash.update(readFileSync(join(repository, 'generated', 'browser', name)));
  return hash.digest('base64url').slice(0, 10);
}

type VitePlugin = NonNullable<NonNullable<AstroInlineConfig['vite']>['plugins']>[number];

/** Gives the content collection the pages, and the scripts of pages their part of the configuration, as modules. */
function createModulesPlugin(pages: readonly PageEntry[]): VitePlugin {
  const { servers, defaultServer, pageSandbox: hasPageSandbox } = siteConfig;
  const options = {
    servers,
    defaultServer,
    hasPageSandbox,
    sandboxPackage: readTarballName('mocks'),
    sandboxVersion: hashFiles(['core.js', 'contract.json', 'control.json', 'seed.json']),
  };
  const print = (values: object): string =>
    Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  const modules: Readonly<Record<string, string>> = {
    [PALETTE]: `:root, pre, .request, .run-output { ${toCssVariables(colors.dark)} } :root[data-theme='light'] { ${toCssVariables(colors.light)} }`,
    'virtual:site-pages': print({ pages }),
    'virtual:site-options': print(options),
  };
  return {
    name: 'site-modules',
    resolveId: (id) => (id in modules ? id : undefined),
    load: (id) => modules[id],
  };
}
