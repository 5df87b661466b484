import { isLoopbackHost } from '../../http/loopback.ts';
import type { HttpRequest, HttpResponse } from '../../http/types.ts';
import type { ProblemError } from '../../messages/problems.ts';
import { type AuthorizationRequest, client, type Grants, lifetimes, scopes } from './grants.ts';
import { describeIssue, describeMissing, OAuthError, toOAuthError } from './oauth-error.ts';
import { showProblem } from './pages.ts';

export const SIGN_IN_PATH = '/connect/sign-in';

/** Name of the sign-in cookie, specific to the sandbox: browsers send cookies of localhost to all its ports. */
export const cookieName = 'accounting_sandbox_sign_in';

type Callback = Pick<AuthorizationRequest, 'redirectUri' | 'state'>;

/**
 * Responds to `GET /connect/authorize`: redirects to the sign-in page, redirects an error to the callback, or shows it when the
 * callback is unknown. The contract has validated the parameters.
 */
export function authorize(request: HttpRequest, grants: Grants): HttpResponse {
  const query = new URLSearchParams(request.search);
  const page = rejectClient(request, query);
  if (page) return page;
  try {
    const authorization = { ...getCallback(query), ...parseRequest(query) };
    const { id, secret } = grants.begin(authorization);
    const path = `${request.basePath}${SIGN_IN_PATH}/${id}`;
    const cookie = secret === undefined ? undefined : createCookie(request, path, secret);
    return redirect(302, new URL(path, request.origin).href, cookie);
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    return redirectToCallback(302, getCallback(query), error.toParameters());
  }
}

/** Creates the cookie that binds a sign-in to its browser: a link to its page is useless elsewhere. */
function createCookie({ origin }: HttpRequest, path: string, secret: string): Record<string, string> {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const attributes = `Path=${path}; Max-Age=${lifetimes.Interaction}; HttpOnly; SameSite=Lax${secure}`;
  return { 'set-cookie': `${cookieName}=${secret}; ${attributes}` };
}

export function rejectAuthorization(request: HttpRequest, error: ProblemError): HttpResponse {
  const query = new URLSearchParams(request.search);
  const page = rejectClient(request, query);
  if (page) return page;
  const issue = error.issues.find(({ field }) => field === 'client_id' || field === 'redirect_uri');
  if (issue) return showProblem(request, 400, 'badRequest', { label: 'reason', text: describeIssue(issue) });
  return redirectToCallback(302, getCallback(query), toOAuthError(error).toParameters());
}

/** Returns an error page for an unknown client or callback, which gets no redirect. */
function rejectClient(request: HttpRequest, query: URLSearchParams): HttpResponse | undefined {
  const missing = ['client_id', 'redirect_uri'].find((name) => !query.get(name));
  if (missing !== undefined) {
    return showProblem(request, 400, 'badRequest', { label: 'reason', text: describeMissing(missing) });
  }
  const clientId = query.get('client_id') ?? '';
  if (clientId !== client.id) return showProblem(request, 400, 'unknownClient', { label: 'received', text: clientId });
  const unknown = query.getAll('redirect_uri').find((uri) => !isLoopbackUri(uri));
  if (unknown === undefined) return undefined;
  return showProblem(request, 400, 'badRedirectUri', { label: 'received', text: unknown });
}

const getCallback = (query: URLSearchParams): Callback => ({
  redirectUri: query.get('redirect_uri') ?? '',
  state: query.get('state') || undefined,
});

function parseRequest(query: URLSearchParams) {
  const codeChallenge = query.get('code_challenge') || undefined;
  if ((codeChallenge === undefined) !== !query.get('code_challenge_method')) {
    throw new OAuthError('invalid_request', 'code_challenge_method must be S256, with a code_challenge');
  }
  return { scope: checkScope(query.get('scope') ?? ''), codeChallenge };
}

/** Rejects other scopes. RFC 6749, section 3.3, allows a server to ignore them, but that would hide a mistake. */
function checkScope(scope: string): string {
  const requested = scope.split(' ');
  if (requested.some((name) => !(scopes as readonly string[]).includes(name))) {
    throw new OAuthError('invalid_scope', 'requested scope is not allowed');
  }
  const missing = scopes.filter((name) => !requested.includes(name));
  if (missing.length > 0) throw new OAuthError('invalid_scope', `scope must contain ${missing.join(' ')}`);
  return scope;
}

/** Excludes user names, fragments, backslashes and characters outside RFC 3986. */
const REDIRECT_URI = /^https?:\/\/([^/?#@\\]+?)(?::\d{1,5})?(?:[/?][\w.~!$&'()*+,;=:@/?%[\]-]*)?$/i;

/**
 * Checks that an authorization code goes to this machine only, on any port and path: callbacks of developers are not registered.
 * Rejects fragments (RFC 6749, section 3.1.2), user names and characters that could disguise another host.
 */
function isLoopbackUri(uri: string): boolean {
  const [, host = ''] = REDIRECT_URI.exec(uri) ?? [];
  return isLoopbackHost(host) && URL.canParse(uri);
}

const redirect = (status: number, location: string, headers = {}): HttpResponse => ({
  status,
  headers: { location, 'cache-control': 'no-store', ...headers },
});

export function redirectToCallback(
  status: number,
  { redirectUri, state }: Callback,
  parameters: Readonly<Record<string, string>>,
): HttpResponse {
  const target = new URL(redirectUri);
  for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value);
  if (state !== undefined) target.searchParams.set('state', state);
  return redirect(status, target.href);
}
