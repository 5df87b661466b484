import type { Mount } from '../../http/api.ts';
import type { HttpRequest, HttpResponse } from '../../http/types.ts';
import { demoUsers } from '../../seed/users.ts';
import { paths } from '../../sign-in/settings.ts';
import type { Database } from '../../store/database.ts';
import type { SandboxCore } from '../../worlds/sandbox-core.ts';
import { authorize, handleSignIn } from './authorize.ts';
import { createGrants } from './grants.ts';
import { handleTokenRequest } from './token-endpoint.ts';

interface SignInMount extends Mount, Pick<SandboxCore, 'issueTokens'> {}

interface Route {
  readonly path: RegExp;
  readonly methods: readonly string[];
  readonly handle: (request: HttpRequest, id: string) => HttpResponse | Promise<HttpResponse>;
}

/** Mounts the sign-in and the token endpoint of a sandbox without a server: the authorization code flow of OAuth 2.0. */
export function mountSignIn(database: Database): SignInMount {
  const grants = createGrants(database, demoUsers);
  const routes: readonly Route[] = [
    {
      path: toPattern(paths.authorize),
      methods: ['GET', 'HEAD'],
      handle: (request) => authorize(request, grants, demoUsers),
    },
    { path: toPattern(paths.token), methods: ['POST'], handle: (request) => handleTokenRequest(request, grants) },
    {
      path: toPattern(`${paths.signIn}/([\\w-]+)`),
      methods: ['GET', 'HEAD', 'POST'],
      handle: (request, id) => handleSignIn(request, id, grants, demoUsers),
    },
  ];

  function respond(request: HttpRequest): HttpResponse | Promise<HttpResponse> {
    for (const { path, methods, handle } of routes) {
      const match = path.exec(request.path);
      if (!match) continue;
      if (methods.includes(request.method)) return handle(request, match[1] ?? '');
      return createProblem(405, 'Method Not Allowed', { allow: methods.join(', ') });
    }
    return createProblem(404, 'Not Found');
  }

  return {
    prefix: '/connect',
    issueTokens: async (input) => grants.issueTokens(input),
    async handle(request, _headers, intercept) {
      const response = await respond(request);
      return (await intercept?.()) ?? response;
    },
  };
}

const toPattern = (path: string): RegExp => new RegExp(`^${path}$`);

const createProblem = (status: number, title: string, headers: HttpResponse['headers'] = {}): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/problem+json', ...headers },
  body: { type: 'about:blank', title, status },
});
