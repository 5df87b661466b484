import { join } from 'node:path';
import { expect } from 'vitest';
import { clientTrials } from './support/client.ts';
import { resolveCommand, runCommand } from './support/command.ts';
import { copyContract } from './support/contract.ts';
import { defineChecks } from './support/define-checks.ts';
import { findUrls, hasPlaceholder } from './support/find-urls.ts';
import { createOutputFolder } from './support/output.ts';

const contract = copyContract();
const output = createOutputFolder('oazapfts');

const trials = clientTrials({
  output,
  program: 'oazapfts',
  generate: () =>
    runCommand({
      script: resolveCommand('oazapfts'),
      args: [contract.json, join(output, 'api.ts')],
      cwd: contract.folder,
      progress: [],
    }),
});

defineChecks('oazapfts', {
  ...trials,
  servers: async () => {
    await trials.loads();
    expect(findUrls(output).filter(hasPlaceholder)).toEqual([]);
  },
});
