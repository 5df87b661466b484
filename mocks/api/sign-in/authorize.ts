import type { HttpRequest, HttpResponse } from '../../http/types.ts';
import type { ProblemError } from '../../messages/problems.ts';
import type { AuthorizationRequest, Grants } from './grants.ts';
import { describeIssue, describeMissing, OAuthError, toOAuthError } from './oauth-error.ts';
import { showProblem } from './pages.ts';
import { isLoopbackUri, redirect, redirectToCallback } from './redirect-uris.ts';
import { client, cookieName, lifetimes, paths, scopes } from './settings.ts';

/**
 * Responds to `GET /connect/authorize`: with a redirect to the sign-in page, with one to the callback for an error, or with
 * a page when that is not known. The contract has validated the parameters.
 */
export function authorize(request: HttpRequest, grants: Grants): HttpResponse {
  const query = new URLSearchParams(request.search);
  const page = rejectClient(request, query);
  if (page) return page;
  try {
    const authorization = { ...getCallback(query), ...parseRequest(query) };
    const { id, secret } = grants.begin(authorization);
    const toPage = redirect(302, new URL(`${request.basePath}${paths.signIn}/${id}`, request.origin).href);
    if (secret === undefined) return toPage;
    return { ...toPage, headers: { ...toPage.headers, 'set-cookie': createCookie(request, id, secret) } };
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    return redirectToCallback(302, getCallback(query), error.toParameters());
  }
}

/** Creates the cookie that binds a sign-in to the browser in which it began: a link to its page is useless elsewhere. */
function createCookie({ origin, basePath }: HttpRequest, id: string, secret: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const path = `${basePath}${paths.signIn}/${id}`;
  return `${cookieName}=${secret}; Path=${path}; Max-Age=${lifetimes.Interaction}; HttpOnly; SameSite=Lax${secure}`;
}

export function rejectAuthorization(request: HttpRequest, error: ProblemError): HttpResponse {
  const query = new URLSearchParams(request.search);
  const page = rejectClient(request, query);
  if (page) return page;
  const issue = error.issues.find(({ field }) => field === 'client_id' || field === 'redirect_uri');
  if (issue) return showProblem(request, 400, 'badRequest', { label: 'reason', text: describeIssue(issue) });
  return redirectToCallback(302, getCallback(query), toOAuthError(error).toParameters());
}

/** Returns the page for a request whose client or callback is not known, so that no error can be sent there. */
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

const getCallback = (query: URLSearchParams): Pick<AuthorizationRequest, 'redirectUri' | 'state'> => ({
  redirectUri: query.get('redirect_uri') ?? '',
  state: query.get('state') || undefined,
});

function parseRequest(query: URLSearchParams): Pick<AuthorizationRequest, 'scope' | 'codeChallenge'> {
  const codeChallenge = query.get('code_challenge') || undefined;
  if ((codeChallenge === undefined) !== !query.get('code_challenge_method')) {
    throw new OAuthError('invalid_request', 'code_challenge_method must be S256, with a code_challenge');
  }
  return { scope: checkScope(query.get('scope') ?? ''), codeChallenge };
}

/** Rejects other scopes. RFC 6749, section 3.3, lets a server ignore them, but then a mistake would go unnoticed. */
function checkScope(scope: string): string {
  const requested = scope.split(' ');
  if (requested.some((name) => !(scopes as readonly string[]).includes(name))) {
    throw new OAuthError('invalid_scope', 'requested scope is not allowed');
  }
  const missing = scopes.filter((name) => !requested.includes(name));
  if (missing.length > 0) throw new OAuthError('invalid_scope', `scope must contain ${missing.join(' ')}`);
  return scope;
}
