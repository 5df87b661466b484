import { isIP } from 'node:net';
import { type ConnectionOptions, connect } from 'node:tls';
import { ADMINISTRATIONS_PATH } from '../../data/discovery.ts';
import type { Check } from '../check.ts';

/** Checks that a server rejects TLS before 1.3, on one operation. */
export const tlsCheck: Check = {
  name: 'TLS',
  appliesTo: ({ path }) => path === ADMINISTRATIONS_PATH,
  async run(operation, { session }) {
    const url = new URL(session.settings.url);
    if (url.protocol !== 'https:') return;
    const version = await connectWithOldTls(url, session.settings.timeout);
    if (version === undefined) return;
    const exchange = await session.request(operation, { description: 'TLS', path: operation.path });
    const message = `The server accepts ${version}; expected TLS 1.3 only.`;
    session.report({ rule: 'tls', message, exchanges: [exchange] });
  },
};

/** Returns the old version of TLS that a server accepts. Only the handshake counts, so nothing is sent. */
export function connectWithOldTls({ hostname, port }: URL, timeout: number): Promise<string | undefined> {
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const options: ConnectionOptions = {
      host,
      port: Number(port || 443),
      minVersion: 'TLSv1',
      maxVersion: 'TLSv1.2',
      rejectUnauthorized: false,
      ...(isIP(host) === 0 && { servername: host }),
    };
    const socket = connect(options, () => {
      resolve(socket.getProtocol() ?? undefined);
      socket.destroy();
    });
    socket.setTimeout(timeout * 1000, () => socket.destroy());
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => resolve(undefined));
  });
}
