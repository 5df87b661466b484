import { join } from 'node:path';
import { clientTrials } from './support/client.ts';
import { complaintsOfCommand } from './support/command.ts';
import { copyOfContract } from './support/contract.ts';
import { once } from './support/once.ts';
import { outputFolder } from './support/output.ts';
import { schemaTrials } from './support/schemas.ts';
import { verdicts } from './support/verdicts.ts';

const contract = copyOfContract();
const output = outputFolder('kubb');

const generate = once(() =>
  complaintsOfCommand({
    script: join(import.meta.dirname, 'support/run-kubb.ts'),
    args: [contract.json, output],
    cwd: contract.folder,
    progress: [],
  }),
);

verdicts('@kubb/plugin-client', clientTrials({ output, program: 'kubb', generate }));

verdicts(
  '@kubb/plugin-zod',
  schemaTrials({
    output: join(output, 'zod'),
    file: join(output, 'zod/index.ts'),
    nameOf: (operation) => `${operation}MutationRequestSchema`,
    generate,
  }),
);
