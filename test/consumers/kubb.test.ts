import { join } from 'node:path';
import { lazy } from '../../contract/memoize.ts';
import { clientTrials } from './support/client.ts';
import { runCommand } from './support/command.ts';
import { copyContract } from './support/contract.ts';
import { defineChecks } from './support/define-checks.ts';
import { createOutputFolder } from './support/output.ts';
import { schemaTrials } from './support/schemas.ts';

const contract = copyContract();
const output = createOutputFolder('kubb');

const generate = lazy(() =>
  runCommand({
    script: join(import.meta.dirname, 'support/run-kubb.ts'),
    args: [contract.json, output],
    cwd: contract.folder,
    progress: [],
  }),
);

defineChecks('@kubb/plugin-client', clientTrials({ output, program: 'kubb', generate }));

defineChecks(
  '@kubb/plugin-zod',
  schemaTrials({
    output: join(output, 'zod'),
    file: join(output, 'zod/index.ts'),
    nameOf: (operation) => `${operation}MutationRequestSchema`,
    generate,
  }),
);
