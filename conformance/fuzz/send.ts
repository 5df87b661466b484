import { Agent, request as send } from 'node:http';
import type { Request } from './request.ts';

export interface Reply {
  readonly status: number;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Sends requests over one connection. */
export interface Sender {
  /** @throws an Error when the connection breaks before the answer. */
  readonly send: (request: Request) => Promise<Reply>;
  readonly close: () => void;
}

export function senderTo(url: string): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(url);
  return {
    close: () => agent.destroy(),
    send: ({ method, path, headers, body }) =>
      new Promise((resolve, reject) => {
        // Written as they are, so that a name can come twice.
        const raw = headers.some(([name]) => name === 'host')
          ? [...headers]
          : [['host', `${hostname}:${port}`], ...headers];
        const options = { agent, hostname, port, method, path, headers: raw.flat() as string[], timeout: 20_000 };
        const outgoing = send(options, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
          );
        });
        outgoing.on('timeout', () => outgoing.destroy(new Error('There was no answer within 20 seconds')));
        outgoing.on('error', reject);
        outgoing.end(body);
      }),
  };
}
