import { glob, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { hashSource } from '../../scripts/lib/policy-hash.ts';
import { siteConfig } from '../site.config.ts';

/** Makes the links of every page relative, so that the site works under any path, and gives each page its policy. */
export async function finishPages(folder: string): Promise<void> {
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const html = await readFile(join(folder, file), 'utf8');
    // A host shows this page for every path.
    const relative = file === '404.html' ? html : makeRelative(html, dirname(file));
    await writeFile(join(folder, file), addPolicy(relative, relative.includes(' data-panel=') ? SERVERS : []));
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

function makeRelative(html: string, page: string): string {
  const toRoot = posix.relative(`/${page}`, '/') || '.';
  const links = new RegExp(`(?<=\\s(?:href|src)=")${pathname}(?!/)`, 'g');
  return html.replaceAll(links, `${toRoot}/`);
}

/**
 * Adds the Content-Security-Policy of a page: its own inline scripts and styles by their hashes, and files of the site.
 *
 * @param servers to which the page can connect.
 */
export function addPolicy(html: string, servers: readonly string[] = []): string {
  const hashAll = (pattern: RegExp): string[] => [
    ...new Set(
      [...html.matchAll(pattern)].map(([, text = '']) =>
        hashSource(text.replaceAll('&quot;', '"').replaceAll('&#39;', "'")),
      ),
    ),
  ];
  const directives = [
    ["default-src 'none'"],
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)],
    ["style-src 'self'", ...hashAll(/<style[^>]*>([\s\S]*?)<\/style>/g)],
    ["style-src-attr 'unsafe-hashes'", ...hashAll(/<[^>]*\sstyle="([^"]*)"/g)],
    ["img-src 'self' data:"],
    ["connect-src 'self'", ...servers],
    ["worker-src 'self'; base-uri 'none'; form-action 'none'"],
  ];
  const policy = directives.map((sources) => sources.join(' ')).join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(/<meta charset="utf-8"\s*\/?>/i, (charset) => charset + meta);
}
