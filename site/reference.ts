import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { hashSource } from '../scripts/lib/policy-hash.ts';
import { repository, runTool } from '../scripts/lib/run.ts';
import { addPolicy, type Policy } from './shell/finish.ts';
import { siteConfig } from './site.config.ts';

const require = createRequire(import.meta.url);
const redoclyLib = join(dirname(require.resolve('@redocly/cli/package.json')), 'lib', 'chunks');
const generated = join(repository, 'generated');

/** Has Redocly render the contract to a page. */
export async function renderReference(file: string): Promise<void> {
  const options = ['--openapi.schemasExpansionLevel=1', '--openapi.sortRequiredPropsFirst=true'];
  const title = `The whole reference on one page | ${siteConfig.name}`;
  await runTool('@redocly/cli', 'redocly', [
    ...['build-docs', join(generated, 'openapi.json'), '--output', file, '--title', title, ...options],
  ]);
}

/** Adds the page that Redocly rendered to the site, and makes it load nothing from another host. */
export async function addReference(rendered: string, site: string): Promise<string> {
  const script = inlineLogo(await readFile(join(redoclyLib, 'redoc.standalone.js'), 'utf8'));
  const asset = `_astro/redoc.${hash('sha256', script).slice(0, 8)}.js`;
  await writeFile(join(site, asset), script);
  const head = `<link rel="icon" href="../favicon.svg">\n<style>.home { display: block; padding: .5rem 1rem; }</style>\n${noWorker}`;
  const html = (await readFile(rendered, 'utf8'))
    .replace('<meta charset="utf8" />', '<meta charset="utf-8">')
    .replace(/ integrity="[^"]*" crossorigin="anonymous"/, '')
    .replaceAll(/https:\/\/cdn\.redocly\.com\/[\w./-]+\/redoc\.standalone\.js/g, `../${asset}`)
    // The links of the rendered page are those of a server; its script uses anchors.
    .replaceAll(/(<a [^>]*href=")(?=\/)/g, '$1#')
    .replace('</head>', `${head}\n</head>`)
    .replace(/<body>/, '<body>\n<a class="home" href="../">Back to the pages</a>');
  await mkdir(join(site, 'reference'), { recursive: true });
  await writeFile(join(site, 'reference', 'index.html'), addPolicy(html, createPolicy(script)));
  return `reference ${Math.round(html.length / 1024)} kB`;
}

/** The search of Redoc checks by `eval` whether a worker can run it, which the policy forbids. It searches without a worker. */
const noWorker = '<script>globalThis.Worker = undefined;</script>';

/**
 * Replaces the URL of the logo of Redocly by its name as an image. Redoc has no option for the logo, and a page of this
 * site loads nothing from another host.
 */
const inlineLogo = (script: string): string =>
  script.replaceAll(
    /https:\/\/cdn\.redoc\.ly\/[\w./-]+\.svg/g,
    `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="48" height="16"><text y="12" font-size="12" font-family="sans-serif" fill="#808080">Redocly</text></svg>')}`,
  );

/**
 * Redoc adds its styles to empty `<style>` elements, and colors code by style attributes with one variable each, which are
 * in its script.
 */
const createPolicy = (script: string): Policy => ({
  'style-src': [hashSource('')],
  'style-src-attr': [...new Set(script.match(/--code-block-tokens-[a-z-]+-color/g))].map((name) =>
    hashSource(`color: var(${name})`),
  ),
  'font-src': ['data:'],
});
