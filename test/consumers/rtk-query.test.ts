import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientTrials } from './support/client.ts';
import { commandOf, complaintsOfCommand } from './support/command.ts';
import { copyOfContract } from './support/contract.ts';
import { outputFolder } from './support/output.ts';
import { verdicts } from './support/verdicts.ts';

const contract = copyOfContract();
const output = outputFolder('rtk-query');

// It takes its settings from a file only, and those four have no default.
const settings = {
  schemaFile: contract.json,
  apiFile: '../../programs/rtk-query-api.ts',
  apiImport: 'emptySplitApi',
  outputFile: join(output, 'api.ts'),
};

async function generate(): Promise<string[]> {
  const file = join(output, 'settings.json');
  await writeFile(file, JSON.stringify(settings));
  return complaintsOfCommand({
    script: commandOf('@rtk-query/codegen-openapi', 'rtk-query-codegen-openapi'),
    args: [file],
    cwd: contract.folder,
    progress: [/^Generating .*api\.ts$/, /^Done$/],
  });
}

verdicts('@rtk-query/codegen-openapi', clientTrials({ output, program: 'rtk-query', generate }));
