/**
 * A service that connects the administrations of many users. Start the sandbox, then run `node connect-administrations.ts`. A
 * user signs in once, at http://localhost:3000/connect?user=NAME. From then on http://localhost:3000/report reads what is
 * outstanding in each administration of every user, without them.
 *
 * The tokens are in a folder, or with DATABASE_URL in PostgreSQL, where several of these services can share them.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createClient, createLimiter, finishSignIn, SignInError, startSignIn } from '@accounting-platform/client';
import { createReader } from './read-administrations.ts';
import { openTokenStores } from './token-stores.ts';

const { SANDBOX_URL = 'http://localhost:4010', DATABASE_URL, TOKEN_FOLDER = 'tokens', PORT = '3000' } = process.env;
/** Your allowance: the platform does not publish its limits. */
const { REQUESTS_PER_MINUTE = '600' } = process.env;
const CONCURRENCY = 5;
/** Time for a user to sign in. */
const SIGN_IN_MS = 10 * 60_000;

const baseUrl = SANDBOX_URL;
const redirectUri = `http://localhost:${PORT}/callback`;
const credentials = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret', redirectUri };
const limiter = createLimiter({ perMinute: Number(REQUESTS_PER_MINUTE), concurrency: CONCURRENCY });
const authorization = createClient({ baseUrl, middleware: [limiter] });
const stores = await openTokenStores(DATABASE_URL, TOKEN_FOLDER);
const readUsers = createReader({ baseUrl, credentials, stores, limiter, concurrency: CONCURRENCY });

/** Started sign-ins, by session. A service that runs on several servers keeps them in its shared sessions. */
const signIns = new Map<string, { user: string; start: Awaited<ReturnType<typeof startSignIn>> }>();

/** Redirects a user to the platform. A service of yours takes the user from its own sign-in, not from the query. */
async function connect(url: URL, response: ServerResponse): Promise<void> {
  const user = url.searchParams.get('user') ?? '';
  if (!/^[\w-]{1,50}$/.test(user)) return sendText(response, 400, 'Add ?user=NAME, of letters, digits, _ and -.');
  const start = await startSignIn(authorization, credentials);
  const session = randomUUID();
  signIns.set(session, { user, start });
  setTimeout(() => signIns.delete(session), SIGN_IN_MS).unref();
  const cookie = `session=${session}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${SIGN_IN_MS / 1000}`;
  response.writeHead(302, { location: start.url, 'set-cookie': cookie }).end();
}

/** Stores the tokens of a user who comes back from the platform. */
async function finish(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const session = /\bsession=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const { user = '', start } = signIns.get(session) ?? {};
  signIns.delete(session);
  const tokens = await finishSignIn(authorization, credentials, start, request.url ?? '');
  const store = stores.open(user);
  const save = () => store.save(tokens);
  // In the lock, because another process may be saving refreshed tokens of an earlier sign-in.
  await (store.lock ? store.lock(save) : save());
  sendText(response, 200, `${user} is connected.`);
}

async function sendReport(response: ServerResponse): Promise<void> {
  const users = await readUsers();
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(users));
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain' }).end(`${text}\n`);
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '', redirectUri);
  if (url.pathname === '/connect') return connect(url, response);
  if (url.pathname === '/callback') return finish(request, response);
  if (url.pathname === '/report') return sendReport(response);
  return sendText(response, 404, 'Use /connect?user=NAME or /report.');
}

const server = createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    if (error instanceof SignInError) return sendText(response, 400, 'The sign-in failed. Start again.');
    console.error(error);
    sendText(response, 500, 'That failed. See the log.');
  });
});
server.listen(Number(PORT), () => console.log(`http://localhost:${PORT}`));
process.once('SIGTERM', () => server.close(() => stores.close()));
