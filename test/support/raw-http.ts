import { once } from 'node:events';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import { demoToken } from '../../mocks/seed/demo-access.ts';

/** A response as it came over the connection. */
export interface RawResponse {
  readonly status: number;
  /** The status line and the headers, as they were sent. */
  readonly head: string;
  readonly body: string;
}

/** Headers of an authorized request that is the last of its connection. */
export const LAST_REQUEST_HEADERS = { host: 'localhost', authorization: `Bearer ${demoToken}`, connection: 'close' };

/** Formats a request without shortening, encoding or adding anything. */
export function formatRequest(
  line: string,
  headers: Readonly<Record<string, string>> = LAST_REQUEST_HEADERS,
  body = '',
): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/** Sends bytes piece by piece, and returns the responses that arrive until the sandbox closes the connection. */
export const sendRaw = ({ url }: { readonly url: string }, ...pieces: readonly string[]): Promise<RawResponse[]> =>
  exchange(Number(new URL(url).port), ...pieces).then(parseResponses);

/** Sends bytes piece by piece, and returns the bytes that arrive until the server closes the connection. */
export async function exchange(port: number, ...pieces: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const bytes = receiveAll(socket);
  for (const piece of pieces) await new Promise((written) => socket.write(piece, written));
  return bytes;
}

export function receiveAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => {});
  return new Promise((resolve) => socket.once('close', () => resolve(Buffer.concat(chunks).toString('latin1'))));
}

/** Splits pipelined responses. No body of the sandbox contains the start of another response. */
function parseResponses(received: string): RawResponse[] {
  return received.split(/(?=HTTP\/1\.1 \d{3} )/).flatMap((response) => {
    const [, head, status, body = ''] = /^(HTTP\/1\.1 (\d{3}) .*?)\r\n\r\n(.*)$/s.exec(response) ?? [];
    return head === undefined ? [] : [{ status: Number(status), head, body }];
  });
}

export const getRawHeader = ({ head }: RawResponse, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1];

/** Starts a server on a free port of the loopback interface, and returns the port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
