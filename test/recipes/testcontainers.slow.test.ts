import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { useSandbox } from '../support/sandbox.ts';

/**
 * The file for Vitest of the page about Testcontainers, which runs here without Docker: a stand-in for the library starts
 * nothing, and gives it the host and the port of a sandbox. The one for Java has no library here.
 */
const sandbox = useSandbox();
const folder = mkdtempSync(join(tmpdir(), 'testcontainers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const snippets = join(repository, 'site', 'content', 'testcontainers', 'snippets');

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Runs a program in the folder, with the address of the sandbox for the stand-in. */
async function run(program: string, ...args: readonly string[]): Promise<void> {
  const { hostname, port } = new URL(sandbox.url);
  const env = { ...process.env, STAND_IN_HOST: hostname, STAND_IN_PORT: port };
  await promisify(execFile)(program, args, { cwd: folder, env });
}

/** Each test deletes its world. */
const expectNoWorld = async (): Promise<void> =>
  expect((await sandbox.call('/_sandbox/worlds')).body).toEqual({ worlds: [] });

it('the file for Vitest passes, and leaves no world', async () => {
  cpSync(join(snippets, 'vitest.ts'), join(folder, 'world.test.ts'));
  write({
    'node_modules/testcontainers/package.json':
      '{ "name": "testcontainers", "type": "module", "exports": "./index.js" }',
    'node_modules/testcontainers/index.js': `
      export const Wait = { forHttp: (path, port) => ({ path, port }) };
      export class GenericContainer {
        withExposedPorts() { return this; }
        withWaitStrategy() { return this; }
        async start() {
          return {
            getHost: () => process.env.STAND_IN_HOST,
            getMappedPort: () => process.env.STAND_IN_PORT,
            stop: async () => {},
          };
        }
      }`,
  });
  symlinkSync(join(repository, 'node_modules', 'vitest'), join(folder, 'node_modules', 'vitest'));
  await run(process.execPath, join(repository, 'node_modules', 'vitest', 'vitest.mjs'), 'run');
  await expectNoWorld();
});
