import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { load } from './cannon.ts';
import { get, type Story } from './steps.ts';
import { createTally } from './tally.ts';

function* asking(): Story {
  yield get('record', '/v1/debtors/1');
}

/** Loads a server that answers so for a moment. */
async function loaded(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const tally = createTally();
  await load({ url, stories: [{ weight: 1, tell: asking }], connections: 2, seconds: 1, seed: 1 }, tally);
  return tally;
}

it('finds nothing wrong with a server that answers as it should', async () => {
  const tally = await loaded((_, response) => void response.end('{}'));
  expect(tally.counts.get('record')).toBeGreaterThan(10);
  expect(tally.failures).toEqual([]);
});

it('notices answers that are wrong, and connections that are closed without one', async () => {
  let count = 0;
  const tally = await loaded((request, response) => {
    count += 1;
    if (count % 10 === 3) response.writeHead(503).end();
    else if (count % 10 === 6) request.socket.end();
    else response.end('{}');
  });
  const kinds = tally.failures.map(({ what }) => what);
  expect(kinds).toContain('record: 503, not 200');
  expect(kinds).toContain('record: no answer');
});
