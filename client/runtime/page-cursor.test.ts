import { describe, expect, it } from 'vitest';
import { UnreadableResponseError } from './errors.ts';
import { createPageCursor, type PageQuery } from './page-cursor.ts';

const listUrl = 'https://api.example/v1/debtors';
const createRecords = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ _meta: { self: `${listUrl}/${from + index}` } }));
const getIds = (records: readonly { _meta?: { self?: string } }[]) =>
  records.map(({ _meta }) => Number(_meta?.self?.split('/').at(-1)));

function createCursorAt(page: number, query: PageQuery = { name: 'Acme' }) {
  const cursor = createPageCursor(query);
  for (let read = 1; read < page; read += 1) {
    cursor.stepBack({ nextPage: null, totalCount: 10 });
    cursor.takeNew(createRecords(2 * read - 1, 2 * read));
    cursor.advance({ nextPage: `${listUrl}?name=Acme&page=${read + 1}`, totalCount: 10 });
  }
  return cursor;
}

describe('the cursor of a list', () => {
  it('moves to the query of nextPage, and ends without one or after an empty page', () => {
    const cursor = createCursorAt(2);
    expect(cursor.query()).toEqual({ name: ['Acme'], page: ['2'] });
    expect(cursor.advance({ nextPage: null, totalCount: 10 })).toBe(false);
    cursor.takeNew([]);
    expect(cursor.advance({ nextPage: `${listUrl}?page=3`, totalCount: 10 })).toBe(false);
  });

  it('moves on before any page was read', () => {
    expect(createPageCursor({}).advance({ nextPage: `${listUrl}?page=2`, totalCount: 10 })).toBe(true);
  });

  it('counts pages itself where nextPage has no query', () => {
    const cursor = createCursorAt(3, {});
    expect(cursor.advance({ nextPage: listUrl, totalCount: 10 })).toBe(true);
    expect(cursor.query()).toEqual({ name: ['Acme'], page: 4 });
  });

  it('rejects a nextPage that is the same page', () => {
    const cursor = createCursorAt(2);
    const nextPage = `${listUrl}?name=Acme&page=2`;
    const getError = (): unknown => {
      try {
        return cursor.advance({ nextPage, totalCount: 10 });
      } catch (error) {
        return error;
      }
    };
    const error = getError();
    expect(error).toBeInstanceOf(UnreadableResponseError);
    expect(error).toMatchObject({ operation: 'pages', status: 200 });
    expect((error as Error).message).toContain('nextPage is the URL of the same page.');
  });
});

describe('the cursor of a list whose records are deleted', () => {
  it('steps back by as many pages as the deleted records filled, and keeps the rest of the query', () => {
    const cursor = createCursorAt(5);
    expect(cursor.stepBack({ nextPage: null, totalCount: 7 })).toBe(true);
    expect(cursor.query()).toEqual({ name: ['Acme'], page: 3 });
    expect(createCursorAt(3).stepBack({ nextPage: null, totalCount: 10 })).toBe(false);
  });

  it('steps back to the first page at most, and not from there', () => {
    const cursor = createCursorAt(2);
    expect(cursor.stepBack({ nextPage: null, totalCount: 1 })).toBe(true);
    expect(cursor.query().page).toBe(1);
    expect(cursor.stepBack({ nextPage: null, totalCount: 0 })).toBe(false);
  });

  it('takes new records only from the pages that it reads again', () => {
    const cursor = createCursorAt(3);
    cursor.stepBack({ nextPage: null, totalCount: 9 });
    expect(getIds(cursor.takeNew(createRecords(4, 5)))).toEqual([5]);
    cursor.advance({ nextPage: `${listUrl}?name=Acme&page=3`, totalCount: 9 });
    expect(getIds(cursor.takeNew(createRecords(5, 6)))).toEqual([5, 6]);
  });

  it('takes records without a URL always', () => {
    const cursor = createCursorAt(3);
    cursor.stepBack({ nextPage: null, totalCount: 9 });
    expect(cursor.takeNew([{}, { _meta: {} }])).toHaveLength(2);
  });

  it('remembers ten thousand records, or three pages when they are larger', () => {
    const countRemembered = (pageSize: number) => {
      const cursor = createPageCursor({ page: 7 });
      for (let page = 0; page < 6; page += 1) cursor.takeNew(createRecords(1 + page * pageSize, (page + 1) * pageSize));
      cursor.stepBack({ nextPage: null, totalCount: 2 });
      cursor.stepBack({ nextPage: null, totalCount: 1 });
      return 6 * pageSize - cursor.takeNew(createRecords(1, 6 * pageSize)).length;
    };
    expect(countRemembered(1000)).toBe(6000);
    expect(countRemembered(2000)).toBe(10_000);
    expect(countRemembered(5000)).toBe(15_000);
  });
});
