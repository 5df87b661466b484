import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { HttpResponse } from '../http/types.ts';

/** Sends texts as they come, until the stream ends or the client disconnects, which is no error. */
export function sendStream(
  { status, headers }: HttpResponse,
  body: AsyncIterable<string>,
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
): void {
  response.writeHead(status, headers);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  response.flushHeaders();
  pipeline(Readable.from(body), response, () => undefined);
}
