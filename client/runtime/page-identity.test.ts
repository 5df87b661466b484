import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnreadableResponseError } from './errors.ts';
import { createPageCursor, type PageQuery } from './page-cursor.ts';

/** Names that a platform gives its records. */
interface Style {
  /** What precedes the path of a record: schemes, hosts, prefixes of gateways. Responses have them by turns. */
  readonly origins: readonly string[];
  /** What follows the path, by turns as well. */
  readonly queries: readonly string[];
  readonly self: 'own' | 'equal' | 'missing';
  readonly hasId: boolean;
  readonly ignoresSize: boolean;
}

const PLAIN: Style = {
  origins: ['https://a.example/v1'],
  queries: [''],
  self: 'own',
  hasId: true,
  ignoresSize: false,
};

interface Row {
  readonly name: number;
  readonly id?: number;
  readonly _meta: { readonly self?: string };
}

/** Plays a platform whose list loses records before each request but the first, as long as there are losses. */
function createPlatform(count: number, pageSize: number, style: Partial<Style>, losses: readonly number[] = []) {
  const { origins, queries, self, hasId, ignoresSize } = { ...PLAIN, ...style };
  const names = Array.from({ length: count }, (_, index) => index + 1);
  const state = { names, requests: 0 };
  const pick = (values: readonly string[]): string => values[state.requests % values.length] ?? '';
  const getSelf = (name: number) => `${pick(origins)}/debtors${self === 'own' ? `/${name}` : ''}${pick(queries)}`;
  const toRow = (name: number): Row => {
    return { name, ...(hasId && { id: name }), _meta: self === 'missing' ? {} : { self: getSelf(name) } };
  };
  function read(query: PageQuery) {
    names.splice(0, state.requests === 0 ? 0 : (losses[state.requests - 1] ?? 0));
    state.requests += 1;
    const size = ignoresSize ? pageSize : Number(query.pageSize ?? pageSize);
    const page = Number(query.page ?? 1);
    const nextPage = page * size < names.length ? `https://b.example/v1/debtors?page=${page + 1}` : null;
    return {
      _data: names.slice((page - 1) * size, page * size).map(toRow),
      _meta: { nextPage, totalCount: names.length },
    };
  }
  return { state, read };
}

function readAll({ read }: Pick<ReturnType<typeof createPlatform>, 'read'>) {
  const warnings: string[] = [];
  const cursor = createPageCursor({}, (message) => warnings.push(message));
  const seen: number[] = [];
  for (;;) {
    const page = read(cursor.query());
    const records = cursor.takeNew(page);
    seen.push(...(records ?? []).map(({ name }) => name));
    if (records && !cursor.advance(page._meta)) return { seen, warnings };
  }
}

const origin = fc
  .tuple(
    fc.constantFrom('http', 'https'),
    fc.constantFrom('a.example', 'node-1.internal:8080', '[2001:db8::1]', '10.0.0.7'),
    fc.constantFrom('', '/api', '/gateway/v2/books', '/v1', '/proxy/a%20b'),
    fc.constantFrom('/v1', ''),
  )
  .map(([scheme, host, prefix, version]) => `${scheme}://${host}${prefix}${version}`);

const styles: fc.Arbitrary<Style> = fc.record({
  origins: fc.array(origin, { minLength: 1, maxLength: 4 }),
  queries: fc.array(fc.constantFrom('', '?t=1', '?token=a/b', '?t=2#x'), { minLength: 1, maxLength: 3 }),
  self: fc.constantFrom('own', 'equal', 'missing'),
  hasId: fc.boolean(),
  ignoresSize: fc.boolean(),
});

const canBeRecognized = ({ self, hasId }: Style): boolean => hasId || self === 'own';

const timeout = 60_000;

describe('the reader of a list whose records have other names in each response', { timeout }, () => {
  const count = fc.integer({ min: 0, max: 80 });
  const size = fc.integer({ min: 1, max: 15 });
  const RUNS = { numRuns: 5000 };

  it('yields each record once, and warns once where they cannot be recognized, in a list that stays as it is', () => {
    const property = fc.property(count, size, styles, (length, pageSize, style) => {
      const platform = createPlatform(length, pageSize, style);
      const { seen, warnings } = readAll(platform);
      expect(seen).toEqual(platform.state.names);
      const isShort = length <= pageSize;
      if (isShort || canBeRecognized(style)) expect(warnings.filter((text) => !text.includes('pageSize'))).toEqual([]);
      if (!isShort && !canBeRecognized(style) && !style.ignoresSize) expect(warnings).toHaveLength(1);
      expect(warnings.length).toBeLessThan(2);
      expect(platform.state.requests).toBeLessThan(20 + (3 * length) / pageSize);
    });
    fc.assert(property, RUNS);
  });

  it('misses no record that stays, where they can be recognized, in a list that loses records', () => {
    const losses = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 12 });
    const property = fc.property(count, size, styles, losses, (length, pageSize, style, lost) => {
      fc.pre(canBeRecognized(style) && !style.ignoresSize);
      const platform = createPlatform(length, pageSize, style, lost);
      const { seen } = readAll(platform);
      expect(platform.state.names.filter((name) => !seen.includes(name))).toEqual([]);
      expect(new Set(seen).size).toBe(seen.length);
    });
    fc.assert(property, RUNS);
  });
});

it('the reader recognizes records by the whole path where the ends of their paths are equal, behind any gateway', () => {
  const hosts = ['http://a.example', 'https://b.example:8080/api', 'https://[2001:db8::1]/gateway/v2/books'];
  const { read } = createPlatform(60, 10, { hasId: false }, [1, 2, 3, 4]);
  let requests = 0;
  const { seen, warnings } = readAll({
    read(query) {
      const { _data, _meta } = read(query);
      const host = hosts[requests++ % hosts.length];
      return {
        _data: _data.map(({ name }) => ({ name, _meta: { self: `${host}/v1/orders/${name}/lines/1?t=${requests}` } })),
        _meta,
      };
    },
  });
  expect([seen.length, new Set(seen).size, warnings]).toEqual([60, 60, []]);
});

describe('the reader of a platform that never comes to an end', () => {
  const next = (page: number) => `https://a.example/v1/debtors?page=${page}`;
  const rows = (from: number, count: number, self?: string) =>
    Array.from({ length: count }, (_, index) => {
      return { name: from + index, _meta: { self: self ?? `https://a.example/v1/debtors/${from + index}` } };
    });

  it.each([
    ['repeats its first page', () => rows(1, 10)],
    ['repeats records without names', () => rows(1, 10, 'https://a.example/v1/debtors')],
    ['gives its records another name each time', (request: number) => rows(1, 10, `https://a.example/${request}`)],
    ['has more and more records', (request: number) => rows(request * 10, 10)],
    ['has one page of each size', (request: number) => rows(1, (request % 30) + 1)],
  ])('is an error where it %s', (_, getRows) => {
    let requests = 0;
    function read() {
      requests += 1;
      return { _data: getRows(requests), _meta: { nextPage: next(requests + 1), totalCount: 60 } };
    }
    expect(() => readAll({ read })).toThrow(UnreadableResponseError);
    expect(requests).toBeLessThan(200);
  });
});
