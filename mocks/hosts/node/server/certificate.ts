import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { createSecureContext } from 'node:tls';
import { domainToASCII } from 'node:url';
import { StartupError } from '../../../messages/startup-error.ts';

/** Certificate, with its chain if it has one, and private key: PEM texts, or names of files. */
interface KeyPair {
  readonly cert: string;
  readonly key: string;
}

export interface Certificate extends KeyPair {
  /** SHA-256 of a certificate generated at this start, which no client trusts yet. */
  readonly fingerprint?: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Reads a certificate, or generates one in memory. Throws a StartupError with what to do when a file cannot be used. */
export async function getCertificate(tls: true | KeyPair, host: string): Promise<Certificate> {
  return tls === true ? generateCertificate(host) : readCertificate(tls);
}

async function generateCertificate(host: string): Promise<Certificate> {
  // TLS takes long to load, and most sandboxes have none.
  const { generate } = await import('selfsigned');
  const now = Date.now();
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    // A day earlier, for clients whose clock is behind.
    notBeforeDate: new Date(now - DAY_MS),
    notAfterDate: new Date(now + 30 * DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: getSubjectAltNames(host) },
    ],
  });
  return { cert, key, fingerprint: new X509Certificate(cert).fingerprint256 };
}

function getSubjectAltNames(host: string): ({ type: 2; value: string } | { type: 7; ip: string })[] {
  // Certificates contain IPv6 addresses without brackets or zone.
  const bare = host.replace(/^\[(.*)\]$/, '$1').replace(/%.*$/, '');
  const name = isIP(bare) ? bare : domainToASCII(bare);
  const names = new Set(['localhost', '127.0.0.1', '::1', name].filter((text) => text !== ''));
  return [...names].map((text) => (isIP(text) ? { type: 7, ip: text } : { type: 2, value: text }));
}

async function readCertificate(files: KeyPair): Promise<Certificate> {
  const cert = await tryFile(`certificate "${files.cert}"`, () => readFile(files.cert, 'utf8'));
  const key = await tryFile(`private key "${files.key}"`, () => readFile(files.key, 'utf8'));
  await tryFile(`certificate "${files.cert}"`, () => new X509Certificate(cert));
  await tryFile(`private key "${files.key}"`, () => createPrivateKey(key));
  await tryFile(`certificate "${files.cert}" with the private key "${files.key}"`, () =>
    createSecureContext({ cert, key, minVersion: 'TLSv1.3' }),
  );
  return { cert, key };
}

async function tryFile<Result>(name: string, use: () => Result): Promise<Awaited<Result>> {
  try {
    return await use();
  } catch (error) {
    throw new StartupError(
      `The ${name} cannot be used: ${(error as Error).message}. Name PEM files with --tls-cert and --tls-key (tls), ` +
        'the key without a passphrase: openssl pkey -in key.pem -out plain.pem removes it.',
    );
  }
}
