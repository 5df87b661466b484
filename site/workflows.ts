import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runStep } from '../scripts/lib/command.ts';
import { recordWorkflows } from './samples/record-workflows.ts';

/** Records the sandbox's responses to the workflows in `generated/workflows.json`. */
async function recordAll(output: string): Promise<string> {
  const recording = await recordWorkflows();
  await writeFile(join(output, 'generated', 'workflows.json'), `${JSON.stringify(recording, null, 1)}\n`);
  const steps = Object.values(recording).flatMap((workflow) => Object.keys(workflow));
  return `${steps.length} steps of ${Object.keys(recording).length} workflows`;
}

if (import.meta.main) await runStep(recordAll);
