import { createServer, type Server, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient, createOnce } from '../../generated/client/src/index.ts';
import { demoToken } from '../../mocks/demo-access.ts';
import { type Sandbox, startSandbox } from '../../mocks/index.ts';

const CREATES = 10_000;
const AT_ONCE = 20;

let sandbox: Sandbox;
let proxy: Server;
let lost = 0;

/** Passes everything on to the sandbox. Every fifth response to a POST is lost: the connection breaks instead. */
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  let posts = 0;
  proxy = createServer((incoming, outgoing) => {
    if (incoming.method === 'POST') posts += 1;
    const isLost = incoming.method === 'POST' && posts % 5 === 0;
    const { method, headers } = incoming;
    const passed = sendRequest(new URL(incoming.url ?? '', sandbox.url), { method, headers }, (response) => {
      if (!isLost) {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
        return;
      }
      lost += 1;
      response.resume().on('end', () => incoming.socket.destroy());
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  proxy.closeAllConnections();
  await new Promise((resolve) => proxy.close(resolve));
  await sandbox.close();
});

it('10,000 creates of which every fifth response is lost leave exactly one record each', async () => {
  const baseUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const client = createClient({ baseUrl, token: demoToken });
  const createDebtor = (number: string) =>
    createOnce(
      (body) => client.debtors.create(body),
      async ({ number: key }) => (await client.debtors.list({ number: key, fields: ['id'] }))._data[0],
      { name: `Debtor ${number}`, number, debtorKindId: 1 },
      { settleTime: 0 },
    );
  const numbers = Array.from({ length: CREATES }, (_, index) => `ONCE-${index}`);
  const ids = new Set<number>();
  for (let start = 0; start < CREATES; start += AT_ONCE) {
    const created = await Promise.all(numbers.slice(start, start + AT_ONCE).map(createDebtor));
    for (const { record } of created) ids.add(record.id);
  }
  expect(lost).toBeGreaterThanOrEqual(CREATES / 5);
  expect(ids.size).toBe(CREATES);
  const direct = createClient({ baseUrl: sandbox.url, token: demoToken });
  const counts = new Map<string, number>();
  for await (const { number } of direct.debtors.listAll({ fields: ['number'], pageSize: 1000, orderby: 'id' })) {
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  expect(numbers.filter((number) => counts.get(number) !== 1)).toEqual([]);
});
