import { isTextStream, serializeBody } from './pipeline.ts';
import { toUri } from './request-guards.ts';
import type { HttpRequest, HttpResponse } from './types.ts';

/** Splits a URL without normalizing its path, so that `..` leads nowhere. */
export function splitUrl(url: string) {
  const [, origin = '', path = '', search = ''] = /^([a-z]+:\/\/[^/?#]*)([^?#]*)(\?[^#]*)?/i.exec(url) ?? [];
  return { origin, path: toUri(path === '' ? '/' : path), search: toUri(search) };
}

/** @param calledOrigin origin that the client called. Default: the origin of the URL. */
export function toHttpRequest(request: Request, calledOrigin?: string): HttpRequest {
  const { path, search, ...parts } = splitUrl(request.url);
  const origin = calledOrigin ?? parts.origin;
  const headers = { ...Object.fromEntries(request.headers), host: origin.slice(origin.indexOf('//') + 2) };
  return {
    method: request.method,
    origin,
    basePath: '',
    path,
    search,
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

/** Reads a body in pieces, or as a whole where the browser cannot. */
async function* readBytes(request: Request): AsyncIterable<Uint8Array> {
  if (request.body) {
    const reader = request.body.getReader();
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      if (value) yield value;
    }
    return;
  }
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > 0) yield bytes;
}

export function toResponse(result: HttpResponse, request: Request): Response {
  const { status, headers } = result;
  const isHead = request.method === 'HEAD';
  if (isTextStream(result.body)) return new Response(isHead ? null : toStream(result.body), { status, headers });
  const body = serializeBody(result);
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const length = bytes && { 'content-length': String(bytes.length) };
  const content = isHead ? undefined : bytes;
  const init = { status, headers: { ...headers, ...length } };
  return new Response((content as Uint8Array<ArrayBuffer> | undefined) ?? null, init);
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
