import { get } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const { call } = sandbox;

const notFound = { en: 'Not found', nl: 'Niet gevonden' } as const;

describe('response language', () => {
  it('is English without Accept-Language', async () => {
    // fetch would send `*`.
    const reply = await new Promise<{ headers: Record<string, unknown>; body: unknown }>((resolve, reject) => {
      const headers = { authorization: `Bearer ${demoToken}` };
      get(`${sandbox.url}/v1/debtors/4711`, { headers }, (response) => {
        json(response).then((body) => resolve({ headers: response.headers, body }), reject);
      }).on('error', reject);
    });
    expect(reply.headers['content-language']).toBe('en');
    expect(reply.body).toMatchObject({ title: notFound.en });
  });
});

it.each(['nl_NL', '<b>', 'nl"', 'nl/en', 'nl\u00e9', 'klingon', '', 'x'.repeat(2000)])(
  'falls back to English for an invalid or unknown Accept-Language: %j',
  async (language) => {
    const { status, headers } = await call('/v1/debtors/999999', { language });
    expect([status, headers.get('content-language')]).toEqual([404, 'en']);
    expect((await call('/v1/debtors', { language })).status).toBe(200);
  },
);

/** A request of each kind that is refused, and what a person reads. */
const refusals = [
  ['/v1/debtors', { body: {} }, 'This field is required.', 'Dit veld is verplicht.'],
  ['/v1/debtors?page=0', {}, 'The value must be at least 1.', 'De waarde moet minstens 1 zijn.'],
  ['/v1/debtors/abc', {}, 'The value must be a whole number.', 'De waarde moet een geheel getal zijn.'],
  ['/v1/debtors', { token: 'stolen' }, 'The access token is not known.', 'Het access token is niet bekend.'],
  ['/v1/debtors', { tenant: 3 }, 'Administration 3 does not exist', 'Administratie 3 bestaat niet'],
  ['/v1/debtors/4711', {}, 'There is no record with id 4711', 'Er is geen record met id 4711'],
  ['/v1/nothing', {}, 'There is no /v1/nothing in this API.', 'Deze API heeft geen /v1/nothing.'],
  ['/v1/countries', { method: 'DELETE' }, 'DELETE is not allowed on', 'DELETE is niet toegestaan op'],
  [
    '/v1/debtors',
    { headers: { accept: 'text/csv' } },
    'responds with application/json',
    'antwoordt met application/json',
  ],
  ['/v1/debtors', { body: 'x'.repeat(1_100_000) }, 'may have at most', 'mag hoogstens'],
  [
    '/_sandbox/tokens',
    { body: { user: 'nobody' } },
    'must be one of: demo, other',
    'moet een van deze zijn: demo, other',
  ],
] as const;

it.each(refusals)('%s %j has the same problem type in both languages', async (path, options, english, dutch) => {
  const [inEnglish, inDutch] = await Promise.all(
    ['en-GB', 'nl-NL'].map(async (language) => (await call(path, { ...options, language })).body),
  );
  expect(JSON.stringify(inEnglish)).toContain(english);
  expect(JSON.stringify(inDutch)).toContain(dutch);
  expect(inEnglish.title).not.toBe(inDutch.title);
  const { type, status, instance } = inEnglish;
  expect(inDutch).toMatchObject({ type, status, instance });
  expect(Object.keys(inEnglish.errors ?? {})).toEqual(Object.keys(inDutch.errors ?? {}));
});
