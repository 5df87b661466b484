import { expect, it } from 'vitest';
import { readContract } from '../../scripts/bundle.ts';
import { homepage } from '../../scripts/lib/manifest.ts';
import { createClient } from '../client.ts';
import { listCalls } from './call.ts';
import { toClientContract } from './client-contract.ts';
import { emitApiIndex } from './emit-api-index.ts';

it('the index has each method of a client once, with its arguments, its result and the link to its page', async () => {
  const index = emitApiIndex(listCalls(toClientContract(await readContract())));
  const methods = Object.entries(createClient({ baseUrl: 'https://api.example' })).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? Object.keys(value).map((method) => `client.${name}.${method}`) : [],
  );
  const expected = methods.filter((method) => !/\.list(All|Pages)$/.test(method));
  const listed = [...index.matchAll(/^- \[`(client\.\w+\.\w+)\(/gm)].map(([, method]) => method);
  expect(listed.sort()).toEqual(expected.sort());
  expect(index).toContain(
    `- [\`client.debtorMandates.get(debtorId, mandateId)\`](${homepage}operations/getDebtorMandate/) → \`SingleRecord<`,
  );
  expect(index).toContain('client.debtors.list(params?)');
});
