import { describe, expect, it } from 'vitest';
import { useFastTimers } from '../../test/support/client/fast-timers.ts';
import { type ClientCore, createClientCore } from './client-core.ts';
import type { CallOptions } from './client-options.ts';
import type { Page } from './page.ts';
import { type AnyList, iteratePages, iterateRecords } from './pages.ts';

useFastTimers();

const all = (list: AnyList, core: ClientCore, ...rest: unknown[]) => iterateRecords<Debtor>(list, core, rest);
const pages = (list: AnyList, core: ClientCore) => iteratePages<Page<Debtor>>(list, core, []);

const client = createClientCore({ baseUrl: 'https://api.example' });

interface Debtor {
  id: number;
  name: string;
  _meta: { self: string };
}

interface Query {
  page?: number;
  pageSize?: number;
  name?: string[];
}

const PAGE_SIZE = 20;
const getIds = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Creates the function of a list with pages of 20 records. It records the queries, and the requests that were aborted. */
function createList(count = 50, failing: { request?: number } = {}) {
  const queries: Query[] = [];
  const aborted: number[] = [];
  const ids = getIds(count);
  async function list(_: ClientCore, query: Query = {}, options: CallOptions = {}): Promise<Page<Debtor>> {
    const { page = 1, pageSize = PAGE_SIZE } = query;
    const request = queries.push(query);
    options.signal?.addEventListener('abort', () => aborted.push(request));
    await pause(5);
    options.signal?.throwIfAborted();
    if (request === failing.request) throw new Error(`request ${request} failed`);
    const records = ids.slice((page - 1) * pageSize, page * pageSize).map((id) => {
      return { id, name: `Debtor ${id}`, _meta: { self: `https://api.example/v1/debtors/${id}` } };
    });
    const names = (query.name ?? []).map((name) => `name=${name}&`).join('');
    const nextPage = page * pageSize < ids.length ? `https://api.example/v1/debtors?${names}page=${page + 1}` : null;
    return { _data: records, _meta: { totalCount: ids.length, nextPage } as Page<Debtor>['_meta'] };
  }
  const remove = (...removed: number[]) => {
    for (const id of removed) if (ids.includes(id)) ids.splice(ids.indexOf(id), 1);
  };
  return { list, queries, aborted, remove };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const read = async (list: AnyList, ...rest: unknown[]) =>
  (await all(list, client, ...rest).toArray()).map(({ id }) => id);

describe('all records of a list', () => {
  it('come page by page, in order', async () => {
    const { list, queries } = createList();
    expect(await read(list, { name: ['x'] })).toEqual(getIds(50));
    expect(queries).toEqual([
      { name: ['x'] },
      { name: ['x'], page: 2, pageSize: 19 },
      { name: ['x'], page: 3, pageSize: 18 },
    ]);
  });

  it.each<[string, string[], number, object[]]>([
    [
      'follow nextPage, whatever its query, and keep the base URL of the client',
      ['https://internal.example/books?cursor=1&name=a&name=b', 'https://internal.example/books?cursor=2'],
      1,
      [{}, { cursor: ['1'], name: ['a', 'b'] }, { cursor: ['2'] }],
    ],
    ['end with an empty page, whatever its nextPage', ['https://api.example/next'], 0, [{}]],
  ])('%s', async (_, nextPages, recordsOfPage, expected) => {
    const queries: object[] = [];
    const list = async (_core: ClientCore, query: object = {}): Promise<Page<Debtor>> => {
      const nextPage = nextPages[queries.push({ ...query }) - 1] ?? null;
      const _data = getIds(recordsOfPage).map(() => ({ id: queries.length }) as Debtor);
      return { _data, _meta: { nextPage, totalCount: 3 } as Page<Debtor>['_meta'] };
    };
    await read(list);
    expect(queries).toEqual(expected);
  });

  it('are an error when nextPage leads to the same page', async () => {
    const _meta = { nextPage: 'https://api.example/v1/debtors?page=2', totalCount: 9 } as Page<Debtor>['_meta'];
    const list = async (): Promise<Page<Debtor>> => ({ _data: [{} as Debtor], _meta });
    await expect(read(list)).rejects.toMatchObject({ name: 'UnreadableResponseError' });
  });

  it('are empty for an empty list', async () => {
    const { list, queries } = createList(0);
    expect(await read(list)).toEqual([]);
    expect(queries).toHaveLength(1);
  });

  it('start on the requested page', async () => {
    expect(await read(createList().list, { page: 3 })).toEqual(getIds(50).slice(40));
  });

  it('of a nested list need the identifier of the record', async () => {
    const { list } = createList(1);
    const identifiers: unknown[] = [];
    const nestedList = (core: ClientCore, debtorId: number, query?: Query, options?: CallOptions) => {
      identifiers.push(debtorId);
      return list(core, query, options);
    };
    expect([await read(nestedList, 7), identifiers]).toEqual([[1], [7]]);
  });
});

describe('records that are deleted while a list is read', () => {
  /** Reads 90 records, and deletes some after each; the page that was requested arrives before that. */
  async function readDeleting(getDeleted: (id: number) => readonly number[]): Promise<number[]> {
    const { list, remove } = createList(90);
    const seen: number[] = [];
    for await (const { id } of all(list, client)) {
      seen.push(id);
      remove(...getDeleted(id));
      await pause(10);
    }
    return seen;
  }

  it.each([1, 19, 20, 21, 38, 39, 40, 89, 90])(
    'hide no other record, when some are deleted after record %i',
    async (after) => {
      for (const deleted of [[1], [after], getIds(after)]) {
        expect(await readDeleting((id) => (id === after ? deleted : []))).toEqual(getIds(90));
      }
    },
  );

  it('can be those that were just seen', async () => {
    expect(await readDeleting((id) => [id])).toEqual(getIds(90));
  });
});

describe('the next page', () => {
  it('is requested while the current one is used', async () => {
    const { list, queries } = createList();
    const iterator = pages(list, client);
    await iterator.next();
    await pause(20);
    expect(queries).toHaveLength(2);
    await iterator.return();
  });

  it('is aborted when the loop ends', async () => {
    const { list, aborted } = createList();
    for await (const { id } of all(list, client)) if (id === 1) break;
    expect(aborted).toContain(2);
  });

  it('throws its error when it is reached, not before', async () => {
    const { list } = createList(50, { request: 2 });
    const seen: number[] = [];
    const reading = (async () => {
      for await (const { id } of all(list, client)) {
        seen.push(id);
        await pause(20);
      }
    })();
    await expect(reading).rejects.toThrow('request 2 failed');
    expect(seen).toEqual(getIds(20));
  });

  it('throws no error when the loop ends before it', async () => {
    const { list } = createList(50, { request: 2 });
    for await (const { id } of all(list, client)) if (id === 1) break;
    // An unhandled rejection would fail the test run.
    await pause(20);
  });
});

it('a signal aborts the iteration over a list', async () => {
  const { list } = createList();
  const controller = new AbortController();
  const reading = (async () => {
    for await (const _ of all(list, client, {}, { signal: controller.signal })) controller.abort('enough');
  })();
  await expect(reading).rejects.toBe('enough');
});
