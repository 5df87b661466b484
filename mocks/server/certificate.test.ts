import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { createServer, get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange, listenOnFreePort } from '../../test/support/raw-http.ts';
import { type Certificate, certificateFor, tlsOptions } from './certificate.ts';
import { limit, serverOptions, stopGracefully } from './lifecycle.ts';

let made: Certificate;
let folder: string;

beforeAll(async () => {
  made = await certificateFor({ tls: true, host: 'books.example' });
  folder = await mkdtemp(join(tmpdir(), 'certificate-'));
});

afterAll(() => rm(folder, { recursive: true }));

describe('self-signed certificate', () => {
  it('names this machine and the host in every notation', async () => {
    const namesFor = async (host: string) => {
      const { cert } = await certificateFor({ tls: true, host });
      return new X509Certificate(cert).subjectAltName;
    };
    expect(new X509Certificate(made.cert).subjectAltName).toBe(
      'DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1, DNS:books.example',
    );
    expect(await namesFor('localhost')).toBe('DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1');
    expect(await namesFor('[fe80::1%eth0]')).toContain('IP Address:FE80:0:0:0:0:0:0:1');
    expect(await namesFor('bücher.example')).toContain('DNS:xn--bcher-kva.example');
  });

  it('is new, valid for a month from yesterday, on the curve P-256, and no authority', () => {
    const certificate = new X509Certificate(made.cert);
    const days = (certificate.validToDate.getTime() - certificate.validFromDate.getTime()) / 86_400_000;
    expect(days).toBe(31);
    expect(certificate.validFromDate.getTime()).toBeLessThan(Date.now());
    expect(certificate.publicKey.asymmetricKeyDetails?.namedCurve).toBe('prime256v1');
    expect(certificate.ca).toBe(false);
    expect(made).toMatchObject({ generated: true, fingerprint256: certificate.fingerprint256 });
  });
});

describe('certificate from files', () => {
  const file = async (name: string, content: string) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };
  const refusal = (cert: string, key: string) =>
    certificateFor({ tls: { cert, key }, host: 'localhost' }).then(
      () => 'accepted',
      ({ name, message }: Error) => `${name}: ${message}`,
    );

  it('is used as it is', async () => {
    const files = { cert: await file('cert.pem', made.cert), key: await file('key.pem', made.key) };
    expect(await certificateFor({ tls: files, host: 'localhost' })).toEqual({ ...made, generated: false });
  });

  it('is rejected with the reason and a fix', async () => {
    const cert = await file('cert.pem', made.cert);
    const key = await file('key.pem', made.key);
    const other = await certificateFor({ tls: true, host: 'localhost' });
    const otherKey = await file('other-key.pem', other.key);
    const text = await file('text.pem', 'no PEM at all');

    expect(await refusal(join(folder, 'none.pem'), key)).toMatch(
      /^SandboxError: There is no file ".*none.pem".* or leave/,
    );
    expect(await refusal(cert, folder)).toMatch(/cannot be read \(EISDIR\) to take the private key from/);
    expect(await refusal(text, key)).toMatch(/text.pem" holds no certificate in PEM form/);
    expect(await refusal(key, cert)).toMatch(/perhaps it changed places with ".*cert.pem"/);
    expect(await refusal(cert, text)).toMatch(/text.pem" holds no private key in PEM form/);
    expect(await refusal(cert, otherKey)).toMatch(/does not belong to the certificate/);
  });

  it('is rejected with the command that removes the passphrase of its key', async () => {
    const locked = createPrivateKey(made.key).export({
      type: 'pkcs8',
      format: 'pem',
      cipher: 'aes-256-cbc',
      passphrase: 'open sesame',
    });
    const cert = await file('cert.pem', made.cert);
    expect(await refusal(cert, await file('locked.pem', String(locked)))).toMatch(/has a passphrase.*openssl pkey -in/);
  });
});

describe('TLS server', () => {
  const server = (listener: RequestListener = (_, answer) => answer.end('hello')) => {
    const { cert, key } = made;
    const https = createServer({ ...serverOptions, ...tlsOptions, cert, key }, listener);
    limit(https);
    return https;
  };
  const handshake = (port: number, options: object) =>
    new Promise<string>((done) => {
      const socket: TLSSocket = connect({
        port,
        host: '127.0.0.1',
        servername: 'localhost',
        ca: made.cert,
        ...options,
      });
      socket.once('secureConnect', () => {
        done(`${socket.authorized} ${socket.getProtocol()}`);
        socket.destroy();
      });
      socket.once('error', ({ message }) => done(message));
    });

  const ask = (port: number) =>
    new Promise<string>((done, failed) => {
      const request = get({ port, host: '127.0.0.1', ca: made.cert, agent: false }, (answer) =>
        answer.once('data', (chunk) => done(String(chunk))),
      );
      request.once('error', failed);
    });

  it('speaks TLS 1.3 with a client that trusts the certificate, and with no other', async () => {
    const https = server();
    const port = await listenOnFreePort(https);
    expect(await handshake(port, {})).toBe('true TLSv1.3');
    expect(await handshake(port, { servername: 'books.example' })).toBe('true TLSv1.3');
    expect(await handshake(port, { servername: 'elsewhere.example' })).toMatch(/does not match certificate/);
    expect(await handshake(port, { maxVersion: 'TLSv1.2' })).toMatch(/protocol version/);
    expect(await ask(port)).toBe('hello');
    await stopGracefully(https);
  });

  it('does not respond to plain HTTP', async () => {
    const https = server();
    const port = await listenOnFreePort(https);
    expect(await exchange(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')).not.toContain('HTTP/');
    await stopGracefully(https);
  });

  it('completes a request in progress when it stops', async () => {
    let stopped: Promise<unknown> = Promise.resolve();
    const https = server((_, answer) => {
      stopped = stopGracefully(https, { grace: 3_600_000 });
      setImmediate(() => answer.end('hello'));
    });
    expect(await ask(await listenOnFreePort(https))).toBe('hello');
    expect(await stopped).toEqual({ finished: 1, dropped: 0 });
  });

  it('does not wait for a client that never starts the handshake', async () => {
    const https = server();
    const port = await listenOnFreePort(https);
    const silent = exchange(port, '');
    await new Promise((done) => https.once('connection', done));
    expect(await stopGracefully(https, { grace: 3_600_000 })).toEqual({ finished: 0, dropped: 0 });
    expect(await silent).toBe('');
  });
});
