import { expect } from 'vitest';
import type { Reply, useSandbox } from '../testing.ts';

/** Whether an access token opens the API. */
export const accessTo = ({ call }: Pick<ReturnType<typeof useSandbox>, 'call'>) => ({
  works: async (token: string): Promise<boolean> => (await call('/v1/debtors?pageSize=1', { token })).status === 200,
});

/** Checks that the token endpoint gave nothing, and why. */
export function expectRefused({ status, body, headers }: Reply, error = 'invalid_grant'): void {
  expect([status, body.error]).toEqual([error === 'invalid_client' ? 401 : 400, error]);
  expect(body).not.toHaveProperty('access_token');
  expect(headers.get('cache-control')).toBe('no-store');
}
