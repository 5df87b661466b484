import type { errors } from 'oidc-provider';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createOAuthTables, findAccessToken } from '../../store/access-tokens.ts';
import { openDatabase } from '../node-sqlite.ts';
import { createAdapter } from './adapter.ts';

const InvalidGrant = class extends Error {} as unknown as typeof errors.InvalidGrant;

/** A grant with a code and an access token. */
async function createGrant() {
  const database = openDatabase();
  onTestFinished(() => database.close());
  createOAuthTables(database);
  const getAdapter = createAdapter(() => database, InvalidGrant);
  const payload = { grantId: 'grant', accountId: 'demo' };
  const [grants, codes, tokens] = [
    getAdapter('Grant'),
    getAdapter('AuthorizationCode'),
    getAdapter('AccessToken'),
  ] as const;
  await grants.upsert('grant', { accountId: 'demo' }, 60);
  await codes.upsert('code', payload, 60);
  await tokens.upsert('token', payload, 60);
  return { database, payload, codes, tokens };
}

describe('concurrent exchanges of one code', () => {
  test('succeed once, then revoke the grant', async () => {
    const { database, codes } = await createGrant();
    expect((await codes.find('code'))?.consumed).toBeUndefined();
    const [first, second] = await Promise.allSettled([codes.consume('code'), codes.consume('code')]);
    expect(first.status).toBe('fulfilled');
    expect(second).toEqual({ status: 'rejected', reason: expect.any(InvalidGrant) });
    expect(findAccessToken(database, 'token')).toBeUndefined();
  });

  test('issue no tokens after the grant was revoked', async () => {
    const { database, payload, codes, tokens } = await createGrant();
    await Promise.allSettled([codes.consume('code'), codes.consume('code')]);
    await expect(tokens.upsert('late', payload, 60)).rejects.toThrow(InvalidGrant);
    expect(findAccessToken(database, 'late')).toBeUndefined();
  });
});

test('a used code is recognized', async () => {
  const { codes } = await createGrant();
  await codes.consume('code');
  expect(await codes.find('code')).toMatchObject({ grantId: 'grant', consumed: expect.any(Number) });
});
