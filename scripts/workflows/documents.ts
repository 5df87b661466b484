import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { repository } from '../lib/run.ts';

/** Where the workflows are written. */
export const workflowsFolder = join(repository, 'openapi', 'workflows');

const ending = '.arazzo.yaml';

/** What of Arazzo 1.0.1 the documents use: https://spec.openapis.org/arazzo/v1.0.1.html */
export interface ArazzoDocument {
  readonly info: {
    readonly title: string;
    readonly summary: string;
    readonly description: string;
    /** Its place among the others, in the order in which a partner meets them. */
    readonly 'x-order': number;
  };
  readonly sourceDescriptions: readonly SourceDescription[];
  readonly workflows: readonly Workflow[];
  readonly components: {
    readonly inputs: Readonly<Record<string, Inputs>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
    readonly failureActions?: Readonly<Record<string, FailureAction>>;
  };
}

/** A document whose operations the steps call. */
export interface SourceDescription {
  readonly name: string;
  readonly type: string;
  readonly url: string;
}

/** Steps that belong together. */
export interface Workflow {
  readonly workflowId: string;
  readonly summary: string;
  readonly description: string;
  readonly inputs: { readonly $ref: string };
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly failureActions?: readonly (FailureAction | Reference)[];
  readonly steps: readonly Step[];
  readonly outputs: Readonly<Record<string, string>>;
}

/** A call of an operation. */
export interface Step {
  readonly stepId: string;
  readonly description: string;
  /** `$sourceDescriptions.<source>.<operation>`. */
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly contentType?: string; readonly payload: unknown };
  readonly successCriteria: readonly Criterion[];
  readonly outputs?: Readonly<Record<string, string>>;
  readonly onFailure?: readonly (FailureAction | Reference)[];
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly value: unknown;
}

/** What must hold of an answer. Without a type the condition compares values. */
export interface Criterion {
  readonly condition: string;
  readonly context?: string;
  readonly type?: 'regex' | 'jsonpath';
}

export interface FailureAction {
  readonly name: string;
  readonly type: string;
  readonly stepId?: string;
}

interface Reference {
  readonly reference: string;
}

/** What a workflow is given: a JSON Schema of one level. */
export interface Inputs {
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, Input>>;
}

export interface Input {
  readonly type: string | readonly string[];
  readonly description: string;
  /** `password` for what must not be shown. */
  readonly format?: string;
  readonly default?: unknown;
}

/** A document, with what it is called: `first-invoice` of `first-invoice.arazzo.yaml`. */
export interface WorkflowFile {
  readonly name: string;
  /** Name of the file, without its folder. */
  readonly file: string;
  readonly text: string;
  readonly document: ArazzoDocument;
}

/** Reads the workflows of a folder, in the order of `x-order`. They are linted, so their shape is not questioned. */
export async function readWorkflows(folder = workflowsFolder): Promise<readonly WorkflowFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending));
  const files = await Promise.all(
    names.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8');
      return { name: basename(file, ending), file, text, document: parse(text) as ArazzoDocument };
    }),
  );
  return files.sort((one, other) => one.document.info['x-order'] - other.document.info['x-order']);
}

/** The operation that a step calls, and the source that describes it. */
export function calledOperation(step: Pick<Step, 'operationId'>): { readonly source: string; readonly id: string } {
  const [, source = '', id = ''] = step.operationId.split('.');
  return { source, id };
}

/** Whether a source describes the control plane of the sandbox, which no other server has. */
export const isControlPlane = ({ url }: SourceDescription): boolean => url.endsWith('/control.json');

/** Whether a workflow does what a person does inside the platform, so that it can run on a sandbox only. */
export function needsControlPlane({ sourceDescriptions }: ArazzoDocument, { steps }: Workflow): boolean {
  const control = new Set(sourceDescriptions.filter(isControlPlane).map(({ name }) => name));
  return steps.some((step) => control.has(calledOperation(step).source));
}

/** What a workflow is given. */
export function inputsOf({ components }: ArazzoDocument, { inputs }: Workflow): Inputs {
  const name = inputs.$ref.split('/').at(-1) ?? '';
  return components.inputs[name] ?? { properties: {} };
}

/** The parameters that every step of a workflow has. */
export const sharedParameters = ({ components }: ArazzoDocument, { parameters = [] }: Workflow): readonly Parameter[] =>
  parameters.flatMap((one) => ('reference' in one ? (components.parameters?.[lastWord(one.reference)] ?? []) : one));

const lastWord = (reference: string): string => reference.split('.').at(-1) ?? '';
