import { listOperations, type OpenApiDocument, type OperationEntry } from '../../contract/document.ts';
import { UserError } from '../../programs/errors.ts';
import { SANDBOX_URL } from '../../programs/recording.ts';
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
} from '../../programs/workflows.ts';
import { formatEndpoint } from '../docs-document.ts';
import { describePage, joinBlocks, printFence, printTable } from './markdown.ts';
import type { SitePage } from './page.ts';

/** The operations of both documents, by operationId. */
export interface Operations {
  readonly contract: ReadonlyMap<string, OperationEntry>;
  readonly control: ReadonlyMap<string, OperationEntry>;
}

export function indexOperations(contract: OpenApiDocument, control: OpenApiDocument): Operations {
  const index = (document: OpenApiDocument) =>
    new Map(listOperations(document).map((entry) => [entry.operation.operationId, entry] as const));
  return { contract: index(contract), control: index(control) };
}

/**
 * Creates the page of an Arazzo document.
 *
 * @throws UserError when a step calls an unknown operation.
 */
export function createWorkflowPage(file: WorkflowFile, operations: Operations): SitePage {
  const { info, workflows } = file.document;
  return {
    id: `workflows/${file.name}`,
    title: `Workflow: ${info.title}`,
    label: info.title,
    description: describePage(info.summary, info.description),
    groups: ['Guides', 'Workflows'],
    markdown: joinBlocks(
      info.description,
      ...workflows.flatMap((workflow) => [
        `## ${workflow.summary.replace(/\.$/, '')}`,
        printWorkflow(file, workflow, operations),
      ]),
      '## Run it',
      printInstructions(file),
    ),
  };
}

function printInstructions({ document, file }: WorkflowFile): string {
  const servers = document.sourceDescriptions.map(({ name }) => `  --server ${name}=${SANDBOX_URL}`);
  const control = document.sourceDescriptions.some(isControlPlane)
    ? ' and [control.json](#file/downloads/control.json)'
    : '';
  return joinBlocks(
    `[${file}](#file/downloads/${file}) is written in Arazzo 1.0.1, which people can read and programs can run. It refers to [openapi.json](#file/downloads/openapi.json)${control}. Put them in one folder, start a sandbox, and run:`,
    printFence('sh', [`npx --yes @redocly/cli respect ${file}`, ...servers].join(' \\\n')),
    'Set an input with `--input NAME=VALUE`. The defaults suit the sandbox.',
  );
}

function printWorkflow(file: WorkflowFile, workflow: Workflow, operations: Operations): string {
  const { document } = file;
  const servers = needsControlPlane(document, workflow)
    ? '**On a sandbox only:** a step does what happens inside the platform.'
    : '**On every server.**';
  const shared = listSharedParameters(document, workflow).map(({ name, value }) => `\`${name}: ${printValue(value)}\``);
  return joinBlocks(
    `\`${workflow.workflowId}\` · ${servers}`,
    workflow.description,
    printInputs(file, workflow),
    shared.length > 0 ? `Every request has ${shared.join(' and ')}.` : '',
    ...workflow.steps.map((step, index) => indent(printStep(file, step, operations), `${index + 1}. `)),
    `Outputs: ${Object.keys(workflow.outputs)
      .map((name) => `\`${name}\``)
      .join(', ')}.`,
  );
}

function printInputs({ document }: WorkflowFile, workflow: Workflow): string {
  const inputs = Object.entries(getInputs(document, workflow).properties);
  const rows = inputs.map(([name, { description, default: value }]) => {
    return [`\`${name}\``, value === undefined ? 'none' : `\`${JSON.stringify(value)}\``, description];
  });
  return printTable(['Input', 'Default', 'Meaning'], rows);
}

function printStep(file: WorkflowFile, step: Step, operations: Operations): string {
  const { entry, link } = findOperation(file, step, operations);
  const outputs = Object.entries(step.outputs ?? {}).map(([name, value]) => `\`${name}\` (\`${shorten(value)}\`)`);
  return joinBlocks(
    `**${step.stepId}**: [${entry.operation.summary}](${link})`,
    step.description,
    printFence('http', printRequest(step, entry)),
    `Checks: ${step.successCriteria.map(printCriterion).join(', ')}.`,
    outputs.length > 0 ? `Outputs: ${outputs.join(', ')}.` : '',
  );
}

/**
 * Finds the operation of a step, and its link.
 *
 * @throws UserError when it is unknown.
 */
function findOperation({ document, file }: WorkflowFile, step: Step, operations: Operations) {
  const { source, id } = parseOperationId(step);
  const isControl = document.sourceDescriptions.some(
    (description) => description.name === source && isControlPlane(description),
  );
  const entry = operations[isControl ? 'control' : 'contract'].get(id);
  if (!entry) throw new UserError(`${file}: there is no operation ${id} for the step ${step.stepId}.`);
  return { entry, link: `#${isControl ? 'control' : 'operation'}/${id}` };
}

/** Prints the HTTP request, with Arazzo's expressions for values that an earlier step returns. */
function printRequest({ parameters = [], requestBody }: Step, entry: OperationEntry): string {
  const listParameters = (location: string): readonly Parameter[] =>
    parameters.filter((parameter) => parameter.in === location);
  const endpoint = formatEndpoint(entry).replaceAll(/\{(\w+)\}/g, (placeholder, name) => {
    const parameter = listParameters('path').find((candidate) => candidate.name === name);
    return parameter ? printValue(parameter.value) : placeholder;
  });
  const query = listParameters('query').map(({ name, value }) => `${name}=${printValue(value)}`);
  const headers = listParameters('header').map(({ name, value }) => `${name}: ${printValue(value)}`);
  const head = [query.length > 0 ? `${endpoint}?${query.join('&')}` : endpoint, ...headers].join('\n');
  return requestBody ? `${head}\n\n${printBody(requestBody)}` : head;
}

function printBody({ contentType, payload }: NonNullable<Step['requestBody']>): string {
  if (typeof payload === 'string') return payload.trimEnd();
  if (contentType !== 'application/x-www-form-urlencoded') return JSON.stringify(payload, null, 2);
  const fields = Object.entries(payload as Readonly<Record<string, unknown>>);
  return fields.map(([name, value]) => `${name}=${printValue(value)}`).join('\n&');
}

/** Prints a value, with an expression in braces, as Arazzo embeds it in text. */
const printValue = (value: unknown): string =>
  typeof value === 'string' && value.startsWith('$') ? `{${value}}` : String(value);

function printCriterion({ condition, context = '', type }: Criterion): string {
  if (type === 'regex') return `\`${shorten(context)}\` matches \`${condition}\``;
  if (type === 'jsonpath') return `\`${condition}\` finds something`;
  return condition.startsWith('$statusCode == ')
    ? `status ${condition.split(' ').at(-1)}`
    : `\`${shorten(condition)}\``;
}

/** Removes the mention of the response. */
const shorten = (expression: string): string =>
  expression.replace(/^\$response\.(?:body#\/|header\.)/, '').replace(/^\$response\.body$/, 'body');

/** Indents Markdown as an item of a list. */
const indent = (markdown: string, marker: string): string =>
  marker + markdown.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(marker.length)}`);
