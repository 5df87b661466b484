import { join } from 'node:path';
import { expect } from 'vitest';
import { addressesIn, hasPlaceholder } from './support/addresses.ts';
import { clientTrials } from './support/client.ts';
import { commandOf, complaintsOfCommand } from './support/command.ts';
import { copyOfContract } from './support/contract.ts';
import { outputFolder } from './support/output.ts';
import { verdicts } from './support/verdicts.ts';

const contract = copyOfContract();
const output = outputFolder('oazapfts');

const trials = clientTrials({
  output,
  program: 'oazapfts',
  generate: () =>
    complaintsOfCommand({
      script: commandOf('oazapfts'),
      args: [contract.json, join(output, 'api.ts')],
      cwd: contract.folder,
      progress: [],
    }),
});

verdicts('oazapfts', {
  ...trials,
  servers: async () => {
    await trials.loads();
    expect(addressesIn(output).filter(hasPlaceholder)).toEqual([]);
  },
});
