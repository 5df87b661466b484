import { describe, expect, it } from 'vitest';
import { useFastTimers } from '../../test/support/client/fast-timers.ts';
import { type CreateOnceOptions, createOnce } from './create-once.ts';
import { ConnectionError, UnknownOutcomeError } from './errors.ts';

useFastTimers();

const context = { operation: 'createDebtor', method: 'POST', url: 'https://api.example/v1/debtors' };
const lost = () => new UnknownOutcomeError(context, new ConnectionError(context, 'no response.', 'ECONNRESET'));

interface Body {
  readonly reference: string;
}
interface Row extends Body {
  readonly id: number;
}

/** What happens to a POST: its response arrives, it is lost before or after the commit, or committed later. */
type Fate = 'works' | 'lost before' | 'lost after' | 'committed late' | 'refused';

function createPlatform(...fates: readonly Fate[]) {
  const remaining = [...fates];
  const rows: Row[] = [];
  const requests: string[] = [];
  const commit = ({ reference }: Body): Row => {
    const row = { id: rows.length + 1, reference };
    rows.push(row);
    return row;
  };
  return {
    rows,
    requests,
    failures: [] as Error[],
    async create(body: Body): Promise<Row> {
      requests.push('create');
      const fate = remaining.shift() ?? 'works';
      if (fate === 'refused') throw new RangeError('refused');
      if (fate === 'works') return commit(body);
      if (fate === 'lost after') commit(body);
      if (fate === 'committed late') setTimeout(() => commit(body), 10);
      throw lost();
    },
    async find({ reference }: Body): Promise<Row | undefined> {
      requests.push('find');
      const failure = this.failures.shift();
      if (failure) throw failure;
      return rows.find((row) => row.reference === reference);
    },
  };
}

const run = (platform: ReturnType<typeof createPlatform>, options: CreateOnceOptions = {}) =>
  createOnce<Body, Row, Row>(
    (body) => platform.create(body),
    (body) => platform.find(body),
    { reference: 'WEB-42' },
    { settleTime: 20, ...options },
  );

describe('createOnce', () => {
  it('creates the record without looking for it', async () => {
    const platform = createPlatform();
    expect(await run(platform)).toEqual({ record: { id: 1, reference: 'WEB-42' }, outcome: 'created' });
    expect(platform.requests).toEqual(['create']);
  });

  it('finds the record whose response was lost', async () => {
    const platform = createPlatform('lost after');
    expect(await run(platform)).toMatchObject({ record: { id: 1 }, outcome: 'found' });
    expect(platform.requests).toEqual(['create', 'find']);
    expect(platform.rows).toHaveLength(1);
  });

  it('finds a record that the platform commits a little later', async () => {
    const platform = createPlatform('committed late');
    expect(await run(platform)).toMatchObject({ outcome: 'found' });
    expect(platform.rows).toHaveLength(1);
  });

  it('repeats a POST that was lost, and says so', async () => {
    const platform = createPlatform('lost before');
    expect(await run(platform)).toMatchObject({ record: { id: 1 }, outcome: 'repeated' });
    expect(platform.requests).toEqual(['create', 'find', 'find', 'create']);
  });

  it('throws UnknownOutcomeError after the maximum number of POSTs', async () => {
    const platform = createPlatform('lost before', 'lost before', 'lost before');
    await expect(run(platform, { maxAttempts: 2, settleTime: 0 })).rejects.toBeInstanceOf(UnknownOutcomeError);
    expect(platform.requests.filter((request) => request === 'create')).toHaveLength(2);
  });

  it('does not repeat the POST when it cannot look for the record', async () => {
    const platform = createPlatform('lost before');
    platform.failures.push(new Error('down'), new Error('still down'));
    await expect(run(platform)).rejects.toBeInstanceOf(UnknownOutcomeError);
    expect(platform.requests).toEqual(['create', 'find', 'find']);
  });

  it('throws other errors unchanged', async () => {
    await expect(run(createPlatform('refused'))).rejects.toThrow(RangeError);
  });

  it('looks first for a program that was interrupted', async () => {
    const platform = createPlatform('lost after');
    await platform.create({ reference: 'WEB-42' }).catch(() => undefined);
    expect(await run(platform, { findFirst: true })).toMatchObject({ record: { id: 1 }, outcome: 'found' });
    expect(await run(createPlatform(), { findFirst: true })).toMatchObject({ outcome: 'created' });
  });

  it('stops waiting with the reason of its signal', async () => {
    const controller = new AbortController();
    const running = run(createPlatform('lost before'), { settleTime: 60_000, signal: controller.signal });
    setTimeout(() => controller.abort('enough'), 5);
    await expect(running).rejects.toBe('enough');
  });
});
