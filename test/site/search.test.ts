import { beforeAll, describe, expect, it } from 'vitest';
import { readWorkflows } from '../../programs/workflows.ts';
import { listPages } from '../../site/content/pages.ts';
import { loadDocsDocument, readControlDocument } from '../../site/load-docs-document.ts';
import { createSearchIndex } from '../../site/search/entries.ts';
import { createSearch } from '../../site/search/search.ts';
import { useFolders } from '../support/folders.ts';
import { NEW_SEARCHES, SEARCHES } from './searches.ts';

let search: ReturnType<typeof createSearch>;

const createFolder = useFolders();
beforeAll(async () => {
  const downloads = await createFolder({ 'openapi.json': '{}', 'accounting-platform-client-1.0.0.tgz': '{}' });
  const [contract, control, workflows] = await Promise.all([
    loadDocsDocument(),
    readControlDocument(),
    readWorkflows(),
  ]);
  search = createSearch(createSearchIndex(contract, control, workflows, await listPages(contract, downloads)));
});

const find = (query: string): readonly string[] => [...new Set(search(query).map(({ id }) => id.replace(/#.*/, '')))];

/** The place of the first right page; 0 where nothing is right and nothing is found. */
function getPlace([query, ...right]: readonly [string, ...string[]]): number {
  const found = find(query);
  if (right.length === 0) return found.length;
  const place = found.findIndex((page) => right.includes(page));
  return place < 0 ? Number.POSITIVE_INFINITY : place;
}

it('the right page is first for each search that has been tried, and nothing is found for what there is not', () => {
  expect(SEARCHES.length).toBeGreaterThanOrEqual(120);
  expect(SEARCHES.filter((row) => getPlace(row) > 0).map(([query]) => `${query}: ${find(query)[0]}`)).toEqual([]);
});

it('of 100 searches that were written before, at least 88 find the right page first, and 96 among three', () => {
  const places = NEW_SEARCHES.map(getPlace);
  expect(places).toHaveLength(100);
  expect(places.filter((place) => place === 0).length).toBeGreaterThanOrEqual(88);
  expect(places.filter((place) => place < 3).length).toBeGreaterThanOrEqual(96);
});

describe('a search', () => {
  it.each(['debiteur aanmaken', 'general ledger', 'vat return', 'webhook', 'upload PDF', 'kostenplaats'])(
    'with a word that no page has finds what it finds without it: %s',
    (query) => {
      const [first] = find(query);
      expect(first).toBeDefined();
      expect(find(`${query} xyzzyq`).slice(0, 3)).toContain(first);
    },
  );

  it.each([
    ['pagination', 'guides/envelopes-and-paging'],
    ['administration', 'resources/administrations'],
    ['articles', 'resources/articles'],
    ['creditors', 'resources/creditors'],
    ['debtors', 'resources/debtors'],
    ['glossary', 'guides/glossary'],
    ['invoices', 'guides/invoices'],
    ['leverancier', 'resources/creditors'],
    ['mandates', 'resources/debtor-mandates'],
    ['voorraad', 'guides/orders-and-stock'],
  ])('with one letter too few finds its page among three: %s', (word, page) => {
    const spellings = [...word.slice(1)].map((_, index) => word.slice(0, index + 1) + word.slice(index + 2));
    const missed = spellings.filter((spelling) => !find(spelling).slice(0, 3).includes(page));
    expect(missed).toEqual([]);
  });

  it('finds a page of records, such as the changelog, after all that is about the words', () => {
    for (const query of ['pageSize', 'invoice', 'X-Tenant-Id', 'factuur', 'rate limit']) {
      expect(
        find(query)
          .slice(0, 5)
          .filter((page) => /^(?:provenance|chang|guides\/decisions)/.test(page)),
      ).toEqual([]);
    }
  });

  it.each(['', '   ', '…', 'the', 'de het'])('without a telling word is no error: %j', (query) => {
    expect(() => find(query)).not.toThrow();
  });
});
