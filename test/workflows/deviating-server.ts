import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A request to a server, and what it answers. */
export interface Passing {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly authorization: string;
  /** Text of the answer. */
  readonly body: string;
}

interface Answer {
  readonly status: number;
  readonly body: string;
  /** The header `Location`. */
  readonly location: string;
}

/** What is answered in place of it; what is left out stays as it was. */
export type Deviation = (passing: Passing) => Partial<Answer> | undefined;

/** Headers that mean something to a workflow. */
const kept = ['content-type', 'location', 'www-authenticate'];

/** A server that answers as another one, but for its deviations. The first that has something else to say is heard. */
export async function startDeviatingServer(target: string, deviations: readonly Deviation[]): Promise<string> {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url: path = '/' } = request;
    const answer = await passedOn(target, request);
    const body = await answer.text();
    const passing = { method, path, authorization: request.headers.authorization ?? '', body };
    const other = deviations.map((deviation) => deviation(passing)).find((one) => one !== undefined);
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => kept.includes(name)));
    const location = other?.location ?? headers.location;
    response.writeHead(other?.status ?? answer.status, { ...headers, ...(location && { location }) });
    response.end(other?.body ?? body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function passedOn(target: string, request: IncomingMessage): Promise<Response> {
  const sent = await buffer(request);
  const ofTheConnection = ['host', 'connection', 'content-length', 'transfer-encoding'];
  return fetch(target + request.url, {
    method: request.method ?? 'GET',
    headers: Object.entries(request.headers).flatMap(([name, value]) =>
      ofTheConnection.includes(name) ? [] : [[name, String(value)] as [string, string]],
    ),
    redirect: 'manual',
    ...(sent.length > 0 && { body: new Uint8Array(sent) }),
  });
}
