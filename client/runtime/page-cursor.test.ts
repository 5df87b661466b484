import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnreadableResponseError } from './errors.ts';
import { createPageCursor, getNextQuery, type PageQuery } from './page-cursor.ts';

const LIST = 'https://api.example/v1/debtors';

interface Row {
  readonly _meta: { readonly self: string };
}

const toRow = (id: number): Row => ({ _meta: { self: `${LIST}/${id}` } });

/** Plays a platform whose list is changed before each request. */
function createPlatform(count: number, { defaultSize = 100, maxSize = 1000, ignoresSize = false } = {}) {
  const ids = Array.from({ length: count }, (_, index) => (index + 1) * 1000);
  let requests = 0;
  let added = 0;
  return {
    ids,
    countRequests: () => requests,
    /** Adds a record at a place, which is the end where the list is sorted by identifier. */
    add(index: number): void {
      added += 1;
      ids.splice(index, 0, -added);
    },
    read(query: PageQuery) {
      requests += 1;
      const size = ignoresSize ? defaultSize : Math.min(maxSize, Number(query.pageSize ?? defaultSize));
      const page = Number(query.page ?? 1);
      const parameters = new URLSearchParams(
        Object.entries({ ...query, page: page + 1 }).map(([name, value]): [string, string] => [name, `${value}`]),
      );
      return {
        _data: ids.slice((page - 1) * size, page * size).map(toRow),
        _meta: { nextPage: page * size < ids.length ? `${LIST}?${parameters}` : null },
      };
    },
  };
}

/** Reads all records, and calls `change` before each request but the first. Returns their identifiers. */
function readAll(platform: ReturnType<typeof createPlatform>, query: PageQuery, change = () => {}, warn?: () => void) {
  const cursor = createPageCursor(query, warn);
  const seen: number[] = [];
  for (;;) {
    const page = platform.read(cursor.query());
    const records = cursor.takeNew(page);
    seen.push(...(records ?? []).map(({ _meta }) => Number(_meta.self.split('/').at(-1))));
    if (records && !cursor.advance(page._meta)) return seen;
    change();
  }
}

describe('the reader of a list that does not change', () => {
  it.each<[number, { readonly page?: number; readonly pageSize?: number }]>([
    [0, {}],
    [1, {}],
    [100, {}],
    [101, {}],
    [2600, {}],
    [2600, { pageSize: 10 }],
    [2600, { pageSize: 1 }],
    [2600, { pageSize: 997 }],
    [26_000, { pageSize: 5000 }],
    [260, { page: 2 }],
  ])('reads %i records with %j in order, with few requests more than pages', (count, query) => {
    const platform = createPlatform(count);
    const size = Math.min(1000, query.pageSize ?? 100);
    const skipped = query.page === 2 ? 100 : 0;
    expect(readAll(platform, query)).toEqual(platform.ids.slice(skipped));
    const pages = Math.ceil((count - skipped) / size);
    // Small pages overlap by more records.
    expect(platform.countRequests()).toBeLessThanOrEqual(Math.ceil(pages * (size <= 10 ? 1.65 : 1.15)) + 1);
  });

  it('takes the size of the pages from the first, whatever was asked for', () => {
    const platform = createPlatform(450, { maxSize: 40 });
    expect(readAll(platform, { pageSize: 1000 })).toEqual(platform.ids);
    expect(platform.countRequests()).toBeLessThan(16);
  });
});

describe('the reader of a list that changes between two requests', () => {
  const changes = fc.array(
    fc.record({
      deleted: fc.array(fc.nat(), { maxLength: 6 }),
      added: fc.array(fc.nat(), { maxLength: 6 }),
    }),
    { minLength: 1, maxLength: 30 },
  );

  it.each([
    ['added at the end, as by identifier', () => Number.POSITIVE_INFINITY],
    ['added at the start, as the newest first', () => 0],
    ['added anywhere, as by name', (random: number, length: number) => random % (length + 1)],
  ])('misses no record that stays, and reads none twice, when records are deleted and %s', (_, getPlace) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 7, max: 40 }),
        changes,
        (count, pageSize, steps) => {
          const platform = createPlatform(count);
          const before = [...platform.ids];
          let step = 0;
          const seen = readAll(platform, { pageSize }, () => {
            const { deleted, added } = steps[step] ?? { deleted: [], added: [] };
            step += 1;
            for (const random of deleted) platform.ids.splice(random % Math.max(1, platform.ids.length), 1);
            for (const random of added) platform.add(getPlace(random, platform.ids.length));
          });
          const stayed = before.filter((id) => platform.ids.includes(id));
          expect(stayed.filter((id) => !seen.includes(id))).toEqual([]);
          expect(new Set(seen).size).toBe(seen.length);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('reads to the end when most of the list is deleted', () => {
    const platform = createPlatform(500);
    const seen = readAll(platform, { pageSize: 50 }, () => platform.ids.splice(0, 45));
    expect(platform.ids.filter((id) => !seen.includes(id))).toEqual([]);
  });
});

it('the reader of a platform that ignores pageSize reads all records, and warns once', () => {
  const platform = createPlatform(450, { ignoresSize: true });
  const warnings: string[] = [];
  expect(readAll(platform, {}, undefined, () => warnings.push('warned'))).toEqual(platform.ids);
  expect(warnings).toEqual(['warned']);
});

describe('the next page', () => {
  const page = (...ids: number[]) => ({ _data: ids.map(toRow), _meta: { nextPage: `${LIST}?cursor=2&name=a&name=b` } });

  it('follows nextPage where it has no number, such as a cursor', () => {
    const cursor = createPageCursor({});
    expect(cursor.takeNew(page(1, 2))).toHaveLength(2);
    expect(cursor.advance(page()._meta)).toBe(true);
    expect(cursor.query()).toEqual({ cursor: ['2'], name: ['a', 'b'] });
  });

  it('follows nextPage where records have no URL', () => {
    const cursor = createPageCursor({});
    cursor.takeNew({ _data: [{}, {}], _meta: { nextPage: `${LIST}?page=2` } });
    cursor.advance({ nextPage: `${LIST}?page=2` });
    expect(cursor.query()).toEqual({ page: ['2'] });
  });

  it('keeps the spelling of pagesize', () => {
    const cursor = createPageCursor({ pagesize: 20 });
    cursor.takeNew({ _data: Array.from({ length: 20 }, (_, id) => toRow(id)), _meta: { nextPage: '' } });
    cursor.advance({ nextPage: `${LIST}?pagesize=20&page=2` });
    expect(Object.keys(cursor.query()).sort()).toEqual(['page', 'pagesize']);
  });

  it('does not exist after an empty page, whatever nextPage says', () => {
    const cursor = createPageCursor({});
    cursor.takeNew(page());
    expect(cursor.advance(page()._meta)).toBe(false);
  });

  it('is counted where nextPage has no query, and is an error when it is the same page', () => {
    expect(getNextQuery({ name: 'a' }, LIST)).toEqual({ name: 'a', page: 2 });
    const query = { name: ['a'], page: ['2'] };
    expect(() => getNextQuery(query, `${LIST}?name=a&page=2`)).toThrow(UnreadableResponseError);
  });
});
