import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { exchange, listenOnFreePort, receiveAll } from '../../test/support/raw-http.ts';
import { type Limits, limit, maxHeaderSize, serverOptions, serverOptionsWithin, stopGracefully } from './lifecycle.ts';

async function serve(answer: RequestListener, limits?: Limits) {
  const server = createServer({ ...serverOptions, connectionsCheckingInterval: 20 }, answer);
  limit(server, limits);
  return { server, port: await listenOnFreePort(server) };
}

const hello: RequestListener = (_, answer) => answer.end('hello');
const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const hour = 3_600_000;

/** A server that answers when told. */
async function serveLater(limits?: Limits) {
  const waiting: ServerResponse[] = [];
  const served = await serve((_, answer) => waiting.push(answer), limits);
  const next = async (count: number) => {
    while (waiting.length < count) await once(served.server, 'request');
    return waiting;
  };
  return { ...served, next };
}

describe('server with limits', () => {
  it('gives clients ten seconds for headers, a minute for a request and five seconds between requests', () => {
    const server = createServer();
    limit(server);
    expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 60_000, keepAliveTimeout: 5000 });
  });

  it('closes an idle connection after two minutes, or after the request timeout', () => {
    const timeoutOf = (limits: Limits) => {
      const server = createServer();
      limit(server, limits);
      return server.timeout;
    };
    expect([timeoutOf({}), timeoutOf({ requestTimeout: 300_000 }), timeoutOf({ requestTimeout: 0 })]).toEqual([
      120_000, 300_000, 120_000,
    ]);
  });

  it('checks for late requests every two seconds, or more often for shorter timeouts', () => {
    const intervals = [undefined, 0, 60_000, 200].map(
      (requestTimeout) => serverOptionsWithin(requestTimeout).connectionsCheckingInterval,
    );
    expect(intervals).toEqual([2000, 2000, 2000, 200]);
  });

  it('disconnects a client that does not read its response', async () => {
    const { server, port } = await serve((_, answer) => answer.end('x'.repeat(20_000_000)), { idleTimeout: 50 });
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(request);
    const [connection] = await once(server, 'connection');
    await once(connection, 'close');
    expect(connection.bytesWritten).toBeGreaterThan(0);
    socket.destroy();
    await stopGracefully(server);
  });

  it('answers malformed HTTP with a problem and closes the connection', async () => {
    const { server, port } = await serve(hello);
    for (const text of ['nonsense\r\n\r\n', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n']) {
      const answer = await exchange(port, text);
      expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n.*content-type: application\/problem\+json\r\n/s);
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      expect(head).toContain(`content-length: ${body.length}\r\n`);
      expect(head).toMatch(/connection: close$/);
      expect(JSON.parse(body)).toEqual({
        type: 'about:blank',
        title: 'Bad Request',
        status: 400,
        detail: 'This is not a valid HTTP/1.1 request.',
      });
    }
    await stopGracefully(server);
  });

  it('answers HEAD without a body', async () => {
    const { server, port } = await serve(hello);
    const answer = await exchange(port, `HEAD / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(maxHeaderSize)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer.split('\r\n\r\n')[1]).toBe('');
    await stopGracefully(server);
  });

  it('answers oversized headers with 431 while the client is still sending', async () => {
    const { server, port } = await serve(hello);
    const answer = await exchange(port, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40 * maxHeaderSize)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    expect(answer).toContain('exceed 16384 bytes together');
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    await stopGracefully(server);
  });

  it('answers late headers and bodies with 408', async () => {
    const { server, port } = await serve(hello, { headersTimeout: 50, requestTimeout: 50 });
    expect(await exchange(port, 'GET / HTTP/1.1\r\nHost: a\r\n')).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    await stopGracefully(server);
    const slow = await serve(() => {}, { requestTimeout: 50 });
    const half = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf';
    expect(await exchange(slow.port, half)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    await stopGracefully(slow.server);
  });

  it('answers a valid request that is followed by malformed bytes', async () => {
    const { server, port, next } = await serveLater();
    const answer = exchange(port, `${request}nonsense\r\n\r\n`);
    await once(server, 'clientError');
    (await next(1))[0]?.end('hello');
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n.*hello$/s);
    expect(await answer).not.toContain('400');
    await stopGracefully(server);
  });

  it('does not mix a problem into a response that has started', async () => {
    const { server, port } = await serve((_, answer) => answer.write('begun'));
    const socket = connect(port, '127.0.0.1');
    const answer = receiveAll(socket);
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
    await once(socket, 'data');
    socket.write('nonsense\r\n');
    expect(await answer).toMatch(/begun\r\n$/);
    await stopGracefully(server);
  });

  it('survives aborted connections', async () => {
    const { server, port } = await serve(hello);
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n');
    await once(server, 'request');
    socket.resetAndDestroy();
    expect(await exchange(port, request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))).toContain('hello');
    await stopGracefully(server);
  });
});

describe('server shutdown', () => {
  it('completes a slow request and closes its connection', async () => {
    const { server, port, next } = await serveLater();
    const agent = new Agent({ keepAlive: true });
    const asked = once(get({ port, agent }), 'response') as Promise<[IncomingMessage]>;
    const [answer] = await next(1);
    const stopped = stopGracefully(server, { grace: hour });
    answer?.end('late, but whole');
    const [response] = await asked;
    expect(response.headers.connection).toBe('close');
    expect(String((await response.toArray())[0])).toBe('late, but whole');
    expect(await stopped).toEqual({ finished: 1, dropped: 0 });
    agent.destroy();
  });

  it('accepts no new connection while it waits', async () => {
    const { server, port, next } = await serveLater();
    const first = exchange(port, request);
    const [answer] = await next(1);
    const stopped = stopGracefully(server, { grace: hour });
    const outcome = await new Promise((done) => {
      const second = connect(port, '127.0.0.1');
      second.once('connect', () => done('connected'));
      second.once('error', ({ code }: NodeJS.ErrnoException) => done(code));
    });
    expect(outcome).toBe('ECONNREFUSED');
    answer?.end();
    expect(await first).toContain('200 OK');
    await stopped;
  });

  it('closes idle connections at once', async () => {
    const { server, port } = await serve(hello);
    const used = connect(port, '127.0.0.1');
    used.write(request);
    await once(used, 'data');
    const unused = exchange(port, '');
    await once(server, 'connection');
    expect(await stopGracefully(server, { grace: hour })).toEqual({ finished: 0, dropped: 0 });
    expect(await unused).toBe('');
    used.destroy();
  });

  it('aborts unfinished requests after the grace period', async () => {
    const { server, port, next } = await serveLater();
    const asked = [exchange(port, request), exchange(port, request)];
    await next(2);
    expect(await stopGracefully(server, { grace: 20 })).toEqual({ finished: 0, dropped: 2 });
    expect(await Promise.all(asked)).toEqual(['', '']);
  });

  it('completes a response that is written but not yet read', async () => {
    const size = 20_000_000;
    const { server, port } = await serve((_, answer) => answer.end('x'.repeat(size)));
    const socket = connect(port, '127.0.0.1');
    socket.write(request);
    await once(socket, 'readable');
    const stopped = stopGracefully(server, { grace: hour });
    const answer = await receiveAll(socket);
    expect(answer.length).toBeGreaterThan(size);
    expect(await stopped).toEqual({ finished: 1, dropped: 0 });
  });

  it('closes after a response that is shorter than its headers promised', async () => {
    const { server, port, next } = await serveLater({ keepAliveTimeout: hour });
    const socket = connect(port, '127.0.0.1');
    const answer = receiveAll(socket);
    socket.write(request);
    const [begun] = await next(1);
    begun?.write('begun');
    await once(socket, 'data');
    const stopped = stopGracefully(server, { grace: hour });
    begun?.end('done');
    expect(await answer).toMatch(/keep-alive.*begun.*done/s);
    expect(await stopped).toEqual({ finished: 1, dropped: 0 });
  });

  it('answers all pipelined requests', async () => {
    const { server, port, next } = await serveLater();
    const answer = exchange(port, `${request}${request}`);
    const [first, second] = await next(2);
    const stopped = stopGracefully(server, { grace: hour });
    second?.end('second');
    first?.end('first');
    expect(await answer).toMatch(/first.*second/s);
    expect(await stopped).toEqual({ finished: 2, dropped: 0 });
  });

  it('can be requested again while it is in progress', async () => {
    const { server, port, next } = await serveLater();
    const asked = exchange(port, request);
    const [answer] = await next(1);
    const stopped = [stopGracefully(server, { grace: hour }), stopGracefully(server, { grace: 0 })];
    answer?.end('hello');
    expect(await asked).toContain('hello');
    expect(await Promise.all(stopped)).toEqual([
      { finished: 1, dropped: 0 },
      { finished: 1, dropped: 0 },
    ]);
  });

  it('works without listening', async () => {
    const server = createServer();
    limit(server);
    expect(await stopGracefully(server)).toEqual({ finished: 0, dropped: 0 });
  });

  it('leaves nothing that keeps the process alive', async () => {
    const script = `
      import { createServer, get } from 'node:http';
      import { limit, stopGracefully } from ${JSON.stringify(new URL('lifecycle.ts', import.meta.url).href)};
      const server = createServer((_, answer) => {
        stopGracefully(server, { grace: ${hour} }).then(({ finished }) => console.log(finished));
        answer.end();
      });
      limit(server);
      server.listen(0, '127.0.0.1', () => get({ port: server.address().port }).once('response', (answer) => answer.resume()));
    `;
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { timeout: 30_000 });
    expect((await run).stdout).toBe('1\n');
  });
});
