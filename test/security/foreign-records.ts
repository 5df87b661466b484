import { expect } from 'vitest';
import { PDF_HEADERS, SMALL_PDF } from '../support/operations.ts';
import type { useSandbox } from '../support/sandbox.ts';

/** Returns a value by which a record of administration 1 can be referred to. */
export async function getForeignValue(
  { call }: Pick<ReturnType<typeof useSandbox>, 'call'>,
  path: string,
  field: string,
): Promise<unknown> {
  if (path !== '/v1/inboxfiles') return (await call(`${path}?pageSize=1`, { tenant: 1 })).body._data[0]?.[field];
  // Inbox files have no list.
  const { status, body } = await call(path, { body: SMALL_PDF, headers: PDF_HEADERS, tenant: 1 });
  expect(status).toBe(201);
  return body[field];
}
