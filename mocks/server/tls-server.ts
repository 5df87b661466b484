import type { Server, ServerOptions } from 'node:http';
import { createServer } from 'node:https';
import { type Certificate, type CertificateOptions, getCertificate, TLS_OPTIONS } from './certificate.ts';

/** Creates an HTTPS server with its certificate. In a file of its own: Node loads TLS only for sandboxes that use it. */
export async function createTlsServer(
  certificateOptions: CertificateOptions,
  serverOptions: ServerOptions,
): Promise<{ readonly server: Server; readonly certificate: Certificate }> {
  const certificate = await getCertificate(certificateOptions);
  const { cert, key } = certificate;
  return { server: createServer({ ...serverOptions, ...TLS_OPTIONS, cert, key }), certificate };
}
