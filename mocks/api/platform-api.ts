import Negotiator from 'negotiator';
import type { Administration, Context, User } from '../accounting/context.ts';
import type { Modules } from '../accounting/modules.ts';
import type { Contract } from '../contract/contract.ts';
import type { Operation } from '../contract/model.ts';
import type { Api, OperationRequest } from '../http/pipeline.ts';
import type { HttpResponse } from '../http/types.ts';
import { ProblemError } from '../messages/problems.ts';
import type { Clock } from '../store/clock.ts';
import type { Database } from '../store/database.ts';
import type { Administrations } from './administrations.ts';
import { type Access, authenticate } from './authentication.ts';
import { behaviourFor } from './handlers/handlers.ts';

export interface PlatformApiOptions {
  readonly contract: Contract;
  readonly database: Database;
  readonly access: Access;
  readonly clock: Clock;
  readonly administrations: Administrations;
}

/** Caller and administration; undefined for an operation without security. */
type Session = { readonly user: User; readonly administration: Administration } | undefined;

/** The platform's API: the operations of the contract on the records of the store. */
export function createPlatformApi(options: PlatformApiOptions): Api<Session> {
  const { contract, database, clock } = options;

  function handle({ operation, parameters, body, request, session }: OperationRequest<Session>): HttpResponse {
    if (!session) throw new Error(`No handler for ${operation.id}`);
    const resource = contract.resources.get(operation.resource);
    if (!resource) throw new Error(`No resource for ${operation.id}`);
    const behaviour = behaviourFor(operation, resource);
    const { path, search, origin } = request;
    const call = { operation, resource, parameters, path, search, body: body as Readonly<Record<string, unknown>> };
    const now = clock.timestamp();
    const context: Context = {
      ...{ contract, database, origin, ...session },
      ...{ now, today: now.slice(0, 10), found: new Map() },
    };
    if (operation.method === 'get') return behaviour(call, context);
    return database.transaction(() => behaviour(call, context));
  }

  return {
    contract,
    handle,
    toLogFields: (session) => (session ? { user: session.user.name, administration: session.administration.id } : {}),
    authenticate(request, operation, parameters) {
      if (!operation.requiresAuthentication) return undefined;
      const user = authenticate(request, options.access);
      const tenant = String(parameters.header['X-Tenant-Id']);
      // Any other value is reported as a validation error afterwards.
      const id = /^[1-9]\d{0,9}$/.test(tenant) ? Number(tenant) : (user.administrations[0] ?? 0);
      const administration = user.administrations.includes(id) ? options.administrations.find(id) : undefined;
      if (!administration) {
        throw new ProblemError('administration-not-accessible', {
          key: 'administrationNotAccessible',
          parameters: { id },
        });
      }
      requireModule(operation, administration.modules);
      requireAcceptable(operation, request.headers.accept);
      return { user, administration };
    },
  };
}

function requireModule({ modules }: Operation, enabled: Modules): void {
  if (modules.length > 0 && !modules.some((name) => enabled[name as keyof Modules])) {
    throw new ProblemError('module-required', { key: 'moduleRequired', parameters: { modules } });
  }
}

function requireAcceptable({ responseTypes: types }: Operation, accept: string | undefined): void {
  if (accept === undefined || accept === '*/*' || types.length === 0) return;
  // JSON is UTF-8 whether or not the client names it.
  const offered = types.flatMap((type) => [type, `${type};charset=utf-8`]);
  const isAcceptable = new Negotiator({ headers: { accept } }).mediaTypes(offered).length > 0;
  if (!isAcceptable) throw new ProblemError('not-acceptable', { key: 'notAcceptable', parameters: { types } });
}
