import { describe, expect, onTestFinished, test } from 'vitest';
import { createOAuthTables, findAccessToken } from '../../store/access-tokens.ts';
import { openDatabase } from '../node-sqlite.ts';
import { loadProvider } from './load-provider.ts';
import { createRecords } from './records.ts';

/** A grant, with a code and an access token that came of it. */
async function recordGrant() {
  const database = openDatabase();
  onTestFinished(() => database.close());
  createOAuthTables(database);
  const { errors } = await loadProvider();
  const records = createRecords(database, errors.InvalidGrant);
  const member = { grantId: 'grant', accountId: 'demo' };
  const [grants, codes, tokens] = [records('Grant'), records('AuthorizationCode'), records('AccessToken')];
  await grants.upsert('grant', { accountId: 'demo' });
  await codes.upsert('code', member);
  await tokens.upsert('token', member);
  return { database, member, codes, tokens, InvalidGrant: errors.InvalidGrant };
}

describe('concurrent exchanges of one code', () => {
  test('succeed once, then revoke the grant', async () => {
    const { database, codes, InvalidGrant } = await recordGrant();
    expect((await codes.find('code'))?.consumed).toBeUndefined();
    const [first, second] = await Promise.allSettled([codes.consume('code'), codes.consume('code')]);
    expect(first.status).toBe('fulfilled');
    expect(second).toEqual({ status: 'rejected', reason: expect.any(InvalidGrant) });
    expect(findAccessToken(database, 'token')).toBeUndefined();
  });

  test('issue no tokens after the grant was revoked', async () => {
    const { database, member, codes, tokens, InvalidGrant } = await recordGrant();
    await Promise.allSettled([codes.consume('code'), codes.consume('code')]);
    await expect(tokens.upsert('late', member)).rejects.toThrow(InvalidGrant);
    expect(findAccessToken(database, 'late')).toBeUndefined();
  });
});

test('a used code is recognized', async () => {
  const { codes } = await recordGrant();
  await codes.consume('code');
  expect(await codes.find('code')).toMatchObject({ grantId: 'grant', consumed: expect.any(Number) });
});
