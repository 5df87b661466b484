import { extractFailures, type RespectRun } from './respect.ts';

export interface WorkflowResult {
  readonly name: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** The number of requests, or why it was skipped. */
  readonly summary: string;
  /** What Respect says of the steps that failed. */
  readonly details: string;
}

export function toWorkflowResult(name: string, { workflows, output }: RespectRun): WorkflowResult {
  const workflow = workflows.find(({ workflowId }) => workflowId === name);
  const summary = `${workflow?.totalRequests ?? 0} requests`;
  if (workflow && workflow.status !== 'error') return { name, status: 'passed', summary, details: '' };
  const details = extractFailures(output, name);
  const [firstStep = ''] = details.split(/\n(?= {2}✗)/);
  const missingModule = /"type": "[^"]*\/module-required"[\s\S]*"detail": "([^"]*?)\.?"/.exec(firstStep)?.[1];
  // An administration without a module is no failure of the server.
  if (missingModule !== undefined) return { name, status: 'skipped', summary: missingModule, details: '' };
  return { name, status: 'failed', summary, details };
}

/** A line for each workflow, what was wrong with those that failed, and the count. */
export function formatReport(results: readonly WorkflowResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const lines = results.map(({ name, status, summary, details }) =>
    [`${status.padEnd(8)} ${name.padEnd(width)}  ${summary}`, details].filter(Boolean).join('\n'),
  );
  const counts = (['passed', 'failed', 'skipped'] as const).map(
    (status) => `${results.filter((result) => result.status === status).length} ${status}`,
  );
  return `${lines.join('\n')}\n\n${counts.join(', ')}\n`;
}
