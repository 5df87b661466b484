import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { resolveCommand, runCommand } from './support/command.ts';
import { copyContract } from './support/contract.ts';
import { defineChecks } from './support/define-checks.ts';
import { readContract } from './support/examples.ts';
import { createSandbox, demoToken } from './support/sandbox.ts';

const contract = copyContract();

// Portman uses tslib without naming it; package.json does.

/** Tests that Portman writes for each operation, by what the contract says. */
const TESTS = ['statusSuccess', 'contentType', 'jsonBody', 'schemaValidation', 'headersPresent'];

interface NewmanReport {
  readonly run: {
    readonly stats: Readonly<Record<'requests' | 'assertions', { readonly total: number; readonly failed: number }>>;
    readonly failures: readonly { readonly error: { readonly test?: string; readonly message: string } }[];
  };
}

defineChecks('@apideck/portman', {
  // Every request of the examples, in the order of the contract.
  replays: async () => {
    const { paths } = await readContract(contract.json);
    const operations = Object.entries(paths)
      .filter(([path]) => path.startsWith('/v1/'))
      .flatMap(([, item]) => Object.keys(item));
    const { stats, failures } = await runPortman((await createSandbox()).url);
    expect(failures.map(({ error }) => `${error.test}: ${error.message}`)).toEqual([]);
    expect(stats.requests).toMatchObject({ total: operations.length, failed: 0 });
    expect(stats.assertions.total).toBeGreaterThan(3 * operations.length);
  },
});

/** Makes a Postman collection with tests of the contract, and runs it. */
async function runPortman(url: string): Promise<NewmanReport['run']> {
  const { folder } = contract;
  const settings = {
    version: 1.0,
    tests: { contractTests: TESTS.map((test) => ({ openApiOperation: '*::/*', [test]: { enabled: true } })) },
    globals: { securityOverwrites: { bearer: { token: demoToken } } },
  };
  await writeFile(join(folder, 'portman.json'), JSON.stringify(settings));
  // A sign-in is left out: its codes and tokens are valid once, and Portman calls the production server for it.
  await writeFile(join(folder, 'filter.json'), JSON.stringify({ tags: ['Authentication'] }));
  const report = join(folder, 'newman.json');
  const newman = { bail: false, reporters: ['json'], reporter: { json: { export: report } } };
  const options = {
    local: contract.json,
    baseUrl: url,
    portmanConfigFile: 'portman.json',
    filterFile: 'filter.json',
    output: 'collection.json',
    newmanRunOptions: JSON.stringify(newman),
  };
  await runCommand({
    script: resolveCommand('@apideck/portman', 'portman'),
    args: [...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]), '--runNewman'],
    cwd: folder,
    progress: [],
  });
  return (JSON.parse(await readFile(report, 'utf8')) as NewmanReport).run;
}
