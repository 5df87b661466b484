import { describe, expect, it } from 'vitest';
import contract from '../../generated/openapi.internal.json' with { type: 'json' };
import { useBrowser } from '../support/browser.ts';
import { type Crawl, crawl, type Link } from './crawl.ts';
import { hasPlace, redocRoutes } from './redoc-routes.ts';

const browser = useBrowser();

/** Pages that make their places as they run; a parser does not see them. */
const redocPages = ['/docs/reference.html', '/docs/control.html'];

let crawled: Promise<Crawl> | undefined;

/** Every document that can be reached from the start page of the site or that of the sandbox, by links. */
async function site(): Promise<Crawl> {
  const { page } = await browser.open();
  crawled ??= crawl(page, browser.sandbox.url, ['/docs/', '/']);
  return crawled;
}

const operationIds = Object.values(contract.paths)
  .flatMap((path) => Object.values(path))
  .flatMap((one) => (typeof one === 'object' && 'operationId' in one ? [one.operationId] : []));

const shown = ({ from, to }: Link): string => `${from} links to ${to.pathname}${to.hash}`;
const isOurs = ({ to }: Link): boolean => to.origin === browser.sandbox.url;

describe('every link of the site', () => {
  it('leads to something', async () => {
    const { found, links } = await site();
    const dead = links.filter((link) => isOurs(link) && found.get(link.to.pathname)?.status !== 200);
    expect(links.length).toBeGreaterThan(100);
    expect(dead.map(shown)).toEqual([]);
  });

  it('to a place in a page leads to a place that is there', async () => {
    const { found, links } = await site();
    const lost = links
      .filter((link) => isOurs(link) && link.to.hash !== '' && !redocPages.includes(link.to.pathname))
      .filter(({ to }) => !found.get(to.pathname)?.anchors.has(decodeURIComponent(to.hash.slice(1))));
    expect(lost.map(shown)).toEqual([]);
  });

  it.each(redocPages)('to a place in %s leads to one that it has', async (path) => {
    const { links } = await site();
    const anchors = links.filter((link) => isOurs(link) && link.to.pathname === path && link.to.hash !== '');
    const { page } = await browser.visit(path);
    const routes = await redocRoutes(page);
    expect(routes.size).toBeGreaterThan(20);
    expect(anchors.filter(({ to }) => !hasPlace(routes, to.hash)).map(shown)).toEqual([]);
  });

  it('to another host leads to one that is nobody’s, or that a format requires', async () => {
    const { links } = await site();
    const hosts = links
      .filter((link) => !isOurs(link) && /^https?:$/.test(link.to.protocol))
      .map(({ to }) => to.hostname);
    expect([...new Set(hosts)].filter((host) => !/^(?:localhost|127\.0\.0\.1|(?:.+\.)?example)$/.test(host))).toEqual(
      [],
    );
  });
});

describe('from the start page', () => {
  it('every operation can be reached, as a page and as Markdown', async () => {
    const { found } = await site();
    const wanted = operationIds.flatMap((id) => [`/docs/operations/${id}.html`, `/docs/operations/${id}.md`]);
    expect(operationIds.length).toBeGreaterThan(100);
    expect(wanted.filter((path) => !found.has(path))).toEqual([]);
  });
});
