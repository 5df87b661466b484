import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createApi } from './api.ts';
import type { User } from './behaviours/context.ts';
import { readContract } from './contract/contract.ts';
import { createControl } from './control/control.ts';
import { demoToken, demoUser } from './demo-access.ts';
import { createHttp } from './http.ts';
import { createOAuthTables, findAccessToken } from './oauth/access-tokens.ts';
import { type AuthorizationServer, createAuthorizationServer } from './oauth/authorization-server.ts';
import { createPages } from './pages/pages.ts';
import { createEngine } from './prism.ts';
import type { Message } from './problems.ts';
import { SandboxError } from './sandbox-error.ts';
import { demoSeed } from './seed/seed.ts';
import { openStore } from './store/opening.ts';
import { recordsOf } from './store/records.ts';
import { createChecks } from './validation/ajv.ts';

export { demoToken } from './demo-access.ts';

export interface SandboxOptions {
  /** Port to listen on; 0 takes a free one. 4010 when left out. */
  readonly port?: number;
  /** Address to listen on. `127.0.0.1` when left out; anything but a loopback address turns off demo token and control plane. */
  readonly host?: string;
  /** File that keeps the data. In memory when left out. */
  readonly data?: string | undefined;
  /** Hears of faults of the sandbox itself. Standard error when left out. */
  readonly log?: (line: string) => void;
  /** What becomes of an answer that breaks the contract: `refuse` (500; when left out) or only `log` it. */
  readonly onViolation?: 'refuse' | 'log';
}

export interface Sandbox {
  /** Where it listens: `http://127.0.0.1:4010`. */
  readonly url: string;
  /** Whether only this machine can reach it, so that demo token and control plane are on. */
  readonly isLocal: boolean;
  readonly contractVersion: string;
  /** Restores the seed and revokes all tokens. */
  reset(): Promise<void>;
  /** Stops listening and closes the data. */
  close(): Promise<void>;
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * Starts a sandbox. Two of them share nothing.
 *
 * @example
 * const sandbox = await startSandbox({ port: 0 });
 * const answer = await fetch(`${sandbox.url}/v1/debtors`, { headers: { authorization: 'Bearer sandbox-demo-token' } });
 * await sandbox.close();
 *
 * @throws SandboxError when the port is in use or the data file cannot be used; the message says what to do.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 4010, host = '127.0.0.1', data, onViolation = 'refuse' } = options;
  const log = options.log ?? ((line: string) => void process.stderr.write(`${line}\n`));
  const contract = readContract();
  const checks = createChecks(contract.document);
  const seed = demoSeed();
  const today = () => new Date().toISOString().slice(0, 10);
  const store = await openStore({ file: data, contract, checks, seed, today });
  const { database } = store;
  await createOAuthTables(database);

  const isLocal = loopback.has(host);
  const users = new Map(seed.users.map((user) => [user.name, user]));
  const modulesOf = new Map(seed.administrations.map(({ record, modules }) => [record.id, modules]));
  const identify = async (token: string): Promise<User | Message> => {
    if (token === demoToken) return isLocal ? knownUser(users, demoUser) : { key: 'demoTokenNotLocal' };
    const found = await findAccessToken(database, token);
    if (found === 'expired') return { key: 'tokenExpired' };
    return found ? knownUser(users, found.user) : { key: 'tokenUnknown' };
  };

  // The library behind it takes long to load, and most runs never sign in.
  let authorization: Promise<AuthorizationServer> | undefined;
  const authorize = () =>
    (authorization ??= createAuthorizationServer({
      url: urlOf(server, host),
      database,
      users: seed.users,
      onError: (error) => log(String(error)),
    }));
  const reset = async () => {
    await store.reset();
    await (await authorize()).revokeAll();
  };

  const administrations = recordsOf(database, store.administrations);
  const app = createHttp({
    api: createApi({
      contract,
      checks,
      engine: createEngine(contract.document),
      database,
      identify,
      administration: async (id) => {
        const record = await administrations.find({ administrationId: id }, id);
        const modules = modulesOf.get(id);
        return record && modules && { id, name: String(record.name), modules };
      },
      today,
      log,
      onViolation,
    }),
    connect: async (request, response) => (await authorize()).handle(request, response),
    control: isLocal
      ? createControl({
          reset,
          issueTokens: async (order) => (await authorize()).issueTokens(order),
          userNames: [...users.keys()],
          contractVersion: contract.document.info.version,
        })
      : undefined,
    pages: createPages(),
    log,
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await listen(server, port, host);

  return {
    url: urlOf(server, host),
    isLocal,
    contractVersion: contract.document.info.version,
    reset,
    async close() {
      server.closeIdleConnections();
      await new Promise<void>((done) => server.close(() => done()));
      await database.destroy();
    },
  };
}

function knownUser(users: ReadonlyMap<string, User>, name: string): User {
  const user = users.get(name);
  if (!user) throw new Error(`There is no user ${name}`);
  return user;
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => failed(explained(error, port, host)));
    server.listen(port, host, done);
  });
}

function explained({ code, message }: NodeJS.ErrnoException, port: number, host: string): Error {
  switch (code) {
    case 'EADDRINUSE':
      return new SandboxError(
        `Port ${port} is in use. Stop what listens there, or choose another one: npm start -- --port ${port + 1}`,
      );
    case 'EACCES':
      return new SandboxError(`Port ${port} is not open to you. Choose one above 1023: npm start -- --port 4010`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new SandboxError(`This machine has no address ${host}. Leave --host out to listen on 127.0.0.1.`);
    default:
      return new SandboxError(`The sandbox cannot listen on ${host}:${port}: ${message}`);
  }
}
