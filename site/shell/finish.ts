import { glob, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { type HastNode, htmlToHast } from 'satteri';
import { hashSource } from '../../programs/policy-hash.ts';
import { siteConfig } from '../site.config.ts';

/** Makes the links of every page relative, so that the site works under any path, and gives each page its policy. */
export async function finishPages(folder: string): Promise<void> {
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const html = await readFile(join(folder, file), 'utf8');
    // A host shows the page for missing files for every path.
    await writeFile(join(folder, file), finishPage(html, file === '404.html' ? undefined : dirname(file)));
  }
}

/** The origins to which a page with a panel can send its request. */
const SERVERS: readonly string[] = [
  ...new Set(
    siteConfig.servers
      .filter(({ canRun }) => canRun)
      .flatMap(({ api, signIn }) => [api, signIn])
      .map((url) => new URL(url).origin),
  ),
];

const { pathname } = new URL(siteConfig.url);

/**
 * Finishes a page.
 *
 * @param path its folder, from the root of the site; undefined to keep its links.
 */
export function finishPage(html: string, path: string | undefined): string {
  const tree = htmlToHast(html);
  const elements = listElements(tree);
  if (path !== undefined) for (const element of elements) makeRelative(element, posix.relative(`/${path}`, '/') || '.');
  // The parser knows only children, and the printer prints the content of a template.
  for (const element of elements.filter(({ tagName }) => tagName === 'template'))
    Object.assign(element, { content: { type: 'root', children: element.children } });
  // Code has the direction of its page.
  for (const { properties } of elements.filter(({ tagName }) => tagName === 'code')) delete properties.dir;
  shareIcons(elements.filter(({ tagName }) => tagName === 'svg'));
  const head = elements.find(({ tagName }) => tagName === 'head');
  // The page for missing files has no address of its own.
  if (head && path === undefined) head.children = head.children.filter((child) => !isCanonical(child));
  const meta = { 'http-equiv': 'Content-Security-Policy', content: createPolicy(elements) };
  // After the encoding.
  head?.children.splice(1, 0, { type: 'element', tagName: 'meta', properties: meta, children: [] });
  return toHtml(tree as Parameters<typeof toHtml>[0], {
    allowDangerousCharacters: true,
    quoteSmart: true,
  });
}

type Element = Extract<HastNode, { type: 'element' }>;

/** Lists the elements of a page, without the content of templates. */
const listElements = (node: HastNode): readonly Element[] => [
  ...(node.type === 'element' ? [node] : []),
  ...('children' in node && !(node.type === 'element' && node.tagName === 'template')
    ? node.children.flatMap((child) => listElements(child))
    : []),
];

const isCanonical = (node: HastNode): boolean =>
  node.type === 'element' && node.tagName === 'link' && [node.properties.rel].flat().includes('canonical');

function makeRelative({ properties }: Element, root: string): void {
  for (const name of ['href', 'src']) {
    const url = properties[name];
    if (typeof url === 'string' && url.startsWith(pathname) && !url.startsWith('//'))
      properties[name] = `${root}/${url.slice(pathname.length)}`;
  }
}

/** Replaces what an icon draws by a reference to the first icon that draws the same: a menu repeats one for each group. */
function shareIcons(icons: readonly Element[]): void {
  const byDrawing = Map.groupBy(icons, ({ children }) => JSON.stringify(children));
  for (const [index, [first, ...others]] of [...byDrawing.values()].entries()) {
    if (!first || others.length === 0) continue;
    const id = `icon-${index}`;
    first.children = [{ type: 'element', tagName: 'g', properties: { id }, children: first.children }];
    for (const icon of others)
      icon.children = [{ type: 'element', tagName: 'use', properties: { href: `#${id}` }, children: [] }];
  }
}

/** Creates the Content-Security-Policy of a page: its own inline scripts and styles by their hashes, and files of the site. */
function createPolicy(elements: readonly Element[]): string {
  const hashAll = (texts: readonly string[]): string[] => [...new Set(texts.map(hashSource))];
  const listTexts = (name: string): string[] =>
    elements
      .filter(({ tagName, properties }) => tagName === name && !properties.src)
      .map(({ children }) => children.map((child) => ('value' in child ? child.value : '')).join(''));
  const styles = elements.flatMap(({ properties: { style } }) => (typeof style === 'string' ? [style] : []));
  const hasPanel = elements.some(({ properties }) => 'dataPanel' in properties);
  const directives = [
    ["default-src 'none'"],
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashAll(listTexts('script'))],
    ["style-src 'self'", ...hashAll(listTexts('style'))],
    ["style-src-attr 'unsafe-hashes'", ...hashAll(styles)],
    ["img-src 'self' data:"],
    ["connect-src 'self'", ...(hasPanel ? SERVERS : [])],
    ["worker-src 'self'; base-uri 'none'; form-action 'none'"],
  ];
  return directives.map((sources) => sources.join(' ')).join('; ');
}
