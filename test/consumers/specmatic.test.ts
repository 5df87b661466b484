import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../contract/document.ts';
import { demoToken, startSandbox } from '../../mocks/index.ts';
import { copyContract } from './support/contract.ts';

const contract = copyContract();
const jar = resolve(import.meta.dirname, 'node_modules/specmatic/specmatic.jar');

/** No example can be sent again: a code and a refresh token are valid once, and come from a user who signs in. */
const TOKEN_PATH = '/connect/token';

/** Tests that fail because of Specmatic, with the reason. Each is tried: when it passes, it is removed from here. */
const FAULTS: Readonly<Record<string, string>> = {
  'GET /v1/ledgerlines': 'it reads an example of a list with one item, `Bookyear: [2026]`, as the item itself',
  'GET /v1/ledgergrouped': 'the same, with `bookyear` and `groupBy`',
};

interface Scenario {
  /** `GET /v1/debtors/{id}` */
  readonly operation: string;
  readonly isPassed: boolean;
}

it('the tests that Specmatic makes of the examples, in the order of the contract, pass on a sandbox', async () => {
  const sandbox = await startSandbox({ port: 0 });
  afterAll(() => sandbox.close());
  const { security: _all, ...document } = JSON.parse(await readFile(contract.json, 'utf8')) as OpenApiDocument;
  // It tests each way to authorize, and a record can be deleted only once.
  await writeFile(contract.json, JSON.stringify({ ...document, security: [{ bearerToken: [] }] }));
  const output = await runSpecmatic(sandbox.url);
  expect(output).not.toMatch(/Could not parse|Error loading/);
  const scenarios = listScenarios(output);
  const operations = Object.entries(document.paths)
    .filter(([path]) => path !== TOKEN_PATH)
    .flatMap(([path, item]) =>
      Object.keys(item).flatMap((method) => (method === 'servers' ? [] : [`${method.toUpperCase()} ${path}`])),
    );
  expect(scenarios.map(({ operation }) => operation).toSorted()).toEqual(operations.toSorted());
  const failed = scenarios.filter(({ isPassed }) => !isPassed).map(({ operation }) => operation);
  expect(failed.toSorted()).toEqual(Object.keys(FAULTS).toSorted());
});

/** Runs the tests of the contract against a server, and returns what Specmatic prints. It fails when a test does. */
async function runSpecmatic(url: string): Promise<string> {
  const { folder } = contract;
  const hosts = join(folder, 'hosts');
  await writeFile(hosts, '127.0.0.1 localhost\n');
  const settings = {
    sources: [{ provider: 'filesystem', test: ['openapi.json'] }],
    security: { OpenAPI: { securitySchemes: { bearerToken: { type: 'bearer', token: demoToken } } } },
    disable_telemetry: true,
  };
  await writeFile(join(folder, 'specmatic.json'), JSON.stringify(settings));
  const args = [
    // It resolves no other host than this one, so that nothing in it can call another.
    `-Djdk.net.hosts.file=${hosts}`,
    '-jar',
    jar,
    'test',
    `--testBaseURL=${url}`,
    `--filter=PATH!='${TOKEN_PATH}'`,
  ];
  const options = {
    cwd: folder,
    env: { ...process.env, SPECMATIC_DISABLE_TELEMETRY: 'true' },
    maxBuffer: 64 * 1024 * 1024,
  };
  return new Promise((done, fail) =>
    execFile('java', args, options, (error, stdout) =>
      error && !stdout.includes('Tests run:') ? fail(error) : done(stdout),
    ),
  );
}

/** Reads lines such as `Scenario: GET /v1/debtors/(id:number) -> 200 with the request from … has SUCCEEDED`. */
const listScenarios = (output: string): Scenario[] =>
  [...output.matchAll(/^Scenario: (\S+ \S+) -> .* has (SUCCEEDED|FAILED)$/gm)].map(([, name = '', result]) => ({
    operation: name.replaceAll(/\((\w+):\w+\)/g, '{$1}'),
    isPassed: result === 'SUCCEEDED',
  }));
