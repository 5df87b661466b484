import { openPanel } from './panel.ts';
import { runCommands } from './run-requests.ts';
import { runWorkflow } from './run-workflow.ts';

/** Runs what a button is for: the commands before it, a step, or a workflow. */
export async function run(slot: HTMLElement): Promise<void> {
  openPanel();
  await (slot.dataset.workflow === undefined ? runCommands(slot) : runWorkflow(slot));
}
