import { expect } from 'vitest';
import type { useSandbox } from '../support/sandbox.ts';

/** Leaves a mark on as much of the state as possible. */
export async function leaveMarks(source: ReturnType<typeof useSandbox>): Promise<void> {
  const control = (path: string, body: object, method = 'POST') =>
    source.call(`/_sandbox/${path}`, { method, body, token: null });
  const gone = await source.call('/v1/debtors', { body: { name: 'Theehuis', debtorKindId: 1 } });
  await source.call(`/v1/debtors/${gone.body.id}`, { method: 'DELETE' });
  await source.call('/v1/inboxfiles', {
    body: '%PDF-1.4\n%âãÏÓ\n%%EOF\n',
    headers: { 'content-type': 'application/pdf' },
  });
  for (const [path, body] of [
    ['administrations/1/draftsalesinvoices/1/finalize', {}],
    ['administrations/1/salesinvoices/21/pay', { amount: 50 }],
    ['administrations/1/journalentries/10/process', {}],
  ] as const) {
    expect((await control(path, body)).status, path).toBe(200);
  }
  await control('administrations/2/modules', { salesOrders: true }, 'PATCH');
  await control('clock', { now: '2026-05-31T12:00:00Z', running: false }, 'PUT');
}
