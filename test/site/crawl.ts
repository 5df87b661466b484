import type { Page } from 'playwright-core';

/** A link of a document, as it stands there and as an address. */
export interface Link {
  /** The path of the document that has it. */
  readonly from: string;
  readonly to: URL;
}

/** What an address of the site answered. */
export interface Found {
  readonly status: number;
  /** The media type, without parameters. */
  readonly type: string;
  /** Where a link into the document can lead. */
  readonly anchors: ReadonlySet<string>;
}

export interface Crawl {
  /** All documents that a link leads to, by path. */
  readonly found: ReadonlyMap<string, Found>;
  readonly links: readonly Link[];
}

interface Parsed {
  readonly links: readonly string[];
  readonly anchors: readonly string[];
}

/** Reads HTML as a browser does, without running or loading anything. A function, as text for the page. */
const parseHtml = `(source) => {
  const parsed = new DOMParser().parseFromString(source, 'text/html');
  const values = (name) => [...parsed.querySelectorAll('[' + name + ']')].map((element) => element.getAttribute(name));
  return { links: [...values('href'), ...values('src')], anchors: values('id') };
}`;

/** Reads the links and headings of Markdown, which are none in code. */
function parseMarkdown(source: string): Parsed {
  const text = source
    .replaceAll(/^(`{3,}|~{3,})[\s\S]*?^\1\s*$/gm, '')
    .replaceAll(/`[^`\n]*`/g, (code) => code.slice(1, -1).replaceAll(/[[\]]/g, ''));
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return { links: [...text.matchAll(/\]\(([^()\s]+)\)/g)].map(([, href = '']) => href), anchors: headings };
}

/**
 * Follows every link of the site, over HTTP.
 *
 * @param page any page of a browser; it lends its parser.
 * @param origin where the site is served.
 * @param starts the paths to begin with.
 */
export async function crawl(page: Page, origin: string, starts: readonly string[]): Promise<Crawl> {
  const found = new Map<string, Found>();
  const links: Link[] = [];
  let wave = starts;
  while (wave.length > 0) {
    const next = new Set<string>();
    for (const [path, document] of await Promise.all(
      wave.map(async (path) => [path, await read(page, origin, path)] as const),
    )) {
      found.set(path, document);
      for (const href of document.links) {
        const to = new URL(href, origin + path);
        links.push({ from: path, to });
        if (to.origin === origin) next.add(to.pathname);
      }
    }
    wave = [...next].filter((path) => !found.has(path));
  }
  return { found, links };
}

async function read(page: Page, origin: string, path: string): Promise<Found & Pick<Parsed, 'links'>> {
  const answer = await fetch(origin + path);
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
  const text = await answer.text();
  const isMarkdown = type === 'text/markdown' || /\.(?:md|txt)$/.test(path);
  let parsed: Parsed = { links: [], anchors: [] };
  if (type === 'text/html') parsed = await page.evaluate<Parsed>(`(${parseHtml})(${JSON.stringify(text)})`);
  else if (isMarkdown) parsed = parseMarkdown(text);
  return { status: answer.status, type, links: parsed.links, anchors: new Set(parsed.anchors) };
}
