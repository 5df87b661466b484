import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnreadableResponseError } from './errors.ts';
import { createPageCursor, getNextQuery, type PageQuery } from './page-cursor.ts';

const LIST = 'https://api.example/v1/debtors';

interface Row {
  readonly name: number;
  readonly id?: number;
  readonly _meta: { readonly self?: string };
}

/** Names that a platform gives its records. Parts of a URL come by turns, in the responses. */
interface Style {
  /** What precedes the path of a record: schemes, hosts, prefixes of gateways. */
  readonly origins: readonly string[];
  readonly queries: readonly string[];
  readonly self: 'own' | 'equal' | 'missing';
  readonly hasId: boolean;
}

const PLAIN: Style = { origins: ['https://api.example/v1'], queries: [''], self: 'own', hasId: false };
const canBeRecognized = ({ self, hasId }: Style): boolean => hasId || self === 'own';

interface Settings {
  readonly pageSize?: number;
  readonly maxSize?: number;
  readonly ignoresSize?: boolean;
  readonly style?: Style;
  /** Changes the list before each request but the first. */
  readonly change?: (names: number[], request: number) => unknown;
}

/** Plays a platform with one list. */
function createPlatform(count: number, settings: Settings = {}) {
  const { pageSize = 100, maxSize = 1000, ignoresSize = false, style = PLAIN, change = () => {} } = settings;
  const names = Array.from({ length: count }, (_, index) => index + 1);
  const state = { names, requests: 0 };
  const pick = (values: readonly string[]): string => values[state.requests % values.length] ?? '';
  function toRow(name: number): Row {
    const path = style.self === 'own' ? `/debtors/${name}` : '/debtors';
    const self = `${pick(style.origins)}${path}${pick(style.queries)}`;
    return { name, ...(style.hasId && { id: name }), _meta: style.self === 'missing' ? {} : { self } };
  }
  function read(query: PageQuery) {
    if (state.requests > 0) change(names, state.requests);
    state.requests += 1;
    const size = ignoresSize ? pageSize : Math.min(maxSize, Number(query.pageSize ?? pageSize));
    const page = Number(query.page ?? 1);
    const next = new URLSearchParams({ ...query, page: `${page + 1}` } as Record<string, string>);
    const nextPage = page * size < names.length ? `${LIST}?${next}` : null;
    return {
      _data: names.slice((page - 1) * size, page * size).map(toRow),
      _meta: { nextPage, totalCount: names.length },
    };
  }
  return { state, read };
}

/** Reads all records. Returns their names. */
function readAll({ read }: Pick<ReturnType<typeof createPlatform>, 'read'>, query: PageQuery = {}) {
  const warnings: string[] = [];
  const cursor = createPageCursor(query, (message) => warnings.push(message));
  const seen: number[] = [];
  for (;;) {
    const page = read(cursor.query());
    const records = cursor.takeNew(page);
    seen.push(...(records ?? []).map(({ name }) => name));
    if (records && !cursor.advance(page._meta)) return { seen, warnings };
  }
}

/** Reads a list that changes, in which records can be recognized: it misses none that stays, and reads none twice. */
function expectComplete(count: number, settings: Settings): void {
  const platform = createPlatform(count, settings);
  const before = [...platform.state.names];
  const { seen } = readAll(platform);
  const [stayed, read] = [new Set(platform.state.names), new Set(seen)];
  expect(before.filter((name) => stayed.has(name) && !read.has(name))).toEqual([]);
  expect(read.size).toBe(seen.length);
}

describe('the reader of a list that does not change', () => {
  it.each<[number, { readonly page?: number; readonly pageSize?: number }]>([
    ...[0, 1, 100, 101, 2600].map((count): [number, object] => [count, {}]),
    ...[1, 10, 997].map((pageSize): [number, object] => [2600, { pageSize }]),
    [11_000, { pageSize: 5000 }],
    [260, { page: 2 }],
  ])('reads %i records with %j in order, with few requests more than pages', (count, query) => {
    const platform = createPlatform(count);
    const size = Math.min(1000, query.pageSize ?? 100);
    const skipped = query.page === 2 ? 100 : 0;
    expect(readAll(platform, query).seen).toEqual(platform.state.names.slice(skipped));
    const pages = Math.ceil((count - skipped) / size);
    // Small pages overlap by more records.
    expect(platform.state.requests).toBeLessThanOrEqual(Math.ceil(pages * (size <= 10 ? 1.65 : 1.15)) + 1);
  });

  it('takes the size of the pages from the first, whatever was asked for', () => {
    const platform = createPlatform(450, { maxSize: 40 });
    expect(readAll(platform, { pageSize: 1000 }).seen).toEqual(platform.state.names);
    expect(platform.state.requests).toBeLessThan(16);
  });

  it('reads all records of a platform that ignores pageSize, and warns once', () => {
    const platform = createPlatform(450, { ignoresSize: true });
    expect(readAll(platform)).toEqual({ seen: platform.state.names, warnings: [expect.stringContaining('pageSize')] });
  });
});

describe('the reader of a list that changes between two requests', () => {
  const places = { maxLength: 6 };
  const steps = fc.array(fc.record({ deleted: fc.array(fc.nat(), places), added: fc.array(fc.nat(), places) }), {
    minLength: 1,
    maxLength: 30,
  });

  it.each([
    ['added at the end, as by identifier', () => Number.POSITIVE_INFINITY],
    ['added at the start, as the newest first', () => 0],
    ['added anywhere, as by name', (random: number, length: number) => random % (length + 1)],
  ])('misses no record that stays, and reads none twice, when records are deleted and %s', (_, getPlace) => {
    const sizes = fc.integer({ min: 7, max: 40 });
    const property = fc.property(fc.integer({ min: 0, max: 300 }), sizes, steps, (count, pageSize, changes) => {
      let added = 0;
      const change = (names: number[], request: number) => {
        const step = changes[request - 1];
        for (const random of step?.deleted ?? []) names.splice(random % Math.max(1, names.length), 1);
        for (const random of step?.added ?? []) names.splice(getPlace(random, names.length), 0, --added);
      };
      expectComplete(count, { pageSize, change });
    });
    fc.assert(property, { numRuns: 150 });
  });

  it('reads to the end when most of the list is deleted', () => {
    expectComplete(500, { pageSize: 50, change: (names) => names.splice(0, 45) });
  });
});

describe('the reader of a list whose records have other names in each response', () => {
  const hosts = fc.constantFrom('a.example', 'node-1.internal:8080', '[2001:db8::1]', '10.0.0.7');
  const prefixes = fc.constantFrom('', '/api', '/gateway/v2/books', '/v1', '/proxy/a%20b');
  const origins = fc
    .tuple(fc.constantFrom('http', 'https'), hosts, prefixes, fc.constantFrom('/v1', ''))
    .map(([scheme, host, prefix, version]) => `${scheme}://${host}${prefix}${version}`);
  const styles: fc.Arbitrary<Style> = fc.record({
    origins: fc.array(origins, { minLength: 1, maxLength: 4 }),
    queries: fc.array(fc.constantFrom('', '?t=1', '?token=a/b', '?t=2#x'), { minLength: 1, maxLength: 3 }),
    self: fc.constantFrom('own', 'equal', 'missing'),
    hasId: fc.boolean(),
  });
  const counts = fc.integer({ min: 0, max: 80 });
  const sizes = fc.integer({ min: 1, max: 15 });
  const RUNS = { numRuns: 600 };

  it('yields each record once, and warns once where they cannot be recognized, in a list that stays as it is', () => {
    const property = fc.property(counts, sizes, styles, fc.boolean(), (count, pageSize, style, ignoresSize) => {
      const platform = createPlatform(count, { pageSize, style, ignoresSize });
      const { seen, warnings } = readAll(platform);
      expect(seen).toEqual(platform.state.names);
      const isClear = count <= pageSize || canBeRecognized(style);
      if (isClear) expect(warnings.filter((text) => !text.includes('pageSize'))).toEqual([]);
      if (!isClear && !ignoresSize) expect(warnings).toHaveLength(1);
      expect(warnings.length).toBeLessThan(2);
      expect(platform.state.requests).toBeLessThan(20 + (3 * count) / pageSize);
    });
    fc.assert(property, RUNS);
  });

  it('misses no record that stays, where they can be recognized, in a list that loses records', () => {
    const losses = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 12 });
    const recognized = styles.filter(canBeRecognized);
    const property = fc.property(counts, sizes, recognized, losses, (count, pageSize, style, lost) => {
      expectComplete(count, { pageSize, style, change: (names, request) => names.splice(0, lost[request - 1] ?? 0) });
    });
    fc.assert(property, RUNS);
  });

  const gateways = ['http://a.example', 'https://b.example:8080/api', 'https://[2001:db8::1]/gateway/v2/books'];
  it.each<[string, (name: number, request: number) => string]>([
    [
      'the whole path where the ends of their paths are equal',
      (name, request) => `orders/${name}/lines/1?t=${request}`,
    ],
    ['the query where their paths are equal', (name) => `ledgergrouped?account=${name}`],
  ])('recognizes records by %s, behind any gateway', (_, getPath) => {
    const change = (names: number[], request: number) => names.splice(0, request < 5 ? request : 0);
    const platform = createPlatform(60, { pageSize: 10, change });
    const { seen, warnings } = readAll({
      read(query) {
        const { _data, _meta } = platform.read(query);
        const { requests } = platform.state;
        const getSelf = (name: number) => `${gateways[requests % 3]}/v1/${getPath(name, requests)}`;
        return { _data: _data.map(({ name }) => ({ name, _meta: { self: getSelf(name) } })), _meta };
      },
    });
    expect([seen.length, new Set(seen).size, warnings]).toEqual([60, 60, []]);
  });
});

describe('the reader of a platform that never comes to an end', () => {
  const rows = (from: number, count: number, getSelf = (name: number) => `${LIST}/${name}`) =>
    Array.from({ length: count }, (_, index) => ({ name: from + index, _meta: { self: getSelf(from + index) } }));

  it.each([
    ['repeats its first page', () => rows(1, 10)],
    ['repeats records without names', () => rows(1, 10, () => LIST)],
    [
      'gives its records another name each time',
      (request: number) => rows(1, 10, () => `https://a.example/${request}`),
    ],
    ['has more and more records', (request: number) => rows(request * 10, 10)],
    ['has one page of each size', (request: number) => rows(1, (request % 30) + 1)],
  ])('is an error where it %s', (_, getRows) => {
    let requests = 0;
    function read() {
      requests += 1;
      return { _data: getRows(requests), _meta: { nextPage: `${LIST}?page=${requests + 1}`, totalCount: 60 } };
    }
    expect(() => readAll({ read })).toThrow(UnreadableResponseError);
    expect(requests).toBeLessThan(200);
  });
});

describe('the next page', () => {
  const records = (count: number) => Array.from({ length: count }, (_, id) => ({ _meta: { self: `${LIST}/${id}` } }));

  it.each<[string, PageQuery, object[], string, PageQuery]>([
    ['has no number, such as a cursor', {}, records(2), 'cursor=2&name=a&name=b', { cursor: ['2'], name: ['a', 'b'] }],
    ['is of records without a URL', {}, [{}, {}], 'page=2', { page: ['2'] }],
    [
      'spells pagesize in small letters',
      { pagesize: 20 },
      records(20),
      'pagesize=20&page=2',
      { page: 2, pagesize: 19 },
    ],
  ])('follows nextPage where it %s', (_, query, _data, next, expected) => {
    const _meta = { nextPage: `${LIST}?${next}` };
    const cursor = createPageCursor(query);
    expect(cursor.takeNew({ _data, _meta })).toHaveLength(_data.length);
    expect(cursor.advance(_meta)).toBe(true);
    expect(cursor.query()).toEqual(expected);
  });

  it('does not exist after an empty page, whatever nextPage says', () => {
    const _meta = { nextPage: `${LIST}?cursor=2` };
    const cursor = createPageCursor({});
    cursor.takeNew({ _data: [], _meta });
    expect(cursor.advance(_meta)).toBe(false);
  });

  it('is counted where nextPage has no query, and is an error when it is the same page', () => {
    expect(getNextQuery({ name: 'a' }, LIST)).toEqual({ name: 'a', page: 2 });
    const query = { name: ['a'], page: ['2'] };
    expect(() => getNextQuery(query, `${LIST}?name=a&page=2`)).toThrow(UnreadableResponseError);
  });
});
