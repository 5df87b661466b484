import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, parse } from 'node:path';
import { repository, runTool } from '../scripts/lib/run.ts';
import { addPolicy, hashSource, type Policy } from './shell/finish.ts';
import { siteConfig } from './site.config.ts';

const require = createRequire(import.meta.url);
const redoclyLib = join(dirname(require.resolve('@redocly/cli/package.json')), 'lib', 'chunks');
const generated = join(repository, 'generated');

/** Builds the pages of others: the contract as one page by Redocly, and the console by Scalar. */
export async function buildReference(site: string): Promise<string> {
  const sizes = [await buildOnePage(site), ...(siteConfig.hasConsole ? [await buildConsole(site)] : [])];
  return sizes.join(', ');
}

/** Has Redocly render the contract, and makes the page load nothing from another host. */
async function buildOnePage(site: string): Promise<string> {
  const file = join(site, 'reference', 'index.html');
  await mkdir(dirname(file), { recursive: true });
  const options = ['--openapi.schemasExpansionLevel=1', '--openapi.sortRequiredPropsFirst=true'];
  const title = `The whole reference on one page | ${siteConfig.name}`;
  await runTool('@redocly/cli', 'redocly', [
    ...['build-docs', join(generated, 'openapi.json'), '--output', file, '--title', title, ...options],
  ]);
  const script = await readFile(join(redoclyLib, 'redoc.standalone.js'), 'utf8');
  const redoc = await writeAsset(site, 'redoc.js', inlineLogo(script));
  const head = `<link rel="icon" href="../favicon.svg">\n<style>${await readStyle('reference.css')}</style>\n${noWorker}`;
  const html = (await readFile(file, 'utf8'))
    .replace('<meta charset="utf8" />', '<meta charset="utf-8">')
    .replace(/ integrity="[^"]*" crossorigin="anonymous"/, '')
    .replaceAll(/https:\/\/cdn\.redocly\.com\/[\w./-]+\/redoc\.standalone\.js/g, redoc)
    // The links of the rendered page are those of a server; its script uses anchors.
    .replaceAll(/(<a [^>]*href=")(?=\/)/g, '$1#')
    .replace('</head>', `${head}\n</head>`)
    .replace(/<body>/, '<body>\n<a class="home" href="../">Back to the pages</a>');
  await writeFile(file, addPolicy(html, redocPolicy));
  return `reference ${Math.round(html.length / 1024)} kB`;
}

/** Its search checks by `eval` whether a worker can run it, which the policy forbids. It searches without a worker. */
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

/** Redoc's colors of code: the variables `--code-block-tokens-…-color`. */
export const CODE_COLORS = [
  ...['attr-name', 'boolean', 'class-name', 'comment', 'default', 'deleted', 'function', 'inserted', 'keyword', 'link'],
  ...['number', 'operator', 'property-string', 'selector', 'string', 'tag', 'variable'],
];

/** Redoc adds its styles to empty `<style>` elements, and colors code by style attributes with one variable each. */
const redocPolicy: Policy = {
  'style-src': [hashSource('')],
  'style-src-attr': CODE_COLORS.map((name) => hashSource(`color: var(--code-block-tokens-${name}-color)`)),
  'font-src': ['data:'],
};

/** Writes the console, which calls the server of the page or another one that the configuration names. */
async function buildConsole(site: string): Promise<string> {
  const bundle = join(dirname(require.resolve('@scalar/api-reference')), 'browser', 'standalone.js');
  const scalar = await writeAsset(site, 'scalar.js', await readFile(bundle, 'utf8'));
  const script = await writeAsset(
    site,
    'console.js',
    await readFile(new URL('reference/console.js', import.meta.url), 'utf8'),
  );
  const { consoleServer = '', name } = siteConfig;
  const policy = { ...consolePolicy, 'connect-src': consoleServer ? [consoleServer] : [] };
  const write = async (page: string, html: string): Promise<void> => {
    await mkdir(join(site, page), { recursive: true });
    await writeFile(join(site, page, 'index.html'), addPolicy(html, policy));
  };
  const style = await readStyle('console.css');
  await write(
    'console',
    renderPage(
      `Console | ${name}`,
      style,
      `<a href="../">Back to the pages</a>\n<main id="console" data-script="${scalar}" data-server="${consoleServer}"><p>Console</p></main>\n<noscript><p>This page needs JavaScript.</p></noscript>\n<script type="module" src="${script}"></script>`,
    ),
  );
  await write(
    'signed-in',
    renderPage(
      `Signed in | ${name}`,
      style,
      '<main><h1>Signed in</h1><p>The console continues, and closes this window.</p></main>',
    ),
  );
  return `console ${Math.round((await readFile(bundle)).length / 1024)} kB`;
}

const renderPage = (title: string, style: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="../favicon.svg">
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;

/** Scalar adds inline styles at run time. */
const consolePolicy: Policy = {
  'style-src': ["'unsafe-inline'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ['blob:'],
};

const readStyle = (name: string): Promise<string> => readFile(new URL(`reference/${name}`, import.meta.url), 'utf8');

/** Writes a file under a name with the hash of its content, and returns its path from a page in a folder. */
async function writeAsset(site: string, name: string, content: string): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const { name: stem, ext } = parse(name);
  const file = `_astro/${stem}.${hash}${ext}`;
  await writeFile(join(site, file), content);
  return `../${file}`;
}
