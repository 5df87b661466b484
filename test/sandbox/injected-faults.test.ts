import { describe, expect, it } from 'vitest';
import { useBooks } from '../support/books.ts';

const { call, control } = useBooks();

const fault = async (body: object) => {
  const reply = await control('faults', body);
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body;
};
const debtors = async () => (await call('/v1/debtors?metaOnly=true')).body._meta.totalCount;
const theehuis = { name: 'Theehuis', debtorKindId: 1 };

describe('fault with a response', () => {
  it('replaces the operation', async () => {
    const before = await debtors();
    await fault({ operationId: 'createDebtor', effect: 'answer', status: 503, retryAfter: 5 });
    const { status, headers, body } = await call('/v1/debtors', { body: theehuis });
    expect([status, headers.get('retry-after'), headers.get('content-type')]).toEqual([
      503,
      '5',
      'application/problem+json',
    ]);
    expect(body).toEqual({
      type: 'https://accounting-platform.example/problems/injected-fault',
      title: 'Injected fault',
      status: 503,
      detail: 'This response was injected by a request to /_sandbox/faults.',
      instance: '/v1/debtors',
    });
    expect(await debtors()).toBe(before);
    expect((await call('/v1/debtors', { body: theehuis })).status).toBe(201);
  });

  it('uses the language of the caller', async () => {
    await fault({ operationId: 'listDebtors', effect: 'answer', status: 500 });
    const { headers, body } = await call('/v1/debtors', { language: 'nl' });
    expect([headers.get('content-language'), body.title]).toEqual(['nl', 'Interne fout']);
  });

  it('has the problem type of its status', async () => {
    await fault({ operationId: 'listDebtors', effect: 'answer', status: 429, retryAfter: 1 });
    const { body } = await call('/v1/debtors');
    expect([body.type, body.title]).toEqual([
      'https://accounting-platform.example/problems/too-many-requests',
      'Too many requests',
    ]);
  });

  it('applies the given number of times and to its operation only', async () => {
    const { id } = await fault({ operationId: 'listDebtors', effect: 'answer', status: 500, times: 2 });
    const statuses: number[] = [];
    for (const path of ['/v1/debtors', '/v1/debtors/1', '/v1/creditors', '/v1/debtors', '/v1/debtors']) {
      statuses.push((await call(path)).status);
      if (statuses.length === 1) {
        const { body } = await control('faults', undefined, 'GET');
        expect(body.faults).toEqual([
          { id, operationId: 'listDebtors', effect: 'answer', status: 500, times: 2, remaining: 1 },
        ]);
      }
    }
    expect(statuses).toEqual([500, 200, 200, 500, 200]);
    expect((await control('faults', undefined, 'GET')).body.faults).toEqual([]);
  });

  it('for any operation applies to the next API call of any client, but not to the control plane', async () => {
    await fault({ operationId: '*', effect: 'answer', status: 429, retryAfter: 0 });
    expect((await control('health', undefined, 'GET')).status).toBe(200);
    expect((await call('/v1/countries', { token: null })).status).toBe(429);
    expect((await call('/v1/countries')).status).toBe(200);
  });

  it('applies after faults that were added earlier', async () => {
    await fault({ operationId: '*', effect: 'answer', status: 500 });
    await fault({ operationId: 'listDebtors', effect: 'answer', status: 503 });
    expect([(await call('/v1/debtors')).status, (await call('/v1/debtors')).status]).toEqual([500, 503]);
  });
});

it('fault with a delay executes the request after later ones', async () => {
  await fault({ operationId: 'createDebtor', effect: 'delay', milliseconds: 150 });
  const responses: string[] = [];
  const late = call('/v1/debtors', { body: theehuis }).then(({ status }) => responses.push(`late ${status}`));
  await call('/v1/debtors').then(({ status }) => responses.push(`next ${status}`));
  await late;
  expect(responses).toEqual(['next 200', 'late 201']);
});

it('fault that drops the connection sends no response and leaves the books unchanged', async () => {
  const before = await debtors();
  await fault({ operationId: 'createDebtor', effect: 'drop' });
  await expect(call('/v1/debtors', { body: theehuis })).rejects.toThrow('fetch failed');
  expect(await debtors()).toBe(before);
});

describe('fault after the request is carried out', () => {
  it('loses the response by a dropped connection, not the record', async () => {
    const before = await debtors();
    await fault({ operationId: 'createDebtor', effect: 'drop', when: 'after' });
    await expect(call('/v1/debtors', { body: theehuis })).rejects.toThrow('fetch failed');
    expect(await debtors()).toBe(before + 1);
  });

  it('responds with an error to a request that succeeded', async () => {
    const before = await debtors();
    await fault({ operationId: 'createDebtor', effect: 'answer', when: 'after', status: 502 });
    const { status, headers, body } = await call('/v1/debtors', { body: theehuis, mayBreak: ['status'] });
    expect([status, headers.get('location'), body.status]).toEqual([502, null, 502]);
    expect(await debtors()).toBe(before + 1);
  });

  it('sends the response of the operation late', async () => {
    await fault({ operationId: 'createDebtor', effect: 'delay', when: 'after', milliseconds: 150 });
    const before = await debtors();
    const late = call('/v1/debtors', { body: theehuis });
    let isSent = false;
    void late.then(() => {
      isSent = true;
    });
    while ((await debtors()) === before);
    expect(isSent).toBe(false);
    expect((await late).status).toBe(201);
  });

  it('loses the response of a rejected request too', async () => {
    await fault({ operationId: 'createDebtor', effect: 'drop', when: 'after' });
    await expect(call('/v1/debtors', { body: {} })).rejects.toThrow('fetch failed');
    expect((await call('/v1/debtors', { body: {} })).status).toBe(400);
  });
});

describe('fault for some requests', () => {
  const getStatuses = async (paths: readonly string[]) => {
    const statuses: number[] = [];
    for (const path of paths) statuses.push((await call(path)).status);
    return statuses;
  };

  it('begins at the nth request', async () => {
    await fault({ operationId: 'listDebtors', effect: 'answer', status: 503, nth: 3 });
    expect(await getStatuses(new Array(5).fill('/v1/debtors'))).toEqual([200, 200, 503, 200, 200]);
  });

  it('is for a path and for query parameters', async () => {
    const unavailable = { operationId: '*', effect: 'answer', status: 503 };
    await fault({ ...unavailable, path: '/v1/debtors/2' });
    await fault({ ...unavailable, query: 'page=2&pageSize=10' });
    const page = (number: number) => `/v1/debtors?pageSize=10&fields=id&page=${number}`;
    const paths = ['/v1/debtors/1', page(1), '/v1/debtors?page=2', page(2), '/v1/debtors/2', page(2)];
    expect(await getStatuses(paths)).toEqual([200, 200, 200, 503, 503, 200]);
  });

  it('ends after a number of hits', async () => {
    await fault({ operationId: 'listDebtors', effect: 'answer', status: 503, times: 2 });
    expect(await getStatuses(new Array(3).fill('/v1/debtors'))).toEqual([503, 503, 200]);
  });
});

describe('fault list', () => {
  it('is cleared by a deletion and by a reset', async () => {
    for (const [path, method] of [
      ['faults', 'DELETE'],
      ['reset', 'POST'],
    ] as const) {
      await fault({ operationId: '*', effect: 'answer', status: 500, times: 10 });
      expect((await control(path, undefined, method)).status).toBe(204);
      expect((await call('/v1/debtors')).status).toBe(200);
    }
    // The reset took nothing else with it.
    expect((await fault({ operationId: '*', effect: 'drop' })).id).toBe(1);
  });

  it.each([
    [
      { operationId: 'noSuchThing', effect: 'drop' },
      { operationId: ['There is no operation noSuchThing in the contract.'] },
    ],
    [
      { operationId: 'listDebtor', effect: 'drop' },
      { operationId: ['There is no operation listDebtor in the contract. Did you mean "listDebtors"?'] },
    ],
    [{ operationId: '*', effect: 'explode' }, { effect: ['The value must be one of: answer, delay, drop.'] }],
    [{ operationId: '*', effect: 'answer' }, { status: ['This field is required.'] }],
    [{ operationId: '*', effect: 'answer', status: 200 }, { status: ['The value must be at least 400.'] }],
    [{ operationId: '*', effect: 'delay' }, { milliseconds: ['This field is required.'] }],
    [{ operationId: '*', effect: 'drop', when: 'later' }, { when: ['The value must be one of: before, after.'] }],
    [{ operationId: '*', effect: 'drop', nth: 0 }, { nth: ['The value must be at least 1.'] }],
    [{ operationId: '*', effect: 'drop', times: 0 }, { times: ['The value must be at least 1.'] }],
  ])('rejects %j', async (body, errors) => {
    const reply = await control('faults', body);
    expect([reply.status, reply.body.errors]).toEqual([400, errors]);
  });
});
