import { describe, expect, it } from 'vitest';
import { type Row, sale, useBooks } from '../support/books.ts';
import { createManualTime } from '../support/manual-time.ts';
import { listRejections } from './rejections.ts';

const time = createManualTime('2027-02-03T04:05:06Z');
const { call, control, create, rows, modules, setClock, act } = useBooks({}, time.now);

const get = (path: string) => control(path, undefined, 'GET');

describe('snapshot', () => {
  it('restores books, identifiers, clock and modules any number of times', async () => {
    await setClock('2026-05-01T08:00:00Z');
    await modules({ costCenters: true });
    await create('salesinvoiceswithlines', sale);
    await control('snapshots', { name: 'mei' });
    const state = async () => [
      await rows('/v1/salesinvoiceswithlines'),
      await rows('/v1/ledgergrouped?bookyear=2026'),
      await rows('/v1/outstandingsalesinvoices'),
      await rows('/v1/journalentrylog'),
      (await get('clock')).body,
      (await get('administrations')).body,
    ];
    const before = await state();
    const made: Row[] = [];
    for (let round = 0; round < 2; round += 1) {
      await setClock('2027-01-01T08:00:00Z');
      await modules({ tradePack: false, costCenters: false });
      made.push(await create('salesinvoiceswithlines', { ...sale, invoiceDate: '2027-01-01' }));
      await act('salesinvoices/1/pay');
      expect(await state()).not.toEqual(before);
      expect((await control('snapshots/mei/restore')).status).toBe(204);
      expect(await state()).toEqual(before);
    }
    expect(made[0]).toEqual(made[1]);
    expect((await control('snapshots/mei', undefined, 'DELETE')).status).toBe(204);
  });

  it('without a name gets the next free number', async () => {
    const take = async () => (await control('snapshots', {})).body.name;
    expect([await take(), await take()]).toEqual(['snapshot-1', 'snapshot-2']);
    await control('snapshots/snapshot-1', undefined, 'DELETE');
    expect(await take()).toBe('snapshot-1');
    const listed = (await get('snapshots')).body.snapshots;
    expect(listed.map(({ name }: Row) => name)).toEqual(['start', 'snapshot-2', 'snapshot-1']);
    for (const name of ['snapshot-1', 'snapshot-2']) await control(`snapshots/${name}`, undefined, 'DELETE');
  });

  it('whose name differs only in case is another snapshot', async () => {
    await control('snapshots', { name: 'Base' });
    await create('debtors', { name: 'Theehuis', debtorKindId: 1 });
    await control('snapshots', { name: 'base' });
    expect((await control('snapshots/Base/restore')).status).toBe(204);
    expect(await rows('/v1/debtors?name=Theehuis')).toEqual([]);
    for (const [path, method, status] of [
      ['snapshots/base', 'DELETE', 204],
      ['snapshots/base/restore', 'POST', 404],
      ['snapshots/Base/restore', 'POST', 204],
      ['snapshots/Base', 'DELETE', 204],
    ] as const)
      expect((await control(path, undefined, method)).status, path).toBe(status);
  });

  it('does not contain tokens', async () => {
    const { body } = await control('tokens', { user: 'demo' });
    await control('snapshots/start/restore');
    expect((await call('/v1/debtors', { token: body.access_token })).status).toBe(200);
  });

  it('that is unknown can be neither restored nor deleted', async () => {
    for (const [path, method] of [
      ['nergens/restore', 'POST'],
      ['nergens', 'DELETE'],
    ] as const) {
      const { status, body } = await control(`snapshots/${path}`, undefined, method);
      expect([status, body.detail]).toEqual([404, 'There is no snapshot nergens.']);
    }
  });
});

it('the name of a snapshot and the settings of the clock are rejected with what they must be', async () => {
  await setClock('9999-12-31T23:59:59Z');
  const names = ['', ' pristine', '-x', 'a/b', 'x'.repeat(65), 5].map((name) => ['POST', 'snapshots', { name }]);
  const settings = [
    ...[{ now: 'tomorrow' }, { now: '2026-13-01T00:00:00Z' }, {}],
    { now: '2027-01-01T08:00:00Z', running: 'no' },
  ].map((body) => ['PUT', 'clock', body]);
  const moves = [{ seconds: 1 }, { days: -1 }, {}].map((body) => ['POST', 'clock/advance', body]);
  const cases = [...names, ...settings, ...moves] as [string, string, object][];
  const messages = await listRejections(
    cases,
    ([method, path, body]) => control(path, body, method),
    ([method, path, body]) => `${method} ${path} ${JSON.stringify(body)}`,
  );
  await expect(messages).toMatchFileSnapshot('__snapshots__/rejected-snapshots-and-times.txt');
});

describe('clock', () => {
  it('returns the time and runs', async () => {
    const { body } = await get('clock');
    expect(body).toMatchObject({ running: true, real: false });
    expect(body.now).toMatch(/^2026-04-16T09:3\d:\d\dZ$/);
  });

  it('determines the default dates', async () => {
    await setClock('2026-07-04T21:59:59Z');
    expect((await create('draftsalesinvoices', { debtorId: 1 })).invoiceDate).toBe('2026-07-04');
    await control('clock/advance', { seconds: 1 });
    expect((await create('draftsalesinvoices', { debtorId: 1 })).invoiceDate).toBe('2026-07-05');
  });

  it('can be stopped and advanced', async () => {
    const still = { now: '2027-01-01T08:00:00Z', running: false, real: false };
    expect((await setClock('2027-01-01T09:00:00+01:00')).body).toEqual(still);
    expect((await get('clock')).body).toEqual(still);
    const later = await control('clock/advance', { days: 1, hours: 2, minutes: 3, seconds: 4 });
    expect(later.body).toEqual({ ...still, now: '2027-01-02T10:03:04Z' });
  });

  it('returns to the system time when it is deleted', async () => {
    const { body } = await control('clock', undefined, 'DELETE');
    expect(body).toMatchObject({ running: true, real: true });
    expect(Math.abs(Date.parse(body.now) - time.now())).toBeLessThan(60_000);
  });

  it('provides the timestamp of the health check', async () => {
    await setClock('2027-01-01T08:00:00Z');
    expect((await get('health')).body).toMatchObject({ status: 'ok', now: '2027-01-01T08:00:00Z' });
  });

  it('does not expire tokens', async () => {
    const { body } = await control('tokens', { user: 'demo', expiresIn: 3600 });
    await control('clock/advance', { days: 365 });
    expect((await call('/v1/debtors', { token: body.access_token })).status).toBe(200);
  });
});

it('a token that is unknown cannot be expired', async () => {
  const { status, body } = await control('tokens/expire', { token: 'nobody-has-this' });
  expect([status, body.detail]).toEqual([404, 'There is no such access token.']);
});
