import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { getServerUser } from './postgres.ts';
import { areSkipped } from './requirements.ts';

const run = promisify(execFile);

const MISSING = 'MariaDB is not installed: put its programs mariadbd and mariadb-install-db on the path.';

/**
 * A MariaDB server for the tests of one suite, in a temporary folder and on no network. Where MariaDB is not installed, the
 * tests are skipped, but not in CI.
 */
export function useMariadb() {
  let server: Awaited<ReturnType<typeof startServer>> | undefined;
  let databases = 0;

  beforeAll(async () => {
    const program = findProgram();
    if (program) server = await startServer(program);
    else areSkipped(MISSING, 'databases');
  }, 60_000);
  beforeEach(({ skip }) => skip(server === undefined, MISSING));
  afterAll(() => server?.stop());

  return {
    /** Creates an empty database. Returns its data source for PDO. */
    async createDatabase(): Promise<string> {
      if (!server) throw new Error('The server is started before the first test.');
      databases += 1;
      await server.query(`create database d${databases}`);
      return `mysql:unix_socket=${server.socket};user=root;dbname=d${databases};charset=utf8mb4`;
    },
  };
}

/** Returns the path of the server, which packages put where only an administrator looks; undefined without one. */
const findProgram = (): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'mariadbd'))
    .find((file) => existsSync(file));

async function startServer(program: string) {
  const folder = await mkdtemp(join(tmpdir(), 'mariadb-'));
  const user = await getServerUser();
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const settings = { cwd: folder, ...user };
  const authentication = '--auth-root-authentication-method=normal';
  await run('mariadb-install-db', ['--no-defaults', `--datadir=${data}`, '--skip-test-db', authentication], settings);
  const socket = join(folder, 'socket');
  const options = [`--datadir=${data}`, `--socket=${socket}`, '--skip-networking', `--pid-file=${join(folder, 'pid')}`];
  const child = spawn(program, ['--no-defaults', ...options], { ...settings, stdio: 'ignore' });
  const query = (sql: string) => run('mariadb', ['--no-defaults', `--socket=${socket}`, '--user=root', '-e', sql]);
  const isReady = () =>
    query('select 1').then(
      () => true,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('MariaDB does not start.');
    await wait(50);
  }
  return {
    socket,
    query,
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}
