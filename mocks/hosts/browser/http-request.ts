import { type HttpRequest, isTextStream, type Result, serializeBody, toUri } from '../../http/types.ts';
import { nameUrl } from './fetch.ts';

/** Converts a request of `fetch` to one of the pipeline. */
export function toHttpRequest(request: Request, origin: string): HttpRequest {
  const { pathname, search } = new URL(request.url);
  const headers = { ...Object.fromEntries(request.headers), host: new URL(origin).host };
  return {
    method: request.method,
    origin,
    basePath: '',
    path: toUri(pathname),
    search: toUri(search),
    headers,
    rawHeaders: Object.entries(headers).flat(),
    httpVersion: '1.1',
    remoteAddress: '127.0.0.1',
    body: readBytes(request),
    isAborted: () => request.signal.aborted,
    isDisconnected: () => request.signal.aborted,
    exchange: {},
  };
}

async function* readBytes(request: Request): AsyncIterable<Uint8Array> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > 0) yield bytes;
}

/**
 * Converts what the pipeline returned to a response of `fetch`.
 *
 * @throws TypeError, as `fetch` does, when a fault dropped the connection.
 */
export function toResponse(result: Result, request: Request): Response {
  if (result === 'dropped') throw new TypeError('Failed to fetch: the sandbox closed the connection');
  const { status, headers } = result;
  if (isTextStream(result.body)) return nameUrl(new Response(toStream(result.body), { status, headers }), request);
  const body = serializeBody(result);
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const length = bytes && { 'content-length': String(bytes.length) };
  const content = request.method === 'HEAD' ? undefined : bytes;
  const init = { status, headers: { ...headers, ...length } };
  return nameUrl(new Response((content as Uint8Array<ArrayBuffer> | undefined) ?? null, init), request);
}

function toStream(texts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = texts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
