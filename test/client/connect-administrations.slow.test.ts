import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { UserReport } from '../../client/examples/read-administrations.ts';
import { openTokenStores, type TokenStores } from '../../client/examples/token-stores.ts';
import type { Tokens } from '../../client/sign-in/tokens.ts';
import { openBrowser } from '../../mocks/sign-in/testing/fake-browser.ts';
import { createExampleProject, type ExampleProject } from '../support/client/example-project.ts';
import { usePostgres } from '../support/postgres.ts';
import { listenOnFreePort } from '../support/raw-http.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox({ clock: '2026-04-16' });
let project: ExampleProject;
const services: ChildProcess[] = [];

beforeAll(async () => {
  project = await createExampleProject();
}, 120_000);

afterEach(async () => {
  for (const service of services.splice(0)) await stop(service, 'SIGTERM');
});
afterAll(() => project?.remove());

/** A hundred users: half of them have two administrations, the others one. */
const users = Array.from({ length: 100 }, (_, index) => ({
  name: `user-${String(index).padStart(2, '0')}`,
  signInAs: index % 2 === 0 ? 'demo' : 'other',
}));

interface Service {
  readonly process: ChildProcess;
  readonly url: string;
}

async function startService(env: NodeJS.ProcessEnv): Promise<Service> {
  const server = createServer();
  const port = await listenOnFreePort(server);
  server.close();
  const settings = { SANDBOX_URL: sandbox.url, PORT: String(port), REQUESTS_PER_MINUTE: '1000000' };
  const process = project.start('connect-administrations.ts', { ...settings, ...env });
  services.push(process);
  const [line] = await once(process.stdout?.setEncoding('utf8') ?? process, 'data');
  return { process, url: String(line).trim() };
}

async function stop(service: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (service.exitCode !== null || service.signalCode !== null) return;
  service.kill(signal);
  await once(service, 'exit');
}

/** Connects a user, as a browser does. Returns the status of the callback. */
async function connect({ url }: Service, { name, signInAs }: (typeof users)[number]): Promise<number> {
  const redirect = await fetch(`${url}/connect?user=${name}`, { redirect: 'manual' });
  const [cookie = ''] = (redirect.headers.get('set-cookie') ?? '').split(';');
  const authorizeUrl = redirect.headers.get('location') ?? '';
  const callback = await openBrowser(sandbox.url).signIn(authorizeUrl, { user: signInAs });
  return (await fetch(callback, { headers: { cookie } })).status;
}

async function readReport({ url }: Service): Promise<UserReport[]> {
  const reports = (await (await fetch(`${url}/report`)).json()) as UserReport[];
  return reports.toSorted((a, b) => a.user.localeCompare(b.user));
}

/** What every user should see, from the sandbox. */
async function getExpected(): Promise<UserReport[]> {
  const read = async (tenant: number, user: string) => {
    const token = await sandbox.createToken(user);
    const { body } = await sandbox.call('/v1/outstandingsalesinvoices?pageSize=1000', { tenant, token });
    const amounts: number[] = body._data.map((row: { outstandingAmount: number }) => row.outstandingAmount);
    const outstanding = Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100;
    return { id: tenant, name: body._meta.administrationName, outstanding };
  };
  const administrations = { demo: [await read(1, 'demo'), await read(2, 'demo')], other: [await read(3, 'other')] };
  return users.map(({ name, signInAs }) => ({
    user: name,
    administrations: administrations[signInAs as 'demo' | 'other'],
  }));
}

/** Functions for a suite of tests, by the name of a store. They return the function that creates an environment. */
const tokenStores: Record<string, () => () => Promise<NodeJS.ProcessEnv>> = {
  'a folder': () => async () => ({ TOKEN_FOLDER: join(project.folder, 'tokens') }),
  PostgreSQL() {
    const postgres = usePostgres();
    return async () => ({ DATABASE_URL: await postgres.createSchema() });
  },
};

describe.each(Object.entries(tokenStores))('a service with tokens in %s', (_, useStores) => {
  const createEnv = useStores();
  let env: NodeJS.ProcessEnv;
  let stores: TokenStores;
  let expected: UserReport[];

  const loadTokens = async (user: string): Promise<Tokens> => (await stores.open(user).load()) as Tokens;
  const expire = async (user: string) => {
    const body = { token: (await loadTokens(user)).accessToken };
    expect((await sandbox.call('/_sandbox/tokens/expire', { body })).status).toBeLessThan(300);
  };

  afterAll(() => stores?.close());

  it('reads all administrations of a hundred users who signed in', async () => {
    env = await createEnv();
    stores = await openTokenStores(env.DATABASE_URL, env.TOKEN_FOLDER ?? '');
    expected = await getExpected();
    const service = await startService(env);
    await sandbox.call('/_sandbox/requests', { method: 'DELETE' });
    for (const user of users) expect(await connect(service, user)).toBe(200);
    expect(await readReport(service)).toEqual(expected);
    expect(await sandbox.findBrokenRules()).toEqual([]);
  });

  it('goes on after it was killed while it read', async () => {
    const killed = await startService(env);
    const times = 5;
    const delay = { operationId: 'listOutstandingSalesInvoices', effect: 'delay', milliseconds: 5000, times };
    expect((await sandbox.call('/_sandbox/faults', { body: delay })).status).toBe(201);
    const report = readReport(killed).catch(() => 'broken');
    // Each of the users who are read at the same time waits for the sandbox.
    const areWaiting = async () => (await sandbox.call('/_sandbox/faults')).body.faults.length === 0;
    await vi.waitUntil(areWaiting, { timeout: 60_000 });
    await stop(killed.process, 'SIGKILL');
    expect(await report).toBe('broken');
    expect(await readReport(await startService(env))).toEqual(expected);
  });

  it('refreshes each token once when two services read at the same time', async () => {
    for (const { name } of users) await expire(name);
    await sandbox.call('/_sandbox/requests', { method: 'DELETE' });
    const [first, second] = await Promise.all([startService(env), startService(env)]);
    // A refresh token that is used twice revokes the sign-in, so every user would have an error.
    expect(await Promise.all([readReport(first), readReport(second)])).toEqual([expected, expected]);
    expect(await sandbox.findBrokenRules()).toEqual([]);
  });

  it('reports the administration and the user that fail, and reads the others', async () => {
    const service = await startService(env);
    const fault = { operationId: 'listOutstandingSalesInvoices', effect: 'answer', status: 403 };
    expect((await sandbox.call('/_sandbox/faults', { body: fault })).status).toBe(201);
    await expire('user-99');
    await stores.open('user-99').save({ ...(await loadTokens('user-99')), refreshToken: 'revoked' });

    const reports = await readReport(service);
    expect(reports.length).toBe(100);
    const failed = reports.flatMap(({ administrations }) => administrations.filter(({ error }) => error));
    expect(failed).toEqual([
      { id: expect.any(Number), name: expect.any(String), error: expect.stringContaining('403') },
    ]);
    expect(reports[99]).toMatchObject({ administrations: [], mustSignIn: true });
    expect(reports.filter((report, index) => JSON.stringify(report) === JSON.stringify(expected[index])).length).toBe(
      98,
    );
  });

  it('reads a user again who signed in again', async () => {
    const service = await startService(env);
    expect(await connect(service, { name: 'user-99', signInAs: 'other' })).toBe(200);
    expect(await readReport(service)).toEqual(expected);
  });

  it('connects nobody without the session that started the sign-in', async () => {
    const service = await startService(env);
    const redirect = await fetch(`${service.url}/connect?user=intruder`, { redirect: 'manual' });
    const callback = await openBrowser(sandbox.url).signIn(redirect.headers.get('location') ?? '');
    expect((await fetch(callback)).status).toBe(400);
    expect((await fetch(`${service.url}/connect?user=../other`)).status).toBe(400);
    expect(await stores.listUsers()).not.toContain('intruder');
  });
});
