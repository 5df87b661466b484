import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runTogether } from '../support/client/run-together.ts';
import { isPhpMissing, phpunit, runPhp } from '../support/client-php/php.ts';
import { useMariadb } from '../support/mariadb.ts';
import { usePostgres } from '../support/postgres.ts';
import { useSandbox } from '../support/sandbox.ts';

const PROCESSES = 10;

const sandbox = useSandbox();
const program = join(phpunit, 'refresh-process.php');
const run = (location: string, ...fates: string[]): Promise<unknown[]> =>
  runTogether(fates.map((fate) => ['php', program, sandbox.url, location, fate]));

/** Functions for a suite of tests, by the kind of store. They return the function that creates the location of an empty one. */
const stores: Readonly<Record<string, () => (folder: string) => Promise<string>>> = {
  'a file': () => async (folder) => join(folder, 'tokens.json'),
  SQLite: () => async (folder) => `sqlite:${join(folder, 'tokens.sqlite')}`,
  PostgreSQL() {
    const postgres = usePostgres();
    return async () => toDataSource(await postgres.createSchema());
  },
  MariaDB() {
    const mariadb = useMariadb();
    return () => mariadb.createDatabase();
  },
};

/** Converts a URL of PostgreSQL to a data source of PDO. */
function toDataSource(location: string): string {
  const { username, pathname, searchParams } = new URL(location);
  const options = searchParams.get('options') ?? '';
  return `pgsql:host=${searchParams.get('host')};user=${username};dbname=${pathname.slice(1)};options='${options}'`;
}

describe.skipIf(isPhpMissing).each(Object.entries(stores))(
  'PHP processes that share tokens in %s',
  (name, useLocations) => {
    const locate = useLocations();
    /** Creates a store with the tokens of a sign-in that expired, or expires in seconds from now. */
    async function createStore() {
      const folder = await mkdtemp(join(tmpdir(), 'tokens-php-'));
      onTestFinished(() => rm(folder, { recursive: true }));
      const location = await locate(folder);
      const { body } = await sandbox.call('/_sandbox/tokens', { body: { user: 'demo' }, token: null });
      const tokens = { accessToken: body.access_token, refreshToken: body.refresh_token, scope: body.scope };
      const access = async (...args: string[]) =>
        JSON.parse(await runPhp([join(phpunit, 'store.php'), location, ...args]));
      const save = (changes: object) => access(JSON.stringify({ ...tokens, ...changes }));
      await save({ expiresAt: 1 });
      return { location, tokens, save, access, load: () => access() };
    }

    it(`send one refresh, when ${PROCESSES} of them find an expired token`, async () => {
      const { location, tokens, load } = await createStore();
      const results = (await run(location, ...Array.from({ length: PROCESSES }, () => 'live'))) as {
        refreshes: number;
      }[];
      expect(results).toEqual(results.map(({ refreshes }) => ({ debtors: 32, refreshes })));
      expect(results.reduce((sum, { refreshes }) => sum + refreshes, 0)).toBe(1);
      expect(await load()).toMatchObject({
        refreshToken: expect.not.stringContaining(tokens.refreshToken),
        refreshing: null,
      });
      expect(await run(location, 'live')).toEqual([{ debtors: 32, refreshes: 0 }]);
    });

    if (name !== 'a file')
      it('have a row for each user, of whom two may differ in capitals only', async () => {
        const { tokens, access } = await createStore();
        const users = ['Anna', 'anna', 'anna ', 'ánna'];
        for (const user of users) await access(JSON.stringify({ ...tokens, scope: user }), user);
        for (const user of users) expect(await access('', user)).toMatchObject({ scope: user });
      });

    it('use the access token until it expires after one was killed in its refresh, and then require a sign-in', async () => {
      const { location, tokens, save, load } = await createStore();
      expect(await run(location, 'die')).toEqual([undefined]);
      const interrupted = await load();
      expect(interrupted).toMatchObject({ ...tokens, refreshing: expect.any(Number) });

      await save({ refreshing: interrupted.refreshing, expiresAt: Date.now() / 1000 + 60 });
      expect(await run(location, 'live')).toEqual([{ debtors: 32, refreshes: 0 }]);
      await save({ refreshing: interrupted.refreshing, expiresAt: 1 });
      expect(await run(location, 'live')).toEqual([{ error: 'refresh-interrupted', refreshes: 1 }]);
    });
  },
);
