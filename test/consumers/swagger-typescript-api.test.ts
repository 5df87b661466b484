import { expect } from 'vitest';
import { recipes } from './recipes.ts';
import { clientTrials } from './support/client.ts';
import { copyContract } from './support/contract.ts';
import { defineChecks } from './support/define-checks.ts';
import { findUrls, hasPlaceholder } from './support/find-urls.ts';
import { createOutputFolder } from './support/output.ts';
import { runRecipe } from './support/run-recipe.ts';

const contract = copyContract();
const output = createOutputFolder('swagger-typescript-api');

const trials = clientTrials({
  output,
  program: 'swagger-typescript-api',
  generate: () =>
    runRecipe(recipes['swagger-typescript-api'], contract, output, [
      /^ℹ Code generator will use the default template/,
      /^ℹ try to get swagger by path/,
      /^ℹ start generating your typescript api$/,
      /^✔ api file "Api\.ts" created in/,
    ]),
});

defineChecks('swagger-typescript-api', {
  ...trials,
  servers: async () => {
    await trials.loads();
    expect(findUrls(output).filter(hasPlaceholder)).toEqual([]);
  },
});
