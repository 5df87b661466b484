import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { randomOf } from '../../conformance/fuzz/random.ts';
import { freePort } from '../bench/http.ts';
import { createTally } from './tally.ts';
import { send, write } from './writers.ts';
import { createWritten } from './written.ts';

async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const question = { method: 'GET', path: '/' };

it('takes an answer, and a connection that is closed before one, for a proper end', async () => {
  const url = await serving((_, response) => void response.end('whole'));
  expect(await send(url, question)).toEqual({ how: 'answered', status: 200, body: 'whole' });
  const closing = await serving((request) => void request.socket.destroy());
  expect(await send(closing, question)).toEqual({ how: 'closed' });
  expect(await send(`http://127.0.0.1:${await freePort()}`, question)).toEqual({ how: 'closed' });
});

it('does not take half an answer for one', async () => {
  const url = await serving((request, response) => {
    response.writeHead(200, { 'content-length': '10' });
    response.write('half');
    setImmediate(() => request.socket.destroy());
  });
  await expect(send(url, question)).rejects.toThrow('half an answer: 200');
});

it('writes records of which is known what they must be', async () => {
  let last = 0;
  const url = await serving((request, response) => {
    last += 1;
    const status = { POST: 201, DELETE: 204 }[String(request.method)] ?? 200;
    response.writeHead(status).end(status === 204 ? undefined : JSON.stringify({ id: last }));
  });
  const written = createWritten();
  const tally = createTally();
  const goesOn = () => tally.answers < 40;
  await write(1, { url, round: 1, written, tally, random: randomOf(1), goesOn });
  expect(tally.failures).toEqual([]);
  expect([...tally.counts.keys()].toSorted()).toEqual(['DELETE', 'PATCH', 'POST']);
  // A server that keeps nothing has lost all that is not removed.
  expect(written.compare(new Map()).length).toBeGreaterThan(5);
});
