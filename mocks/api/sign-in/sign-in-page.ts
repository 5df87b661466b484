import type { User } from '../../accounting/context.ts';
import type { Mount } from '../../http/api.ts';
import { isCrossSiteForm } from '../../http/cors.ts';
import { formatError } from '../../http/format-error.ts';
import { readBody } from '../../http/request-body.ts';
import { getHost } from '../../http/request-guards.ts';
import type { HttpRequest, HttpResponse } from '../../http/types.ts';
import { ProblemError } from '../../messages/problems.ts';
import { chooseLanguage } from '../../messages/render.ts';
import type { AuthorizationRequest, Grants } from './grants.ts';
import { OAuthError } from './oauth-error.ts';
import { renderSignInPage, showProblem } from './pages.ts';
import { getFormActionSources, redirectToCallback } from './redirect-uris.ts';
import { cookieName, paths } from './settings.ts';

interface SignInPageOptions {
  readonly grants: Grants;
  readonly users: readonly User[];
  readonly log: (line: string) => void;
}

const PATH = new RegExp(`^${paths.signIn}/([\\w-]+)$`);
const METHODS = ['GET', 'HEAD', 'POST'];

const FORM = {
  mediaTypes: ['application/x-www-form-urlencoded'],
  schema: undefined,
  required: false,
  maxBytes: 8192,
} as const;

/** Mounts `/connect/sign-in/{id}`: shows the users to choose from (GET), and receives the choice (POST). */
export function mountSignInPage({ grants, users, log }: SignInPageOptions): Mount {
  async function respond(request: HttpRequest, id: string): Promise<HttpResponse> {
    const authorization = grants.findSignIn(id);
    const isOwn = authorization?.secret === undefined || hasCookie(request, authorization.secret);
    if (!authorization || !isOwn) return showProblem(request, 404, 'expired');
    if (request.method !== 'POST') return showUsers(request, 200, authorization);
    if (isCrossSiteForm({ ...request.headers, host: getHost(request) })) return showProblem(request, 403, 'crossSite');
    const form = await readForm(request);
    const user = users.find(({ name }) => name === form.get('user'));
    if (!user && !form.has('cancel')) return showUsers(request, 400, authorization);
    grants.endSignIn(id);
    const result = user ? { code: grants.issueCode(user.name, authorization) } : CANCELLED.toParameters();
    return redirectToCallback(303, authorization, result);
  }

  function showUsers(request: HttpRequest, status: number, { redirectUri, scope }: AuthorizationRequest): HttpResponse {
    const formActions = getFormActionSources(redirectUri);
    const page = { redirectUri, users, scopes: scope.split(' '), formActions };
    return { status, ...renderSignInPage(chooseLanguage(request.headers['accept-language']), page) };
  }

  return {
    prefix: paths.signIn,
    async handle(request) {
      const { method, path } = request;
      const [, id] = PATH.exec(path) ?? [];
      if (id === undefined) return undefined;
      if (!METHODS.includes(method)) {
        const allow = METHODS.join(', ');
        const detail = { key: 'methodNotAllowed', parameters: { path, method, allowed: allow } } as const;
        throw new ProblemError('method-not-allowed', detail, { headers: { allow } });
      }
      try {
        return await respond(request, id);
      } catch (error) {
        if (request.isAborted()) throw error;
        log(formatError(error));
        return showProblem(request, 500, 'failure');
      }
    },
  };
}

const hasCookie = ({ headers }: HttpRequest, secret: string): boolean =>
  (headers.cookie ?? '').split(/; */).includes(`${cookieName}=${secret}`);

const CANCELLED = new OAuthError('access_denied', 'the user cancelled the sign-in');

/** Reads the form; empty when it is not from our page. */
async function readForm(request: HttpRequest): Promise<URLSearchParams> {
  try {
    return ((await readBody(request, { body: FORM })) as URLSearchParams | undefined) ?? new URLSearchParams();
  } catch (error) {
    if (error instanceof ProblemError) return new URLSearchParams();
    throw error;
  }
}
