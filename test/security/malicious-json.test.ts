import { afterAll, describe, expect, it } from 'vitest';
import { fillPath, listOperations } from '../support/operations.ts';
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
  'lists without end': '['.repeat(largest),
  'objects in objects': `${'{"a":'.repeat(170_000)}1${'}'.repeat(170_000)}`,
  'empty objects': `[${'{},'.repeat(300_000)}{}]`,
  'many names': `{${Array.from({ length: 60_000 }, (_none, index) => `"name${index}":1`)}}`,
  'one name': `{"${'x'.repeat(1_000_000)}":1}`,
  'the same name': `{${'"a":1,'.repeat(150_000)}"a":1}`,
  'one text': `{"name":"${'x'.repeat(1_000_000)}","debtorKindId":1}`,
  'one text of escapes': `{"name":"${'\\"'.repeat(500_000)}","debtorKindId":1}`,
  'one number': `{"name":${'9'.repeat(1_000_000)},"debtorKindId":1}`,
  'one fraction': `{"creditLimit":0.${'0'.repeat(1_000_000)}1,"name":"X","debtorKindId":1}`,
  'one exponent': `{"creditLimit":1e${'9'.repeat(1_000_000)},"name":"X","debtorKindId":1}`,
  'many numbers': `{"name":[${'1e1,'.repeat(250_000)}1],"debtorKindId":1}`,
  'spaces after which it ends': `{${' '.repeat(1_000_000)}`,
  'many lines': `{"debtorId":1,"lines":[${'{"bookingType":"T"},'.repeat(50_000)}{}]}`,
  'lines in lines': `{"debtorId":1,"lines":${'[{"lines":'.repeat(80_000)}1${'}]'.repeat(80_000)}}`,
};

it.each(Object.entries(huge))(
  'POST /v1/draftsalesinvoiceswithlines rejects %s and keeps responding',
  async (_what, body) => {
    expect((await call('/v1/draftsalesinvoiceswithlines', { body })).status).toBe(400);
    expect((await call('/v1/debtors?pageSize=1&fields=id')).status).toBe(200);
  },
);

const writes = listOperations('create', 'update').map(
  (operation) => [operation.method, operation.path, operation] as const,
);

describe.each(writes)('%s %s', (method, _template, operation) => {
  const path = fillPath(operation);
  const send = (body: string, errors: Parameters<typeof expectInvalid>[0]['errors']) =>
    expectInvalid({ path, options: { method, body, language: 'nl' }, errors });

  it('rejects nesting deeper than 100 levels in every field', async () => {
    const deep = '['.repeat(100) + ']'.repeat(100);
    for (const name of ['name', 'lines', 'unknown'])
      await send(`{"${name}":${deep}}`, { body: createMessage('tooDeep', { limit: 100 }) });
  });
});
