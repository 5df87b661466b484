import Negotiator from 'negotiator';
import type { Operation } from '../../contract/model.ts';
import type { Administration, User } from '../accounting/context.ts';
import { getModuleNames, type Modules, toModules } from '../accounting/modules.ts';
import type { HttpRequest } from '../http/types.ts';
import { type Message, ProblemError } from '../messages/problems.ts';
import { demoToken, demoUser } from '../seed/demo-access.ts';
import { findAccessToken } from '../store/access-tokens.ts';
import type { Now } from '../store/clock.ts';
import { SHARED_TENANT_ID } from '../store/columns.ts';
import type { Database } from '../store/database.ts';
import { openRecords } from '../store/records.ts';
import type { Parameters } from '../validation/parameters.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';

export interface Session {
  readonly user: User;
  readonly administration: Administration;
}

export interface AuthenticationOptions {
  readonly database: Database;
  readonly now: Now;
  readonly users: readonly User[];
  readonly administrations: Administrations;
  readonly isDemoTokenOn: boolean;
  /** True when a web page of this origin may use the public demo token. */
  readonly isTrustedOrigin: (origin: string) => boolean;
}

type AuthenticatedRequest = Pick<HttpRequest, 'headers' | 'origin' | 'exchange'>;

/**
 * Authenticates and authorizes a call. Notes user and administration in the exchange, also for a rejected call. Returns undefined
 * for an operation without security. Throws a ProblemError 401, 403 or 406.
 */
export type Authenticate = (
  request: AuthenticatedRequest,
  operation: Operation,
  parameters: Parameters,
) => Session | undefined;

/** Highest identifier of a record: an `int32`. */
const MAX_ID = 2_147_483_647;

export function createAuthentication(options: AuthenticationOptions): Authenticate {
  const byName = new Map(options.users.map((user) => [user.name, user]));

  function authenticateUser({ headers, origin }: AuthenticatedRequest): User {
    const token = findBearerToken(headers);
    if (token === undefined) throw unauthorized({ key: 'tokenMissing' }, '');
    const name = token === demoToken ? demoUser : findTokenUser(token);
    // Pages that the sandbox itself serves may use the demo token.
    if (token === demoToken) checkDemoToken(headers.origin === origin ? undefined : headers.origin);
    const user = byName.get(name);
    if (!user) throw new Error(`There is no user ${name}`);
    return user;
  }

  function findTokenUser(token: string): string {
    const accessToken = findAccessToken(options.database, token, options.now());
    if (accessToken === 'expired') throw rejectToken({ key: 'tokenExpired' });
    if (!accessToken) throw rejectToken({ key: 'tokenUnknown' });
    return accessToken.user;
  }

  function checkDemoToken(page: string | undefined): void {
    if (!options.isDemoTokenOn) throw rejectToken({ key: 'demoTokenNotLocal' });
    if (page === undefined || options.isTrustedOrigin(page)) return;
    throw rejectToken({ key: 'demoTokenForeign', parameters: { origin: page } });
  }

  return (request, operation, parameters) => {
    if (!operation.isSecured) return undefined;
    const user = authenticateUser(request);
    request.exchange.user = user.name;
    const tenant = parameters.header['X-Tenant-Id'];
    // Validation reports any other value later.
    const isId = typeof tenant === 'number' && tenant >= 1 && tenant <= MAX_ID;
    const id = isId ? tenant : (user.administrations[0] ?? 0);
    request.exchange.administration = id;
    const administration = user.administrations.includes(id) ? options.administrations.find(id) : undefined;
    if (!administration) {
      throw new ProblemError('administration-not-accessible', {
        key: 'administrationNotAccessible',
        parameters: { id },
      });
    }
    if (operation.modules.length > 0) requireModule(operation, administration);
    const { accept = '*/*' } = request.headers;
    if (accept !== '*/*') requireAcceptable(operation, accept);
    return { user, administration };
  };
}

const findBearerToken = ({ authorization = '' }: HttpRequest['headers']): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(authorization)?.[1];

/** Creates the check of an access token, and of the origins of the demo token. */
export const createTokenCheck =
  ({ database, now, isDemoTokenOn }: Pick<AuthenticationOptions, 'database' | 'now' | 'isDemoTokenOn'>) =>
  ({ headers }: Pick<HttpRequest, 'headers'>): boolean => {
    const token = findBearerToken(headers);
    if (token === undefined || token === demoToken) return token !== undefined && isDemoTokenOn;
    return typeof findAccessToken(database, token, now()) === 'object';
  };

const unauthorized = (detail: Message, error: string): ProblemError =>
  new ProblemError('unauthorized', detail, {
    headers: { 'www-authenticate': `Bearer realm="accounting-api"${error}` },
  });

const rejectToken = (detail: Message): ProblemError => unauthorized(detail, ', error="invalid_token"');

function requireModule({ modules }: Operation, administration: Administration): void {
  if (modules.some((name) => administration.modules[name as keyof Modules])) return;
  throw new ProblemError('module-required', { key: 'moduleRequired', parameters: { modules } });
}

function requireAcceptable({ responseTypes: types }: Operation, accept: string): void {
  if (types.length === 0 || types.includes(accept)) return;
  // JSON is always UTF-8, named or not.
  const offered = types.flatMap((type) => [type, `${type};charset=utf-8`]);
  const isAcceptable = new Negotiator({ headers: { accept } }).mediaTypes(offered).length > 0;
  if (!isAcceptable) throw new ProblemError('not-acceptable', { key: 'notAcceptable', parameters: { types } });
}

export interface Administrations {
  readonly find: (id: number) => Administration | undefined;
  /** Ordered by `id`. */
  readonly list: () => readonly Administration[];
  readonly saveModules: (id: number, modules: Modules) => void;
}

/** Creates the look-up of administrations, cached until settings change. */
export function createAdministrations(database: Database, { resources }: ValidatedContract): Administrations {
  const resource = resources.get('administrations');
  if (!resource) throw new Error('The contract has no administrations');
  const records = openRecords(database, resource);
  const load = () =>
    new Map(
      records
        .all({ administrationId: SHARED_TENANT_ID })
        .map(({ id, name, modules }) => [id, { id, name: String(name), modules: toModules(modules as string[]) }]),
    );

  return {
    find: (id) => database.cached('administrations', load).get(id),
    list: () => [...database.cached('administrations', load).values()],
    saveModules(id, modules) {
      database.invalidateCaches();
      records.update({ administrationId: id }, id, { modules: getModuleNames(modules) });
    },
  };
}
