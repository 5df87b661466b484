import { beforeAll, describe, expect, it } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { skipUnlessInstalled } from '../support/requirements.ts';
import { useSandbox } from '../support/sandbox.ts';
import { findObstacle, getToolVersion, listRecipes, runRecipe } from './run-recipe.ts';

/**
 * The recipes of the pages about clients in other languages: each makes a client and runs the program of the page against a
 * sandbox. Where a language is not installed, its tests are skipped, with the reason, but not in CI.
 */
const sandbox = useSandbox();

for (const recipe of listRecipes()) {
  const { language, tool, version } = recipe;
  const obstacle = findObstacle(recipe);
  const isSkipped = skipUnlessInstalled(
    obstacle && `The client in ${language} cannot be tested: ${obstacle}.`,
    'languages',
  );

  describe.skipIf(isSkipped)(`the client that ${tool} makes for ${language}`, () => {
    let printed: readonly string[];
    // A compiler takes long for a client of 20,000 lines while the machine is busy.
    beforeAll(async () => {
      await sandbox.reset();
      await sandbox.call('/_sandbox/requests', { method: 'DELETE' });
      printed = await runRecipe(recipe, { ACCOUNTING_URL: sandbox.url, ACCOUNTING_TOKEN: demoToken });
    });

    it(`is made by version ${version}`, () => {
      expect(getToolVersion(recipe)).toBe(version);
    });

    it('reads a list, creates a record with an exact amount, reads which field is wrong, and clears a field', () => {
      expect(printed).toEqual([
        '32 debtors, the first is Bakkerij Zonnestraal',
        'Created Tea house with a credit limit of 999999999999.99',
        '400 for debtorKindId',
        'The credit limit is cleared',
      ]);
    });

    it('sends each POST once: the journal shows the newest first', async () => {
      const { body } = await sandbox.call('/_sandbox/requests?operationId=createDebtor');
      expect(body.requests.map(({ status }: { status: number }) => status)).toEqual([400, 201]);
    });
  });
}
