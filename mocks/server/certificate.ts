import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { createSecureContext } from 'node:tls';
import { domainToASCII } from 'node:url';
import { SandboxError } from '../sandbox-error.ts';

/** Names of PEM files. */
export interface CertificateFiles {
  /** The certificate, followed by those that vouch for it, if any. */
  readonly cert: string;
  /** The private key that belongs to it, without a passphrase. */
  readonly key: string;
}

export interface CertificateOrder {
  /** `true` for a self-signed certificate, or the files to take it from. */
  readonly tls: true | CertificateFiles;
  /** The address that the server listens on; a self-signed certificate names it. */
  readonly host: string;
}

export interface Certificate {
  /** PEM. */
  readonly cert: string;
  /** PEM. */
  readonly key: string;
  /** Whether it was made just now, so that no client trusts it yet. */
  readonly generated: boolean;
  /** SHA-256 of the certificate, in pairs of hexadecimal digits with colons between, to compare by eye. */
  readonly fingerprint256: string;
}

/** What every TLS server of the sandbox has besides its certificate. Times in milliseconds. */
export const tlsOptions = { minVersion: 'TLSv1.3', handshakeTimeout: 10_000 } as const;

const day = 24 * 60 * 60 * 1000;
const wayOut = 'or leave the files out, and the sandbox makes a self-signed certificate.';

/**
 * The certificate to serve with: read from files, or made for `localhost`, `127.0.0.1`, `::1` and the host, and kept in
 * memory only.
 *
 * @throws SandboxError when a file cannot be used; the message says which, and what to do.
 */
export async function certificateFor({ tls, host }: CertificateOrder): Promise<Certificate> {
  return tls === true ? selfSigned(host) : fromFiles(tls);
}

async function selfSigned(host: string): Promise<Certificate> {
  // The library takes long to load, and most runs have no TLS.
  const { generate } = await import('selfsigned');
  const now = Date.now();
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    // A day back, for a client in a container or a virtual machine whose clock is behind.
    notBeforeDate: new Date(now - day),
    notAfterDate: new Date(now + 30 * day),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: namesFor(host) },
    ],
  });
  return { cert, key, generated: true, fingerprint256: new X509Certificate(cert).fingerprint256 };
}

function namesFor(host: string): ({ type: 2; value: string } | { type: 7; ip: string })[] {
  // A certificate has no place for the brackets of an IPv6 address in a URL, nor for its zone.
  const bare = host.replace(/^\[(.*)\]$/, '$1').replace(/%.*$/, '');
  const own = isIP(bare) ? bare : domainToASCII(bare);
  const names = new Set(['localhost', '127.0.0.1', '::1', own].filter((name) => name !== ''));
  return [...names].map((name) => (isIP(name) ? { type: 7, ip: name } : { type: 2, value: name }));
}

async function fromFiles(files: CertificateFiles): Promise<Certificate> {
  const [cert, key] = await Promise.all([read(files.cert, 'certificate'), read(files.key, 'private key')]);
  const certificate = parsedCertificate(cert, files);
  if (!certificate.checkPrivateKey(parsedKey(key, files))) {
    throw new SandboxError(
      `The private key in "${files.key}" does not belong to the certificate in "${files.cert}". Give the two files that were made together, ${wayOut}`,
    );
  }
  try {
    createSecureContext({ cert, key, minVersion: tlsOptions.minVersion });
  } catch (error) {
    throw new SandboxError(
      `The certificate in "${files.cert}" cannot serve: ${(error as Error).message}. Give another one, ${wayOut}`,
    );
  }
  return { cert, key, generated: false, fingerprint256: certificate.fingerprint256 };
}

async function read(file: string, content: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why =
      code === 'ENOENT' ? `There is no file "${file}"` : `The file "${file}" cannot be read (${code ?? message})`;
    throw new SandboxError(`${why} to take the ${content} from. Give a PEM file that you may read, ${wayOut}`);
  }
}

function parsedCertificate(pem: string, { cert, key }: CertificateFiles): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    throw new SandboxError(
      `The file "${cert}" holds no certificate in PEM form. Give one that begins with "-----BEGIN CERTIFICATE-----"${
        pem.includes('PRIVATE KEY-----') ? `; perhaps it changed places with "${key}"` : ''
      }, ${wayOut}`,
    );
  }
}

function parsedKey(pem: string, { key }: CertificateFiles): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new SandboxError(
      pem.includes('ENCRYPTED')
        ? `The private key in "${key}" has a passphrase, which the sandbox cannot ask for. Take it off with: openssl pkey -in "${key}" -out plain.pem`
        : `The file "${key}" holds no private key in PEM form. Give one that begins with "-----BEGIN PRIVATE KEY-----", ${wayOut}`,
    );
  }
}
