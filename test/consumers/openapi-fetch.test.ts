import { join } from 'node:path';
import { clientTrials } from './support/client.ts';
import { resolveCommand, runCommand } from './support/command.ts';
import { copyContract } from './support/contract.ts';
import { defineChecks } from './support/define-checks.ts';
import { createOutputFolder } from './support/output.ts';

const contract = copyContract();
const output = createOutputFolder('openapi-fetch');

defineChecks(
  'openapi-fetch',
  clientTrials({
    output,
    program: 'openapi-fetch',
    generate: () =>
      runCommand({
        script: resolveCommand('openapi-typescript'),
        // No declaration file, because those are skipped by the type check.
        args: [contract.json, '-o', join(output, 'schema.ts')],
        cwd: contract.folder,
        progress: [/^✨ openapi-typescript /, /^🚀 .* \[[0-9.]+m?s\]$/u],
      }),
  }),
);
