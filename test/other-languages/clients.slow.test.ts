import { copyFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { openBrowser } from '../../mocks/sign-in/testing/fake-browser.ts';
import { repository } from '../../scripts/lib/run.ts';
import { CHECKS, type Check, getCheck } from '../../site/content/clients/checks.ts';
import { createClientPages } from '../../site/content/clients/pages.ts';
import { CLIENT_RECIPES, type ClientRecipe } from '../../site/content/clients/recipes.ts';
import { samplePdf } from '../../site/requests/sample-pdf.ts';
import { judgeBuffered, testFaults } from '../support/client/fault-worker.ts';
import { listenOnFreePort } from '../support/raw-http.ts';
import { areSkipped } from '../support/requirements.ts';
import { useSandbox } from '../support/sandbox.ts';
import { findObstacle, getToolVersion, makeClient, python, runRecipe } from './run-recipe.ts';

/**
 * The recipes of the pages about clients in other languages: each makes a client and runs the program of the page against a
 * sandbox. Where a language is not installed, its tests are skipped, with the reason, but not in CI.
 */
const sandbox = useSandbox();

/** A server of a later version, which returns a value and a field that the contract does not have yet. */
const newer = createServer(async (_request, response) => {
  const { body } = await sandbox.call('/v1/ledgeraccounts/1');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ ...body, balanceOrProfitLoss: 'X', addedLater: { value: 1 } }));
});
let newerUrl: string;
beforeAll(async () => {
  newerUrl = `http://127.0.0.1:${await listenOnFreePort(newer)}`;
});
afterAll(() => void newer.close());

/** Gets a code as the page says: by its address, which a reader opens. */
async function requestCode({ language }: ClientRecipe): Promise<string> {
  const page = createClientPages().find(({ label }) => label === language);
  const [, address = ''] = /^```url\n(.*)\n```$/m.exec(page?.markdown ?? '') ?? [];
  const callback = await openBrowser(sandbox.url).signIn(address.replace('http://localhost:4010', sandbox.url));
  return callback.searchParams.get('code') ?? '';
}

/** Runs a recipe, while the sandbox fails as its page says. Returns what the functions return, or how often they send a request. */
async function run(recipe: ClientRecipe): Promise<Readonly<Record<string, unknown>>> {
  await sandbox.reset();
  await sandbox.call('/_sandbox/requests', { method: 'DELETE' });
  const checks = (Object.keys(CHECKS) as Check[]).map((name) => ({ name, ...getCheck(name) }));
  for (const { fault } of checks) if (fault) await sandbox.call('/_sandbox/faults', { body: fault });
  const results = await runRecipe(recipe, async () => ({
    ACCOUNTING_URL: sandbox.url,
    ACCOUNTING_TOKEN: demoToken,
    ACCOUNTING_CODE: await requestCode(recipe),
    ACCOUNTING_NEWER_URL: newerUrl,
  }));
  const counted = checks.filter(({ expected }) => expected === '1 request');
  const counts = counted.map(async ({ name, fault }) => {
    const { body } = await sandbox.call(`/_sandbox/requests?operationId=${fault?.operationId}`);
    return [name, body.requests.length === 1 ? '1 request' : `${body.requests.length} requests`];
  });
  return { ...results, ...Object.fromEntries(await Promise.all(counts)) };
}

const pdf = Buffer.from(samplePdf.createBytes());

async function download(id: unknown): Promise<Buffer> {
  const headers = { authorization: `Bearer ${demoToken}` };
  const response = await fetch(`${sandbox.url}/v1/inboxfiles/${id}`, { headers });
  return Buffer.from(await response.arrayBuffer());
}

/** Expects what a function returns when the client can do it, or when the program does it otherwise. */
async function expectSuccess(check: Check, value: unknown, { types }: ClientRecipe): Promise<void> {
  if (check === 'uploadPdf') return expect(await download(value)).toEqual(pdf);
  if (check === 'downloadPdf') return expect(value).toBe(pdf.length);
  if (check === 'readMessage') return expect(value).toContain('debtorKindId');
  const { expected } = getCheck(check);
  const type = check === 'setAmount' || check === 'readDate' ? ` ${types[check]}` : undefined;
  expect(value).toEqual(type === undefined ? expected : `${expected}${type}`);
}

for (const recipe of CLIENT_RECIPES) {
  const { language, tool, version, faults } = recipe;
  const obstacle = findObstacle(recipe);
  const isSkipped = areSkipped(obstacle && `The client in ${language} cannot be tested: ${obstacle}.`, 'languages');

  describe.skipIf(isSkipped)(`the client that ${tool} makes for ${language}`, () => {
    let results: Readonly<Record<string, unknown>>;
    // A compiler takes long for a client of 20,000 lines while the machine is busy.
    beforeAll(async () => {
      results = await run(recipe);
    }, 300_000);

    it(`is made by version ${version}`, () => {
      expect(getToolVersion(recipe)).toBe(version);
    });

    for (const [name, { title }] of Object.entries(CHECKS)) {
      const check = name as Check;
      const fault = faults[check];
      it(`${title.replace(/^./, (letter) => letter.toLowerCase())}${fault ? `: a fault. ${fault.reason}` : ''}`, async () => {
        if (fault === undefined) return expectSuccess(check, results[check], recipe);
        expect(results[check]).toMatch(fault.says);
        if (fault.instead !== undefined) await expectSuccess(check, results[`${check}Instead`], recipe);
      });
    }
  });
}

const wrapped = CLIENT_RECIPES.filter(({ language }) => language === 'Python');
const isPythonMissing = wrapped.some((recipe) => findObstacle(recipe) !== undefined);

describe.skipIf(isPythonMissing).each(wrapped)('the wrapper of the client for $language', (recipe) => {
  let folder: string;
  const start = async () => {
    folder = await makeClient(recipe);
    const program = join(folder, 'fault_worker.py');
    await copyFile(join(repository, 'test', 'other-languages', 'python', 'fault_worker.py'), program);
    return { command: [python, '-B', program], cwd: folder } as const;
  };
  afterAll(() => rm(folder, { recursive: true }));

  // It has no second token.
  testFaults(sandbox, start, (fault, kind) => {
    const outcome = judgeBuffered(fault, kind);
    return outcome === 'retry with another token' ? fault.outcome : outcome;
  });
});
