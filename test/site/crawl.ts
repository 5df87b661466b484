import type { Page } from 'playwright-core';

export interface Link {
  readonly from: string;
  readonly to: URL;
}

export interface CrawledDocument {
  readonly status: number;
  /** The media type, without parameters. */
  readonly type: string;
  /** The targets of links into the document. */
  readonly anchors: ReadonlySet<string>;
}

export type Crawl = Awaited<ReturnType<typeof crawl>>;

interface Parsed {
  readonly links: readonly string[];
  readonly anchors: readonly string[];
}

/** The source of a function that parses HTML in a browser, without running scripts or loading files. */
const parseHtml = `(source) => {
  const parsed = new DOMParser().parseFromString(source, 'text/html');
  const values = (name) => [...parsed.querySelectorAll('[' + name + ']')].map((element) => element.getAttribute(name));
  return { links: [...values('href'), ...values('src')], anchors: values('id') };
}`;

/** Parses the links, headings and anchors of Markdown, except in code. */
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
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  return {
    links: [...text.matchAll(/\]\(([^()\s]+)\)/g)].map(([, href = '']) => href),
    anchors: [...headings, ...ids],
  };
}

/**
 * Follows every link of the site, over HTTP.
 *
 * @param page any page of a browser, for its parser.
 * @param origin where the site is served.
 * @param entryPoints the paths of the first documents.
 */
export async function crawl(page: Page, origin: string, entryPoints: readonly string[]) {
  const documents = new Map<string, CrawledDocument>();
  const links: Link[] = [];
  let paths = entryPoints;
  while (paths.length > 0) {
    const next = new Set<string>();
    for (const [path, document] of await Promise.all(
      paths.map(async (path) => [path, await read(page, origin, path)] as const),
    )) {
      documents.set(path, document);
      for (const href of document.links) {
        const to = new URL(href, origin + path);
        links.push({ from: path, to });
        if (to.origin === origin) next.add(to.pathname);
      }
    }
    paths = [...next].filter((path) => !documents.has(path));
  }
  return { documents, links };
}

async function read(page: Page, origin: string, path: string): Promise<CrawledDocument & Pick<Parsed, 'links'>> {
  const response = await fetch(origin + path);
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  const text = await response.text();
  const isMarkdown = type === 'text/markdown' || /\.(?:md|txt)$/.test(path);
  let parsed: Parsed = { links: [], anchors: [] };
  if (type === 'text/html') parsed = await page.evaluate<Parsed>(`(${parseHtml})(${JSON.stringify(text)})`);
  else if (isMarkdown) parsed = parseMarkdown(text);
  // The links of a page that was redirected are relative to where it led.
  const links = parsed.links.map((link) => new URL(link, response.url).href);
  return { status: response.status, type, links, anchors: new Set(parsed.anchors) };
}
