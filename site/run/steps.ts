import { type Criterion, isMet } from './criteria.ts';
import { type ExpressionContext, resolve, type StepResponse } from './expressions.ts';

/** A workflow as a page runs it. */
export interface RunnableWorkflow {
  readonly workflowId: string;
  /** The inputs with a default. */
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly steps: readonly RunnableStep[];
}

/** A step with the request of its operation. */
export interface RunnableStep {
  readonly stepId: string;
  readonly method: string;
  /** As in the contract: `/v1/debtors/{id}`. */
  readonly path: string;
  /** Those of the step, and those of every step of the workflow. */
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly value: unknown }[];
  readonly requestBody?: { readonly contentType: string; readonly payload: unknown };
  readonly successCriteria: readonly Criterion[];
  readonly outputs: Readonly<Record<string, string>>;
}

/** A request to the sandbox, without its origin. */
export interface StepRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export function createStepRequest(step: RunnableStep, context: ExpressionContext): StepRequest {
  const values = step.parameters.map(({ name, in: location, value }) => ({
    name,
    location,
    value: String(resolve(value, context) ?? ''),
  }));
  const list = (location: string): [string, string][] =>
    values.filter((parameter) => parameter.location === location).map(({ name, value }) => [name, value]);
  const path = list('path').reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(value)),
    step.path,
  );
  const search = String(new URLSearchParams(list('query')));
  // An empty header, such as the control key that most sandboxes have not, is left out.
  const headers = Object.fromEntries(list('header').filter(([, value]) => value !== ''));
  const target = search === '' ? path : `${path}?${search}`;
  if (!step.requestBody) return { method: step.method, target, headers };
  const { contentType, payload } = step.requestBody;
  const body = printPayload(contentType, resolve(payload, context));
  return { method: step.method, target, headers: { ...headers, 'Content-Type': contentType }, body };
}

function printPayload(contentType: string, payload: unknown): string {
  if (typeof payload === 'string') return payload;
  if (contentType !== 'application/x-www-form-urlencoded') return JSON.stringify(payload);
  return String(new URLSearchParams(payload as Record<string, string>));
}

/** What a response means for a step. */
export interface StepResult {
  /** The conditions that are not met. */
  readonly failed: readonly string[];
  readonly outputs: Readonly<Record<string, unknown>>;
}

/** Checks the response of a step, and reads its outputs. */
export function readStepResult(step: RunnableStep, context: ExpressionContext, response: StepResponse): StepResult {
  const after = { ...context, response };
  const failed = step.successCriteria.filter((criterion) => !isMet(criterion, after));
  return {
    failed: failed.map(({ condition }) => condition),
    outputs: resolve(step.outputs, after) as Readonly<Record<string, unknown>>,
  };
}
