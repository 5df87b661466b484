import type { Administration, Context, User } from '../accounting/context.ts';
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
export function createPlatformApi(options: PlatformApiOptions): Api<Session | undefined> {
  const { contract, database } = options;
  const endpointFor = memoize((operation: Operation) => {
    const resource = contract.resources.get(operation.resource);
    if (!resource) throw new Error(`No resource for ${operation.id}`);
    return { resource, handle: behaviourFor(operation, resource) };
  });

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
    const context = new RequestContext(options, session, origin);
    if (operation.method === 'get') return endpoint.handle(call, context);
    return database.transaction(() => endpoint.handle(call, context));
  }

  return {
    contract,
    authenticate: options.authenticate,
    handle,
    toLogFields: (session) => (session ? { user: session.user.name, administration: session.administration.id } : {}),
  };
}

/** The context of one request. Its time is read on first use: most reads do not depend on it. */
class RequestContext implements Context {
  readonly contract: Contract;
  readonly database: Database;
  readonly administration: Administration;
  readonly user: User;
  readonly origin: string;
  readonly found: Context['found'] = new Map();
  readonly #clock: Clock;
  #now: string | undefined;

  constructor({ contract, database, clock }: PlatformApiOptions, { administration, user }: Session, origin: string) {
    this.contract = contract;
    this.database = database;
    this.administration = administration;
    this.user = user;
    this.origin = origin;
    this.#clock = clock;
  }

  get now(): string {
    this.#now ??= this.#clock.timestamp();
    return this.#now;
  }

  get today(): string {
    return this.now.slice(0, 10);
  }
}
