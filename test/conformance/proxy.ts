import { Agent, createServer, type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request on its way to the sandbox. */
export interface Call {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What the sandbox answers, or what is answered in its place. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Sends a request to the sandbox. */
export type Forward = (call: Call) => Promise<Answer>;

/** What the proxy does with a request; to hand it on is `(call, forward) => forward(call)`. */
export type Plant = (call: Call, forward: Forward) => Answer | Promise<Answer>;

export interface DeviatingProxy {
  readonly url: string;
  /** Every request that came, in its order. */
  readonly calls: readonly Call[];
  /** How many requests were under way at once, at most. */
  readonly most: number;
  /** What is done with requests from now on; forgets the requests so far. */
  readonly plant: (plant: Plant) => void;
  readonly close: () => Promise<void>;
}

export const handOn: Plant = (call, forward) => forward(call);

/**
 * Starts a proxy before a server. It keeps `Host`, so that the links in answers lead to the proxy.
 *
 * @param target the address of the server.
 */
export async function startProxy(target: string): Promise<DeviatingProxy> {
  const agent = new Agent({ keepAlive: true });
  const forward: Forward = (call) => forwarded(target, agent, call);
  let planted = handOn;
  let calls: Call[] = [];
  let under = 0;
  let most = 0;
  const server = createServer(async (incoming, outgoing) => {
    under += 1;
    most = Math.max(most, under);
    try {
      const call = await read(incoming);
      calls.push(call);
      const { status, headers, body } = await planted(call, forward);
      // Whoever asks may have the answer before this goes on.
      under -= 1;
      outgoing.writeHead(status, { ...headers, 'content-length': String(body.length) }).end(body);
    } catch (error) {
      under -= 1;
      outgoing.destroy(error as Error);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get calls() {
      return calls;
    },
    get most() {
      return most;
    },
    plant(plant) {
      planted = plant;
      calls = [];
      most = 0;
    },
    async close() {
      server.closeAllConnections();
      agent.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function read(incoming: IncomingMessage): Promise<Call> {
  const body = Buffer.concat(await incoming.toArray());
  const { method = 'GET', url: path = '/', headers } = incoming;
  return { method, path, headers: joined(headers), body };
}

function forwarded(target: string, agent: Agent, { method, path, headers, body }: Call): Promise<Answer> {
  const { connection: _, 'content-length': __, 'transfer-encoding': ___, ...own } = headers;
  const length = body.length > 0 ? { 'content-length': String(body.length) } : {};
  const { hostname, port } = new URL(target);
  return new Promise((resolve, reject) => {
    const outgoing = send({ agent, hostname, port, method, path, headers: { ...own, ...length } }, (response) => {
      response.toArray().then((chunks) => {
        const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = joined(response.headers);
        resolve({ status: response.statusCode ?? 0, headers: kept, body: Buffer.concat(chunks) });
      }, reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const joined = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : String(value)]),
  );
