import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../hosts/node/data/node-sqlite.ts';
import { createOAuthTables, findAccessToken } from '../store/access-tokens.ts';
import { createOAuthRecords, getEpochSeconds } from './oauth-records.ts';

function createGrant() {
  const database = openDatabase();
  onTestFinished(() => database.close());
  createOAuthTables(database);
  const records = createOAuthRecords(database);
  const record = { payload: '{}', grantId: 'grant', user: 'demo', expiresAt: getEpochSeconds() + 60 };
  records.save('Grant', 'grant', { payload: '{}', user: 'demo', expiresAt: record.expiresAt });
  records.save('AuthorizationCode', 'code', record);
  records.save('AccessToken', 'token', record);
  return { database, record, records };
}

describe('two exchanges of one code', () => {
  test('succeed once, then revoke the grant', () => {
    const { database, records } = createGrant();
    expect(records.find('AuthorizationCode', 'code')?.consumedAt).toBeUndefined();
    expect(records.consume('AuthorizationCode', 'code')).toBe(true);
    expect(records.consume('AuthorizationCode', 'code')).toBe(false);
    expect(findAccessToken(database, 'token')).toBeUndefined();
  });

  test('issue no tokens after the grant was revoked', () => {
    const { database, record, records } = createGrant();
    records.consume('AuthorizationCode', 'code');
    records.consume('AuthorizationCode', 'code');
    expect(records.save('AccessToken', 'late', record)).toBe(false);
    expect(findAccessToken(database, 'late')).toBeUndefined();
  });
});

test('a used code is recognized', () => {
  const { records } = createGrant();
  records.consume('AuthorizationCode', 'code');
  expect(records.find('AuthorizationCode', 'code')).toMatchObject({ grantId: 'grant', consumedAt: expect.any(Number) });
});
