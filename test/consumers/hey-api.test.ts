import { expect } from 'vitest';
import { recipes } from './recipes.ts';
import { clientTrials } from './support/client.ts';
import { copyContract } from './support/contract.ts';
import { defineChecks } from './support/define-checks.ts';
import { findUrls, hasPlaceholder } from './support/find-urls.ts';
import { createOutputFolder } from './support/output.ts';
import { runRecipe } from './support/run-recipe.ts';

const contract = copyContract();
const output = createOutputFolder('hey-api');

// By default it generates types and a fetch client.
const trials = clientTrials({
  output,
  program: 'hey-api',
  generate: () =>
    runRecipe(recipes['hey-api'], contract, output, [
      ...[/^@hey-api\/openapi-ts v/, /^\[Job 1\] ~ Generating\.\.\.$/],
      ...[/^\[Job 1\] {3}\[1\] /, /^\[Job 1\] ✓ /],
    ]),
});

defineChecks('@hey-api/openapi-ts', {
  ...trials,
  servers: async () => {
    await trials.loads();
    expect(findUrls(output).filter(hasPlaceholder)).toEqual([]);
  },
});
