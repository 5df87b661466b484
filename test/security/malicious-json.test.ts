import { afterAll, it } from 'vitest';
import { createMessage, createRejections } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const { expectInvalid, expectNothingStored } = createRejections(sandbox);
afterAll(expectNothingStored);

const HALF = 524_288;
const [LEVELS, FIELDS, VALUES] = [
  createMessage('tooDeep', { limit: 100 }),
  createMessage('tooManyFields', { limit: 50 }),
  createMessage('tooManyValues', { limit: 50_000 }),
];

/** `mocks/http/request-body.test.ts` tests where each limit is. Without them, a megabyte takes its reader seconds, or its stack. */
it.each([
  ['lists in lists', LEVELS, '['.repeat(HALF) + ']'.repeat(HALF)],
  ['objects in objects', LEVELS, `${'{"a":'.repeat(170_000)}1${'}'.repeat(170_000)}`],
  ['lines in lines', LEVELS, `{"debtorId":1,"lines":${'[{"lines":'.repeat(80_000)}1${'}]'.repeat(80_000)}}`],
  ['levels in a field that is not known', LEVELS, `{"unknown":${'['.repeat(100)}${']'.repeat(100)}}`],
  ['many names', FIELDS, `{${Array.from({ length: 60_000 }, (_none, index) => `"name${index}":1`)}}`],
  ['empty objects', VALUES, `[${'{},'.repeat(300_000)}{}]`],
  ['many numbers', VALUES, `{"name":[${'1e1,'.repeat(250_000)}1],"debtorKindId":1}`],
  ['many lines', VALUES, `{"debtorId":1,"lines":[${'{"bookingType":"T"},'.repeat(50_001)}{}]}`],
  ['a number without end', createMessage('notJson'), `{"debtorId":${'9'.repeat(HALF)}`],
])('%s are rejected before they are parsed or validated', async (_what, message, body) => {
  await expectInvalid({ path: '/v1/draftsalesinvoiceswithlines', options: { body }, errors: { body: message } });
});
