import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { startSandbox } from '../../mocks/index.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes of the heap after garbage collection. */
function readHeap(): number {
  for (let round = 0; round < 4; round += 1) collectGarbage();
  return process.memoryUsage().heapUsed;
}

async function useOnce(): Promise<void> {
  const sandbox = await startSandbox({ port: 0 });
  const headers = { authorization: 'Bearer sandbox-demo-token' };
  for (const path of ['debtors', 'salesinvoices', 'articles', 'debtors/1'])
    await (await fetch(`${sandbox.url}/v1/${path}`, { headers })).arrayBuffer();
  await sandbox.close();
}

it('keeps nothing of 500 sandboxes that were closed', async () => {
  for (let count = 0; count < 50; count += 1) await useOnce();
  const before = readHeap();
  for (let count = 0; count < 500; count += 1) await useOnce();
  const growth = (readHeap() - before) / 500;
  expect(growth).toBeLessThan(10_000);
}, 600_000);

it('keeps nothing of 5,000 combinations of query parameters', async () => {
  const sandbox = await startSandbox({ port: 0 });
  const headers = { authorization: 'Bearer sandbox-demo-token' };
  const names = 'name number email phone iban vatNumber city remark id website street postalCode language'.split(' ');
  const send = async (mask: number): Promise<void> => {
    const query = names.filter((_, bit) => mask & (1 << bit)).map((name) => `${name}=1`);
    await (await fetch(`${sandbox.url}/v1/debtors?${query.join('&')}`, { headers })).arrayBuffer();
  };
  for (let mask = 0; mask < 500; mask += 1) await send(mask);
  const before = readHeap();
  for (let mask = 500; mask < 5500; mask += 1) await send(mask);
  const growth = readHeap() - before;
  await sandbox.close();
  expect(growth).toBeLessThan(4_000_000);
}, 600_000);
