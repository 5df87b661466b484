import { expect } from 'vitest';
import { addressesIn, hasPlaceholder } from './support/addresses.ts';
import { clientTrials } from './support/client.ts';
import { commandOf, complaintsOfCommand } from './support/command.ts';
import { copyOfContract } from './support/contract.ts';
import { outputFolder } from './support/output.ts';
import { verdicts } from './support/verdicts.ts';

const contract = copyOfContract();
const output = outputFolder('hey-api');

// Types and a client that uses fetch are what it makes when nothing else is said.
const trials = clientTrials({
  output,
  program: 'hey-api',
  generate: () =>
    complaintsOfCommand({
      script: commandOf('@hey-api/openapi-ts', 'openapi-ts'),
      args: ['-i', contract.json, '-o', output],
      cwd: contract.folder,
      progress: [/^@hey-api\/openapi-ts v/, /^\[Job 1\] ~ Generating\.\.\.$/, /^\[Job 1\] {3}\[1\] /, /^\[Job 1\] ✓ /],
    }),
});

verdicts('@hey-api/openapi-ts', {
  ...trials,
  servers: async () => {
    await trials.loads();
    expect(addressesIn(output).filter(hasPlaceholder)).toEqual([]);
  },
});
