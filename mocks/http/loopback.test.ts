import { describe, expect, it } from 'vitest';
import { isLoopbackHost, isLoopbackOrigin } from './loopback.ts';

describe('loopback host', () => {
  it.each(['localhost', 'LocalHost', 'app.localhost', 'a.b-c.localhost', '127.0.0.1', '127.255.10.2', '::1', '[::1]'])(
    'can be the host name %s',
    (host) => expect(isLoopbackHost(host)).toBe(true),
  );

  it.each([
    ...['', 'localhost.', '.localhost', 'a..localhost', 'notlocalhost', 'localhost.example', 'localhost:80'],
    ' localhost',
    ...['127.0.0', '127.1', '127.0.0.256', '127.0.0.01', '0177.0.0.1', '2130706433', '127.0.0.1.example', '128.0.0.1'],
    ...['0.0.0.0', '::', '::2', '[::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', '::1%lo'],
  ])('cannot be the host name %j', (host) => expect(isLoopbackHost(host)).toBe(false));
});

describe('loopback origin', () => {
  it.each([
    ...['http://localhost', 'https://localhost:8443', 'http://app.localhost:5173', 'http://127.0.0.5:3000'],
    'http://[::1]:80',
  ])('can be the origin %s', (origin) => expect(isLoopbackOrigin(origin)).toBe(true));

  it.each([
    ...['null', '', 'localhost', 'http://', 'http://:80', 'file://localhost', 'ws://localhost', 'http://localhost/'],
    ...['http://user@localhost', 'http://localhost:123456', 'http://localhost:80, https://shop.example'],
    ...['http://localhost.shop.example', 'http://shop.example#localhost', 'http://::1', 'HTTP://localhost'],
  ])('cannot be the origin %j', (origin) => expect(isLoopbackOrigin(origin)).toBe(false));
});
