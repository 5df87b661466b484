import { CliError } from '../lib/command.ts';
import { readHar, readRecording } from '../lib/har.ts';

/** A request that an integration sent, and the response that it received, as an entry of the journal has them. */
export interface Exchange {
  readonly sequence: number;
  readonly method: string;
  readonly path: string;
  /** With its question mark. */
  readonly query?: string | undefined;
  /** Undefined when the connection was closed without a response. */
  readonly status?: number;
  readonly request: Message;
  readonly response: Message;
}

export interface Message {
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** @throws CliError when a file has no requests of a journal or of a HAR file. */
export function readTraffic(file: string): readonly Exchange[] {
  const recording = readRecording(file) as { readonly log?: unknown; readonly requests?: readonly Exchange[] };
  const exchanges = recording.log ? readHarTraffic(file) : (recording.requests ?? []);
  if (exchanges.length === 0) throw new CliError(`${file} has no requests of a journal or of a HAR file.`);
  if (exchanges.every(({ request }) => request)) return exchanges.toSorted((a, b) => a.sequence - b.sequence);
  throw new CliError(`${file} has no bodies. Export them with GET /_sandbox/requests?details=true&limit=1000.`);
}

const readHarTraffic = (file: string): readonly Exchange[] =>
  readHar(file).exchanges.map(({ request: { method, ...request }, response }, index) => {
    const [path = '', query] = request.path.split(/(?=\?)/, 2);
    const sent = { headers: Object.fromEntries(request.headers), body: request.body?.toString() };
    const received = { headers: response.headers, body: response.body.toString() };
    return { sequence: index + 1, method, path, query, status: response.status, request: sent, response: received };
  });

/** Stands in for a value that a recording lacks: the journal cuts long bodies off. */
export const CUT = Symbol('cut off');

export function parseBody({ body = '' }: Message): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return CUT;
  }
}
