import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { Administration } from './administration.ts';
import type { Request } from './bodies.ts';
import type { Decisions } from './decisions.ts';
import { chooseLanguage, createErrorReply, Rejection, type Reply } from './replies.ts';

export const TOKEN = 'token-of-a-generated-server';

const EXTRA_HEADERS = { 'Cache-Control': 'no-store', ETag: '"7"', 'X-Powered-By': 'Platform', Vary: 'Accept-Language' };

/** Origin of a gateway that a server is behind. */
const PUBLIC_ORIGIN = 'https://books.platform.example';

interface GeneratedServer {
  readonly url: string;
  readonly findLeftovers: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** Starts a server that conforms to the source. It shares no code and no data with the contract or the sandbox. */
export async function startGeneratedServer(decisions: Decisions): Promise<GeneratedServer> {
  const platform = new Platform(decisions);
  const server = createServer((request, response) => {
    platform.answer(request, response).catch((error: Error) => {
      // A fault of this server must not look like an answer of it.
      response.destroy();
      process.emitWarning(error);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = platform.setOrigin(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    url,
    findLeftovers: () => platform.administrations.flatMap((administration) => administration.findLeftovers()),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends a response whose end is that of the connection. */
function sendOldResponse(
  { socket }: ServerResponse,
  status: number,
  headers: NonNullable<Reply['headers']>,
  content: string | Buffer,
): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket?.write(`HTTP/1.0 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`);
  socket?.end(content);
}

/** The part that all administrations share: transport, token, and the choice of an administration. */
class Platform {
  readonly administrations: readonly Administration[];
  readonly #decisions: Decisions;
  #origin = '';
  #requests = 0;
  /** Requests in a second. */
  readonly #inSecond = { second: 0, count: 0 };

  constructor(decisions: Decisions) {
    this.#decisions = decisions;
    this.administrations = ([0, 1] as const).map((tenant) => new Administration(decisions, tenant));
  }

  /** Starts to know its own URL. @returns it, with the base path. */
  setOrigin(origin: string): string {
    this.#origin = origin;
    return `${origin}${this.#decisions.basePath}`;
  }

  #isOverLimit(): boolean {
    const { rateLimit } = this.#decisions;
    if (rateLimit !== '20 a second') return rateLimit === 'now and then' && this.#requests % 40 === 39;
    const second = Math.floor(Date.now() / 1000);
    if (this.#inSecond.second !== second) Object.assign(this.#inSecond, { second, count: 0 });
    this.#inSecond.count += 1;
    return this.#inSecond.count > 20;
  }

  async answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { delays, otherClients, basePath } = this.#decisions;
    const body = Buffer.concat(await incoming.toArray());
    this.#requests += 1;
    if (delays === 'some' && this.#requests % 10 === 3) await setTimeout(5);
    const isDisturbed = otherClients === 'writing' && this.#requests % 12 === 0;
    if (isDisturbed) this.administrations[0]?.disturb(this.#requests % 24 === 0);
    const { method = 'GET', url = '/', headers } = incoming;
    const texts = Object.entries(headers).map(([name, value]) => [name, [value].flat()[0]]);
    const request: Request = {
      method,
      // What is not below the base path is no path of this server.
      url: new URL(url.startsWith(`${basePath}/`) ? url.slice(basePath.length) : '/', this.#origin),
      base: this.#getLinkBase(headers.host),
      headers: Object.fromEntries(texts),
      body,
    };
    this.#send(request, this.#respondOrReject(request), outgoing);
  }

  #getLinkBase(host = ''): string {
    const { originOfLinks, prefixOfLinks, basePath } = this.#decisions;
    const origins = { 'host header': `http://${host}`, configured: this.#origin, 'public host': PUBLIC_ORIGIN };
    return `${origins[originOfLinks]}${prefixOfLinks === 'own' ? basePath : '/platform/rest'}`;
  }

  #send({ method, headers }: Request, reply: Reply, outgoing: ServerResponse): void {
    const { extraHeaders, compression, protocol } = this.#decisions;
    const { body = '' } = reply;
    // Without the header each coding is acceptable (RFC 9110, 12.5.3).
    const accepted = headers['accept-encoding'] ?? (compression === 'gzip' ? '' : 'gzip');
    const isCompressed = compression !== 'none' && /\bgzip\b/.test(accepted) && body.length > 0;
    const all = {
      ...(extraHeaders === 'many' && EXTRA_HEADERS),
      ...reply.headers,
      ...(isCompressed && { 'Content-Encoding': 'gzip' }),
    };
    const coded = isCompressed ? gzipSync(body) : body;
    const content = method === 'HEAD' ? '' : coded;
    if (protocol === 'HTTP/1.0') sendOldResponse(outgoing, reply.status, all, content);
    else outgoing.writeHead(reply.status, all).end(content);
  }

  #respondOrReject(request: Request): Reply {
    try {
      return this.#respond(request);
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      const language = chooseLanguage(this.#decisions, request.headers['accept-language']);
      return createErrorReply(this.#decisions, error, language);
    }
  }

  #respond(request: Request): Reply {
    const { otherAccept, noToken, trailingSlash, recordLinks } = this.#decisions;
    const { authorization, accept = '*/*' } = request.headers;
    if (this.#isOverLimit()) throw new Rejection(429);
    if (otherAccept === 406 && !/json|pdf|\*\/\*|application\/\*/.test(accept)) throw new Rejection(406);
    if (authorization !== `Bearer ${TOKEN}`) throw new Rejection(noToken);
    const administration = this.#selectAdministration(request);
    const { pathname, search } = request.url;
    if (!pathname.endsWith('/') || trailingSlash === 'accepted' || recordLinks === 'slash at the end') {
      return administration.respond(request);
    }
    if (trailingSlash === 'not found') throw new Rejection(404);
    return { status: 308, headers: { Location: `${request.base}${pathname.slice(0, -1)}${search}` } };
  }

  #selectAdministration({ headers }: Request): Administration {
    const { defaultTenant, malformedTenant, unknownTenant } = this.#decisions;
    const usual = this.administrations[defaultTenant === 'first' ? 0 : 1];
    const header = headers['x-tenant-id'] ?? headers['x-tenantid'] ?? usual?.id ?? '';
    if (!/^\d+$/.test(header)) throw new Rejection(malformedTenant);
    const administration = this.administrations.find(({ id }) => id === header);
    if (!administration) throw new Rejection(unknownTenant);
    return administration;
  }
}
