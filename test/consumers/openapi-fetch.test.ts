import { join } from 'node:path';
import { clientTrials } from './support/client.ts';
import { commandOf, complaintsOfCommand } from './support/command.ts';
import { copyOfContract } from './support/contract.ts';
import { outputFolder } from './support/output.ts';
import { verdicts } from './support/verdicts.ts';

const contract = copyOfContract();
const output = outputFolder('openapi-fetch');

verdicts(
  'openapi-fetch',
  clientTrials({
    output,
    program: 'openapi-fetch',
    generate: () =>
      complaintsOfCommand({
        script: commandOf('openapi-typescript'),
        // No declaration file, because those are skipped by the type check.
        args: [contract.json, '-o', join(output, 'schema.ts')],
        cwd: contract.folder,
        progress: [/^✨ openapi-typescript /, /^🚀 .* \[[0-9.]+m?s\]$/u],
      }),
  }),
);
