import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * A bucket in memory that speaks the part of S3 that workerd's cluster mode needs: GET with a range, HEAD, PUT with
 * `If-None-Match: *` or `If-Match`, DELETE, and ListObjectsV2. Signatures are not verified.
 *
 * No registry has one to use instead (looked up in November 2026). npm: s3rver, its forks and fauxqs ignore the conditions
 * of a PUT; Debian: rclone 1.60 does not serve S3, Swift's S3 API has no `If-Match`, radosgw needs a whole Ceph cluster.
 * MinIO, Garage and SeaweedFS are in neither.
 */
export interface ObjectStorage {
  /** Without a slash at the end; the first segment of a path is the bucket, of any name. */
  readonly url: string;
  /**
   * Cuts a client off, by its access key: responses to what it has sent are lost, though its writes have happened, and
   * what it sends from now on gets no answer.
   */
  cut(accessKey: string): void;
  /** Ends a cut. Requests without an answer lose their connections. */
  heal(accessKey: string): void;
  /** Delays each response, as a distant bucket would; in milliseconds. */
  setDelay(milliseconds: number): void;
  /** Counts the objects whose keys begin with a prefix (`bucket/path`), and their bytes. */
  count(prefix: string): { objects: number; bytes: number };
  /** Requests since the start, by method. */
  readonly requests: Readonly<Record<string, number>>;
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

interface StoredObject {
  readonly body: Buffer;
  readonly etag: string;
  readonly modified: Date;
}

/** Effect of a request on the objects, decided at once: no other request comes between a condition and its write. */
interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

const DEFAULT_MAX_KEYS = 1000;

/** Starts a bucket on a port of the loopback interface; 0 is any free one. */
export async function startObjectStorage(port = 0): Promise<ObjectStorage> {
  const objects = new Map<string, StoredObject>();
  const requests: Record<string, number> = {};
  const cutClients = new Map<string, Set<Socket>>();
  let delay = 0;

  const server = createServer(async (request, response) => {
    const client = /Credential=([^/]+)/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (cutClients.get(client)?.add(request.socket)) return;
    const body = await buffer(request).catch(() => undefined);
    if (body === undefined || cutClients.get(client)?.add(request.socket)) return;
    const method = request.method ?? '';
    requests[method] = (requests[method] ?? 0) + 1;
    const answer = handle(objects, request, body);
    if (delay > 0) await wait(delay);
    if (!cutClients.get(client)?.add(request.socket)) send(response, answer, method);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await server[Symbol.asyncDispose]();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    cut: (accessKey) => void cutClients.set(accessKey, new Set()),
    heal: (accessKey) => {
      for (const socket of cutClients.get(accessKey) ?? []) socket.destroy();
      cutClients.delete(accessKey);
    },
    setDelay: (milliseconds) => {
      delay = milliseconds;
    },
    count: (prefix) => {
      const found = [...objects].filter(([key]) => key.startsWith(prefix));
      return { objects: found.length, bytes: found.reduce((sum, [, { body }]) => sum + body.length, 0) };
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

function send(response: ServerResponse, { status, headers = {}, body = '' }: Answer, method: string): void {
  const type = typeof body === 'string' && body !== '' ? { 'content-type': 'application/xml' } : {};
  const length = { 'content-length': String(headers['content-length'] ?? Buffer.byteLength(body)) };
  const hasBody = method !== 'HEAD' && status !== 204;
  response.writeHead(status, { ...type, ...headers, ...(status === 204 ? {} : length) }).end(hasBody ? body : '');
}

function handle(objects: Map<string, StoredObject>, request: IncomingMessage, body: Buffer): Answer {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const key = decodeURIComponent(pathname.slice(1));
  const stored = objects.get(key);
  if (!key.replace(/\/$/, '').includes('/')) {
    const isList = request.method === 'GET' && searchParams.get('list-type') === '2';
    return isList
      ? listObjects(objects, `${key.replace(/\/$/, '')}/`, searchParams)
      : createError(501, 'NotImplemented');
  }
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return stored ? getObject(stored, request) : createError(404, 'NoSuchKey');
    case 'PUT':
      return putObject(objects, key, request, body);
    case 'DELETE':
      objects.delete(key);
      return { status: 204 };
    default:
      return createError(501, 'NotImplemented');
  }
}

function getObject({ body, etag, modified }: StoredObject, { headers: { range = '' } }: IncomingMessage): Answer {
  const headers = { etag, 'last-modified': modified.toUTCString(), 'accept-ranges': 'bytes' };
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (from === '' && to === '') return { status: 200, headers, body };
  const start = from === '' ? Math.max(body.length - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? body.length - 1 : Math.min(Number(to), body.length - 1);
  if (start > end) return createError(416, 'InvalidRange');
  const contentRange = { 'content-range': `bytes ${start}-${end}/${body.length}` };
  return { status: 206, headers: { ...headers, ...contentRange }, body: body.subarray(start, end + 1) };
}

function putObject(
  objects: Map<string, StoredObject>,
  key: string,
  { headers }: IncomingMessage,
  body: Buffer,
): Answer {
  const stored = objects.get(key);
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
  if (ifMatch !== undefined && !stored) return createError(404, 'NoSuchKey');
  const isRejected = (ifNoneMatch === '*' && stored) || (ifMatch !== undefined && stored?.etag !== ifMatch);
  if (isRejected) return createError(412, 'PreconditionFailed');
  const etag = `"${createHash('md5').update(body).digest('hex')}"`;
  objects.set(key, { body, etag, modified: new Date() });
  return { status: 200, headers: { etag } };
}

/** Lists keys in order, and with a delimiter only the beginnings of those that have it after the prefix. */
function listObjects(objects: Map<string, StoredObject>, bucket: string, query: URLSearchParams): Answer {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const maxKeys = Number(query.get('max-keys') ?? DEFAULT_MAX_KEYS);
  const token = query.get('continuation-token');
  const after = token ? Buffer.from(token, 'base64url').toString() : (query.get('start-after') ?? '');
  const names = new Set<string>();
  for (const full of objects.keys()) {
    if (!full.startsWith(bucket + prefix)) continue;
    const key = full.slice(bucket.length);
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    names.add(end < 0 ? key : key.slice(0, end + delimiter.length));
  }
  const sorted = [...names].filter((name) => name > after).sort(compareBytes);
  const page = sorted.slice(0, maxKeys);
  const isTruncated = sorted.length > page.length;
  const entries = page.map((name) => {
    const stored = objects.get(bucket + name);
    const isPrefix = !stored || (delimiter !== '' && name.indexOf(delimiter, prefix.length) >= 0);
    if (isPrefix) return `<CommonPrefixes><Prefix>${escapeXml(name)}</Prefix></CommonPrefixes>`;
    const { body, etag, modified } = stored;
    const fields = `<LastModified>${modified.toISOString()}</LastModified><ETag>${escapeXml(etag)}</ETag>`;
    return `<Contents><Key>${escapeXml(name)}</Key>${fields}<Size>${body.length}</Size></Contents>`;
  });
  const next = isTruncated ? Buffer.from(page.at(-1) ?? '').toString('base64url') : '';
  const body =
    `<ListBucketResult><Name>${escapeXml(bucket.slice(0, -1))}</Name><Prefix>${escapeXml(prefix)}</Prefix>` +
    `<KeyCount>${page.length}</KeyCount><MaxKeys>${maxKeys}</MaxKeys><IsTruncated>${isTruncated}</IsTruncated>` +
    `${next && `<NextContinuationToken>${next}</NextContinuationToken>`}${entries.join('')}</ListBucketResult>`;
  return { status: 200, body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}` };
}

const compareBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const createError = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});
