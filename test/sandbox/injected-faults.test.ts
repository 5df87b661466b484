import { describe, expect, it } from 'vitest';
import { useBooks } from '../support/books.ts';
import type { CallOptions } from '../support/sandbox.ts';
import { describeRejections } from './rejections.ts';

const { call, control } = useBooks();

const fault = async (body: object) => {
  const reply = await control('faults', body);
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body;
};
const count = async () => (await call('/v1/debtors?metaOnly=true')).body._meta.totalCount;
const createDebtor = (options: CallOptions = {}) =>
  call('/v1/debtors', { body: { name: 'Theehuis', debtorKindId: 1 }, ...options });
const getStatuses = async (paths: readonly string[]) => {
  const statuses: number[] = [];
  for (const path of paths) statuses.push((await call(path)).status);
  return statuses;
};

describe('fault with a response', () => {
  it('replaces the operation', async () => {
    const before = await count();
    await fault({ operationId: 'createDebtor', effect: 'answer', status: 503, retryAfter: 5 });
    const { status, headers, body } = await createDebtor();
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(body).toEqual({
      type: 'https://accounting-platform.example/problems/injected-fault',
      title: 'Injected fault',
      status: 503,
      detail: 'This response was injected by a request to /_sandbox/faults.',
      instance: '/v1/debtors',
    });
    expect(await count()).toBe(before);
    expect((await createDebtor()).status).toBe(201);
  });

  it('uses the language of the caller, and the problem type of its status', async () => {
    await fault({ operationId: 'listDebtors', effect: 'answer', status: 500 });
    await fault({ operationId: 'listDebtors', effect: 'answer', status: 429, retryAfter: 1 });
    expect((await call('/v1/debtors', { language: 'nl' })).body.title).toBe('Interne fout');
    expect((await call('/v1/debtors')).body).toMatchObject({
      type: 'https://accounting-platform.example/problems/too-many-requests',
      title: 'Too many requests',
    });
  });

  it('applies the given number of times and to its operation only', async () => {
    const sent = { operationId: 'listDebtors', effect: 'answer', status: 500, times: 2 };
    const { id } = await fault(sent);
    const getFaults = async () => (await control('faults', undefined, 'GET')).body.faults;
    expect(await getStatuses(['/v1/debtors', '/v1/debtors/1', '/v1/creditors'])).toEqual([500, 200, 200]);
    expect(await getFaults()).toEqual([{ id, ...sent, remaining: 1 }]);
    expect(await getStatuses(['/v1/debtors', '/v1/debtors'])).toEqual([500, 200]);
    expect(await getFaults()).toEqual([]);
  });

  it('for any operation applies to the next API call of any client, but not to the control plane', async () => {
    await fault({ operationId: '*', effect: 'answer', status: 429, retryAfter: 0 });
    expect((await control('health', undefined, 'GET')).status).toBe(200);
    expect((await call('/v1/countries', { token: null })).status).toBe(429);
    expect((await call('/v1/countries')).status).toBe(200);
  });
});

it('fault with a delay executes the request after later ones', async () => {
  await fault({ operationId: 'createDebtor', effect: 'delay', milliseconds: 150 });
  const responses: string[] = [];
  const late = createDebtor().then(({ status }) => responses.push(`late ${status}`));
  await call('/v1/debtors').then(({ status }) => responses.push(`next ${status}`));
  await late;
  expect(responses).toEqual(['next 200', 'late 201']);
});

it('fault that drops the connection sends no response and leaves the books unchanged', async () => {
  const before = await count();
  await fault({ operationId: 'createDebtor', effect: 'drop' });
  await expect(createDebtor()).rejects.toThrow('fetch failed');
  expect(await count()).toBe(before);
});

describe('fault after the request is carried out', () => {
  it('loses the response by a dropped connection, not the record', async () => {
    const before = await count();
    await fault({ operationId: 'createDebtor', effect: 'drop', when: 'after' });
    await expect(createDebtor()).rejects.toThrow('fetch failed');
    expect(await count()).toBe(before + 1);
  });

  it('responds with an error to a request that succeeded', async () => {
    const before = await count();
    await fault({ operationId: 'createDebtor', effect: 'answer', when: 'after', status: 502 });
    const { status, headers } = await createDebtor({ mayBreak: ['status'] });
    expect([status, headers.get('location')]).toEqual([502, null]);
    expect(await count()).toBe(before + 1);
  });

  it('sends the response of the operation late', async () => {
    await fault({ operationId: 'createDebtor', effect: 'delay', when: 'after', milliseconds: 150 });
    const before = await count();
    const late = createDebtor();
    let isSent = false;
    void late.then(() => {
      isSent = true;
    });
    while ((await count()) === before);
    expect(isSent).toBe(false);
    expect((await late).status).toBe(201);
  });

  it('loses the response of a rejected request too', async () => {
    await fault({ operationId: 'createDebtor', effect: 'drop', when: 'after' });
    await expect(createDebtor({ body: {} })).rejects.toThrow('fetch failed');
  });
});

it('fault for some requests is for a path and for query parameters', async () => {
  const unavailable = { operationId: '*', effect: 'answer', status: 503 };
  await fault({ ...unavailable, path: '/v1/debtors/2' });
  await fault({ ...unavailable, query: 'page=2&pageSize=10' });
  const page = (number: number) => `/v1/debtors?pageSize=10&fields=id&page=${number}`;
  const paths = ['/v1/debtors/1', page(1), '/v1/debtors?page=2', page(2), '/v1/debtors/2', page(2)];
  expect(await getStatuses(paths)).toEqual([200, 200, 200, 503, 503, 200]);
});

describe('fault list', () => {
  it('is cleared by a deletion and by a reset', async () => {
    for (const clear of [() => control('faults', undefined, 'DELETE'), () => control('reset')]) {
      await fault({ operationId: '*', effect: 'answer', status: 500, times: 10 });
      expect((await clear()).status).toBe(204);
      expect((await call('/v1/debtors')).status).toBe(200);
    }
    // Its number begins again.
    expect((await fault({ operationId: '*', effect: 'drop' })).id).toBe(1);
  });

  it('rejects what no fault can be, and says what is wrong', async () => {
    const told = await describeRejections(call, {
      'A fault': [
        { operationId: 'noSuchThing', effect: 'drop' },
        { operationId: 'listDebtor', effect: 'drop' },
        { operationId: '*', effect: 'explode' },
        { operationId: '*', effect: 'answer' },
        { operationId: '*', effect: 'answer', status: 200 },
        { operationId: '*', effect: 'delay' },
        { operationId: '*', effect: 'drop', when: 'later' },
        { operationId: '*', effect: 'drop', nth: 0 },
        { operationId: '*', effect: 'drop', times: 0 },
      ].map((body) => [JSON.stringify(body), 'POST', '/_sandbox/faults', body] as const),
    });
    await expect(told).toMatchFileSnapshot('__snapshots__/invalid-faults.txt');
  });
});
