import { describe, expect, it } from 'vitest';
import { demoToken } from '../../seed/demo-access.ts';
import type { JournalEntry } from './entry.ts';
import { formatEntry } from './format-entry.ts';
import { createFingerprint, hideSecrets } from './hide-secrets.ts';

const SECRETS = {
  access: 'Acc3ssT0kenOfAUser',
  refresh: 'Refr3shT0kenOfAUser',
  code: 'C0deOfASignIn',
  client: 'sandbox-secret-value',
  key: 'the-key-of-a-world',
  cookie: 'session-of-a-browser',
  apiKey: 'an-api-key-of-somebody',
};

const entry: JournalEntry = {
  sequence: 7,
  time: 1_776_331_800_000,
  duration: 1.5,
  method: 'POST',
  origin: 'http://localhost:4010',
  path: '/connect/token',
  search: `?code=${SECRETS.code}&access_token=${SECRETS.access}&page=2`,
  headers: {
    authorization: `Bearer ${SECRETS.access}`,
    'x-sandbox-key': SECRETS.key,
    cookie: `sign-in=${SECRETS.cookie}`,
    'x-api-key': SECRETS.apiKey,
    accept: 'application/json',
    'x-tenant-id': '1',
  },
  operation: undefined,
  user: 'demo',
  administration: 1,
  requestBody: { text: `{"client_secret":"${SECRETS.client}","name":"Shop"}`, length: 60 },
  status: 200,
  outcome: 'responded',
  responseHeaders: { location: `http://localhost/callback?code=${SECRETS.code}`, 'set-cookie': SECRETS.cookie },
  responseBody: { text: `{"access_token":"${SECRETS.access}","refresh_token":"${SECRETS.refresh}"}`, length: 80 },
  page: undefined,
  problem: undefined,
  fault: undefined,
  isCarriedOut: true,
  limits: undefined,
  tokens: {
    parameters: {
      grant_type: 'authorization_code',
      client_id: 'sandbox-client',
      client_secret: SECRETS.client,
      code: SECRETS.code,
      refresh_token: SECRETS.refresh,
    },
    response: { access_token: SECRETS.access, refresh_token: SECRETS.refresh, expires_in: 3600 },
  },
};

const fingerprint = createFingerprint(123_456);
const stored = JSON.parse(JSON.stringify(hideSecrets(entry, fingerprint))) as JournalEntry;

describe('an entry of the journal that is stored', () => {
  it.each(Object.entries(SECRETS))('has no secret: %s', (_name, secret) => {
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it('is shown as it was before', () => {
    expect(formatEntry(stored, fingerprint)).toEqual(formatEntry(entry, fingerprint));
    const plain = { ...entry, tokens: undefined };
    expect(formatEntry(hideSecrets(plain, fingerprint), fingerprint)).toEqual(formatEntry(plain, fingerprint));
  });

  it('is stored again as it is', () => {
    expect(hideSecrets(stored, fingerprint)).toEqual(stored);
  });

  it('has a token that is equal to another one only when it was the same', () => {
    expect(stored.headers.authorization).toBe(`Bearer ${stored.tokens?.response.access_token}`);
    expect(stored.tokens?.parameters.refresh_token).toBe(stored.tokens?.response.refresh_token);
    expect(stored.tokens?.response.access_token).not.toBe(stored.tokens?.response.refresh_token);
  });

  it('keeps the demo token, which is public, and what is no secret', () => {
    const demo = { ...entry, headers: { authorization: `Bearer ${demoToken}` } };
    expect(hideSecrets(demo, fingerprint).headers).toEqual(demo.headers);
    expect(stored.headers).toMatchObject({ accept: 'application/json', 'x-tenant-id': '1' });
    expect(stored.search).toContain('page=2');
  });
});
