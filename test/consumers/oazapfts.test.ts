import { expect } from 'vitest';
import { recipes } from './recipes.ts';
import { clientTrials } from './support/client.ts';
import { copyContract } from './support/contract.ts';
import { defineChecks } from './support/define-checks.ts';
import { findUrls, hasPlaceholder } from './support/find-urls.ts';
import { createOutputFolder } from './support/output.ts';
import { runRecipe } from './support/run-recipe.ts';

const contract = copyContract();
const output = createOutputFolder('oazapfts');

const trials = clientTrials({
  output,
  program: 'oazapfts',
  generate: () => runRecipe(recipes.oazapfts, contract, output),
});

defineChecks('oazapfts', {
  ...trials,
  servers: async () => {
    await trials.loads();
    expect(findUrls(output).filter(hasPlaceholder)).toEqual([]);
  },
});
