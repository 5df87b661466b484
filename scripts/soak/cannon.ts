import { createRequire } from 'node:module';
import { randomOf } from '../../conformance/fuzz/random.ts';
import type { Answer } from './steps.ts';
import type { Told } from './stories.ts';
import type { Tally } from './tally.ts';
import { visitor } from './visitor.ts';

/** The part of autocannon that is used here; it comes without types. */
interface CannonRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}
interface CannonClient {
  setRequests(
    requests: readonly {
      readonly setupRequest: (request: CannonRequest) => CannonRequest;
      readonly onResponse: (status: number, body: string) => void;
    }[],
  ): void;
}
interface CannonRun extends PromiseLike<CannonResult> {
  on(event: 'reqError', listener: (error: Error) => void): void;
}
interface CannonResult {
  /** Seconds. */
  readonly duration: number;
  readonly latency: { readonly p50: number; readonly p99: number };
}

/** How long answers took, in milliseconds, from the request to the last byte. */
export interface Latency {
  readonly p50: number;
  readonly p99: number;
}

export interface Loaded {
  /** Seconds. */
  readonly duration: number;
  readonly latency: Latency;
}

export interface Load {
  readonly url: string;
  readonly stories: readonly Told[];
  readonly connections: number;
  readonly seconds: number;
  readonly seed: number;
}

const autocannon = createRequire(import.meta.url)('autocannon') as (options: object) => CannonRun;

/** Lets a visitor work on each connection, one request at a time and without a pause, for some seconds. */
export async function load({ url, stories, connections, seconds, seed }: Load, tally: Tally): Promise<Loaded> {
  let opened = 0;
  const run = autocannon({
    url,
    connections,
    duration: seconds,
    // Seconds. Connections that all come at once are let in one by one, while others work already.
    timeout: 60,
    setupClient(client: CannonClient) {
      opened += 1;
      const visiting = visitor(stories, randomOf(seed * 10_007 + opened), tally);
      client.setRequests([
        {
          // A connection that breaks is opened again, with a new request in the place of the one that is lost.
          setupRequest: (request) => prepared(request, visiting.next()),
          onResponse: (status, body) => visiting.take({ status, body } satisfies Answer),
        },
      ]);
    },
  });
  run.on('reqError', (error) => tally.failed(`connection: ${error.message}`, url));
  const { duration, latency } = await run;
  return { duration, latency };
}

function prepared(request: CannonRequest, step: Omit<CannonRequest, 'headers'> & { headers: object }): CannonRequest {
  const { method, path, headers, body } = step;
  // It is changed when the length of the body is added.
  return { ...request, method, path, headers: { ...headers }, ...(body !== undefined && { body }) };
}
