import { describe, expect, it } from 'vitest';
import { useFastTimers } from '../../test/support/client/fast-timers.ts';
import { type CreateOnceOptions, createOnce } from './create-once.ts';
import { ConnectionError, getErrorClass, UnknownOutcomeError } from './errors.ts';

useFastTimers();

const context = { operation: 'createDebtor', method: 'POST', url: 'https://api.example/v1/debtors' };
const lost = () => new UnknownOutcomeError(context, new ConnectionError(context, 'no response.', 'ECONNRESET'));
const reject = (status: number) =>
  new (getErrorClass(status))(context, { problem: { type: 'about:blank', title: 'Rejected', status } }, { status });

interface Body {
  readonly reference?: string;
  readonly debtorId?: number;
}
interface Row extends Body {
  readonly id: number;
}

/** Fate of a POST: its response arrives, it is lost before or after the commit, or committed later; or the status of its rejection. */
type Fate = 'works' | 'lost before' | 'lost after' | 'committed late' | 'refused' | number;

function createPlatform(...fates: readonly Fate[]) {
  const remaining = [...fates];
  const rows: Row[] = [];
  const requests: string[] = [];
  const commit = (body: Body): Row => {
    const row = { id: rows.length + 1, ...body };
    rows.push(row);
    return row;
  };
  return {
    rows,
    requests,
    failures: [] as (Error | undefined)[],
    async create(body: Body): Promise<Row> {
      requests.push('create');
      const fate = remaining.shift() ?? 'works';
      if (fate === 'refused') throw new RangeError('refused');
      if (typeof fate === 'number') throw reject(fate);
      if (fate === 'works') return commit(body);
      if (fate === 'lost after') commit(body);
      if (fate === 'committed late') setTimeout(() => commit(body), 10);
      throw lost();
    },
    async list({ reference }: Body): Promise<{ _data: Row[] }> {
      requests.push('list');
      const failure = this.failures.shift();
      if (failure) throw failure;
      return { _data: rows.filter((row) => row.reference === reference) };
    },
  };
}

const run = (platform: ReturnType<typeof createPlatform>, options: CreateOnceOptions = {}) =>
  createOnce(platform, 'reference', { reference: 'WEB-42', debtorId: 1 }, { settleTime: 20, ...options });

const row = { id: 1, reference: 'WEB-42', debtorId: 1 };

describe('createOnce', () => {
  it('creates a record that is not there', async () => {
    const platform = createPlatform();
    expect(await run(platform)).toEqual({ record: row, outcome: 'created', differences: [] });
    expect(platform.requests).toEqual(['list', 'create']);
  });

  it('finds the record of an earlier run', async () => {
    const platform = createPlatform();
    platform.rows.push(row);
    expect(await run(platform)).toEqual({ record: row, outcome: 'found', differences: [] });
    expect(platform.requests).toEqual(['list']);
  });

  it('says that the record with the key is another one, and in which fields', async () => {
    const platform = createPlatform();
    platform.rows.push({ ...row, debtorId: 7 });
    expect(await run(platform)).toMatchObject({
      outcome: 'mismatch',
      differences: ['debtorId'],
      record: { debtorId: 7 },
    });
    expect(platform.rows).toHaveLength(1);
  });

  it('prefers the record that is what was asked for', async () => {
    const platform = createPlatform();
    platform.rows.push({ ...row, debtorId: 7 }, { ...row, id: 2 });
    expect(await run(platform)).toMatchObject({ outcome: 'found', record: { id: 2 } });
  });

  it('takes no record with another key, when the list ignores its filter', async () => {
    const platform = createPlatform();
    platform.rows.push({ ...row, reference: 'WEB-41' });
    const unfiltered = { create: platform.create, list: async () => ({ _data: platform.rows }) };
    expect(await createOnce(unfiltered, 'reference', { reference: 'WEB-42' })).toMatchObject({ outcome: 'created' });
  });

  it('rejects a body without a value for the key, and sends nothing', async () => {
    const platform = createPlatform();
    for (const reference of [undefined, null, '']) {
      const body = { reference } as unknown as { readonly reference: string };
      await expect(createOnce(platform, 'reference', body)).rejects.toThrow('needs a value for reference');
    }
    await expect(createOnce(platform, [], { reference: 'WEB-42' })).rejects.toThrow('name the key');
    expect(platform.requests).toEqual([]);
  });

  it('looks by several fields together', async () => {
    const platform = createPlatform();
    platform.rows.push({ ...row, debtorId: 7 });
    const body = { reference: 'WEB-42', debtorId: 1 };
    expect(await createOnce(platform, ['reference', 'debtorId'], body)).toMatchObject({ outcome: 'created' });
  });

  it('finds the record whose response was lost', async () => {
    const platform = createPlatform('lost after');
    expect(await run(platform)).toMatchObject({ record: { id: 1 }, outcome: 'found' });
    expect(platform.requests).toEqual(['list', 'create', 'list']);
    expect(platform.rows).toHaveLength(1);
  });

  it('finds a record that the platform commits a little later', async () => {
    const platform = createPlatform('committed late');
    expect(await run(platform)).toMatchObject({ outcome: 'found' });
    expect(platform.rows).toHaveLength(1);
  });

  it('repeats a POST that was lost', async () => {
    const platform = createPlatform('lost before');
    expect(await run(platform)).toMatchObject({ record: { id: 1 }, outcome: 'created' });
    expect(platform.requests).toEqual(['list', 'create', 'list', 'list', 'create']);
  });

  it('throws UnknownOutcomeError after the maximum number of POSTs', async () => {
    const platform = createPlatform('lost before', 'lost before', 'lost before');
    await expect(run(platform, { maxAttempts: 2, settleTime: 0 })).rejects.toBeInstanceOf(UnknownOutcomeError);
    expect(platform.requests.filter((request) => request === 'create')).toHaveLength(2);
  });

  it.each([{ settleTime: Number.NaN }, { settleTime: -1 }, { maxAttempts: 0 }])('rejects %j', async (options) => {
    const platform = createPlatform();
    await expect(run(platform, options)).rejects.toThrow(TypeError);
    expect(platform.requests).toEqual([]);
  });

  it('does not repeat the POST when it cannot look for the record', async () => {
    const platform = createPlatform('lost before');
    platform.failures.push(undefined, new Error('down'), new Error('still down'));
    await expect(run(platform)).rejects.toBeInstanceOf(UnknownOutcomeError);
    expect(platform.requests).toEqual(['list', 'create', 'list', 'list']);
  });

  it('throws the error of the first look, and sends no POST', async () => {
    const platform = createPlatform();
    platform.failures.push(new Error('down'));
    await expect(run(platform)).rejects.toThrow('down');
    expect(platform.requests).toEqual(['list']);
  });

  it('throws other errors unchanged', async () => {
    await expect(run(createPlatform('refused'))).rejects.toThrow(RangeError);
    await expect(run(createPlatform('lost before', 'refused'))).rejects.toThrow(RangeError);
  });

  it.each([401, 403, 404, 429])('throws a rejection with %i without a look', async (status) => {
    const platform = createPlatform(status);
    await expect(run(platform)).rejects.toMatchObject({ name: getErrorClass(status).prototype.name, status });
    expect(platform.requests).toEqual(['list', 'create']);
  });

  it('looks once more after a 400, because another process may have created the record', async () => {
    const platform = createPlatform(400);
    await expect(run(platform)).rejects.toMatchObject({ name: 'ValidationError' });
    expect(platform.requests).toEqual(['list', 'create', 'list']);
    const other = createPlatform(400);
    const create = (body: Body) => {
      other.rows.push(row);
      return other.create(body);
    };
    const body = { reference: 'WEB-42', debtorId: 1 };
    expect(await createOnce({ ...other, create }, 'reference', body)).toMatchObject({ outcome: 'found', record: row });
  });

  it.each([400, 401, 403, 404, 409, 429])('never says %i of what an earlier POST may have created', async (status) => {
    const platform = createPlatform('lost before', status);
    const error = await run(platform).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'UnknownOutcomeError', status, cause: { status } });
    expect(String(error)).toContain('An earlier POST may have been processed: check before sending it again.');
    expect(platform.requests).toEqual(['list', 'create', 'list', 'list', 'create', 'list']);
  });

  it('finds the record of an earlier POST after a rejection, also where the look fails once', async () => {
    const late = createPlatform('lost before', 400);
    const list = async (body: Body) => {
      if (late.requests.length === 5) late.rows.push(row);
      return late.list(body);
    };
    const body = { reference: 'WEB-42', debtorId: 1 };
    const resource = { create: (asked: Body) => late.create(asked), list };
    expect(await createOnce(resource, 'reference', body, { settleTime: 0 })).toMatchObject({ outcome: 'found' });
    const failing = createPlatform('lost before', 400);
    failing.failures.push(undefined, undefined, undefined, new Error('down'));
    await expect(run(failing)).rejects.toMatchObject({ name: 'UnknownOutcomeError', cause: { status: 400 } });
  });

  it('throws the reason of its signal, whatever was rejected', async () => {
    const controller = new AbortController();
    const platform = createPlatform('lost before', 400);
    const create = (body: Body) => {
      if (platform.requests.includes('create')) controller.abort('enough');
      return platform.create(body);
    };
    const options = { settleTime: 0, signal: controller.signal };
    await expect(createOnce({ ...platform, create }, 'reference', row, options)).rejects.toBe('enough');
  });
});

describe('createOnce of records that move', () => {
  interface Invoice extends Row {
    readonly invoiceNumber: string;
  }
  const body = { reference: 'WEB-42', debtorId: 1 };

  function createDrafts(...fates: readonly Fate[]) {
    const drafts = createPlatform(...fates);
    const invoices: Invoice[] = [];
    const queries: object[] = [];
    const list = async (filters: Body): Promise<{ _data: Invoice[] }> => {
      queries.push(filters);
      return { _data: invoices.filter(({ reference }) => reference === filters.reference) };
    };
    const foundIn = { parameters: { ActiveState: 'all' }, lists: { salesInvoices: list } };
    const resource = {
      create: (asked: Body) => drafts.create(asked),
      async list(filters: Body) {
        queries.push(filters);
        return drafts.list(filters);
      },
      foundIn,
    };
    return { drafts, invoices, queries, resource };
  }

  it('finds a record that has moved, and says to which list', async () => {
    const { drafts, invoices, queries, resource } = createDrafts();
    invoices.push({ ...row, id: 7, invoiceNumber: '20260001' });
    const { record, movedTo, outcome } = await createOnce(resource, 'reference', body);
    expect([record.id, movedTo, outcome]).toEqual([7, 'salesInvoices', 'found']);
    expect(drafts.rows).toEqual([]);
    expect(queries).toEqual([{ reference: 'WEB-42', ActiveState: 'all' }, { reference: 'WEB-42' }]);
  });

  it('says in which fields a record that has moved differs', async () => {
    const { invoices, resource } = createDrafts();
    invoices.push({ ...row, id: 7, debtorId: 2, invoiceNumber: '20260001' });
    expect(await createOnce(resource, 'reference', body)).toMatchObject({
      outcome: 'mismatch',
      differences: ['debtorId'],
      movedTo: 'salesInvoices',
    });
  });

  it('prefers a record that is where it was created', async () => {
    const { drafts, invoices, resource } = createDrafts();
    drafts.rows.push(row);
    invoices.push({ ...row, id: 7, invoiceNumber: '20260001' });
    expect(await createOnce(resource, 'reference', body)).toMatchObject({ record: { id: 1 }, movedTo: undefined });
  });

  it('finds a record that moves between two looks, and between the lists of a look', async () => {
    for (const when of [1, 2, 3, 4]) {
      const { drafts, invoices, queries, resource } = createDrafts('lost after');
      const { list } = resource;
      const move = () => {
        for (const { id, ...fields } of drafts.rows.splice(0)) {
          invoices.push({ ...fields, id: id + 6, invoiceNumber: '20260001' });
        }
      };
      const moving = {
        ...resource,
        async list(filters: Body) {
          if (queries.length >= when) move();
          const page = await list(filters);
          if (queries.length >= when) move();
          return page;
        },
      };
      await createOnce(moving, 'reference', body, { settleTime: 0 });
      expect(drafts.rows.length + invoices.length).toBe(1);
    }
  });

  it('stops waiting with the reason of its signal', async () => {
    const controller = new AbortController();
    const running = run(createPlatform('lost before'), { settleTime: 60_000, signal: controller.signal });
    setTimeout(() => controller.abort('enough'), 5);
    await expect(running).rejects.toBe('enough');
  });
});
