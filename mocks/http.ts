import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { languageFor } from './messages/render.ts';
import { preferenceOf } from './preference.ts';
import { problemAnswer } from './problem-answer.ts';
import { Refusal } from './problems.ts';

interface NodeBindings {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

export interface Parts {
  /** Answers the operations of the contract. */
  readonly api: (request: Request) => Promise<Response>;
  /** Answers `/connect/*`, with Node's own request and response. */
  readonly connect: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Answers `/_sandbox/*`; undefined when the sandbox is reachable from elsewhere. */
  readonly control: Hono | undefined;
  /** Answers the start page and `/docs`. */
  readonly pages: Hono;
  readonly log: (line: string) => void;
}

/** Bytes in and out: which part of the sandbox a request is for. */
export function createHttp({ api, connect, control, pages, log }: Parts): Hono<{ Bindings: NodeBindings }> {
  const app = new Hono<{ Bindings: NodeBindings }>();
  app.onError((error, { req }) => {
    log(error.stack ?? error.message);
    return refused(new Refusal('internal-error', { key: 'internalError' }), req.raw);
  });
  app.use(async (context, next) => {
    await next();
    // What we answer is data of one user, and never a page of somebody else's making.
    context.header('x-content-type-options', 'nosniff');
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store');
  });
  app.all('/connect/*', async ({ env, req }) => {
    if (preferenceOf(req.raw.headers)) return api(req.raw);
    await connect(env.incoming, env.outgoing);
    return RESPONSE_ALREADY_SENT;
  });
  if (control) app.route('/_sandbox', control);
  app.route('/', pages);
  app.all('*', ({ req }) => api(req.raw));
  return app;
}

/** A refusal of a request that is not for an operation of the contract. */
export function refused(refusal: Refusal, request: Request): Response {
  const language = languageFor(request.headers.get('accept-language') ?? undefined);
  const { status, headers, body } = problemAnswer(refusal, language, new URL(request.url).pathname);
  return new Response(JSON.stringify(body), { status, headers });
}
