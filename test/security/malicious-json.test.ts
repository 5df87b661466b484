import { afterAll, expect, it } from 'vitest';
import { createMessage, createRejections } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const { call } = sandbox;
const { expectInvalid, expectNothingStored } = createRejections(sandbox);
afterAll(expectNothingStored);

const largest = 1_048_576;

/** JSON of a megabyte at most, of which every part costs its reader something. */
const huge: Readonly<Record<string, string>> = {
  'lists in lists': '['.repeat(largest / 2) + ']'.repeat(largest / 2),
  'objects in objects': `${'{"a":'.repeat(170_000)}1${'}'.repeat(170_000)}`,
  'empty objects': `[${'{},'.repeat(300_000)}{}]`,
  'many names': `{${Array.from({ length: 60_000 }, (_none, index) => `"name${index}":1`)}}`,
  'one name': `{"${'x'.repeat(1_000_000)}":1}`,
  'one text': `{"name":"${'x'.repeat(1_000_000)}","debtorKindId":1}`,
  'one number': `{"name":${'9'.repeat(1_000_000)},"debtorKindId":1}`,
  'one exponent': `{"creditLimit":1e${'9'.repeat(1_000_000)},"name":"X","debtorKindId":1}`,
  'many numbers': `{"name":[${'1e1,'.repeat(250_000)}1],"debtorKindId":1}`,
  'spaces after which it ends': `{${' '.repeat(1_000_000)}`,
  'many lines': `{"debtorId":1,"lines":[${'{"bookingType":"T"},'.repeat(50_000)}{}]}`,
  'lines in lines': `{"debtorId":1,"lines":${'[{"lines":'.repeat(80_000)}1${'}]'.repeat(80_000)}}`,
};

/** `mocks/http/request-body.test.ts` has others, which are found before they are parsed. */
it.each(Object.entries(huge))('%s: it is rejected, and the sandbox keeps responding', async (_what, body) => {
  expect((await call('/v1/draftsalesinvoiceswithlines', { body })).status).toBe(400);
  expect((await call('/v1/debtors?pageSize=1&fields=id')).status).toBe(200);
});

it.each(['name', 'lines', 'unknown'])('nesting deeper than 100 levels is rejected in the field %s', async (name) => {
  const options = { body: `{"${name}":${'['.repeat(100)}${']'.repeat(100)}}`, language: 'nl' };
  await expectInvalid({ path: '/v1/debtors', options, errors: { body: createMessage('tooDeep', { limit: 100 }) } });
});
