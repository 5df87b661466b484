import { createPrivateKey, X509Certificate } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { useFolder } from '../../../../test/support/folders.ts';
import { type Certificate, getCertificate } from './certificate.ts';

let generated: Certificate;
const folder = useFolder();

beforeAll(async () => {
  generated = await getCertificate(true, 'books.example');
});

it('a self-signed certificate names this machine and the host in every notation', async () => {
  const local = 'DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1';
  for (const [host, more] of [
    ['books.example', ', DNS:books.example'],
    ['localhost', ''],
    ['[fe80::1%eth0]', ', IP Address:FE80:0:0:0:0:0:0:1'],
    ['bücher.example', ', DNS:xn--bcher-kva.example'],
  ] as const)
    expect(new X509Certificate((await getCertificate(true, host)).cert).subjectAltName).toBe(`${local}${more}`);
});

it('a self-signed certificate is new, valid for a month from yesterday, on the curve P-256, and no authority', () => {
  const certificate = new X509Certificate(generated.cert);
  const { validFromDate, validToDate } = certificate;
  expect(validToDate.getTime() - validFromDate.getTime()).toBe(31 * 86_400_000);
  expect(validFromDate.getTime()).toBeLessThan(Date.now());
  expect(certificate.publicKey.asymmetricKeyDetails?.namedCurve).toBe('prime256v1');
  expect(certificate.ca).toBe(false);
  expect(generated.fingerprint).toBe(certificate.fingerprint256);
});

it('a certificate from files is used as it is, or rejected with the reason and a fix', async () => {
  const locked = createPrivateKey(generated.key).export({
    ...({ type: 'pkcs8', format: 'pem' } as const),
    cipher: 'aes-256-cbc',
    passphrase: 'open sesame',
  });
  const contents = {
    'cert.pem': generated.cert,
    'key.pem': generated.key,
    'other-key.pem': (await getCertificate(true, 'localhost')).key,
    'locked.pem': String(locked),
    'text.pem': 'no PEM at all',
  };
  for (const [name, content] of Object.entries(contents)) await writeFile(join(folder, name), content);
  const read = (cert: string, key: string) =>
    getCertificate({ cert: join(folder, cert), key: join(folder, key) }, 'localhost');
  const reject = (cert: string, key: string) =>
    read(cert, key).then(
      () => 'accepted',
      ({ name, message }: Error) => `${name}: ${message.replaceAll(`${folder}${sep}`, '')}`,
    );
  expect(await read('cert.pem', 'key.pem')).toEqual({ cert: generated.cert, key: generated.key });
  for (const [cert, key, reason] of [
    [
      'none.pem',
      'key.pem',
      /^StartupError: The certificate "none.pem" cannot be used: ENOENT.* Name PEM files with --tls-cert and --tls-key/,
    ],
    ['cert.pem', '.', /^StartupError: The private key ".*" cannot be used: EISDIR/],
    ['text.pem', 'key.pem', /The certificate "text.pem" cannot be used: .*PEM routines::no start line/],
    ['key.pem', 'cert.pem', /The certificate "key.pem" cannot be used/],
    ['cert.pem', 'text.pem', /The private key "text.pem" cannot be used/],
    ['cert.pem', 'other-key.pem', /cert.pem" with the private key "other-key.pem" .*key values mismatch/],
    ['cert.pem', 'locked.pem', /locked.pem" cannot be used: .*without a passphrase: openssl pkey -in/],
  ] as const)
    expect(await reject(cert, key)).toMatch(reason);
});
