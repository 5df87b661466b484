import { expect } from 'vitest';
import { addressesIn, hasPlaceholder } from './support/addresses.ts';
import { clientTrials } from './support/client.ts';
import { commandOf, complaintsOfCommand } from './support/command.ts';
import { copyOfContract } from './support/contract.ts';
import { outputFolder } from './support/output.ts';
import { verdicts } from './support/verdicts.ts';

const contract = copyOfContract();
const output = outputFolder('swagger-typescript-api');

const trials = clientTrials({
  output,
  program: 'swagger-typescript-api',
  generate: () =>
    complaintsOfCommand({
      script: commandOf('swagger-typescript-api'),
      args: ['generate', '-p', contract.json, '-o', output],
      cwd: contract.folder,
      progress: [
        /^ℹ Code generator will use the default template/,
        /^ℹ try to get swagger by path/,
        /^ℹ start generating your typescript api$/,
        /^✔ api file "Api\.ts" created in/,
      ],
    }),
});

verdicts('swagger-typescript-api', {
  ...trials,
  servers: async () => {
    await trials.loads();
    expect(addressesIn(output).filter(hasPlaceholder)).toEqual([]);
  },
});
