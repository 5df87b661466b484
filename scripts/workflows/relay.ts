import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request that was relayed, with its answer. */
export interface Exchange {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** 0 when there was no answer. */
  readonly status: number;
  /** Why there was none. */
  readonly failure?: string;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON; undefined for anything else. */
  readonly body: unknown;
}

/** A server on this machine that stands for another one. */
export interface Relay {
  readonly url: string;
  close(): Promise<void>;
}

/** The header by which an exchange is found again. */
export const exchangeHeader = 'x-exchange';

/** What belongs to a connection, and not to the message. */
const ofTheConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding'];
/** Milliseconds that an answer may take. */
const patience = 30_000;

const dropped = new Set([...ofTheConnection, 'host', 'accept-encoding', 'expect', 'upgrade']);

/**
 * Starts a relay that passes every request to one server. So nothing is sent to any other, and what was answered is
 * known in full: Respect keeps neither the body of every answer nor all secrets to itself.
 *
 * @param target address of the server, without a slash at the end.
 * @param exchanges is filled with what passes, by what the answer carries in the header {@link exchangeHeader}.
 */
export async function startRelay(target: string, exchanges: Map<string, Exchange>): Promise<Relay> {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url: path = '/' } = request;
    const number = String(exchanges.size + 1);
    // Kept before it is known how it ends, so that the next one gets another number.
    const begun = { method, path, status: 0, headers: {}, body: undefined };
    exchanges.set(number, begun);
    try {
      const answer = await passedOn(target, request);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const headers = Object.fromEntries([...answer.headers].filter(([name]) => !dropped.has(name)));
      exchanges.set(number, { ...begun, status: answer.status, headers, body: parsed(bytes) });
      response.writeHead(answer.status, { ...withoutRedirect(answer.status, headers), [exchangeHeader]: number });
      response.end(bytes);
    } catch (error) {
      exchanges.set(number, { ...begun, failure: reasonOf(error as Error) });
      response.writeHead(502, { [exchangeHeader]: number }).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function passedOn(target: string, request: IncomingMessage): Promise<Response> {
  const sent = await buffer(request);
  return fetch(target + request.url, {
    method: request.method ?? 'GET',
    headers: Object.entries(request.headers).flatMap(([name, value]) =>
      dropped.has(name) || value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
    ...(sent.length > 0 && { body: new Uint8Array(sent) }),
  });
}

/** A redirect could lead to another server, so nobody is to follow it. */
function withoutRedirect(status: number, { location, ...headers }: Exchange['headers']): Exchange['headers'] {
  return location === undefined || (status >= 300 && status < 400) ? headers : { ...headers, location };
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString()) as unknown;
  } catch {
    return undefined;
  }
}

/** Of what `fetch` throws, the reason is in its cause. */
export const reasonOf = ({ message, cause }: Error): string => (cause as Error | undefined)?.message || message;
