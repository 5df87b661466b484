import { calledOperation } from './documents.ts';
import type { Situation } from './expressions.ts';
import { linesOf } from './findings.ts';
import type { Planned } from './plan.ts';
import { type Exchange, exchangeHeader } from './relay.ts';
import type { Ran, RanStep, RanWorkflow } from './respect.ts';

/** What became of a workflow. */
export type Outcome = { readonly name: string } & (
  | { readonly status: 'passed'; readonly steps: number }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'not run'; readonly why: string }
);

/** The first thing that was not as it should be. */
export interface Failure {
  readonly stepId: string;
  /** Method and path with query, or the operation when no request was made. */
  readonly request: string;
  /** What was expected and what came, a line each. */
  readonly lines: readonly string[];
}

/**
 * Judges a workflow that was run.
 *
 * @param exchanges what was sent and answered, by their numbers.
 * @param inputs those that were given.
 */
export function judged(
  { file, workflow }: Omit<Planned, 'obstacle'>,
  ran: RanWorkflow,
  exchanges: ReadonlyMap<string, Exchange>,
  inputs: Readonly<Record<string, unknown>>,
): Outcome {
  const name = workflow.workflowId;
  const steps = lastTries(flat(ran.executedSteps));
  const place = steps.findIndex(({ checks }) => checks.some(({ passed }) => !passed));
  const failed = steps[place];
  if (!failed) return { name, status: 'passed', steps: steps.length };
  const byStep = new Map(
    steps.slice(0, place + 1).flatMap((step) => {
      const exchange = exchanges.get(step.response.headers[exchangeHeader] ?? '');
      return exchange ? [[step.stepId, exchange] as const] : [];
    }),
  );
  const exchange = byStep.get(failed.stepId);
  if (exchange && isModuleMissing(exchange)) return { name, status: 'not run', why: refusalOf(exchange) };
  const situation: Situation = { file, workflow, inputs, exchanges: byStep, stepId: failed.stepId };
  const step = workflow.steps.find(({ stepId }) => stepId === failed.stepId);
  const operation = step ? calledOperation(step).id : '';
  return {
    name,
    status: 'failed',
    failure: {
      stepId: failed.stepId,
      request: exchange ? `${exchange.method} ${exchange.path}` : operation,
      lines: linesOf(failed.checks, step, situation),
    },
  };
}

const flat = (steps: readonly Ran[]): readonly RanStep[] =>
  steps.flatMap((one) => ('executedSteps' in one ? flat(one.executedSteps) : [one]));

/** A step that the server asked to wait with is made again, and stands there again. */
const lastTries = (steps: readonly RanStep[]): readonly RanStep[] =>
  steps.filter(({ stepId }, index) => steps[index + 1]?.stepId !== stepId);

/** An administration without a module is no failure of the server. */
const isModuleMissing = ({ status, body }: Exchange): boolean =>
  status === 403 && String((body as { type?: unknown } | undefined)?.type).endsWith('/module-required');

const refusalOf = ({ body }: Exchange): string =>
  String((body as { detail?: unknown } | undefined)?.detail ?? 'a module is missing').replace(/\.$/, '');
