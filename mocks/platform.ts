import { createAccess } from './access.ts';
import { administrationsIn } from './administrations.ts';
import { createApi } from './api.ts';
import type { Context } from './behaviours/context.ts';
import { type Clock, clockIn } from './clock.ts';
import { type Contract, contractOf, readContract } from './contract/contract.ts';
import { createControl } from './control/control.ts';
import { readControlContract } from './control/document.ts';
import { faultInjection } from './control/faults.ts';
import type { World } from './control/world.ts';
import { createHandler, type Handler } from './http.ts';
import { createOAuthTables, revokeAll } from './oauth/access-tokens.ts';
import type { AuthorizationServer } from './oauth/authorization-server.ts';
import type { SandboxOptions } from './options.ts';
import type { Pages } from './pages/pages.ts';
import { createEngine } from './prism.ts';
import { SandboxError } from './sandbox-error.ts';
import { imageFor, planting } from './seed/planting.ts';
import { demoUsers } from './seed/users.ts';
import type { Service } from './service.ts';
import { openStore, type Store } from './store/opening.ts';
import type { Database } from './store/sqlite.ts';
import type { Hosts } from './transport/hosts.ts';
import { createRateLimit, parseRate } from './transport/rate-limit.ts';
import { createChecks } from './validation/ajv.ts';
import { inputReaderOf } from './validation/body.ts';

/** Where the platform is reached. */
export interface Place {
  readonly scheme: 'http' | 'https';
  /** Whether only this machine can reach it. */
  readonly isLocal: boolean;
  readonly answersTo: Hosts;
  /** `http://127.0.0.1:4010`, once it listens. */
  readonly url: () => string;
}

/** The platform without a server: what answers requests, and the data behind it. */
export interface Platform {
  readonly contractVersion: string;
  readonly handle: Handler;
  /** Restores the seed and revokes all tokens. */
  readonly reset: () => void;
  readonly close: () => void;
}

/**
 * Puts the parts of the sandbox together.
 *
 * @throws SandboxError when an option is wrong or the data file cannot be used.
 */
export function createPlatform(options: SandboxOptions, place: Place): Platform {
  const rateLimit = options.rateLimit === undefined ? undefined : createRateLimit(parseRate(options.rateLimit));
  const log = options.log ?? ((line: string) => void process.stderr.write(`${line}\n`));
  const start = startOf(options);
  const contract = readContract();
  const checks = createChecks(contract.document);
  const inputReader = inputReaderOf(contract, checks);
  const store = storeFor(options, contract, inputReader);
  const { database } = store;
  const clock = clockIn(database);
  start(clock);
  const administrations = administrationsIn(database, contract);
  const faults = faultInjection();
  const authorize = authorizing(database, place, log);
  const reset = () => {
    store.reset();
    start(clock);
    faults.clear();
    revokeAll(database);
  };

  const world: World = {
    ...{ contract, database, clock, faults, inputReader, administrations, reset },
    copies: store.copies,
    users: demoUsers,
    issueTokens: async (order) => (await authorize()).issueTokens(order),
  };
  const common = { log, onViolation: options.onViolation ?? 'refuse' };
  const access = createAccess({ database, users: demoUsers, isDemoTokenOn: place.isLocal });
  const isControlOn = place.isLocal || options.controlKey !== undefined;
  return {
    contractVersion: contract.document.info.version,
    handle: createHandler({
      scheme: place.scheme,
      answersTo: place.answersTo,
      api: createApi({
        ...common,
        contract,
        clock,
        checks,
        inputReader,
        administrations,
        database,
        access,
        engine: createEngine(contract.document),
      }),
      connect: async (request, response) => (await authorize()).handle(request, response),
      control: isControlOn ? controlOf(world, options.controlKey, common) : undefined,
      pages: pagesOf(place, options.docs),
      faults,
      rateLimit,
      log,
      requestLog: options.requestLog,
    }),
    reset,
    close: database.close,
  };
}

/** Sets the clock to the moment that it is at the start, when somebody says which. */
function startOf({ clock: moment }: SandboxOptions): (clock: Clock) => void {
  if (moment === undefined) return () => undefined;
  const start = new Date(moment);
  if (!Number.isNaN(start.getTime())) return (clock) => clock.set(start, true);
  throw new SandboxError(`"${moment}" is no moment for the clock. Write it like this: 2026-04-16T09:30:00Z.`);
}

function storeFor(options: SandboxOptions, contract: Contract, inputReader: Context['inputReader']): Store {
  const { data: file, seed, scale } = options;
  return openStore({
    ...{ file, seed, scale, contract, image: imageFor(options) },
    plant: planting(contract, inputReader),
    prepare: createOAuthTables,
  });
}

/** The authorization server. The library behind it takes long to load, and most runs never sign in. */
function authorizing(database: Database, { url }: Place, log: (line: string) => void) {
  let started: Promise<AuthorizationServer> | undefined;
  async function start(): Promise<AuthorizationServer> {
    const { createAuthorizationServer } = await import('./oauth/authorization-server.ts');
    const onError = (error: unknown) => log(String(error));
    return createAuthorizationServer({ url: url(), database, users: demoUsers, onError });
  }
  return () => (started ??= start());
}

/** The start page and the documentation, which are loaded when somebody opens them. */
function pagesOf({ isLocal }: Place, docs: string | undefined): Pages {
  let made: Promise<Pages> | undefined;
  const load = async (): Promise<Pages> => (await import('./pages/pages.ts')).createPages(isLocal, docs);
  return async (request, response, incoming) => {
    if (incoming.path !== '/' && !incoming.path.startsWith('/docs')) return false;
    made ??= load();
    return (await made)(request, response, incoming);
  };
}

/** The control plane. Its contract is read when somebody first calls it. */
function controlOf(
  world: World,
  key: string | undefined,
  common: Pick<Parameters<typeof createControl>[0], 'log' | 'onViolation'>,
): Service {
  let made: Service | undefined;
  const control = (): Service => {
    if (made) return made;
    const contract = contractOf(readControlContract());
    made = createControl({ ...common, contract, checks: createChecks(contract.document), world, key });
    return made;
  };
  return {
    find: (incoming) => control().find(incoming),
    operationOf: (incoming) => control().operationOf(incoming),
    methodsOf: (path) => control().methodsOf(path),
    answer: (incoming, match) => control().answer(incoming, match),
  };
}
