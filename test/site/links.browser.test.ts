import { describe, expect, it } from 'vitest';
import { listOperations } from '../../contract/document.ts';
import { readContract } from '../../scripts/bundle.ts';
import { useBrowser } from '../support/browser.ts';
import { type Crawl, crawl, type Link } from './crawl.ts';

const browser = useBrowser();

let crawled: Promise<Crawl> | undefined;

/** Crawls the site from its first page, which a sandbox that serves it opens too. */
async function crawlSite(): Promise<Crawl> {
  const { page } = await browser.open();
  crawled ??= crawl(page, browser.sandbox.url, ['/docs/']);
  return await crawled;
}

const operationIds = listOperations(await readContract()).map(({ operation }) => operation.operationId);

const formatLink = ({ from, to }: Link): string => `${from} links to ${to.pathname}${to.hash}`;
const isInternal = ({ to }: Link): boolean => to.origin === browser.sandbox.url;

describe('every link of the site', () => {
  it('has a target', async () => {
    const { documents, links } = await crawlSite();
    const dead = links.filter((link) => isInternal(link) && documents.get(link.to.pathname)?.status !== 200);
    expect(links.length).toBeGreaterThan(100);
    expect(dead.map(formatLink)).toEqual([]);
  });

  it('with an anchor has an existing target', async () => {
    const { documents, links } = await crawlSite();
    const broken = links
      .filter((link) => isInternal(link) && link.to.hash !== '')
      .filter(({ to }) => !documents.get(to.pathname)?.anchors.has(decodeURIComponent(to.hash.slice(1))));
    expect(broken.map(formatLink)).toEqual([]);
  });

  it('to another host has a reserved host name', async () => {
    const { links } = await crawlSite();
    const hosts = links
      .filter((link) => !isInternal(link) && /^https?:$/.test(link.to.protocol))
      .map(({ to }) => to.hostname);
    expect([...new Set(hosts)].filter((host) => !/^(?:localhost|127\.0\.0\.1|(?:.+\.)?example)$/.test(host))).toEqual(
      [],
    );
  });
});

it('the links of the home page lead to the page and the Markdown of every operation', async () => {
  const { documents } = await crawlSite();
  const paths = operationIds.flatMap((id) => [`/docs/operations/${id}/`, `/docs/operations/${id}.md`]);
  expect(operationIds.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !documents.has(path))).toEqual([]);
});
