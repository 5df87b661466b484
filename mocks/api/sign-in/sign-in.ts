import type { Operation } from '../../../contract/model.ts';
import type { User } from '../../accounting/context.ts';
import { isCrossSiteForm } from '../../http/cors.ts';
import { formatError } from '../../http/redact.ts';
import { parseBody, receiveBody } from '../../http/request-body.ts';
import { getHost } from '../../http/request-guards.ts';
import type { HttpRequest, HttpResponse, OperationRequest } from '../../http/types.ts';
import { ProblemError } from '../../messages/problems.ts';
import type { Now } from '../../store/clock.ts';
import type { Database } from '../../store/database.ts';
import { authorize, cookieName, redirectToCallback, rejectAuthorization, SIGN_IN_PATH } from './authorize.ts';
import { createGrants } from './grants.ts';
import { OAuthError, toOAuthError } from './oauth-error.ts';
import { showProblem, showSignIn } from './pages.ts';
import { requestToken, toErrorResponse } from './token-endpoint.ts';

interface SignInOptions {
  readonly database: Database;
  readonly users: readonly User[];
  readonly hasCookies: boolean;
  readonly now?: Now;
  readonly log: (line: string) => void;
}

/** Sign-in of a sandbox: the authorization code flow of OAuth 2.0 on any host. */
export type SignIn = ReturnType<typeof createSignIn>;

export function createSignIn({ database, users, hasCookies, log, now }: SignInOptions) {
  const grants = createGrants(database, hasCookies, now);

  async function respond(request: HttpRequest, id: string): Promise<HttpResponse> {
    // The sign-in may expire while the form arrives.
    const form = request.method === 'POST' ? await readForm(request) : undefined;
    const authorization = grants.findSignIn(id);
    const isOwn = authorization?.secret === undefined || hasCookie(request, authorization.secret);
    if (!authorization || !isOwn) return showProblem(request, 404, 'expired');
    if (!form) return showSignIn(request, 200, authorization, users);
    if (isCrossSiteForm({ ...request.headers, host: getHost(request) })) return showProblem(request, 403, 'crossSite');
    const user = users.find(({ name }) => name === form.get('user'));
    if (!user && !form.has('cancel')) return showSignIn(request, 400, authorization, users);
    grants.endSignIn(id);
    const result = user ? { code: grants.issueCode(user.name, authorization) } : CANCELLED.toParameters();
    return redirectToCallback(303, authorization, result);
  }

  return {
    issueTokens: grants.issueTokens,
    handle: ({ operation, request, body }: OperationRequest): HttpResponse | Promise<HttpResponse> =>
      operation.id === 'authorize'
        ? authorize(request, grants)
        : requestToken(request, body as URLSearchParams, grants),
    /** Responds to a request that breaks the contract, in the form of OAuth. */
    reject: (error: ProblemError, request: HttpRequest, { id }: Operation): HttpResponse =>
      id === 'authorize' ? rejectAuthorization(request, error) : toErrorResponse(toOAuthError(error)),
    /** Shows the users to choose from (GET), and receives the choice (POST), at `/connect/sign-in/{id}`. */
    page: {
      prefix: SIGN_IN_PATH,
      async handle(request: HttpRequest): Promise<HttpResponse | undefined> {
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
    },
  };
}

const PATH = new RegExp(`^${SIGN_IN_PATH}/([\\w-]+)$`);
const METHODS = ['GET', 'HEAD', 'POST'];

const hasCookie = ({ headers }: HttpRequest, secret: string): boolean =>
  (headers.cookie ?? '').split(/; */).includes(`${cookieName}=${secret}`);

const CANCELLED = new OAuthError('access_denied', 'the user cancelled the sign-in');

const FORM = {
  mediaTypes: ['application/x-www-form-urlencoded'],
  schema: undefined,
  required: false,
} as const;

const MAX_FORM_BYTES = 8192;

async function readForm(request: HttpRequest): Promise<URLSearchParams> {
  try {
    return (
      (parseBody(await receiveBody(request, FORM, MAX_FORM_BYTES), request) as URLSearchParams | undefined) ??
      new URLSearchParams()
    );
  } catch (error) {
    if (error instanceof ProblemError) return new URLSearchParams();
    throw error;
  }
}
