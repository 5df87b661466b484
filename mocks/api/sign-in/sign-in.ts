import type { Operation } from '../../../contract/model.ts';
import type { User } from '../../accounting/context.ts';
import type { Mount, OperationRequest } from '../../http/api.ts';
import type { HttpRequest, HttpResponse } from '../../http/types.ts';
import type { ProblemError } from '../../messages/problems.ts';
import type { Database } from '../../store/database.ts';
import { authorize, rejectAuthorization } from './authorize.ts';
import { createGrants, type Grants } from './grants.ts';
import { mountSignInPage } from './sign-in-page.ts';
import { rejectTokenRequest, requestToken } from './token-endpoint.ts';

export interface SignInOptions {
  readonly database: Database;
  readonly users: readonly User[];
  readonly hasCookies: boolean;
  readonly log: (line: string) => void;
}

/** The sign-in of a sandbox: the authorization code flow of OAuth 2.0, wherever the sandbox runs. */
export interface SignIn {
  readonly handle: (request: OperationRequest) => HttpResponse | Promise<HttpResponse>;
  /** Responds to a request for one of them that breaks the contract, as OAuth says. */
  readonly reject: (error: ProblemError, request: HttpRequest, operation: Operation) => HttpResponse;
  readonly page: Mount;
  readonly issueTokens: Grants['issueTokens'];
}

export function createSignIn({ database, users, hasCookies, log }: SignInOptions): SignIn {
  const grants = createGrants(database, hasCookies);
  return {
    handle: ({ operation, request, body }) =>
      operation.id === 'authorize'
        ? authorize(request, grants)
        : requestToken(request, body as URLSearchParams, grants),
    reject: (error, request, { id }) =>
      id === 'authorize' ? rejectAuthorization(request, error) : rejectTokenRequest(error),
    page: mountSignInPage({ grants, users, log }),
    issueTokens: grants.issueTokens,
  };
}
