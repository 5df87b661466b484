import { get } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { NOW } from '../support/books.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox({ clock: NOW });
const { call } = sandbox;

it('a response is English without Accept-Language, which fetch would send', async () => {
  const reply = await new Promise((resolve, reject) => {
    const headers = { authorization: 'Bearer sandbox-demo-token' };
    get(`${sandbox.url}/v1/debtors/4711`, { headers }, (response) => {
      json(response).then((body) => resolve({ language: response.headers['content-language'], body }), reject);
    }).on('error', reject);
  });
  expect(reply).toMatchObject({ language: 'en', body: { title: 'Not found' } });
});

it.each(['nl_NL', '<b>', 'nl"', 'nl/en', 'nl\u00e9', 'klingon', '', 'x'.repeat(2000)])(
  'falls back to English for an invalid or unknown Accept-Language: %j',
  async (language) => {
    const { status, headers } = await call('/v1/debtors/999999', { language });
    expect([status, headers.get('content-language')]).toEqual([404, 'en']);
    expect((await call('/v1/debtors', { language })).status).toBe(200);
  },
);

/** A rejected request of each kind. */
const REFUSALS = [
  ['/v1/debtors', { body: {} }],
  ['/v1/debtors?page=0', {}],
  ['/v1/debtors/abc', {}],
  ['/v1/debtors', { token: 'stolen' }],
  ['/v1/debtors', { tenant: 3 }],
  ['/v1/debtors/4711', {}],
  ['/v1/nothing', {}],
  ['/v1/countries', { method: 'DELETE' }],
  ['/v1/debtors', { headers: { accept: 'text/csv' } }],
  ['/v1/debtors', { body: 'x'.repeat(1_100_000) }],
  ['/_sandbox/tokens', { body: { user: 'nobody' } }],
] as const;

it('a problem has the same type in both languages, and another text', async () => {
  const problems: unknown[] = [];
  for (const [path, options] of REFUSALS) {
    const send = async (language: string) => (await call(path, { ...options, language })).body;
    const [english, dutch] = [await send('en-GB'), await send('nl-NL')];
    const { type, status, instance } = english;
    expect(dutch).toMatchObject({ type, status, instance });
    problems.push(english, dutch);
  }
  await expect(`${JSON.stringify(problems, undefined, 2)}\n`).toMatchFileSnapshot('__snapshots__/problems.txt');
});
