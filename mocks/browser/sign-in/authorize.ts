import type { User } from '../../accounting/context.ts';
import { isCrossSiteForm } from '../../http/cors.ts';
import type { HttpRequest, HttpResponse } from '../../http/types.ts';
import { negotiateLanguage } from '../../messages/render.ts';
import { type ErrorDetail, type HtmlResponse, renderProblemPage, renderSignInPage } from '../../sign-in/pages.ts';
import { getFormActionSources, isLoopbackUri } from '../../sign-in/redirect-uris.ts';
import { client, paths, scopes } from '../../sign-in/settings.ts';
import type { SignInProblem } from '../../sign-in/texts.ts';
import { readForm } from './form.ts';
import type { AuthorizationRequest, Grants } from './grants.ts';
import { describeMissing, OAuthError } from './oauth-error.ts';

/**
 * Responds to `GET /connect/authorize`: with a redirect to the sign-in page, or to the callback for a request that names the
 * user, which is not in the contract.
 */
export function authorize(request: HttpRequest, grants: Grants, users: readonly User[]): HttpResponse {
  const query = new URLSearchParams(request.search);
  const redirectUri = query.get('redirect_uri') ?? '';
  const clientId = query.get('client_id');
  if (clientId === null)
    return showProblem(request, 400, 'badRequest', { label: 'reason', text: describeMissing('client_id') });
  if (clientId !== client.id) {
    return showProblem(request, 400, 'unknownClient', { label: 'received', text: clientId });
  }
  if (!query.has('redirect_uri')) {
    return showProblem(request, 400, 'badRequest', { label: 'reason', text: describeMissing('redirect_uri') });
  }
  if (query.getAll('redirect_uri').length > 1 || !isLoopbackUri(redirectUri)) {
    return showProblem(request, 400, 'badRedirectUri', { label: 'received', text: redirectUri });
  }
  const state = query.get('state') ?? undefined;
  try {
    const authorization = { ...parseRequest(query), redirectUri, state };
    const user = users.find(({ name }) => name === query.get('user'));
    if (user) return redirectToCallback(302, authorization, { code: grants.issueCode(user.name, authorization) });
    return redirect(302, `${request.origin}${request.basePath}${paths.signIn}/${grants.begin(authorization)}`);
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    return redirectToCallback(302, { redirectUri, state }, { error: error.code, error_description: error.message });
  }
}

function parseRequest(query: URLSearchParams): Pick<AuthorizationRequest, 'scope' | 'codeChallenge'> {
  const responseType = query.get('response_type');
  if (!responseType) throw new OAuthError('invalid_request', describeMissing('response_type'));
  if (responseType !== 'code') {
    throw new OAuthError('unsupported_response_type', 'unsupported response_type requested');
  }
  const codeChallenge = query.get('code_challenge') ?? undefined;
  const method = query.get('code_challenge_method');
  if (codeChallenge === undefined ? method !== null : method !== 'S256') {
    throw new OAuthError('invalid_request', 'code_challenge_method must be S256, with a code_challenge');
  }
  return { scope: checkScope(query.get('scope') ?? ''), codeChallenge };
}

/** Rejects other scopes. RFC 6749, section 3.3, lets a server ignore them, but then a mistake would go unnoticed. */
function checkScope(scope: string): string {
  const requested = scope.split(' ').filter((name) => name !== '');
  if (requested.some((name) => !(scopes as readonly string[]).includes(name))) {
    throw new OAuthError('invalid_scope', 'requested scope is not allowed');
  }
  const absent = scopes.filter((name) => !requested.includes(name));
  if (absent.length > 0) throw new OAuthError('invalid_scope', `scope must contain ${absent.join(' ')}`);
  return scope;
}

/** Responds to `/connect/sign-in/{id}`: shows the users to choose from (GET), and receives the choice (POST). */
export async function handleSignIn(
  request: HttpRequest,
  id: string,
  grants: Grants,
  users: readonly User[],
): Promise<HttpResponse> {
  const authorization = grants.findSignIn(id);
  if (!authorization) return showProblem(request, 404, 'expired');
  if (request.method !== 'POST') return showUsers(request, 200, authorization, users);
  if (isCrossSiteForm(request.headers)) return showProblem(request, 403, 'crossSite');
  const form = await readForm(request);
  const user = users.find(({ name }) => name === form.get('user'));
  if (!user && !form.has('cancel')) return showUsers(request, 400, authorization, users);
  grants.endSignIn(id);
  const result = user ? { code: grants.issueCode(user.name, authorization) } : CANCELLED;
  return redirectToCallback(303, authorization, result);
}

const CANCELLED = { error: 'access_denied', error_description: 'the user cancelled the sign-in' };

function redirectToCallback(
  status: number,
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  parameters: Readonly<Record<string, string>>,
): HttpResponse {
  const target = new URL(redirectUri);
  for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value);
  if (state !== undefined) target.searchParams.set('state', state);
  return redirect(status, target.href);
}

const redirect = (status: number, location: string): HttpResponse => ({
  status,
  headers: { location, 'cache-control': 'no-store' },
});

function showUsers(
  request: HttpRequest,
  status: number,
  { redirectUri, scope }: AuthorizationRequest,
  users: readonly User[],
): HttpResponse {
  const page = { client, redirectUri, users, scopes: scope.split(' '), formActions: getFormActionSources(redirectUri) };
  return toResponse(status, renderSignInPage(getLanguage(request), page));
}

const showProblem = (request: HttpRequest, status: number, problem: SignInProblem, detail?: ErrorDetail) =>
  toResponse(status, renderProblemPage(getLanguage(request), problem, detail));

const getLanguage = ({ headers }: HttpRequest) => negotiateLanguage(headers['accept-language']);

const toResponse = (status: number, { headers, body }: HtmlResponse): HttpResponse => ({
  status,
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  body,
});
