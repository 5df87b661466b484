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
    await writeFile(join(folder, file), addPolicy(relative, relative.includes(' data-panel=') ? PANEL_POLICY : {}));
  }
}

/** A page with a panel can send its request to the servers that allow it. */
const PANEL_POLICY = {
  'connect-src': siteConfig.servers
    .filter(({ canRun }) => canRun)
    .flatMap(({ api, signIn }) => [new URL(api).origin, new URL(signIn).origin])
    .filter((origin, index, all) => all.indexOf(origin) === index),
};

const { pathname } = new URL(siteConfig.url);

function makeRelative(html: string, page: string): string {
  const toRoot = posix.relative(`/${page}`, '/') || '.';
  const links = new RegExp(`(?<=\\s(?:href|src)=")${pathname}(?!/)`, 'g');
  return html.replaceAll(links, `${toRoot}/`);
}

/** The directives of a Content-Security-Policy, with their sources. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/**
 * Adds the policy of a page: its own inline scripts and styles by their hashes, and files of the site.
 *
 * @param more sources to add. `'unsafe-inline'` takes the place of the others, because hashes would switch it off.
 */
export function addPolicy(html: string, more: Policy = {}): string {
  const hashAll = (pattern: RegExp): string[] => [
    ...new Set(
      [...html.matchAll(pattern)].map(([, text = '']) =>
        hashSource(text.replaceAll('&quot;', '"').replaceAll('&#39;', "'")),
      ),
    ),
  ];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...hashAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)],
    'style-src': ["'self'", ...hashAll(/<style[^>]*>([\s\S]*?)<\/style>/g)],
    'style-src-attr': ["'unsafe-hashes'", ...hashAll(/<[^>]*\sstyle="([^"]*)"/g)],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  for (const [name, sources] of Object.entries(more)) {
    directives[name] = sources.includes("'unsafe-inline'") ? sources : [...(directives[name] ?? []), ...sources];
  }
  const policy = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">`;
  return html.replace(/<meta charset="utf-8"\s*\/?>/i, (charset) => charset + meta);
}
