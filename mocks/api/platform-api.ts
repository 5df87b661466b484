import type { Context } from '../accounting/context.ts';
import type { Contract } from '../contract/contract.ts';
import { memoize } from '../contract/memoize.ts';
import type { Operation } from '../contract/model.ts';
import type { Api, OperationRequest } from '../http/api.ts';
import type { HttpResponse } from '../http/types.ts';
import type { Clock } from '../store/clock.ts';
import type { Database } from '../store/database.ts';
import type { Authenticate, Session } from './authentication.ts';
import { behaviourFor } from './handlers/handlers.ts';

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
    return { resource, handle: behaviourFor(operation, resource) };
  });

  /** The time is read on first use: most reads do not depend on it. */
  function createContext({ user, administration }: Session, origin: string): Context {
    let now: string | undefined;
    const context: Context = {
      ...{ contract, database, user, administration, origin, found: new Map() },
      get now() {
        now ??= clock.timestamp();
        return now;
      },
      get today() {
        return context.now.slice(0, 10);
      },
    };
    return context;
  }

  function handle({
    operation,
    parameters,
    body,
    request,
    session,
  }: OperationRequest<Session | undefined>): HttpResponse {
    if (!session) throw new Error(`No handler for ${operation.id}`);
    const endpoint = endpointFor(operation);
    const { path, search, origin } = request;
    const call = {
      ...{ operation, resource: endpoint.resource, parameters, path, search },
      body: body as Readonly<Record<string, unknown>>,
    };
    const context = createContext(session, origin);
    if (operation.method === 'get') return endpoint.handle(call, context);
    return database.transaction(() => endpoint.handle(call, context));
  }

  return {
    contract,
    authenticate,
    handle,
    toLogFields: (session) => (session ? { user: session.user.name, administration: session.administration.id } : {}),
  };
}
