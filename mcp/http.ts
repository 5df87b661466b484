import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  type McpServer,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import type { HttpSettings } from './settings.ts';

const PATH = '/mcp';

/** Maximum bytes of a request: a PDF in Base64. */
const MAX_BODY = 8_000_000;

/**
 * Serves on HTTP (streamable, without sessions). Requires the secret as bearer token, and names of this server in `Host` and
 * `Origin`: a page of a browser must not reach it under another name.
 */
export async function serveHttp(
  createMcpServer: () => McpServer,
  { port, host, allowedHosts, secret }: HttpSettings,
  onError: (error: Error) => void,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const handler = createMcpHandler(createMcpServer, { onerror: onError, maxRequestBodySize: MAX_BODY });
  const names = [...localhostAllowedHostnames(), host, ...allowedHosts];

  const respond = (request: Request): Response | Promise<Response> =>
    hostHeaderValidationResponse(request, names) ??
    originValidationResponse(request, names) ??
    (new URL(request.url).pathname === PATH ? undefined : new Response(null, { status: 404 })) ??
    (hasSecret(request, secret) ? handler.fetch(request) : rejectUnknown());

  const server = createServer((incoming, outgoing) => {
    send(incoming, outgoing, respond).catch((error: Error) => {
      onError(error);
      outgoing.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}${PATH}`,
    async close() {
      await handler.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const rejectUnknown = (): Response => new Response(null, { status: 401, headers: { 'www-authenticate': 'Bearer' } });

const toDigest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time. */
const hasSecret = ({ headers }: Request, secret: string): boolean =>
  timingSafeEqual(toDigest(headers.get('authorization') ?? ''), toDigest(`Bearer ${secret}`));

async function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  respond: (request: Request) => Response | Promise<Response>,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = incoming;
  const closed = new AbortController();
  outgoing.on('close', () => closed.abort());
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const target = URL.parse(url, `http://${headers.host ?? 'unknown.invalid'}`);
  if (!target) return void outgoing.writeHead(400).end();
  const request = new Request(target, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, [value].flat().join(', ')]),
    signal: closed.signal,
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' }),
  });
  const response = await respond(request);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body) await pipeline(response.body, outgoing).catch(() => outgoing.destroy());
  else outgoing.end();
}
