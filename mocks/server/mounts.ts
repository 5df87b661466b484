import type { Mount } from '../http/api.ts';
import { demoUsers } from '../seed/users.ts';
import type { Database } from '../store/database.ts';
import { formatError } from './access-log.ts';
import { holdResponse } from './hold-response.ts';
import { lazyAsync } from './lazy-async.ts';
import { getNodeExchange } from './node-handler.ts';
import type { AuthorizationServer } from './oauth/authorization-server.ts';
import type { SiteOptions } from './site/site.ts';

interface SignInOptions {
  readonly database: Database;
  /** Returns the origin of the server, once it listens. */
  readonly url: () => string;
  readonly log: (line: string) => void;
}

interface SignInMount extends Mount {
  readonly issueTokens: AuthorizationServer['issueTokens'];
}

/** Mounts sign-in and the token endpoint. Their library is loaded on first use, which takes a third of a second. */
export function mountSignIn({ database, url, log }: SignInOptions): SignInMount {
  const load = lazyAsync(async (): Promise<AuthorizationServer> => {
    const { createAuthorizationServer } = await import('./oauth/authorization-server.ts');
    const onError = (error: unknown) => log(formatError(error));
    return createAuthorizationServer({ url: url(), database, users: demoUsers, onError });
  });
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
