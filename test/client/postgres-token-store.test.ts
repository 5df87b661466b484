import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { createTokenTable, listUsers, postgresTokenStore } from '../../client/examples/postgres-token-store.ts';
import { createTokens } from '../support/client/fake-platform.ts';
import { openPool, usePostgres } from '../support/postgres.ts';

const postgres = usePostgres();

async function openTable(max?: number): Promise<Pool> {
  const pool = openPool(await postgres.createSchema(), max);
  await createTokenTable(pool);
  return pool;
}

describe('the table of tokens', () => {
  it('has no tokens before the first save and after they were removed', async () => {
    const pool = await openTable();
    const store = postgresTokenStore(pool, 'a');
    expect(await store.load()).toBeUndefined();
    const tokens = { ...createTokens(1), refreshing: '2026-04-16T00:00:00.000Z' };
    await store.save(tokens);
    expect(await postgresTokenStore(pool, 'a').load()).toEqual(tokens);
    await pool.query('delete from tokens');
    expect(await store.load()).toBeUndefined();
  });

  it('replaces the tokens of one user, and lists the users', async () => {
    const pool = await openTable();
    await postgresTokenStore(pool, 'b').save(createTokens(1));
    await postgresTokenStore(pool, 'a').save(createTokens(2));
    await postgresTokenStore(pool, 'b').save(createTokens(3));
    expect(await listUsers(pool)).toEqual(['a', 'b']);
    expect((await postgresTokenStore(pool, 'a').load())?.accessToken).toBe('access-2');
    expect((await postgresTokenStore(pool, 'b').load())?.accessToken).toBe('access-3');
  });

  it('is created once, and keeps its tokens', async () => {
    const pool = await openTable();
    await postgresTokenStore(pool, 'a').save(createTokens(1));
    await createTokenTable(pool);
    expect(await listUsers(pool)).toEqual(['a']);
  });
});

describe('the lock of a user', () => {
  it('runs work of all stores of the user sequentially, even when the pool has one connection', async () => {
    const pool = await openTable(1);
    let inside = 0;
    const work = async () => {
      inside += 1;
      expect(inside).toBe(1);
      const store = postgresTokenStore(pool, 'a');
      const number = Number((await store.load())?.accessToken.slice('access-'.length) ?? 0);
      await store.save(createTokens(number + 1));
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 8 }, () => postgresTokenStore(pool, 'a').lock?.(work)));
    expect((await postgresTokenStore(pool, 'a').load())?.accessToken).toBe('access-8');
  });

  it('does not hold up other users', async () => {
    const pool = await openTable();
    const result = await postgresTokenStore(pool, 'a').lock?.(
      async () => await postgresTokenStore(pool, 'b').lock?.(async () => 'both'),
    );
    expect(result).toBe('both');
  });

  it('is released after a failure', async () => {
    const { lock } = postgresTokenStore(await openTable(), 'a');
    await expect(lock?.(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await lock?.(async () => 'done')).toBe('done');
  });

  it('is released when its connection breaks, and its work goes on', async () => {
    const pool = await openTable();
    const { lock } = postgresTokenStore(pool, 'a');
    const terminate = `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()`;
    const result = await lock?.(async () => {
      await pool.query(terminate);
      return lock(async () => 'second');
    });
    expect(result).toBe('second');
  });

  it('lets what was saved outlive the process, although the lock does not', async () => {
    const store = postgresTokenStore(await openTable(), 'a');
    const tokens = createTokens(1);
    await store.lock?.(async () => {
      await store.save(tokens);
      // Another connection sees it, so it is committed.
      expect(await store.load()).toEqual(tokens);
    });
  });
});
