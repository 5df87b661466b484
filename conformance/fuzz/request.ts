import type { Random } from './random.ts';

/** A request as it is sent. */
export interface Request {
  readonly operation: string;
  /** What was done to a valid request; `valid` for one that was left. */
  readonly fault: string;
  readonly method: string;
  /** Path and query, in ASCII. */
  readonly path: string;
  /** In the order in which they are sent; a name may come twice. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array | undefined;
}

/** A request before it is written down: what a fault changes. */
export interface Draft {
  method: string;
  path: string;
  query: [string, string][];
  headers: [string, string][];
  mediaType: string | undefined;
  /** A value that is still to be written in its media type, or bytes. */
  body: unknown;
  /** Written as it is behind the query. */
  rawQuery?: string;
}

/** Changes a draft so that something is odd about it, if there is something to change. */
export type Fault = (draft: Draft, random: Random) => void;

/** Writes a request down. */
export function written(draft: Draft, operation: string, fault: string): Request {
  const pairs = draft.query.map(([name, value]) => `${encodeURIComponent(name)}=${encoded(value)}`);
  const query = [...pairs, ...(draft.rawQuery ? [draft.rawQuery] : [])].join('&');
  const body = bytesOf(draft);
  const headers = [...draft.headers];
  if (draft.mediaType !== undefined && body) headers.push(['content-type', draft.mediaType]);
  if (body) headers.push(['content-length', String(body.length)]);
  return { operation, fault, method: draft.method, path: `${draft.path}${query && '?'}${query}`, headers, body };
}

/** A value as text, for what cannot be anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** A lone surrogate cannot be written in a URL. */
export const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

function bytesOf({ body, mediaType = '' }: Draft): Uint8Array | undefined {
  if (body === undefined || body instanceof Uint8Array) return body;
  if (mediaType.includes('form')) {
    const fields = Object.entries(body ?? {}).map(([name, value]): [string, string] => [name, textOf(value)]);
    return Buffer.from(new URLSearchParams(fields).toString());
  }
  return Buffer.from(JSON.stringify(body));
}

/** How to make the request again by hand. A long body is cut short. */
export function curlOf({ method, path, headers, body }: Request): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const parts = headers
    .filter(([name]) => name !== 'content-length')
    .map(([name, value]) => `-H ${quoted(`${name}: ${value.length > 300 ? `${value.slice(0, 300)}...` : value}`)}`);
  const text = body && Buffer.from(body).toString();
  const data =
    text === undefined ? [] : [`--data-raw ${quoted(text.length > 2000 ? `${text.slice(0, 2000)}...` : text)}`];
  const shown = path.length > 1000 ? `${path.slice(0, 1000)}...` : path;
  return [
    'curl -i',
    method === 'HEAD' ? '-I' : `-X ${method}`,
    ...parts,
    ...data,
    quoted(`http://localhost:4010${shown}`),
  ].join(' ');
}
