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

const body = { reference: 'WEB-42', debtorId: 1 };
const row = { id: 1, ...body };
const run = (platform: ReturnType<typeof createPlatform>, options: CreateOnceOptions = {}) =>
  createOnce(platform, 'reference', body, { settleTime: 20, ...options });

/** Runs `createOnce`. Returns the requests, and its result: the outcome, the identifier and the differences, or the error. */
async function tell(platform: ReturnType<typeof createPlatform>, options: CreateOnceOptions = {}): Promise<string> {
  const result = await run(platform, options).then(
    ({ outcome, record, differences }) => [outcome, record.id, ...differences].join(' '),
    ({ name, status, message }) => (status ? `${name} ${status}` : `${name}: ${message.replace(/^.*: /, '')}`),
  );
  return `${platform.requests.join(' ')}: ${result}`;
}

describe('createOnce', () => {
  it('looks before and after each POST, and says what it found or why it cannot know', async () => {
    const other = { ...row, debtorId: 7 };
    const down = new Error('down');
    const none = undefined;
    const cases: [title: string, fates: Fate[], rows?: Row[], failures?: (Error | undefined)[]][] = [
      ['creates a record that is not there', []],
      ['finds the record of an earlier run', [], [row]],
      ['says in which fields a record with the key is another one', [], [other]],
      ['prefers the record that is what was asked for', [], [other, { ...row, id: 2 }]],
      ['finds the record whose response was lost', ['lost after']],
      ['finds a record that is committed later', ['committed late']],
      ['repeats a POST that was lost', ['lost before']],
      ['throws that the outcome is unknown after the most POSTs', ['lost before', 'lost before']],
      ['throws that, without another POST, when it cannot look', ['lost before'], [], [none, down, down]],
      ['throws that when only the look after a rejection fails', ['lost before', 400], [], [none, none, none, down]],
      ['throws the error of the first look, and sends no POST', [], [], [down]],
      ['throws other errors unchanged', ['refused']],
      ['throws other errors unchanged after a lost POST', ['lost before', 'refused']],
      ['throws a 400 after a look, as another process may have created it', [400]],
      ...[401, 403, 404, 429].map((status): [string, Fate[]] => [`throws a ${status} without a look`, [status]]),
    ];
    const lines = cases.map(async ([title, fates, rows = [], failures = []]) => {
      const platform = createPlatform(...fates);
      platform.rows.push(...rows);
      platform.failures.push(...failures);
      const told = await tell(platform, { maxAttempts: 2 });
      expect(platform.rows.length).toBeLessThanOrEqual(Math.max(1, rows.length));
      return `${title}\n  ${told}\n`;
    });
    await expect((await Promise.all(lines)).join('')).toMatchFileSnapshot('__snapshots__/create-once.txt');
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
      const blank = { reference } as unknown as { readonly reference: string };
      await expect(createOnce(platform, 'reference', blank)).rejects.toThrow('needs a value for reference');
    }
    await expect(createOnce(platform, [], { reference: 'WEB-42' })).rejects.toThrow('name the key');
    expect(platform.requests).toEqual([]);
  });

  it.each([{ settleTime: Number.NaN }, { settleTime: -1 }, { maxAttempts: 0 }])('rejects %j', async (options) => {
    const platform = createPlatform();
    await expect(run(platform, options)).rejects.toThrow(TypeError);
    expect(platform.requests).toEqual([]);
  });

  it('looks by several fields together', async () => {
    const platform = createPlatform();
    platform.rows.push({ ...row, debtorId: 7 });
    expect(await createOnce(platform, ['reference', 'debtorId'], body)).toMatchObject({ outcome: 'created' });
  });

  it.each([400, 401, 403, 404, 409, 429])('never says %i of what an earlier POST may have created', async (status) => {
    const platform = createPlatform('lost before', status);
    const error = await run(platform).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'UnknownOutcomeError', status, cause: { status } });
    expect(String(error)).toContain('An earlier POST may have been processed: check before sending it again.');
    expect(platform.requests.join(' ')).toBe('list create list list create list');
  });

  it('says that the record was created with another key than was asked', async () => {
    const platform = createPlatform();
    const create = (asked: Body) => platform.create({ ...asked, reference: 'web 42' });
    const creating = createOnce({ ...platform, create }, 'reference', body);
    await expect(creating).rejects.toMatchObject({ name: 'KeyMismatchError', record: { id: 1 } });
    await expect(creating).rejects.toThrow('another key: reference is "web 42". Do not repeat the call.');
  });

  it.each<[string, Fate[], number]>([
    ['another process has created before a 400', [400], 1],
    ['an earlier POST has created after a rejection', ['lost before', 400], 4],
  ])('finds the record that %s', async (_, fates, before) => {
    const platform = createPlatform(...fates);
    const list = async (filters: Body) => {
      if (platform.requests.length > before) platform.rows.push(row);
      return platform.list(filters);
    };
    const resource = { create: (asked: Body) => platform.create(asked), list };
    expect(await createOnce(resource, 'reference', body, { settleTime: 0 })).toMatchObject({
      outcome: 'found',
      record: row,
    });
  });

  it('throws the reason of its signal, whatever was rejected', async () => {
    const controller = new AbortController();
    const platform = createPlatform('lost before', 400);
    const create = (asked: Body) => {
      if (platform.requests.includes('create')) controller.abort('enough');
      return platform.create(asked);
    };
    const options = { settleTime: 0, signal: controller.signal };
    await expect(createOnce({ ...platform, create }, 'reference', row, options)).rejects.toBe('enough');
  });

  it('stops waiting with the reason of its signal', async () => {
    const controller = new AbortController();
    const running = run(createPlatform('lost before'), { settleTime: 60_000, signal: controller.signal });
    setTimeout(() => controller.abort('enough'), 5);
    await expect(running).rejects.toBe('enough');
  });
});

describe('createOnce of records that move', () => {
  interface Invoice extends Row {
    readonly invoiceNumber: string;
  }
  const invoice = { ...row, id: 7, invoiceNumber: '20260001' };

  /** Plays drafts that a person makes final; `beforeAndAfter` is called around each look at the drafts. */
  function createDrafts(fates: readonly Fate[] = [], beforeAndAfter: () => void = () => undefined) {
    const drafts = createPlatform(...fates);
    const invoices: Invoice[] = [];
    const queries: object[] = [];
    const listInvoices = async (filters: Body): Promise<{ _data: Invoice[] }> => {
      queries.push(filters);
      return { _data: invoices.filter(({ reference }) => reference === filters.reference) };
    };
    async function list(filters: Body) {
      beforeAndAfter();
      queries.push(filters);
      const page = await drafts.list(filters);
      beforeAndAfter();
      return page;
    }
    const foundIn = { parameters: { ActiveState: 'all' }, lists: { salesInvoices: listInvoices } };
    const resource = { create: (asked: Body) => drafts.create(asked), list, foundIn };
    const create = () => createOnce(resource, 'reference', body, { settleTime: 0 });
    return { drafts, invoices, queries, create };
  }

  it.each<[string, Row[], Partial<Invoice>, object]>([
    ['finds a record that has moved', [], {}, { record: { id: 7 }, movedTo: 'salesInvoices', outcome: 'found' }],
    ['says in which fields it differs', [], { debtorId: 2 }, { differences: ['debtorId'], movedTo: 'salesInvoices' }],
    ['prefers a record that is where it was created', [row], {}, { record: { id: 1 }, movedTo: undefined }],
  ])('%s', async (_, rows, fields, expected) => {
    const { drafts, invoices, queries, create } = createDrafts();
    drafts.rows.push(...rows);
    invoices.push({ ...invoice, ...fields });
    expect(await create()).toMatchObject(expected);
    expect(drafts.rows).toEqual(rows);
    expect(queries).toEqual(
      [{ reference: 'WEB-42', ActiveState: 'all' }, { reference: 'WEB-42' }].slice(rows.length * -2),
    );
  });

  it.each([1, 2, 3, 4])('finds a record that moves around look %i', async (when) => {
    const { drafts, invoices, queries, create } = createDrafts(['lost after'], () => {
      if (queries.length < when) return;
      for (const { id, ...fields } of drafts.rows.splice(0)) invoices.push({ ...invoice, ...fields, id: id + 6 });
    });
    await create();
    expect(drafts.rows.length + invoices.length).toBe(1);
  });
});
