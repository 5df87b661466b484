import { describe, expect, test } from 'vitest';
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

/** A list of 5 records on pages of 2. It remembers what it was asked, and which of it was ended. */
function listOf(count = 5, failing: { page?: number } = {}) {
  const asked: unknown[] = [];
  const ended: number[] = [];
  async function list(_: Connection, query: Query = {}, options: CallOptions = {}): Promise<Page<Debtor>> {
    const { page = 1 } = query;
    asked.push(query);
    options.signal?.addEventListener('abort', () => ended.push(page));
    await new Promise((later) => setTimeout(later, 5));
    options.signal?.throwIfAborted();
    if (page === failing.page) throw new Error(`page ${page} is torn`);
    const left = Math.max(0, count - (page - 1) * 2);
    const records = Array.from({ length: Math.min(2, left) }, (_record, index) => {
      const id = (page - 1) * 2 + index + 1;
      return { id, name: `Debtor ${id}`, _meta: { self: `https://api.example/v1/debtors/${id}` } };
    });
    const meta = { totalCount: count, nextPage: left > 2 ? 'https://api.example/next' : null };
    return { _data: records, _meta: meta as Page<Debtor>['_meta'] };
  }
  return { list, asked, ended };
}

async function recordsOf<Entry>(records: AsyncIterable<Entry>): Promise<Entry[]> {
  const read: Entry[] = [];
  for await (const entry of records) read.push(entry);
  return read;
}

describe('all records of a list', () => {
  test('come page after page, in order', async () => {
    const { list, asked } = listOf();
    const ids: number[] = [];
    for await (const { id } of all(list, connection, { name: ['x'] })) ids.push(id);
    expect(ids).toEqual([1, 2, 3, 4, 5]);
    expect(asked).toEqual([1, 2, 3].map((page) => ({ name: ['x'], page })));
  });

  test('are none when there are none', async () => {
    const { list, asked } = listOf(0);
    expect(await recordsOf(all(list, connection))).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test('begin on the page that was asked for', async () => {
    const { list } = listOf();
    expect((await recordsOf(all(list, connection, { page: 3 }))).map(({ id }) => id)).toEqual([5]);
  });

  test('of a list inside another record take its identifier', async () => {
    const { list } = listOf(1);
    const seen: unknown[] = [];
    const inner = (on: Connection, debtorId: number, query?: Query, options?: CallOptions) => {
      seen.push(debtorId);
      return list(on, query, options);
    };
    expect(await recordsOf(all(inner, connection, 7))).toHaveLength(1);
    expect(seen).toEqual([7]);
  });
});

describe('the next page', () => {
  test('is on its way while one is used', async () => {
    const { list, asked } = listOf();
    const turning = pages(list, connection);
    await turning.next();
    await new Promise((later) => setTimeout(later, 20));
    expect(asked).toHaveLength(2);
    await turning.return();
  });

  test('is given up when nobody wants it any more', async () => {
    const { list, ended } = listOf();
    for await (const { id } of all(list, connection)) if (id === 1) break;
    expect(ended).toContain(2);
  });

  test('fails when it is its turn, and not before', async () => {
    const { list } = listOf(5, { page: 2 });
    const seen: number[] = [];
    const reading = (async () => {
      for await (const { id } of all(list, connection)) {
        seen.push(id);
        await new Promise((later) => setTimeout(later, 20));
      }
    })();
    await expect(reading).rejects.toThrow('page 2 is torn');
    expect(seen).toEqual([1, 2]);
  });

  test('fails for nobody when it is not asked for', async () => {
    const { list } = listOf(5, { page: 2 });
    for await (const { id } of all(list, connection)) if (id === 1) break;
    // A rejection that nobody handled would end the test run.
    await new Promise((later) => setTimeout(later, 20));
  });

  test('is not asked for when a page is empty, whatever it says of a next one', async () => {
    let asked = 0;
    const endless = async (_: Connection, _query?: Query): Promise<Page<Debtor>> => {
      asked += 1;
      return { _data: [], _meta: { nextPage: 'https://api.example/next' } as Page<Debtor>['_meta'] };
    };
    expect(await recordsOf(all(endless, connection))).toEqual([]);
    expect(asked).toBe(1);
  });
});

test('a signal ends the turning of pages', async () => {
  const { list } = listOf();
  const controller = new AbortController();
  const reading = (async () => {
    for await (const _ of all(list, connection, {}, { signal: controller.signal })) controller.abort('enough');
  })();
  await expect(reading).rejects.toBe('enough');
});
