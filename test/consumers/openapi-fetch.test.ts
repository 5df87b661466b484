import { recipes } from './recipes.ts';
import { clientTrials } from './support/client.ts';
import { copyContract } from './support/contract.ts';
import { defineChecks } from './support/define-checks.ts';
import { createOutputFolder } from './support/output.ts';
import { runRecipe } from './support/run-recipe.ts';

const contract = copyContract();
const output = createOutputFolder('openapi-fetch');

defineChecks(
  'openapi-fetch',
  clientTrials({
    output,
    program: 'openapi-fetch',
    generate: () =>
      runRecipe(recipes['openapi-fetch'], contract, output, [/^✨ openapi-typescript /, /^🚀 .* \[[0-9.]+m?s\]$/u]),
  }),
);
