import { lazy } from '../contract/memoize.ts';
import type { Mount } from '../http/api.ts';
import { demoUsers } from '../seed/users.ts';
import type { Database } from '../store/database.ts';
import { getNodeExchange } from './node-handler.ts';
import type { AuthorizationServer } from './oauth/authorization-server.ts';
import type { Pages } from './site/site.ts';

interface SignInOptions {
  readonly database: Database;
  /** Origin of the server, once it listens. */
  readonly url: () => string;
  readonly log: (line: string) => void;
}

interface SignInMount extends Mount {
  readonly issueTokens: AuthorizationServer['issueTokens'];
}

/** Sign-in and token endpoint. The library behind them takes long to load, and most runs never sign in. */
export function mountSignIn({ database, url, log }: SignInOptions): SignInMount {
  const load = lazy(async (): Promise<AuthorizationServer> => {
    const { createAuthorizationServer } = await import('./oauth/authorization-server.ts');
    const onError = (error: unknown) => log(String(error));
    return createAuthorizationServer({ url: url(), database, users: demoUsers, onError });
  });
  return {
    prefix: '/connect',
    issueTokens: async (input) => (await load()).issueTokens(input),
    async handle(request, headers) {
      const exchange = getNodeExchange(request);
      exchange.response.setHeaders(new Map(Object.entries(headers)));
      await (await load()).handle(exchange.request, exchange.response);
      return 'sent';
    },
  };
}

/** The start page and the documentation, loaded on first use. */
export function mountSite(isLocal: boolean, folder: string | undefined): readonly Mount[] {
  const load = lazy(async (): Promise<Pages> => (await import('./site/site.ts')).createPages(isLocal, folder));
  const handle: Mount['handle'] = async (request) => {
    getNodeExchange(request).response.setHeader('x-content-type-options', 'nosniff');
    const pages = await load();
    return (await pages(request)) ? 'sent' : undefined;
  };
  return [
    { prefix: '/', handle },
    { prefix: '/docs', handle },
  ];
}
