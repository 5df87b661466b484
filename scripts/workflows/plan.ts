import { type ArazzoDocument, inputsOf, needsControlPlane, type Workflow, type WorkflowFile } from './documents.ts';
import { optionFor, UsageError } from './options.ts';

/** A workflow that was asked for, with its document. */
export interface Planned {
  readonly file: WorkflowFile;
  readonly workflow: Workflow;
  /** Why it cannot run; undefined when it can. */
  readonly obstacle: string | undefined;
}

/** What decides which workflows can run. */
export interface Circumstances {
  readonly controlPlane: boolean;
  /** The inputs that are given. */
  readonly inputs: Readonly<Record<string, unknown>>;
}

/**
 * The workflows that were asked for.
 *
 * @param only names of workflows and documents; all when empty.
 * @throws UsageError when there is no such name.
 */
export function chosen(files: readonly WorkflowFile[], only: readonly string[]): readonly Omit<Planned, 'obstacle'>[] {
  const all = files.flatMap((file) => file.document.workflows.map((workflow) => ({ file, workflow })));
  const names = new Set(all.flatMap(({ file, workflow }) => [file.name, workflow.workflowId]));
  const unknown = only.find((name) => !names.has(name));
  if (unknown !== undefined) {
    throw new UsageError(`There is no workflow "${unknown}". There are: ${[...names].join(', ')}.`);
  }
  return all.filter(
    ({ file, workflow }) => only.length === 0 || only.includes(file.name) || only.includes(workflow.workflowId),
  );
}

/** Why a workflow cannot run on a server; undefined when it can. */
export function obstacle(
  document: ArazzoDocument,
  workflow: Workflow,
  circumstances: Circumstances,
): string | undefined {
  if (needsControlPlane(document, workflow) && !circumstances.controlPlane) {
    return 'needs the control plane of a sandbox, which this server does not have';
  }
  const { required = [] } = inputsOf(document, workflow);
  const missing = required.filter((name) => circumstances.inputs[name] === undefined);
  return missing.length > 0 ? `needs ${missing.map((name) => optionFor(name)).join(' and ')}, see --help` : undefined;
}
