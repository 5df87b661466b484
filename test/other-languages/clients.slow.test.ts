import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { CHECKS, type Check } from '../../site/content/clients/checks.ts';
import { CLIENT_RECIPES, type ClientRecipe } from '../../site/content/clients/recipes.ts';
import { samplePdf } from '../../site/requests/sample-pdf.ts';
import { listenOnFreePort } from '../support/raw-http.ts';
import { areSkipped } from '../support/requirements.ts';
import { useSandbox } from '../support/sandbox.ts';
import { requestCode } from '../support/sign-in.ts';
import { findObstacle, getToolVersion, runRecipe } from './run-recipe.ts';

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

const run = async (recipe: ClientRecipe): Promise<Readonly<Record<string, unknown>>> =>
  runRecipe(recipe, {
    ACCOUNTING_URL: sandbox.url,
    ACCOUNTING_TOKEN: demoToken,
    ACCOUNTING_CODE: await requestCode(sandbox),
    ACCOUNTING_NEWER_URL: newerUrl,
  });

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
  const { expected } = CHECKS[check];
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
