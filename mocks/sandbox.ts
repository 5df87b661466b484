import { createServer, type RequestListener, type Server } from 'node:http';
import { createAccess } from './access.ts';
import { createApi } from './api.ts';
import type { Administration, Modules } from './behaviours/context.ts';
import { clockIn } from './clock.ts';
import { contractOf, readContract } from './contract/contract.ts';
import type { Resource } from './contract/model.ts';
import { createControl } from './control/control.ts';
import { readControlContract } from './control/document.ts';
import { faultInjection } from './control/faults.ts';
import type { World } from './control/world.ts';
import { createHandler } from './http.ts';
import { listen, urlOf } from './listening.ts';
import { createOAuthTables, revokeAll } from './oauth/access-tokens.ts';
import { type AuthorizationServer, createAuthorizationServer } from './oauth/authorization-server.ts';
import type { Sandbox, SandboxOptions } from './options.ts';
import { createPages } from './pages/pages.ts';
import { createEngine } from './prism.ts';
import { remembered } from './remembered.ts';
import { imageFor, planting } from './seed/planting.ts';
import { demoUsers } from './seed/users.ts';
import { modulesOf } from './store/internal.ts';
import { openStore, type Store } from './store/opening.ts';
import { recordsOf } from './store/records.ts';
import type { Certificate } from './transport/certificate.ts';
import { createRateLimit, parseRate } from './transport/rate-limit.ts';
import { limit, serverOptions, stopGracefully } from './transport/serving.ts';
import { createChecks } from './validation/ajv.ts';
import { bodyReader } from './validation/body.ts';

export { demoToken } from './demo-access.ts';
export type { Sandbox, SandboxOptions } from './options.ts';
export { SandboxError } from './sandbox-error.ts';

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * Starts a sandbox. Two of them share nothing.
 *
 * @example
 * const sandbox = await startSandbox({ port: 0 });
 * const answer = await fetch(`${sandbox.url}/v1/debtors`, { headers: { authorization: 'Bearer sandbox-demo-token' } });
 * await sandbox.close();
 *
 * @throws SandboxError when an option is wrong, the port is in use or the data file cannot be used; the message says
 *   what to do.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 4010, host = '127.0.0.1', onViolation = 'refuse' } = options;
  const log = options.log ?? ((line: string) => void process.stderr.write(`${line}\n`));
  const rateLimit = options.rateLimit === undefined ? undefined : createRateLimit(parseRate(options.rateLimit));
  const isLocal = loopback.has(host);
  const scheme = options.tls ? 'https' : 'http';
  const contract = readContract();
  const checks = createChecks(contract.document);
  const inputReader = remembered(({ input, record }: Resource) => bodyReader(contract, checks, String(input), record));
  const store = openStore({
    ...{ file: options.data, seed: options.seed, scale: options.scale, image: imageFor(options), contract },
    plant: planting(contract, inputReader),
    prepare: createOAuthTables,
  });
  const { database } = store;
  const clock = clockIn(database);
  const setClock = () => options.clock !== undefined && clock.set(new Date(options.clock), true);
  setClock();
  const faults = faultInjection();

  // The library behind it takes long to load, and most runs never sign in.
  let authorization: Promise<AuthorizationServer> | undefined;
  const url = () => urlOf(server, host, scheme);
  const authorize = () =>
    (authorization ??= createAuthorizationServer({
      url: url(),
      database,
      users: demoUsers,
      onError: (error) => log(String(error)),
    }));
  const reset = () => {
    store.reset();
    setClock();
    faults.clear();
    revokeAll(database);
  };

  const world: World = {
    ...{ contract, database, clock, faults, inputReader, reset },
    copies: store.copies,
    users: demoUsers,
    administrations: () => allAdministrations(store, contract),
    issueTokens: async (order) => (await authorize()).issueTokens(order),
  };
  const common = { clock, log, onViolation };
  const access = createAccess({ database, users: demoUsers, isDemoTokenOn: isLocal });
  const isControlOn = isLocal || options.controlKey !== undefined;
  const handle = createHandler({
    scheme,
    api: createApi({ ...common, contract, checks, database, access, engine: createEngine(contract.document) }),
    connect: async (request, response) => (await authorize()).handle(request, response),
    control: isControlOn ? controlOf(world, options.controlKey, common) : undefined,
    pages: createPages(),
    faults,
    rateLimit,
    log,
    requestLog: options.requestLog,
  });
  const { server, certificate } = await serverFor(options, host, (request, response) => void handle(request, response));
  limit(server, options.requestTimeout === undefined ? {} : { requestTimeout: options.requestTimeout });
  await listen(server, port, host).catch((error: unknown) => {
    database.close();
    throw error;
  });

  return {
    url: url(),
    isLocal,
    contractVersion: contract.document.info.version,
    fingerprint: certificate?.generated ? certificate.fingerprint256 : undefined,
    reset: async () => reset(),
    async close() {
      await stopGracefully(server);
      database.close();
    },
  };
}

interface Listening {
  readonly server: Server;
  readonly certificate?: Certificate;
}

async function serverFor({ tls }: SandboxOptions, host: string, handle: RequestListener): Promise<Listening> {
  if (!tls) return { server: createServer(serverOptions, handle) };
  const { tlsServer } = await import('./transport/tls-server.ts');
  return tlsServer({ tls, host }, handle);
}

function controlOf(
  world: World,
  key: string | undefined,
  common: Pick<Parameters<typeof createControl>[0], 'clock' | 'log' | 'onViolation'>,
) {
  const contract = contractOf(readControlContract());
  return createControl({ ...common, contract, checks: createChecks(contract.document), world, key });
}

function allAdministrations({ database }: Store, { resources }: World['contract']): Administration[] {
  const resource = resources.get('administrations');
  if (!resource) throw new Error('The contract has no administrations');
  const records = recordsOf(database, resource);
  return database
    .all('select id from administrations order by id')
    .map(({ id }) => records.find({ administrationId: Number(id) }, Number(id)))
    .flatMap((record) => record ?? [])
    .map(({ id, name }) => ({
      id,
      name: String(name),
      modules: modulesOf(database, id) as unknown as Modules,
    }));
}
