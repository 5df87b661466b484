import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageEntry } from 'virtual:site-pages';
import starlight from '@astrojs/starlight';
import type { StarlightUserConfig } from '@astrojs/starlight/types';
import { type AstroInlineConfig, build } from 'astro';
import { toCssVariables } from '../../mocks/pages/palette.ts';
import { repository } from '../../scripts/lib/run.ts';
import { type Links, mapLinks } from '../content/links.ts';
import type { SitePage } from '../content/page.ts';
import { siteConfig } from '../site.config.ts';
import { createMenu } from './menu.ts';

const shell = fileURLToPath(new URL('./', import.meta.url));
/** Astro runs what it has built, which must find its packages. */
const output = join(shell, 'node_modules', '.site');
const { colors, logo, name, url } = siteConfig;

/** Builds the HTML pages, the search index and the sitemap with Astro Starlight. Removes what the folder had. */
export async function buildShell(pages: readonly SitePage[], links: Links, folder: string): Promise<void> {
  Object.assign(process.env, { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' });
  // Vitest, which builds the site before tests, sets these for itself, and Astro would write them into the pages.
  for (const name of ['BASE_URL', 'DEV', 'MODE', 'PROD', 'SSR']) delete process.env[name];
  const { origin, pathname } = new URL(url);
  const toPath = (href: string): string => links.toPath(href).replace(/^\//, pathname);
  const entries = pages.map((page) => toEntry(page, toPath));
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
    logLevel: 'warn',
    cacheDir: join(repository, 'node_modules', '.cache', 'astro'),
    image: { service: { entrypoint: 'astro/assets/services/noop' } },
    integrations: [starlight(createStarlightOptions(pages))],
    vite: {
      // Scripts find the root of the site, and each other, by their own URL.
      build: { assetsInlineLimit: 0 },
      experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'js' ? { relative: true } : undefined) },
      plugins: [createPagesPlugin(entries)],
    },
  };
  await build(config);
  await rm(folder, { recursive: true, force: true });
  await rename(output, folder);
}

const toEntry = (
  { id, title, description, markdown, html, endpoint }: SitePage,
  mapLink: Links['toPath'],
): PageEntry => ({
  id,
  body: addWeight(mapLinks(html ?? markdown, mapLink), endpoint?.isLocal === true),
  data: {
    title,
    description,
    endpoint,
    head: [{ tag: 'link', attrs: { rel: 'alternate', type: 'text/markdown', href: mapLink(`#file/${id}.md`) } }],
  },
});

/** What only a sandbox has comes later among the results of the search. */
const addWeight = (body: string, isLocal: boolean): string =>
  isLocal ? `<div data-pagefind-weight="0.2">\n\n${body}\n\n</div>` : body;

const createStarlightOptions = (pages: readonly SitePage[]): StarlightUserConfig => ({
  title: name,
  logo: { src: join(shell, '..', logo), alt: '' },
  favicon: '/favicon.svg',
  sidebar: createMenu(pages),
  customCss: [join(shell, 'style.css')],
  head: [
    {
      tag: 'style',
      content: `:root { ${toCssVariables(colors.dark)} } :root[data-theme='light'] { ${toCssVariables(colors.light)} }`,
    },
  ],
  components: Object.fromEntries(
    ['PageTitle', 'LanguageSelect', 'Search', 'Footer'].map((component) => [
      component,
      join(shell, 'components', `${toKebabCase(component)}.astro`),
    ]),
  ),
  expressiveCode: {
    // A line that scrolls could not be read with the keyboard alone.
    defaultProps: { frame: 'none', wrap: true },
    styleOverrides: { borderRadius: '0.4rem' },
    shiki: { langAlias: { url: 'txt' } },
  },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
});

const toKebabCase = (text: string): string => text.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

type VitePlugin = NonNullable<NonNullable<AstroInlineConfig['vite']>['plugins']>[number];

/** Gives the content collection the pages, as a module. */
const createPagesPlugin = (entries: readonly PageEntry[]): VitePlugin => ({
  name: 'site-pages',
  resolveId: (id) => (id === 'virtual:site-pages' ? id : undefined),
  load: (id) => (id === 'virtual:site-pages' ? `export const pages = ${JSON.stringify(entries)}` : undefined),
});
