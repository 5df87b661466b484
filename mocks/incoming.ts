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
  readonly about?: { readonly operation?: string; readonly user?: string; readonly administration?: number };
}

export function incomingOf(request: IncomingMessage, scheme: 'http' | 'https'): Incoming {
  const target = request.url ?? '/';
  const mark = target.indexOf('?');
  const host = request.headers.host ?? 'localhost';
  return {
    method: request.method ?? 'GET',
    origin: `${scheme}://${host}`,
    path: mark === -1 ? target : target.slice(0, mark),
    search: mark === -1 ? '' : target.slice(mark),
    headers: joined(request.headers),
    body: request,
  };
}

/** Headers that came more than once as one, as HTTP has it. */
function joined(headers: IncomingHttpHeaders): Record<string, string> {
  const all: Record<string, string> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) all[name] = typeof value === 'string' ? value : value.join(', ');
  }
  return all;
}
