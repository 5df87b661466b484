import { formatCount } from '../../programs/format-count.ts';
import { formatTable } from '../../programs/table.ts';
import { limitLines } from '../report/summary.ts';
import { extractFailures, type RespectRun } from './respect.ts';

export interface WorkflowResult {
  readonly name: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** Number of requests, or the reason for skipping. */
  readonly summary: string;
  readonly details: string;
}

export function toWorkflowResult(name: string, { workflows, output }: RespectRun): WorkflowResult {
  const workflow = workflows.find(({ workflowId }) => workflowId === name);
  const summary = formatCount(workflow?.totalRequests ?? 0, 'request');
  if (workflow && workflow.status !== 'error') return { name, status: 'passed', summary, details: '' };
  const details = extractFailures(output, name);
  const [firstStep = ''] = details.split(/\n(?= {2}✗)/);
  const missingModule = /"type": "[^"]*\/module-required"[\s\S]*"detail": "([^"]*?)\.?"/.exec(firstStep)?.[1];
  // A missing module is not a failure of the server.
  if (missingModule !== undefined) return { name, status: 'skipped', summary: missingModule, details: '' };
  return { name, status: 'failed', summary, details };
}

/** Maximum lines of the table on one screen, with two for the counts. */
const MAX_LINES = 58;

/** Formats a line per workflow, the reasons of failures, and the counts. */
export function formatResults(results: readonly WorkflowResult[]): string {
  const rows = results.map(({ name, status, summary }) => [status.padEnd(7), name, summary]);
  const failed = results.filter(({ details }) => details !== '').length;
  const max = Math.max(2, Math.floor((MAX_LINES - results.length) / failed) - 1);
  const lines = formatTable(rows, 0)
    .split('\n')
    .flatMap((line, index) => [line, ...shorten(results[index]?.details ?? '', max)]);
  const counts = (['passed', 'failed', 'skipped'] as const).map(
    (status) => `${results.filter((result) => result.status === status).length} ${status}`,
  );
  return `${limitLines(lines, MAX_LINES, ' lines').join('\n')}\n\n${counts.join(', ')}\n`;
}

/** Shortens details to the first lines: the step, and the reason. */
function shorten(details: string, max: number): readonly string[] {
  const lines = details === '' ? [] : details.split('\n');
  if (lines.length <= max) return lines;
  return [...lines.slice(0, max), `    … ${lines.length - max} more lines`];
}
