import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, glob, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { areSkipped } from './requirements.ts';

const run = promisify(execFile);

/** Where packages put the programs of the server, which are not always on the path. */
const PROGRAM_FOLDERS = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql@*/bin'];

/** Why this machine has no server for the tests. */
const MISSING = 'PostgreSQL is not installed: put its programs initdb and postgres on the path.';

/**
 * A PostgreSQL server for the tests of one file or suite, in a temporary folder and on no network. Where PostgreSQL is not
 * installed, the tests are skipped, but not in CI.
 */
export function usePostgres() {
  let server: PostgresServer | undefined;
  let schemas = 0;

  beforeAll(async () => {
    const programs = await findPrograms();
    if (programs) server = await startServer(programs);
    else areSkipped(MISSING, 'databases');
  });
  beforeEach(({ skip }) => skip(server === undefined, MISSING));
  afterAll(() => server?.stop());

  return {
    /** Creates an empty schema. Returns the URL of a database in which unqualified names are in that schema. */
    async createSchema(): Promise<string> {
      if (!server) throw new Error('The server is started before the first test.');
      schemas += 1;
      await query(server.url, `create schema s${schemas}`);
      return `${server.url}&options=${encodeURIComponent(`-c search_path=s${schemas}`)}`;
    },
    query,
  };
}

/** Runs a statement on a connection of its own. Returns the rows. */
async function query(url: string, sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

interface PostgresServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Returns the folder with the programs of the newest PostgreSQL; undefined when there is none. */
async function findPrograms(): Promise<string | undefined> {
  const folders: string[] = [];
  for await (const folder of glob(PROGRAM_FOLDERS)) folders.push(folder);
  const newestFirst = folders.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const path = (process.env.PATH ?? '').split(delimiter);
  return [...newestFirst, ...path].find((folder) => ['initdb', 'postgres'].every((it) => existsSync(join(folder, it))));
}

async function startServer(programs: string): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const user = await getServerUser();
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const settings = ['--username=test', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  await run(join(programs, 'initdb'), ['-D', data, ...settings], { cwd: folder, ...user });
  const options = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-F'];
  const child = spawn(join(programs, 'postgres'), options, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...user,
  });
  const url = `postgresql://test@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await waitUntilReady(child, url);
  return {
    url,
    async stop() {
      // A fast shutdown, which closes open connections.
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

/** Returns a user without rights when this is root, as whom the server does not start. */
export async function getServerUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (id) => Number((await run('id', [id, 'nobody'])).stdout)),
  );
  return uid && gid ? { uid, gid } : undefined;
}

/** @throws Error when the server ends, with its log. */
async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  let log = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL does not start: ${log}`);
    const isReady = await query(url, 'select 1').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await wait(20);
  }
}
