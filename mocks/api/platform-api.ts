import { createContext } from '../accounting/context.ts';
import { read, write } from '../accounting/run.ts';
import type { Contract } from '../contract/contract.ts';
import { memoize } from '../contract/memoize.ts';
import type { Operation } from '../contract/model.ts';
import type { Api, OperationRequest } from '../http/api.ts';
import type { HttpResponse } from '../http/types.ts';
import type { Clock } from '../store/clock.ts';
import type { Database } from '../store/database.ts';
import type { Authenticate, Session } from './authentication.ts';
import { getHandler } from './handlers/index.ts';

export interface PlatformApiOptions {
  readonly contract: Contract;
  readonly database: Database;
  readonly clock: Clock;
  readonly authenticate: Authenticate;
}

/** The platform's API: the operations of the contract on the records of the store. */
export function createPlatformApi({
  contract,
  database,
  clock,
  authenticate,
}: PlatformApiOptions): Api<Session | undefined> {
  const endpointFor = memoize((operation: Operation) => {
    const resource = contract.resources.get(operation.resource);
    if (!resource) throw new Error(`No resource for ${operation.id}`);
    return { resource, handle: getHandler(operation, resource), run: operation.method === 'get' ? read : write };
  });

  function handle({
    operation,
    parameters,
    body,
    request,
    session,
  }: OperationRequest<Session | undefined>): HttpResponse {
    if (!session) throw new Error(`No handler for ${operation.id}`);
    const { resource, handle, run } = endpointFor(operation);
    const { path, search, origin, basePath } = request;
    const { user, administration } = session;
    const context = createContext({ contract, database, administration, user, now: clock.timestamp() });
    const fields = body as Readonly<Record<string, unknown>>;
    const serverUrl = `${origin}${basePath}`;
    const call = { operation, resource, parameters, serverUrl, path, search, body: fields };
    return run(context, () => handle(call, context));
  }

  return {
    contract,
    authenticate,
    handle,
    toLogFields: (session) => (session ? { user: session.user.name, administration: session.administration.id } : {}),
  };
}
