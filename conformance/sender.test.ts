import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Request } from './exchange.ts';
import { type Politeness, type Sender, senderTo } from './sender.ts';

const get = (path = '/'): Request => ({ method: 'GET', path, headers: { accept: 'x/y' }, body: undefined });
const usual: Politeness = { concurrency: 4, patience: 10, timeout: 10 };

/** A sender to a server that answers as a test wants it; both are gone when the test is. */
async function sending(answer: RequestListener, more: Partial<Politeness> = {}, base = ''): Promise<Sender> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const sender = senderTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`, { ...usual, ...more });
  onTestFinished(() => {
    sender.close();
    server.closeAllConnections();
    server.close();
  });
  return sender;
}

describe('the sender', () => {
  it('sends a request as it is, below the address of the server', async () => {
    const sender = await sending(
      (request, response) => {
        const { method, url, headers } = request;
        response.setHeader('x-twice', ['a', 'b']).end(JSON.stringify({ method, url, accept: headers.accept }));
      },
      {},
      '/api',
    );
    const { status, headers, body } = await sender.send(get('/v1/debtors?name=%20'));
    expect(status).toBe(200);
    expect(headers['x-twice']).toBe('a, b');
    expect(JSON.parse(body.toString())).toEqual({ method: 'GET', url: '/api/v1/debtors?name=%20', accept: 'x/y' });
  });

  it('has no more requests under way than it may', async () => {
    let under = 0;
    let most = 0;
    const sender = await sending(
      (_request, response) => {
        under += 1;
        most = Math.max(most, under);
        setTimeout(() => {
          under -= 1;
          response.end();
        }, 5);
      },
      { concurrency: 3 },
    );
    await Promise.all(Array.from({ length: 20 }, () => sender.send(get())));
    expect(most).toBe(3);
  });

  it('sends no more in a second than it may', async () => {
    const times: number[] = [];
    const sender = await sending(
      (_request, response) => {
        times.push(performance.now());
        response.end();
      },
      { rate: 100 },
    );
    await Promise.all(Array.from({ length: 6 }, () => sender.send(get())));
    // Five spaces of ten milliseconds; a busy machine only makes them longer.
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(40);
  });

  it('waits as long as 429 asks, with all of its requests', async () => {
    const waits: number[] = [];
    let count = 0;
    const sender = await sending(
      (_request, response) => {
        count += 1;
        if (count === 1) response.writeHead(429, { 'retry-after': '0' });
        response.end();
      },
      { onWait: (_request, _reply, seconds) => waits.push(seconds) },
    );
    expect((await sender.send(get())).status).toBe(200);
    expect(waits).toEqual([0]);
    expect(count).toBe(2);
  });

  it('takes 429 for the answer when it would have to wait too long, or when it was asked for', async () => {
    const sender = await sending((_request, response) => {
      response.writeHead(429, { 'retry-after': '3600' }).end();
    });
    expect((await sender.send(get())).status).toBe(429);
    const patient = await sending((_request, response) => {
      response.writeHead(429, { 'retry-after': '0' }).end();
    });
    expect((await patient.send(get(), { obey: false })).status).toBe(429);
  });

  it('gives up waiting for 429 when it is told to end', async () => {
    const ending = new AbortController();
    const sender = await sending(
      (_request, response) => {
        response.writeHead(429, { 'retry-after': '9' }).end();
      },
      { onWait: () => ending.abort() },
    );
    expect((await sender.send(get(), { signal: ending.signal })).status).toBe(429);
  });

  it('says that there was no answer in time, or that the connection broke', async () => {
    const silent = await sending(() => undefined, { timeout: 0.05 });
    await expect(silent.send(get())).rejects.toThrow('There was no answer within 0.05 seconds');
    const broken = await sending((request) => request.destroy());
    await expect(broken.send(get())).rejects.toThrow(/socket hang up|ECONNRESET/);
  });

  it('reads once more when the server closes a connection that had waited', async () => {
    let count = 0;
    const sender = await sending(
      (request, response) => {
        count += 1;
        if (count === 2) request.socket.destroy();
        else response.end();
      },
      { concurrency: 1 },
    );
    expect((await sender.send(get())).status).toBe(200);
    expect((await sender.send(get())).status).toBe(200);
    expect(count).toBe(3);
  });

  it('writes over connections of its own, and never twice', async () => {
    const seen = new Set<unknown>();
    let count = 0;
    const sender = await sending((request, response) => {
      seen.add(request.socket);
      count += 1;
      if (count === 3) request.socket.destroy();
      else response.end();
    });
    const post: Request = { ...get(), method: 'POST', body: Buffer.from('{}') };
    await sender.send(post);
    await sender.send(post);
    await expect(sender.send(post)).rejects.toThrow(/socket hang up|ECONNRESET/);
    expect([seen.size, count]).toEqual([3, 3]);
  });
});
