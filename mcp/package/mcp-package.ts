import { join } from 'node:path';
import { packProgram } from '../../conformance/package/conformance-package.ts';
import { getSize } from '../../mocks/package/sandbox-package.ts';
import { runStep } from '../../scripts/lib/run-step.ts';

async function mcpPackage(output: string): Promise<string> {
  const folder = join(output, 'generated', 'mcp');
  await packMcp(folder);
  return `${await getSize(folder)} kB`;
}

export const packMcp = (folder: string): Promise<void> =>
  packProgram(folder, {
    workspace: 'mcp',
    entry: 'mcp/cli.ts',
    readme: 'mcp',
    copies: ['openapi/workflows'],
  });

if (import.meta.main) await runStep(mcpPackage);
