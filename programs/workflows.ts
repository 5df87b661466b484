import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { root } from './root.ts';

/** Folder of the hand-written workflows. */
export const workflowsFolder = join(root, 'openapi', 'workflows');

const EXTENSION = '.arazzo.yaml';

/** Part of Arazzo 1.0.1 that the documents use: https://spec.openapis.org/arazzo/v1.0.1.html */
export interface ArazzoDocument {
  readonly info: {
    readonly title: string;
    readonly summary: string;
    readonly description: string;
    /** Position among the documents. */
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

/** Document whose operations the steps call. */
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

/** Condition on a response. Without a type it compares values. */
export interface Criterion {
  readonly condition: string;
  readonly context?: string;
  readonly type?: 'regex' | 'jsonpath';
}

interface FailureAction {
  readonly name: string;
  readonly type: string;
  readonly stepId?: string;
}

interface Reference {
  readonly reference: string;
}

/** Inputs of a workflow: a JSON Schema of one level. */
export interface Inputs {
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, Input>>;
}

export interface Input {
  readonly type: string | readonly string[];
  readonly description: string;
  /** `password` for a secret. */
  readonly format?: string;
  readonly default?: unknown;
}

/** Document with its name: `first-invoice` of `first-invoice.arazzo.yaml`. */
export interface WorkflowFile {
  readonly name: string;
  /** Name of the file, without its folder. */
  readonly file: string;
  readonly text: string;
  readonly document: ArazzoDocument;
}

/** Reads the workflows of a folder, in the order of `x-order`. The lint validates their shape. */
export async function readWorkflows(folder = workflowsFolder): Promise<readonly WorkflowFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(EXTENSION));
  const files = await Promise.all(
    names.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8');
      return { name: basename(file, EXTENSION), file, text, document: parse(text) as ArazzoDocument };
    }),
  );
  return files.sort((a, b) => a.document.info['x-order'] - b.document.info['x-order']);
}

/** Parses the source and the operation that a step calls. */
export function parseOperationId(step: Pick<Step, 'operationId'>): { readonly source: string; readonly id: string } {
  const [, source = '', id = ''] = step.operationId.split('.');
  return { source, id };
}

/** Checks that a source describes a sandbox's control plane, which no other server has. */
export const isControlPlane = ({ url }: SourceDescription): boolean => url.endsWith('/control.json');

/** Checks that a workflow calls the control plane, and so runs on a sandbox only. */
export function needsControlPlane({ sourceDescriptions }: ArazzoDocument, { steps }: Workflow): boolean {
  const control = new Set(sourceDescriptions.filter(isControlPlane).map(({ name }) => name));
  return steps.some((step) => control.has(parseOperationId(step).source));
}

/** Returns the inputs of a workflow. */
export function getInputs({ components }: ArazzoDocument, { inputs }: Workflow): Inputs {
  const name = inputs.$ref.split('/').at(-1) ?? '';
  return components.inputs[name] ?? { properties: {} };
}

/** Lists the parameters of every step of a workflow. */
export const listSharedParameters = (
  { components }: ArazzoDocument,
  { parameters = [] }: Workflow,
): readonly Parameter[] =>
  parameters.flatMap((parameter) =>
    'reference' in parameter ? (components.parameters?.[getLastSegment(parameter.reference)] ?? []) : parameter,
  );

const getLastSegment = (reference: string): string => reference.split('.').at(-1) ?? '';
