import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { exchange, listenOnFreePort, receiveAll } from '../../../../test/support/raw-http.ts';
import { applyTimeouts, createServerOptions, stopGracefully } from './lifecycle.ts';

async function serve(handler: RequestListener, requestTimeout?: number) {
  const server = createServer({ ...createServerOptions(), connectionsCheckingInterval: 20 }, handler);
  applyTimeouts(server, requestTimeout);
  onTestFinished(() => stopGracefully(server));
  return { server, port: await listenOnFreePort(server) };
}

const hello: RequestListener = (_, response) => response.end('hello');
const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const hour = 3_600_000;

/** Stops a server, and expects that it does not wait for the end of the grace period. */
async function stopInTime(server: Server): Promise<void> {
  const start = performance.now();
  await stopGracefully(server);
  expect(performance.now() - start).toBeLessThan(9000);
}

async function serveLater() {
  const waiting: ServerResponse[] = [];
  const served = await serve((_, response) => waiting.push(response));
  const next = async (count: number) => {
    while (waiting.length < count) await once(served.server, 'request');
    return waiting;
  };
  return { ...served, next };
}

describe('server with timeouts', () => {
  it.each([
    [undefined, { headersTimeout: 10_000, requestTimeout: 60_000, keepAliveTimeout: 5000, timeout: 120_000 }],
    [300_000, { requestTimeout: 300_000, timeout: 300_000 }],
    [0, { timeout: 120_000 }],
  ])('with the request timeout %s gives clients %o', (requestTimeout, timeouts) => {
    const server = createServer();
    applyTimeouts(server, requestTimeout);
    expect(server).toMatchObject(timeouts);
  });

  it('disconnects a client that does not read its response', async () => {
    const { server, port } = await serve((_, response) => response.end('x'.repeat(20_000_000)));
    server.timeout = 50;
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(request);
    const [connection] = await once(server, 'connection');
    await once(connection, 'close');
    expect(connection.bytesWritten).toBeGreaterThan(0);
    socket.destroy();
  });

  it('answers malformed HTTP with a problem and closes the connection', async () => {
    const { port } = await serve(hello);
    for (const text of ['nonsense\r\n\r\n', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n']) {
      const response = await exchange(port, text);
      expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n.*content-type: application\/problem\+json\r\n/s);
      const [head = '', body = ''] = response.split('\r\n\r\n');
      expect(head).toContain(`content-length: ${body.length}\r\n`);
      expect(head).toMatch(/connection: close$/);
      const detail = 'This is not a valid HTTP/1.1 request.';
      expect(JSON.parse(body)).toEqual({ type: 'about:blank', title: 'Bad Request', status: 400, detail });
    }
  });

  it('answers late headers and bodies with 408', async () => {
    const { port } = await serve(hello, 50);
    expect(await exchange(port, 'GET / HTTP/1.1\r\nHost: a\r\n')).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    const slow = await serve(() => {}, 50);
    const half = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf';
    expect(await exchange(slow.port, half)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  });

  it('answers a valid request that is followed by malformed bytes', async () => {
    const { server, port, next } = await serveLater();
    const response = exchange(port, `${request}nonsense\r\n\r\n`);
    await once(server, 'clientError');
    (await next(1))[0]?.end('hello');
    expect(await response).toMatch(/^HTTP\/1\.1 200 OK\r\n.*hello$/s);
    expect(await response).not.toContain('400');
  });

  it('does not mix a problem into a response that has started', async () => {
    const { port } = await serve((_, response) => response.write('started'));
    const socket = connect(port, '127.0.0.1');
    const response = receiveAll(socket);
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
    await once(socket, 'data');
    socket.write('nonsense\r\n');
    expect(await response).toMatch(/started\r\n$/);
  });
});

describe('server shutdown', () => {
  it('closes idle connections at once', async () => {
    const { server, port } = await serve(hello);
    const used = connect(port, '127.0.0.1');
    used.write(request);
    await once(used, 'data');
    const unused = exchange(port, '');
    await once(server, 'connection');
    await stopInTime(server);
    expect(await unused).toBe('');
    used.destroy();
  });

  it('aborts unfinished requests after the grace period', async () => {
    const { server, port, next } = await serveLater();
    const sent = [exchange(port, request), exchange(port, request)];
    await next(2);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const stopped = stopGracefully(server);
    vi.advanceTimersByTime(9999);
    expect(await Promise.race([...sent, 'waiting'])).toBe('waiting');
    vi.advanceTimersByTime(1);
    await stopped;
    expect(await Promise.all(sent)).toEqual(['', '']);
  });

  it('closes after a response that is shorter than its headers promised', async () => {
    const { server, port, next } = await serveLater();
    server.keepAliveTimeout = hour;
    const socket = connect(port, '127.0.0.1');
    const received = receiveAll(socket);
    socket.write(request);
    const [response] = await next(1);
    response?.write('started');
    await once(socket, 'data');
    const stopped = stopInTime(server);
    response?.end('done');
    expect(await received).toMatch(/keep-alive.*started.*done/s);
    await stopped;
  });

  it('answers all pipelined requests', async () => {
    const { server, port, next } = await serveLater();
    const response = exchange(port, `${request}${request}`);
    const [first, second] = await next(2);
    const stopped = stopInTime(server);
    second?.end('second');
    first?.end('first');
    expect(await response).toMatch(/first.*second/s);
    await stopped;
  });

  it('works without listening', async () => {
    const server = createServer();
    applyTimeouts(server);
    await stopInTime(server);
  });

  it('leaves nothing that keeps the process alive', async () => {
    const script = `
      import { createServer, get } from 'node:http';
      import { applyTimeouts, stopGracefully } from ${JSON.stringify(new URL('lifecycle.ts', import.meta.url).href)};
      const server = createServer((_, response) => {
        stopGracefully(server).then(() => console.log('stopped'));
        response.end();
      });
      applyTimeouts(server);
      server.listen(0, '127.0.0.1', () => get({ port: server.address().port }).once('response', (response) => response.resume()));
    `;
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
    expect((await run).stdout).toBe('stopped\n');
  });
});
