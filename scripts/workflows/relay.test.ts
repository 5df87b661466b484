import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Exchange, exchangeHeader, startRelay } from './relay.ts';

/** A server, a relay to it, and what passes. */
async function relayed(status: number, headers: Record<string, string> = {}, body = '{"id":1}') {
  const seen: object[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers: sent } = request;
    seen.push({ method, url, host: sent.host, token: sent.authorization, body: await text(request) });
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const exchanges = new Map<string, Exchange>();
  const relay = await startRelay(`http://${host}`, exchanges);
  const stop = () => new Promise((done) => server.close(done).closeAllConnections());
  onTestFinished(async () => {
    await relay.close();
    await stop();
  });
  return { relay, exchanges, seen, host, stop };
}

describe('a relay', () => {
  it('passes a request on as it is, and its answer back', async () => {
    const { relay, seen, host } = await relayed(201, { 'content-type': 'application/json', location: '/v1/debtors/1' });
    const answer = await fetch(`${relay.url}/v1/debtors?fields=id%2Cname`, {
      method: 'POST',
      body: '{"name":"é"}',
      headers: { authorization: 'Bearer x' },
    });
    expect(seen).toEqual([
      { method: 'POST', url: '/v1/debtors?fields=id%2Cname', host, token: 'Bearer x', body: '{"name":"é"}' },
    ]);
    expect([answer.status, answer.headers.get('location'), await answer.json()]).toEqual([
      201,
      '/v1/debtors/1',
      { id: 1 },
    ]);
  });

  it('keeps each exchange under the number that its answer carries', async () => {
    const { relay, exchanges } = await relayed(404, { 'content-type': 'application/json' });
    const numbers: string[] = [];
    for (const path of ['/a', '/b']) numbers.push((await fetch(relay.url + path)).headers.get(exchangeHeader) ?? '');
    expect(numbers.map((number) => exchanges.get(number)?.path)).toEqual(['/a', '/b']);
    expect(exchanges.get(numbers[1] ?? '')).toMatchObject({ method: 'GET', status: 404, body: { id: 1 } });
  });

  it('lets nobody be sent to another server', async () => {
    const { relay, exchanges } = await relayed(302, { location: 'https://elsewhere.example/' });
    const answer = await fetch(relay.url);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, null]);
    expect([...exchanges.values()][0]?.headers.location).toBe('https://elsewhere.example/');
  });

  it('knows why there was no answer', async () => {
    const { relay, exchanges, stop } = await relayed(200);
    await stop();
    expect((await fetch(relay.url)).status).toBe(502);
    expect([...exchanges.values()]).toEqual([
      expect.objectContaining({ status: 0, failure: expect.stringContaining('ECONNREFUSED') }),
    ]);
  });
});
