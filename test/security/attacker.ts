import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

export interface Attack {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** Requests at once. */
  readonly connections: number;
}

/** Sends a request over some connections again and again, until it receives a message. Then it sends how often each status came. */
const { url, method, headers, body, connections } = workerData as Attack;
const agent = new Agent({ keepAlive: true });
const bytes = body === undefined ? undefined : Buffer.from(body);
const counts: Record<string, number> = {};
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});

const send = (): Promise<string> =>
  new Promise((resolve) => {
    const length = bytes && { 'content-length': bytes.length };
    const outgoing = request(url, { agent, method, headers: { ...headers, ...length } }, (response) => {
      response.resume();
      response.on('end', () => resolve(String(response.statusCode)));
      response.on('error', ({ message }) => resolve(message));
    });
    // A server that rejects a body may close the connection before all of it is sent.
    outgoing.on('error', ({ message }) => resolve(message));
    outgoing.end(bytes);
  });

async function repeat(): Promise<void> {
  do {
    const result = await send();
    counts[result] = (counts[result] ?? 0) + 1;
    // A server that is gone would be asked without a pause.
    if (!/^\d+$/.test(result)) await new Promise((resolve) => setTimeout(resolve, 20));
  } while (!isOver);
}

await Promise.all(Array.from({ length: connections }, repeat));
agent.destroy();
parentPort?.postMessage(counts);
