import { BuildError } from '../../scripts/lib/run.ts';
import {
  type Criterion,
  getInputs,
  isControlPlane,
  listSharedParameters,
  needsControlPlane,
  type Parameter,
  parseOperationId,
  type Step,
  type Workflow,
  type WorkflowFile,
} from '../../scripts/workflows/documents.ts';
import { operationAnchor } from './anchors.ts';
import { operationsOf, type ShownContract, type ShownOperation } from './contract.ts';

/** A document of workflows as texts. Markdown has the links of the contract: `#tag/debtors`, `#operation/listDebtors`. */
export interface WorkflowText {
  readonly name: string;
  readonly title: string;
  /** Markdown: what the document is about, and how it is run. */
  readonly introduction: string;
  readonly workflows: readonly {
    readonly id: string;
    readonly title: string;
    /** Markdown: inputs and steps. */
    readonly markdown: string;
  }[];
}

/** The operations that steps can call, by the file that describes them. */
export interface Operations {
  readonly contract: ReadonlyMap<string, ShownOperation>;
  readonly control: ReadonlyMap<string, ShownOperation>;
}

/** The operations of both documents. */
export function operationsFor(contract: ShownContract, control: ShownContract): Operations {
  const byId = (document: ShownContract) => new Map(operationsOf(document).map((one) => [one.id, one] as const));
  return { contract: byId(contract), control: byId(control) };
}

/** Where the files of the workflows are, in the folder of the site. */
export const workflowsPlace = 'workflows';

/**
 * A document as texts.
 *
 * @throws BuildError when a step calls an operation that is not there.
 */
export function workflowText(file: WorkflowFile, operations: Operations): WorkflowText {
  const { document, name } = file;
  return {
    name,
    title: document.info.title,
    introduction: `${document.info.description}\n\n${howToRun(file)}`,
    workflows: document.workflows.map((workflow) => ({
      id: workflow.workflowId,
      title: workflow.summary.replace(/\.$/, ''),
      markdown: workflowMarkdown(file, workflow, operations),
    })),
  };
}

/** The document as it is downloaded: what it refers to lies beside it. */
export const downloadable = ({ text }: WorkflowFile): string =>
  text.replaceAll(/url: \.\.\/\.\.\/generated\/(\w+)\.(?:yaml|json)$/gm, 'url: $1.json');

function howToRun(file: WorkflowFile): string {
  const servers = file.document.sourceDescriptions.map(({ name }) => `  --server ${name}=http://localhost:4010`);
  const beside = file.document.sourceDescriptions.some(isControlPlane)
    ? `[openapi.json](downloads/openapi.json) and [control.json](${workflowsPlace}/control.json)`
    : '[openapi.json](downloads/openapi.json)';
  return `[${file.file}](${workflowsPlace}/${file.file}) refers to ${beside}. With them in one folder:

\`\`\`sh
${[`npx @redocly/cli respect ${file.file}`, ...servers].join(' \\\n')}
\`\`\``;
}

function workflowMarkdown(file: WorkflowFile, workflow: Workflow, operations: Operations): string {
  const { document } = file;
  const place = needsControlPlane(document, workflow)
    ? '**On a sandbox only:** a step does what happens inside the platform.'
    : '**On every server.**';
  const shared = listSharedParameters(document, workflow).map(({ name, value }) => `\`${name}: ${written(value)}\``);
  return [
    `\`${workflow.workflowId}\` · ${place}`,
    workflow.description,
    inputsTable(file, workflow),
    shared.length > 0 ? `Every request carries ${shared.join(' and ')}.` : '',
    ...workflow.steps.map((step, index) => indented(stepMarkdown(file, step, operations), `${index + 1}. `)),
    `It gives ${Object.keys(workflow.outputs)
      .map((name) => `\`${name}\``)
      .join(' and ')}.`,
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

function inputsTable({ document }: WorkflowFile, workflow: Workflow): string {
  const rows = Object.entries(getInputs(document, workflow).properties).map(
    ([name, { description, default: value }]) => {
      const standard = value === undefined ? 'none' : `\`${JSON.stringify(value)}\``;
      return `| \`${name}\` | ${standard} | ${description} |`;
    },
  );
  return ['| Input | Default | Meaning |', '|---|---|---|', ...rows].join('\n');
}

function stepMarkdown(file: WorkflowFile, step: Step, operations: Operations): string {
  const { operation, link } = called(file, step, operations);
  const outputs = Object.entries(step.outputs ?? {}).map(([name, value]) => `\`${name}\` (\`${shortened(value)}\`)`);
  return [
    `**${step.stepId}**: [${operation.summary}](${link})`,
    step.description,
    `\`\`\`http\n${requestText(step, operation)}\n\`\`\``,
    `Checked: ${step.successCriteria.map(check).join(', ')}.`,
    outputs.length > 0 ? `Kept: ${outputs.join(', ')}.` : '',
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

function called({ document, file }: WorkflowFile, step: Step, operations: Operations) {
  const { source, id } = parseOperationId(step);
  const isControl = document.sourceDescriptions.some((one) => one.name === source && isControlPlane(one));
  const operation = operations[isControl ? 'control' : 'contract'].get(id);
  if (!operation) throw new BuildError(`${file}: there is no operation ${id} for the step ${step.stepId}.`);
  return { operation, link: isControl ? 'control.html' : operationAnchor(id) };
}

/** The request as it goes over the wire, with Arazzo's expressions in place of values that are not known yet. */
function requestText({ parameters = [], requestBody }: Step, { method, path }: ShownOperation): string {
  const of = (where: string): readonly Parameter[] => parameters.filter((one) => one.in === where);
  const filled = path.replaceAll(/\{(\w+)\}/g, (whole, name) => {
    const value = of('path').find((one) => one.name === name)?.value;
    return value === undefined ? whole : written(value);
  });
  const query = of('query').map(({ name, value }) => `${name}=${written(value)}`);
  const headers = of('header').map(({ name, value }) => `${name}: ${written(value)}`);
  const lines = [`${method} ${[filled, ...(query.length > 0 ? [query.join('&')] : [])].join('?')}`, ...headers];
  return requestBody ? `${lines.join('\n')}\n\n${bodyText(requestBody)}` : lines.join('\n');
}

function bodyText({ contentType, payload }: NonNullable<Step['requestBody']>): string {
  if (typeof payload === 'string') return payload.trimEnd();
  if (contentType !== 'application/x-www-form-urlencoded') return JSON.stringify(payload, null, 2);
  const fields = Object.entries(payload as Readonly<Record<string, unknown>>);
  return fields.map(([name, value]) => `${name}=${written(value)}`).join('\n&');
}

/** A value inside a text: an expression of its own stands in braces, as Arazzo writes it. */
const written = (value: unknown): string =>
  typeof value === 'string' && value.startsWith('$') ? `{${value}}` : String(value);

function check({ condition, context = '', type }: Criterion): string {
  if (type === 'regex') return `\`${shortened(context)}\` matches \`${condition}\``;
  if (type === 'jsonpath') return `\`${condition}\` finds something`;
  return condition.startsWith('$statusCode == ')
    ? `status ${condition.split(' ').at(-1)}`
    : `\`${shortened(condition)}\``;
}

/** What is said of the answer needs no mention of it. */
const shortened = (expression: string): string =>
  expression.replace(/^\$response\.(?:body#\/|header\.)/, '').replace(/^\$response\.body$/, 'body');

/** Markdown as an item of a list. */
const indented = (markdown: string, marker: string): string =>
  marker + markdown.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(marker.length)}`);
