import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientTrials } from './support/client.ts';
import { resolveCommand, runCommand } from './support/command.ts';
import { copyContract } from './support/contract.ts';
import { defineChecks } from './support/define-checks.ts';
import { createOutputFolder } from './support/output.ts';

const contract = copyContract();
const output = createOutputFolder('rtk-query');

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
  return runCommand({
    script: resolveCommand('@rtk-query/codegen-openapi', 'rtk-query-codegen-openapi'),
    args: [file],
    cwd: contract.folder,
    progress: [/^Generating .*api\.ts$/, /^Done$/],
  });
}

defineChecks('@rtk-query/codegen-openapi', clientTrials({ output, program: 'rtk-query', generate }));
