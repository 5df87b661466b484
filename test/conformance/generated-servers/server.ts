import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { Administration } from './administration.ts';
import type { Request } from './bodies.ts';
import type { Decisions } from './decisions.ts';
import { chooseLanguage, createErrorReply, Rejection, type Reply } from './replies.ts';

export const TOKEN = 'token-of-a-generated-server';

const EXTRA_HEADERS = { 'Cache-Control': 'no-store', ETag: '"7"', 'X-Powered-By': 'Platform', Vary: 'Accept-Language' };

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
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  platform.url = url;
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

/** The part that all administrations share: transport, token, and the choice of an administration. */
class Platform {
  url = '';
  readonly administrations: readonly Administration[];
  readonly #decisions: Decisions;
  #requests = 0;

  constructor(decisions: Decisions) {
    this.#decisions = decisions;
    this.administrations = ([0, 1] as const).map((tenant) => new Administration(decisions, tenant));
  }

  async answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { delays, otherClients, originOfLinks } = this.#decisions;
    const body = Buffer.concat(await incoming.toArray());
    this.#requests += 1;
    if (delays === 'some' && this.#requests % 10 === 3) await setTimeout(5);
    const isDisturbed = otherClients === 'writing' && this.#requests % 12 === 0;
    if (isDisturbed) this.administrations[0]?.disturb(this.#requests % 24 === 0);
    const { method = 'GET', url = '/', headers } = incoming;
    const origin = originOfLinks === 'configured' ? this.url : `http://${headers.host}`;
    const texts = Object.entries(headers).map(([name, value]) => [name, [value].flat()[0]]);
    const request = { method, url: new URL(`${origin}${url}`), headers: Object.fromEntries(texts), body };
    this.#send(request, this.#respondOrReject(request), outgoing);
  }

  #send({ method, headers }: Request, reply: Reply, outgoing: ServerResponse): void {
    const { extraHeaders, compression } = this.#decisions;
    const { body = '' } = reply;
    const isCompressed = compression === 'gzip' && /\bgzip\b/.test(headers['accept-encoding'] ?? '') && body.length > 0;
    outgoing.writeHead(reply.status, {
      ...(extraHeaders === 'many' && EXTRA_HEADERS),
      ...reply.headers,
      ...(isCompressed && { 'Content-Encoding': 'gzip' }),
    });
    const content = isCompressed ? gzipSync(body) : body;
    outgoing.end(method === 'HEAD' ? undefined : content);
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
    const { rateLimit, otherAccept, noToken, trailingSlash, recordLinks } = this.#decisions;
    const { authorization, accept = '*/*' } = request.headers;
    if (rateLimit === 'now and then' && this.#requests % 40 === 39) throw new Rejection(429);
    if (otherAccept === 406 && !/json|pdf|\*\/\*|application\/\*/.test(accept)) throw new Rejection(406);
    if (authorization !== `Bearer ${TOKEN}`) throw new Rejection(noToken);
    const administration = this.#selectAdministration(request);
    const { pathname, search } = request.url;
    if (!pathname.endsWith('/') || trailingSlash === 'accepted' || recordLinks === 'slash at the end') {
      return administration.respond(request);
    }
    if (trailingSlash === 'not found') throw new Rejection(404);
    return { status: 308, headers: { Location: `${pathname.slice(0, -1)}${search}` } };
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
