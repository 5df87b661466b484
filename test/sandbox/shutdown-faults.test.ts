import { expect, it } from 'vitest';
import { startSandbox } from '../../mocks/index.ts';

it('ends an injected delay when the sandbox closes, and completes the request', async () => {
  const log: string[] = [];
  const sandbox = await startSandbox({ port: 0, log: (line) => void log.push(line) });
  const json = { 'content-type': 'application/json' };
  const fault = { operationId: 'listDebtors', effect: 'delay', milliseconds: 60_000, times: 1 };
  await fetch(`${sandbox.url}/_sandbox/faults`, { method: 'POST', headers: json, body: JSON.stringify(fault) });
  const delayed = fetch(`${sandbox.url}/v1/debtors`, { headers: { authorization: 'Bearer sandbox-demo-token' } });
  while ((await (await fetch(`${sandbox.url}/_sandbox/faults`)).text()) !== '{"faults":[]}');
  await sandbox.close();
  expect((await delayed).status).toBe(200);
  expect(log).toEqual([]);
});
