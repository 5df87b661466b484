import Negotiator from 'negotiator';
import type { Administration, User } from '../accounting/context.ts';
import { getModuleNames, type Modules, toModules } from '../accounting/modules.ts';
import type { Contract } from '../contract/contract.ts';
import type { Operation } from '../contract/model.ts';
import type { Parameters } from '../contract/validation/parameters.ts';
import { demoToken, demoUser } from '../demo-access.ts';
import type { HttpRequest } from '../http/types.ts';
import { type Message, ProblemError } from '../messages/problems.ts';
import { findAccessToken } from '../store/access-tokens.ts';
import { SHARED_TENANT_ID } from '../store/columns.ts';
import type { Database } from '../store/database.ts';
import { recordsOf } from '../store/records.ts';

/** The caller and the administration of a request. */
export interface Session {
  readonly user: User;
  readonly administration: Administration;
}

export interface AuthenticationOptions {
  readonly database: Database;
  readonly users: readonly User[];
  readonly administrations: Administrations;
  /** Whether the demo token works: only on the loopback interface. */
  readonly isDemoTokenOn: boolean;
  /** Whether a web page of this origin may use the demo token, which is public. */
  readonly isTrustedOrigin: (origin: string) => boolean;
}

/**
 * Authenticates the caller of an operation, and authorizes the call. Returns undefined for an operation without security.
 *
 * @throws ProblemError 401, 403 or 406.
 */
export type Authenticate = (
  request: Pick<HttpRequest, 'headers' | 'origin'>,
  operation: Operation,
  parameters: Parameters,
) => Session | undefined;

export function createAuthentication(options: AuthenticationOptions): Authenticate {
  const byName = new Map(options.users.map((user) => [user.name, user]));
  const findUser = createTokenLookup(options);

  function authenticateUser({ headers, origin }: Pick<HttpRequest, 'headers' | 'origin'>): User {
    const token = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
    if (token === undefined) throw unauthorized({ key: 'tokenMissing' }, '');
    // Pages that the sandbox itself serves may use the demo token.
    const page = headers.origin === origin ? undefined : headers.origin;
    const name = findUser(token, page);
    if (typeof name === 'object') throw unauthorized(name, ', error="invalid_token"');
    const user = byName.get(name);
    if (!user) throw new Error(`There is no user ${name}`);
    return user;
  }

  return (request, operation, parameters) => {
    if (!operation.requiresAuthentication) return undefined;
    const user = authenticateUser(request);
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
  };
}

/** Creates the look-up of the user of an access token. For a rejected token it returns the reason. */
function createTokenLookup({ database, isDemoTokenOn, isTrustedOrigin }: AuthenticationOptions) {
  return (token: string, page: string | undefined): string | Message => {
    if (token !== demoToken) {
      const accessToken = findAccessToken(database, token);
      if (accessToken === 'expired') return { key: 'tokenExpired' };
      return accessToken?.user ?? { key: 'tokenUnknown' };
    }
    if (!isDemoTokenOn) return { key: 'demoTokenNotLocal' };
    if (page !== undefined && !isTrustedOrigin(page)) return { key: 'demoTokenForeign', parameters: { origin: page } };
    return demoUser;
  };
}

const unauthorized = (detail: Message, error: string): ProblemError =>
  new ProblemError('unauthorized', detail, {
    headers: { 'www-authenticate': `Bearer realm="accounting-api"${error}` },
  });

function requireModule({ modules }: Operation, enabled: Modules): void {
  if (modules.length > 0 && !modules.some((name) => enabled[name as keyof Modules])) {
    throw new ProblemError('module-required', { key: 'moduleRequired', parameters: { modules } });
  }
}

function requireAcceptable({ responseTypes: types }: Operation, accept: string | undefined): void {
  if (accept === undefined || accept === '*/*' || types.length === 0 || types.includes(accept)) return;
  // JSON is UTF-8 whether or not the client names it.
  const offered = types.flatMap((type) => [type, `${type};charset=utf-8`]);
  const isAcceptable = new Negotiator({ headers: { accept } }).mediaTypes(offered).length > 0;
  if (!isAcceptable) throw new ProblemError('not-acceptable', { key: 'notAcceptable', parameters: { types } });
}

/** The administrations with their modules. */
export interface Administrations {
  readonly find: (id: number) => Administration | undefined;
  /** In the order of their `id`. */
  readonly list: () => readonly Administration[];
  readonly saveModules: (id: number, modules: Modules) => void;
}

/** Creates the look-up of administrations. They are cached until settings change. */
export function createAdministrations(database: Database, { resources }: Contract): Administrations {
  const resource = resources.get('administrations');
  if (!resource) throw new Error('The contract has no administrations');
  const records = recordsOf(database, resource);
  const cache = new Map<number, Administration>();
  let cachedVersion = -1;

  function find(id: number): Administration | undefined {
    if (cachedVersion !== database.cacheVersion()) cache.clear();
    cachedVersion = database.cacheVersion();
    const cached = cache.get(id);
    const record = cached ? undefined : records.find({ administrationId: id }, id);
    if (!record) return cached;
    const administration = { id, name: String(record.name), modules: toModules(record.modules as string[]) };
    cache.set(id, administration);
    return administration;
  }

  return {
    find,
    list: () => records.all({ administrationId: SHARED_TENANT_ID }).flatMap(({ id }) => find(id) ?? []),
    saveModules(id, modules) {
      database.invalidateCaches();
      records.update({ administrationId: id }, id, { modules: getModuleNames(modules) });
    },
  };
}
