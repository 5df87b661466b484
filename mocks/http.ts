import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FaultInjection } from './control/faults.ts';
import { type About, hostOf, type Incoming, incomingOf, type Outgoing } from './incoming.ts';
import type { Pages } from './pages/pages.ts';
import { preferenceOf } from './preference.ts';
import { Refusal } from './problems.ts';
import { refused, type Service } from './service.ts';
import { corsHeaders, isForeignControl, preflight, varyWith } from './transport/cors.ts';
import type { Hosts } from './transport/hosts.ts';
import type { RateLimit } from './transport/rate-limit.ts';
import { refusalOfHead } from './transport/request-head.ts';
import { requestLine, scrubbed } from './transport/request-log.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

export interface Parts {
  readonly scheme: 'http' | 'https';
  readonly answersTo: Hosts;
  /** Answers the operations of the contract. */
  readonly api: Service;
  /** Answers `/connect/*`. */
  readonly connect: Handler;
  /** Answers `/_sandbox/*`; undefined when it is off. */
  readonly control: Service | undefined;
  /** Answers the start page and `/docs`. Says whether it did. */
  readonly pages: Pages;
  /** What goes wrong because somebody asked for it. */
  readonly faults: FaultInjection;
  readonly rateLimit: RateLimit | undefined;
  readonly log: (line: string) => void;
  /** Hears of each request, when somebody wants to know. */
  readonly requestLog: ((line: string) => void) | undefined;
}

/** Bytes in and out: which part of the sandbox a request is for. */
export function createHandler(parts: Parts): Handler {
  return async (request, response) => {
    const incoming = incomingOf(request, parts.scheme);
    if (!request.url?.startsWith('/')) likeAnyOther(request, incoming);
    if (parts.requestLog) follow(request, response, incoming, parts.requestLog);
    try {
      await route(request, response, incoming, parts);
    } catch (error) {
      // Who went away needs no answer, and it is no fault of ours.
      if (request.destroyed && !request.complete) return;
      parts.log(scrubbed(error instanceof Error ? (error.stack ?? error.message) : String(error)));
      fail(response, incoming);
    }
  };
}

/** From a client that takes us for a proxy: those who read the request after us look for its host in the header. */
function likeAnyOther(request: IncomingMessage, incoming: Incoming): void {
  request.url = `${incoming.path}${incoming.search}`;
  if (request.headers.host !== undefined) request.headers.host = hostOf(incoming);
}

/** Half an answer cannot be taken back; that the connection breaks tells the client. */
function fail(response: ServerResponse, incoming: Incoming): void {
  if (response.headersSent) response.destroy();
  else send(refused(new Refusal('internal-error', { key: 'internalError' }), incoming), incoming, response);
}

async function route(
  request: IncomingMessage,
  response: ServerResponse,
  incoming: Incoming,
  parts: Parts,
): Promise<void> {
  const { path, headers } = incoming;
  const refusal = refusalOfHead(request, hostOf(incoming), parts.answersTo);
  if (refusal) return answer(refused(refusal, incoming), request, response, incoming);
  const service = parts.control && isUnder('/_sandbox', path) ? parts.control : parts.api;
  const asked =
    incoming.method === 'OPTIONS' ? preflight({ ...incoming, methods: service.methodsOf(path) }) : undefined;
  if (asked) return answer({ ...asked, body: undefined }, request, response, incoming);
  if (isUnder('/connect', path) && !preferenceOf(headers.prefer)) {
    const fault = await signInFault(incoming, parts);
    if (fault === 'drop') return void request.destroy();
    if (fault) return answer(fault, request, response, incoming);
    return await connected(request, response, incoming, parts);
  }
  response.setHeader('x-content-type-options', 'nosniff');
  if (await parts.pages(request, response, incoming)) return;
  const outgoing = await answered(service, incoming, request, parts);
  if (!outgoing) return void request.destroy();
  answer(outgoing, request, response, incoming);
}

function answer(outgoing: Outgoing, request: IncomingMessage, response: ServerResponse, incoming: Incoming): void {
  send(outgoing, incoming, response);
  // What was not read would be taken for the next request.
  if (!request.readableEnded) request.resume();
}

/** The fault that a request for a sign-in or for tokens meets. Pages of the sign-in are no operations, and meet none. */
async function signInFault(incoming: Incoming, { api, faults }: Parts): Promise<Outgoing | 'drop' | undefined> {
  const operation = api.operationOf(incoming);
  return operation && (await faults.meet(operation.id, incoming));
}

/** The sign-in and the tokens are answered by a library, which gets our headers beforehand. */
async function connected(request: IncomingMessage, response: ServerResponse, incoming: Incoming, parts: Parts) {
  for (const [name, value] of Object.entries(commonHeaders(incoming))) response.setHeader(name, value);
  await parts.connect(request, response);
}

/** The answer of the API or of the control plane; nothing when the connection is to be dropped. */
async function answered(
  service: Service,
  incoming: Incoming,
  request: IncomingMessage,
  { faults, rateLimit, control }: Parts,
): Promise<Outgoing | undefined> {
  let about: About = {};
  try {
    if (service === control && isForeignControl(incoming)) {
      throw new Refusal('control-refused', { key: 'controlForeign' });
    }
    if (service !== control && rateLimit) refuseTooMany(rateLimit, incoming, request);
    const match = service.find(incoming);
    about = { operation: match.operation.id };
    const fault = service === control ? undefined : await faults.meet(match.operation.id, incoming);
    if (fault === 'drop') return undefined;
    const outgoing = fault ?? (await service.answer(incoming, match));
    return { ...outgoing, about: { ...about, ...outgoing.about } };
  } catch (error) {
    if (error instanceof Refusal) return { ...refused(error, incoming), about };
    throw error;
  }
}

/** Those who send a token are told apart by it, the others by their address. */
function refuseTooMany(rateLimit: RateLimit, { headers }: Incoming, { socket }: IncomingMessage): void {
  // However the name of the scheme is written, the token is the same.
  const token = headers.authorization?.replace(/^bearer +/i, '');
  const verdict = rateLimit.take(token ?? socket.remoteAddress ?? '');
  if (verdict.allowed) return;
  const seconds = verdict.retryAfter;
  const detail = { key: 'tooManyRequests', parameters: { seconds } } as const;
  throw new Refusal('too-many-requests', detail, { headers: { 'retry-after': String(seconds) } });
}

const isUnder = (folder: string, path: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** What stands on every answer: data of one user, which nobody else may keep or take for a page of ours. */
function commonHeaders(incoming: Incoming): Record<string, string> {
  return { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store', ...corsHeaders(incoming) };
}

function send({ status, headers, body, about }: Outgoing, incoming: Incoming, response: ServerResponse): void {
  if (about) abouts.set(response, about);
  const common = commonHeaders(incoming);
  const vary = varyWith(varyWith(common.vary, headers.vary ?? ''), 'Accept-Language');
  const length = body === undefined ? {} : { 'content-length': String(body.length) };
  response.writeHead(status, { ...common, ...headers, vary, ...length });
  response.end(body);
}

/** What is known of an answer, for the log. */
const abouts = new WeakMap<ServerResponse, About>();

/** Bytes of a connection that belong to requests before, because several may come one after the other. */
const counted = new WeakMap<Socket, { readonly bytesRead: number; readonly bytesWritten: number }>();

/** Writes a line to the log when a request is answered, or its connection is gone. */
function follow(
  // Node takes the socket off a request whose body was not read to its end.
  { socket }: IncomingMessage,
  response: ServerResponse,
  { method, path, search }: Incoming,
  write: (line: string) => void,
): void {
  const time = new Date();
  const begun = performance.now();
  response.once('close', () => {
    const { bytesRead, bytesWritten } = socket;
    const before = counted.get(socket) ?? { bytesRead: 0, bytesWritten: 0 };
    counted.set(socket, { bytesRead, bytesWritten });
    write(
      requestLine({
        time,
        method,
        url: `${path}${search}`,
        ...(response.headersSent && { status: response.statusCode }),
        duration: performance.now() - begun,
        requestBytes: bytesRead - before.bytesRead,
        responseBytes: bytesWritten - before.bytesWritten,
        ...abouts.get(response),
      }),
    );
  });
}
