import type { Mount } from '../http/api.ts';
import { formatError } from '../http/format-error.ts';
import { demoUsers } from '../seed/users.ts';
import type { Database } from '../store/database.ts';
import { holdResponse } from './hold-response.ts';
import { lazyAsync } from './lazy-async.ts';
import { getNodeExchange } from './node-handler.ts';
import type { AuthorizationServer, SignIn } from './oauth/authorization-server.ts';
import type { SiteOptions } from './site/site.ts';

interface AuthorizationServerOptions {
  /** Stores the key that signs cookies. */
  readonly keys: Database;
  /** Returns the origin of the server, once it listens. */
  readonly url: () => string;
  readonly log: (line: string) => void;
}

/** Loads the authorization server. */
export type AuthorizationServerLoader = () => Promise<AuthorizationServer>;

/** Creates the loader of the authorization server. Its library is loaded on first use, which takes a third of a second. */
export function createAuthorizationServerLoader({
  keys,
  url,
  log,
}: AuthorizationServerOptions): AuthorizationServerLoader {
  return lazyAsync(async () => {
    const { createAuthorizationServer } = await import('./oauth/authorization-server.ts');
    const onError = (error: unknown) => log(formatError(error));
    return createAuthorizationServer({ url: url(), keys, users: demoUsers, onError });
  });
}

interface SignInMount extends Mount {
  readonly issueTokens: SignIn['issueTokens'];
}

/** Mounts the sign-in and the token endpoint of the sandbox with this database. */
export function mountSignIn(loadServer: AuthorizationServerLoader, database: Database): SignInMount {
  const load = lazyAsync(async () => (await loadServer()).forDatabase(database));
  return {
    prefix: '/connect',
    issueTokens: async (input) => (await load()).issueTokens(input),
    async handle(request, headers, intercept) {
      const server = await load();
      const { request: incoming, response } = getNodeExchange(request);
      response.setHeaders(new Map(Object.entries(headers)));
      const release = intercept && holdResponse(response);
      await server.handle(incoming, response, request.trace);
      request.trace.sentStatus = response.statusCode;
      const replacement = await intercept?.();
      release?.(replacement === undefined);
      return replacement ?? 'sent';
    },
  };
}

/** Mounts the inspector of the journal, loaded on first use. Only a sandbox with a control plane has it. */
export function mountInspector(isLocal: boolean): Mount {
  const load = lazyAsync(async () => (await import('./inspector/inspector.ts')).createInspector(isLocal));
  return { prefix: '/_sandbox/inspector', handle: async (request, headers) => (await load())(request, headers) };
}

/** Mounts the start page and the documentation, loaded on first use. */
export function mountSite(options: SiteOptions): readonly Mount[] {
  const load = lazyAsync(async () => (await import('./site/site.ts')).createSite(options));
  const handle: Mount['handle'] = async (request) => (await load())(request);
  return [
    { prefix: '/', handle },
    { prefix: '/docs', handle },
    { prefix: '/llms.txt', handle },
  ];
}
