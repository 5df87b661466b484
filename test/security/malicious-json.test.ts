import { afterAll, it } from 'vitest';
import { createMessage, createRejections } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const { expectInvalid, expectNothingStored } = createRejections(sandbox);
afterAll(expectNothingStored);

const [LEVELS, FIELDS, VALUES] = [
  createMessage('tooDeep', { limit: 100 }),
  createMessage('tooManyFields', { limit: 50 }),
  createMessage('tooManyValues', { limit: 50_000 }),
];

/** `mocks/http/request-body.test.ts` tests where each limit is. Without them, a megabyte takes its reader seconds, or its stack. */
it.each([
  ['lists in lists', LEVELS, '['.repeat(5000) + ']'.repeat(5000)],
  ['objects in objects', LEVELS, `${'{"a":'.repeat(101)}1${'}'.repeat(101)}`],
  ['lines in lines', LEVELS, `{"debtorId":1,"lines":${'[{"lines":'.repeat(50)}1${'}]'.repeat(50)}}`],
  ['levels in a field that is not known', LEVELS, `{"unknown":${'['.repeat(100)}${']'.repeat(100)}}`],
  ['many names', FIELDS, `{${Array.from({ length: 51 }, (_none, index) => `"name${index}":1`)}}`],
  ['empty objects', VALUES, `[${'{},'.repeat(50_001)}{}]`],
  ['many numbers', VALUES, `{"name":[${'1e1,'.repeat(50_001)}1],"debtorKindId":1}`],
  ['many lines', VALUES, `{"debtorId":1,"lines":[${'{"bookingType":"T"},'.repeat(50_001)}{}]}`],
  ['a number without end', createMessage('notJson'), `{"debtorId":${'9'.repeat(100_000)}`],
])('%s are rejected before they are parsed or validated', async (_what, message, body) => {
  await expectInvalid({ path: '/v1/draftsalesinvoiceswithlines', options: { body }, errors: { body: message } });
});
