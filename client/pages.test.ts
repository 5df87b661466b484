import { describe, expect, it } from 'vitest';
import type { CallOptions } from './call.ts';
import { type Connection, connect } from './connection.ts';
import type { Page } from './page.ts';
import { all, pages } from './pages.ts';

const connection = connect({ baseUrl: 'https://api.example' });

interface Debtor {
  id: number;
  name: string;
  _meta: { self: string };
}

interface Query {
  page?: number;
  name?: string[];
}

/** Creates the function of a list with pages of 2 records. It records the queries, and the pages that were aborted. */
function createList(count = 5, failing: { page?: number } = {}) {
  const queries: unknown[] = [];
  const aborted: number[] = [];
  async function list(_: Connection, query: Query = {}, options: CallOptions = {}): Promise<Page<Debtor>> {
    const { page = 1 } = query;
    queries.push(query);
    options.signal?.addEventListener('abort', () => aborted.push(page));
    await new Promise((resolve) => setTimeout(resolve, 5));
    options.signal?.throwIfAborted();
    if (page === failing.page) throw new Error(`page ${page} failed`);
    const remaining = Math.max(0, count - (page - 1) * 2);
    const records = Array.from({ length: Math.min(2, remaining) }, (_record, index) => {
      const id = (page - 1) * 2 + index + 1;
      return { id, name: `Debtor ${id}`, _meta: { self: `https://api.example/v1/debtors/${id}` } };
    });
    const meta = { totalCount: count, nextPage: remaining > 2 ? 'https://api.example/next' : null };
    return { _data: records, _meta: meta as Page<Debtor>['_meta'] };
  }
  return { list, queries, aborted };
}

async function collect<Entry>(records: AsyncIterable<Entry>): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of records) entries.push(entry);
  return entries;
}

describe('all records of a list', () => {
  it('come page by page, in order', async () => {
    const { list, queries } = createList();
    const ids: number[] = [];
    for await (const { id } of all(list, connection, { name: ['x'] })) ids.push(id);
    expect(ids).toEqual([1, 2, 3, 4, 5]);
    expect(queries).toEqual([1, 2, 3].map((page) => ({ name: ['x'], page })));
  });

  it('are empty for an empty list', async () => {
    const { list, queries } = createList(0);
    expect(await collect(all(list, connection))).toEqual([]);
    expect(queries).toHaveLength(1);
  });

  it('start on the requested page', async () => {
    const { list } = createList();
    expect((await collect(all(list, connection, { page: 3 }))).map(({ id }) => id)).toEqual([5]);
  });

  it('of a nested list need the identifier of the record', async () => {
    const { list } = createList(1);
    const identifiers: unknown[] = [];
    const nestedList = (nestedConnection: Connection, debtorId: number, query?: Query, options?: CallOptions) => {
      identifiers.push(debtorId);
      return list(nestedConnection, query, options);
    };
    expect(await collect(all(nestedList, connection, 7))).toHaveLength(1);
    expect(identifiers).toEqual([7]);
  });
});

describe('the next page', () => {
  it('is requested while the current one is used', async () => {
    const { list, queries } = createList();
    const iterator = pages(list, connection);
    await iterator.next();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(queries).toHaveLength(2);
    await iterator.return();
  });

  it('is aborted when the loop ends', async () => {
    const { list, aborted } = createList();
    for await (const { id } of all(list, connection)) if (id === 1) break;
    expect(aborted).toContain(2);
  });

  it('throws its error when it is reached, not before', async () => {
    const { list } = createList(5, { page: 2 });
    const seen: number[] = [];
    const reading = (async () => {
      for await (const { id } of all(list, connection)) {
        seen.push(id);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    await expect(reading).rejects.toThrow('page 2 failed');
    expect(seen).toEqual([1, 2]);
  });

  it('throws no error when the loop ends before it', async () => {
    const { list } = createList(5, { page: 2 });
    for await (const { id } of all(list, connection)) if (id === 1) break;
    // An unhandled rejection would fail the test run.
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

  it('is not requested after an empty page, whatever its nextPage', async () => {
    let requests = 0;
    const endlessList = async (_: Connection, _query?: Query): Promise<Page<Debtor>> => {
      requests += 1;
      return { _data: [], _meta: { nextPage: 'https://api.example/next' } as Page<Debtor>['_meta'] };
    };
    expect(await collect(all(endlessList, connection))).toEqual([]);
    expect(requests).toBe(1);
  });
});

it('a signal aborts the iteration over a list', async () => {
  const { list } = createList();
  const controller = new AbortController();
  const reading = (async () => {
    for await (const _ of all(list, connection, {}, { signal: controller.signal })) controller.abort('enough');
  })();
  await expect(reading).rejects.toBe('enough');
});
