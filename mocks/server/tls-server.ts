import type { Server, ServerOptions } from 'node:http';
import { createServer } from 'node:https';
import { type Certificate, type CertificateOrder, certificateFor, tlsOptions } from './certificate.ts';

/** A server of HTTPS, and the certificate that it shows. This is loaded only for TLS, which takes Node a while. */
export async function tlsServer(
  order: CertificateOrder,
  options: ServerOptions,
): Promise<{ readonly server: Server; readonly certificate: Certificate }> {
  const certificate = await certificateFor(order);
  const { cert, key } = certificate;
  return { server: createServer({ ...options, ...tlsOptions, cert, key }), certificate };
}
