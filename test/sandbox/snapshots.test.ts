import { describe, expect, it } from 'vitest';
import { useSandbox } from '../support/sandbox.ts';

// To save the demo companies a hundred times takes seconds.
const { call } = useSandbox({ scenario: 'empty' });

const control = (path: string, method: string, body?: object) =>
  call(`/_sandbox/${path}`, { method, token: null, ...(body && { body }) });
const countDebtors = async (): Promise<number> => (await call('/v1/debtors')).body._meta.totalCount;

describe('snapshots', () => {
  it('whose names differ only in case are different snapshots', async () => {
    const before = await countDebtors();
    await control('snapshots', 'POST', { name: 'Base' });
    await call('/v1/debtors', { body: { name: 'Theehuis', debtorKindId: 1 } });
    await control('snapshots', 'POST', { name: 'base' });
    expect((await control('snapshots/Base/restore', 'POST')).status).toBe(204);
    expect(await countDebtors()).toBe(before);
    expect((await control('snapshots/base', 'DELETE')).status).toBe(204);
    expect((await control('snapshots/base/restore', 'POST')).status).toBe(404);
    expect((await control('snapshots/Base/restore', 'POST')).status).toBe(204);
    expect((await control('snapshots/Base', 'DELETE')).status).toBe(204);
  });

  it('are limited to 100, and one of them can still be replaced', async () => {
    for (let number = 1; number <= 100; number += 1) {
      expect((await control('snapshots', 'POST', { name: `s${number}` })).status).toBe(201);
    }
    const { status, body } = await control('snapshots', 'POST', { name: 'one-too-many' });
    expect([status, body.errors]).toEqual([400, { body: [expect.stringContaining('100')] }]);
    expect((await control('snapshots', 'POST', { name: 's7' })).status).toBe(201);
    expect((await control('snapshots', 'GET')).body.snapshots).toHaveLength(100);
  });
});
