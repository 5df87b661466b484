import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient, createOnce } from '../../generated/client/src/index.ts';
import { type Sandbox, startSandbox } from '../../mocks/index.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';

const CREATES = 10_000;
const AT_ONCE = 20;

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

/** Requests between two lost responses, by turns: some are lost one after the other. */
const GAPS = [0, 9, 2, 7, 2];

/** One in five responses to a creation is lost: half of them by a broken connection, half by a gateway. */
async function loseResponses(): Promise<void> {
  let nth = 1;
  for (let index = 0; index < 2500; index += 1) {
    nth += GAPS[index % GAPS.length] as number;
    const effect = index % 2 === 0 ? { effect: 'drop' } : { effect: 'answer', status: 502 };
    const fault = { operationId: 'createDebtor', when: 'after', nth, ...effect };
    const body = JSON.stringify(fault);
    const headers = { 'content-type': 'application/json' };
    const { status } = await fetch(`${sandbox.url}/_sandbox/faults`, { method: 'POST', headers, body });
    expect(status).toBe(201);
  }
}

it('10,000 creates of which one in five responses is lost leave exactly one record each', async () => {
  await loseResponses();
  const client = createClient({ baseUrl: sandbox.url, token: demoToken });
  const createDebtor = (number: string) =>
    createOnce(client.debtors, 'number', { name: `Debtor ${number}`, number, debtorKindId: 1 }, { settleTime: 0 });
  const numbers = Array.from({ length: CREATES }, (_, index) => `ONCE-${index}`);
  const ids = new Set<number>();
  let lost = 0;
  for (let start = 0; start < CREATES; start += AT_ONCE) {
    const created = await Promise.all(numbers.slice(start, start + AT_ONCE).map(createDebtor));
    for (const { record, outcome } of created) {
      ids.add(record.id);
      if (outcome !== 'created') lost += 1;
    }
  }
  expect(lost).toBeGreaterThan(CREATES * 0.18);
  expect(lost).toBeLessThan(CREATES * 0.22);
  expect(ids.size).toBe(CREATES);
  const counts = new Map<string, number>();
  for await (const { number } of client.debtors.listAll({ fields: ['number'], pageSize: 1000, orderby: 'id' }))
    counts.set(number, (counts.get(number) ?? 0) + 1);
  expect(numbers.filter((number) => counts.get(number) !== 1)).toEqual([]);
}, 300_000);
