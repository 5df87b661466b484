import { matchesGlob } from 'node:path';
import { CliError } from '../../programs/errors.ts';
import { getInputs, needsControlPlane, type Workflow, type WorkflowFile } from '../../programs/workflows.ts';
import { formatOption, type Inputs } from './inputs.ts';

export interface SelectedWorkflow {
  readonly file: WorkflowFile;
  readonly workflow: Workflow;
}

/**
 * @param only names or globs of workflows and documents; all workflows when empty.
 * @throws CliError for an unknown name.
 */
export function selectWorkflows(files: readonly WorkflowFile[], only: readonly string[]): readonly SelectedWorkflow[] {
  const all = files.flatMap((file) => file.document.workflows.map((workflow) => ({ file, workflow })));
  const matches = ({ file, workflow }: SelectedWorkflow, pattern: string): boolean =>
    matchesGlob(file.name, pattern) || matchesGlob(workflow.workflowId, pattern);
  const unknown = only.find((pattern) => !all.some((workflow) => matches(workflow, pattern)));
  if (unknown !== undefined) {
    const names = new Set(all.flatMap(({ file, workflow }) => [file.name, workflow.workflowId]));
    throw new CliError(`--only: there is no workflow "${unknown}". There are: ${[...names].join(', ')}.`);
  }
  return all.filter((workflow) => only.length === 0 || only.some((pattern) => matches(workflow, pattern)));
}

export function findSkipReason(
  { file, workflow }: SelectedWorkflow,
  { isSandbox, inputs }: { readonly isSandbox: boolean; readonly inputs: Inputs },
): string | undefined {
  if (needsControlPlane(file.document, workflow) && !isSandbox) {
    return 'needs the control plane of a sandbox, which this server does not have';
  }
  const { required = [] } = getInputs(file.document, workflow);
  const missing = required.filter((name) => inputs[name] === undefined);
  return missing.length > 0 ? `needs ${missing.map(formatOption).join(' and ')}, see --help` : undefined;
}
