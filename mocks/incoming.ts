import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** A request before anybody knows what it is for. */
export interface Incoming {
  readonly method: string;
  /** The address that the client called: `http://localhost:4010`. Links in answers begin with it. */
  readonly origin: string;
  /** `/v1/debtors`. */
  readonly path: string;
  /** The query with its question mark; empty when there is none. */
  readonly search: string;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes of the body, as they come. */
  readonly body: AsyncIterable<Uint8Array>;
}

/** An answer in bytes. */
export interface Outgoing {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | undefined;
  /** What a log says of it. */
  readonly about?: About;
}

/** What a log says of an answer: the `operationId`, the name of the user, the administration they work in. */
export interface About {
  readonly operation?: string;
  readonly user?: string;
  readonly administration?: number;
}

/** Reads what Node made of a request. The `host` is the one of the connection when the client names none (HTTP/1.0). */
export function incomingOf(request: IncomingMessage, scheme: 'http' | 'https'): Incoming {
  const { target, host = request.headers.host ?? ownHost(request) } = targetOf(request.url ?? '/');
  const mark = target.indexOf('?');
  return {
    method: request.method ?? 'GET',
    origin: `${scheme}://${host}`,
    path: mark === -1 ? target : target.slice(0, mark),
    search: mark === -1 ? '' : target.slice(mark),
    headers: joined(request.headers),
    // Who stops reading half-way has still to answer, and the rest of the body to pass over.
    body: { [Symbol.asyncIterator]: () => request.iterator({ destroyOnReturn: false }) },
  };
}

/** A name of 253 characters (RFC 1035, section 2.3.4), and a port. */
const longestHost = 259;

/**
 * A host with its port, as it may stand in an address: RFC 3986, section 3.2.2. What does not would make links that are
 * none.
 */
export const isHost = (host: string): boolean =>
  host.length <= longestHost && /^(?:[\w.!$&'()*+,;=~%-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host);

/** The host with its port that a request is for. */
export const hostOf = ({ origin }: Pick<Incoming, 'origin'>): string => origin.slice(origin.indexOf('//') + 2);

/** A client that takes us for a proxy sends the whole address, whose host goes before the header (RFC 9112, 3.2.2). */
function targetOf(url: string): { readonly target: string; readonly host?: string } {
  if (url.startsWith('/')) return { target: url };
  const [whole, host] = /^https?:\/\/([^/?#]+)/i.exec(url) ?? [];
  if (whole === undefined || host === undefined) return { target: url };
  const target = url.slice(whole.length);
  return { target: target.startsWith('/') ? target : `/${target}`, host };
}

function ownHost({ socket }: IncomingMessage): string {
  const { localAddress = 'localhost', localPort } = socket;
  return `${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}

/** Headers that came more than once as one, as HTTP has it. */
function joined(headers: IncomingHttpHeaders): Record<string, string> {
  const all: Record<string, string> = {};
  for (const name of Object.keys(headers)) {
    const value = headers[name];
    if (value !== undefined) all[name] = typeof value === 'string' ? value : value.join(', ');
  }
  return all;
}
