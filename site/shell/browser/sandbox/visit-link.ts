import { demoToken } from '../../../../mocks/seed/demo-access.ts';

/** A request of a visit that a link repeats, and the status of its response. */
export interface RecordedRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** Those that differ from a request of the demo user. */
  readonly headers: Readonly<Record<string, string>>;
  /** A text, or the bytes of a file in Base64. */
  readonly body?: string | { readonly base64: string };
  readonly status: number;
}

/** Requests that a link repeats. */
export interface Visit {
  readonly requests: readonly RecordedRequest[];
  /** A request that the panel shows, and that is not the last of the others: one that only reads. */
  readonly shown?: RecordedRequest | undefined;
}

/** The largest fragment, in characters, that every program passes on. */
const MAX_LENGTH = 8000;

export async function toRecorded(target: string, init: RequestInit, status: number): Promise<RecordedRequest> {
  const { method = 'GET', body } = init;
  const headers = new Headers(init.headers);
  if (headers.get('authorization') === `Bearer ${demoToken}`) headers.delete('authorization');
  else if (!headers.has('authorization')) headers.set('authorization', '');
  if (body instanceof Blob && body.type !== '' && !headers.has('content-type')) headers.set('content-type', body.type);
  const bytes = body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : undefined;
  return {
    method,
    target,
    headers: Object.fromEntries(headers),
    ...(bytes ? { body: { base64: toBase64(bytes) } } : typeof body === 'string' && { body }),
    status,
  };
}

/** Returns what sends the request again. */
export function toInit({ method, headers, body }: RecordedRequest): RequestInit {
  const sent = new Headers({ authorization: `Bearer ${demoToken}`, ...headers });
  if (sent.get('authorization') === '') sent.delete('authorization');
  const content = typeof body === 'object' ? new Blob([fromBase64(body.base64)]) : body;
  return { method, headers: sent, ...(content !== undefined && { body: content }) };
}

/**
 * Writes requests as the fragment of a URL.
 *
 * @throws Error with a sentence for the visitor when they are too many, or sent with a token that only the visit had.
 */
export async function encodeVisit(version: string, { requests, shown }: Visit): Promise<string> {
  if ([...requests, ...(shown ? [shown] : [])].some(({ headers: { authorization } }) => authorization))
    throw new Error('A request was sent with a token that only this visit has, so a link cannot repeat it.');
  const bytes = await pipe(new Blob([JSON.stringify([version, requests, shown])]), new CompressionStream('deflate'));
  const text = toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  if (text.length <= MAX_LENGTH) return text;
  const kilobytes = Math.ceil(text.length / 1000);
  throw new Error(
    `The requests of this visit take ${kilobytes} kB, and a link has room for 8: export the state of the sandbox instead.`,
  );
}

/**
 * Reads the fragment of a URL.
 *
 * @throws Error with a sentence for the visitor when it is damaged, or of a sandbox that may respond differently.
 */
export async function decodeVisit(version: string, text: string): Promise<Visit> {
  const [linked, requests, shown] = await readLink(text).catch(() => {
    throw new Error('This link is damaged: a part of it is missing or was changed. Ask for it again.');
  });
  if (linked !== version)
    throw new Error('This link is of another version of this site, whose sandbox may respond differently.');
  return { requests, shown: shown ?? undefined };
}

type LinkContent = readonly [version: string, requests: readonly RecordedRequest[], shown?: RecordedRequest | null];

/** The stream has a checksum, so what can be read was not changed. */
async function readLink(text: string): Promise<LinkContent> {
  const bytes = fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
  const json = await pipe(new Blob([bytes]), new DecompressionStream('deflate'));
  return JSON.parse(new TextDecoder().decode(json));
}

const pipe = async (blob: Blob, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer());

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
