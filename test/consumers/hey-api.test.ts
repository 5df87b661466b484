import { expect } from 'vitest';
import { clientTrials } from './support/client.ts';
import { resolveCommand, runCommand } from './support/command.ts';
import { copyContract } from './support/contract.ts';
import { defineChecks } from './support/define-checks.ts';
import { findUrls, hasPlaceholder } from './support/find-urls.ts';
import { createOutputFolder } from './support/output.ts';

const contract = copyContract();
const output = createOutputFolder('hey-api');

// By default it generates types and a fetch client.
const trials = clientTrials({
  output,
  program: 'hey-api',
  generate: () =>
    runCommand({
      script: resolveCommand('@hey-api/openapi-ts', 'openapi-ts'),
      args: ['-i', contract.json, '-o', output],
      cwd: contract.folder,
      progress: [/^@hey-api\/openapi-ts v/, /^\[Job 1\] ~ Generating\.\.\.$/, /^\[Job 1\] {3}\[1\] /, /^\[Job 1\] ✓ /],
    }),
});

defineChecks('@hey-api/openapi-ts', {
  ...trials,
  servers: async () => {
    await trials.loads();
    expect(findUrls(output).filter(hasPlaceholder)).toEqual([]);
  },
});
