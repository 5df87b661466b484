import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Certificate, getCertificate } from './certificate.ts';

let generated: Certificate;
let folder: string;

beforeAll(async () => {
  generated = await getCertificate(true, 'books.example');
  folder = await mkdtemp(join(tmpdir(), 'certificate-'));
});

afterAll(() => rm(folder, { recursive: true }));

describe('self-signed certificate', () => {
  it('names this machine and the host in every notation', async () => {
    const getNames = async (host: string) => {
      const { cert } = await getCertificate(true, host);
      return new X509Certificate(cert).subjectAltName;
    };
    expect(new X509Certificate(generated.cert).subjectAltName).toBe(
      'DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1, DNS:books.example',
    );
    expect(await getNames('localhost')).toBe('DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1');
    expect(await getNames('[fe80::1%eth0]')).toContain('IP Address:FE80:0:0:0:0:0:0:1');
    expect(await getNames('bücher.example')).toContain('DNS:xn--bcher-kva.example');
  });

  it('is new, valid for a month from yesterday, on the curve P-256, and no authority', () => {
    const certificate = new X509Certificate(generated.cert);
    const { validFromDate, validToDate } = certificate;
    expect(validToDate.getTime() - validFromDate.getTime()).toBe(31 * 86_400_000);
    expect(validFromDate.getTime()).toBeLessThan(Date.now());
    expect(certificate.publicKey.asymmetricKeyDetails?.namedCurve).toBe('prime256v1');
    expect(certificate.ca).toBe(false);
    expect(generated.fingerprint).toBe(certificate.fingerprint256);
  });
});

describe('certificate from files', () => {
  const file = async (name: string, content: string) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };
  const reject = (cert: string, key: string) =>
    getCertificate({ cert, key }, 'localhost').then(
      () => 'accepted',
      ({ name, message }: Error) => `${name}: ${message}`,
    );

  it('is used as it is', async () => {
    const files = { cert: await file('cert.pem', generated.cert), key: await file('key.pem', generated.key) };
    expect(await getCertificate(files, 'localhost')).toEqual({
      cert: generated.cert,
      key: generated.key,
    });
  });

  it('is rejected with the reason and a fix', async () => {
    const cert = await file('cert.pem', generated.cert);
    const key = await file('key.pem', generated.key);
    const other = await getCertificate(true, 'localhost');
    const otherKey = await file('other-key.pem', other.key);
    const text = await file('text.pem', 'no PEM at all');

    expect(await reject(join(folder, 'none.pem'), key)).toMatch(
      /^StartupError: The certificate ".*none.pem" cannot be used: ENOENT.* Name PEM files with --tls-cert and --tls-key/,
    );
    expect(await reject(cert, folder)).toMatch(/^StartupError: The private key ".*" cannot be used: EISDIR/);
    expect(await reject(text, key)).toMatch(
      /The certificate ".*text.pem" cannot be used: .*PEM routines::no start line/,
    );
    expect(await reject(key, cert)).toMatch(/The certificate ".*key.pem" cannot be used/);
    expect(await reject(cert, text)).toMatch(/The private key ".*text.pem" cannot be used/);
    expect(await reject(cert, otherKey)).toMatch(
      /cert.pem" with the private key ".*other-key.pem" .*key values mismatch/,
    );
  });

  it('is rejected with the command that removes the passphrase of its key', async () => {
    const locked = createPrivateKey(generated.key).export({
      type: 'pkcs8',
      format: 'pem',
      cipher: 'aes-256-cbc',
      passphrase: 'open sesame',
    });
    const cert = await file('cert.pem', generated.cert);
    const message = await reject(cert, await file('locked.pem', String(locked)));
    expect(message).toMatch(/locked.pem" cannot be used: .*without a passphrase: openssl pkey -in/);
  });
});
