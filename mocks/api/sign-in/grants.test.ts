import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../hosts/node/data/node-sqlite.ts';
import { createOAuthTables, findAccessToken } from '../../store/access-tokens.ts';
import { createGrants } from './grants.ts';

const REDIRECT_URI = 'http://localhost/callback';

test('two exchanges of one code succeed once, then revoke the grant', async () => {
  const database = openDatabase();
  onTestFinished(() => database.close());
  createOAuthTables(database);
  const grants = createGrants(database, false);
  const request = { redirectUri: REDIRECT_URI, scope: 'accounting-api', state: undefined, codeChallenge: undefined };
  const code = grants.issueCode('demo', request);
  const { access_token, refresh_token } = await grants.redeemCode(code, REDIRECT_URI, undefined);
  expect(findAccessToken(database, access_token)).toEqual({ user: 'demo' });
  await expect(grants.redeemCode(code, REDIRECT_URI, undefined)).rejects.toThrow('authorization code already used');
  expect(findAccessToken(database, access_token)).toBeUndefined();
  expect(() => grants.refresh(refresh_token, '')).toThrow('refresh token not found');
});

test('no token is issued after the grant was revoked', () => {
  const database = openDatabase();
  onTestFinished(() => database.close());
  createOAuthTables(database);
  const grants = createGrants(database, false);
  const { refresh_token } = grants.issueTokens({ user: 'demo' });
  database.run("delete from oauth_records where model = 'Grant'");
  expect(() => grants.refresh(refresh_token, '')).toThrow('the grant was revoked');
});
