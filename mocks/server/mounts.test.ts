import { expect, it, onTestFinished } from 'vitest';
import { createAuthorizationServerLoader, mountSignIn } from './mounts.ts';
import { openDatabase } from './node-sqlite.ts';

it('the sign-in is loaded again after a failure', async () => {
  const database = openDatabase();
  onTestFinished(() => database.close());
  let url = 'not a url';
  const load = createAuthorizationServerLoader({ keys: database, url: () => url, log: () => {} });
  const { issueTokens } = mountSignIn(load, database);
  await expect(issueTokens({ user: 'demo' })).rejects.toThrow('Invalid URL');
  url = 'http://127.0.0.1:4010';
  expect(await issueTokens({ user: 'demo' })).toMatchObject({ token_type: 'Bearer' });
});
