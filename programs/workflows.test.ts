import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { getParameters, listOperations, type OpenApiDocument, type Parameter } from '../contract/document.ts';
import { root } from './root.ts';
import {
  isControlPlane,
  needsControlPlane,
  parseOperationId,
  readWorkflows,
  type Step,
  type WorkflowFile,
} from './workflows.ts';

let files: readonly WorkflowFile[];
/** An operation, with its parameters resolved. */
interface CalledOperation {
  readonly parameters: readonly Parameter[];
  readonly statuses: readonly string[];
}

/** The operations of the bundle and of the control plane, by file and operationId. */
let operations: ReadonlyMap<string, CalledOperation>;

beforeAll(async () => {
  files = await readWorkflows();
  const documents = ['openapi.json', 'control.json'].map(async (name) => {
    const document = JSON.parse(await readFile(join(root, 'generated', name), 'utf8')) as OpenApiDocument;
    return listOperations(document).map((entry) => {
      const { operationId, responses } = entry.operation;
      const called = { parameters: getParameters(document, entry), statuses: Object.keys(responses) };
      return [`${name} ${operationId}`, called] as const;
    });
  });
  operations = new Map((await Promise.all(documents)).flat());
});

const allSteps = () =>
  files.flatMap((file) =>
    file.document.workflows.flatMap(({ workflowId, steps }) => steps.map((step) => ({ file, workflowId, step }))),
  );

function getOperation({ document }: WorkflowFile, step: Step): CalledOperation {
  const { source, id } = parseOperationId(step);
  const isControl = document.sourceDescriptions.some((one) => one.name === source && isControlPlane(one));
  const operation = operations.get(`${isControl ? 'control.json' : 'openapi.json'} ${id}`);
  if (!operation) throw new Error(`No operation ${step.operationId}`);
  return operation;
}

describe('the documents of the workflows', () => {
  it('are seven, in the order in which a partner meets them', () => {
    expect(files.map(({ name }) => name)).toEqual([
      'sign-in',
      'first-invoice',
      'draft-to-final',
      'purchase-invoice-with-scan',
      'order-and-stock',
      'journal-entry',
      'incremental-sync',
    ]);
  });

  it('send each operation the parameters that it has, and all that are in its path', () => {
    const wrong = allSteps().flatMap(({ file, workflowId, step }) => {
      const known = getOperation(file, step).parameters.map((one) => `${one.in} ${one.name}`);
      const sent = (step.parameters ?? []).filter((one) => one.in !== 'header').map((one) => `${one.in} ${one.name}`);
      const unknown = sent.filter((one) => !known.includes(one));
      const missing = known.filter((one) => one.startsWith('path ') && !sent.includes(one));
      return [...unknown, ...missing].map((one) => `${workflowId}/${step.stepId}: ${one}`);
    });
    expect(wrong).toEqual([]);
    expect(allSteps().length).toBeGreaterThan(100);
  });

  it('expect a status that the operation has', () => {
    const wrong = allSteps().filter(({ file, step }) => {
      const [first] = step.successCriteria;
      const status = /^\$statusCode == (\d+)$/.exec(first?.condition ?? '')?.[1] ?? '';
      return !getOperation(file, step).statuses.includes(status);
    });
    expect(wrong.map(({ workflowId, step }) => `${workflowId}/${step.stepId}`)).toEqual([]);
  });

  it('have at least one workflow each that runs on every server', () => {
    const everywhere = files.filter(({ document }) =>
      document.workflows.some((one) => !needsControlPlane(document, one)),
    );
    expect(everywhere).toEqual(files);
  });

  it('name no host that could belong to somebody', () => {
    const hosts = files.flatMap(({ text }) =>
      [...text.matchAll(/(?:https?:\/\/|\w@)([\w.-]+)/g)].map(([, host = '']) => host),
    );
    expect(hosts.filter((host) => !/(^|\.)example$|^localhost$/.test(host))).toEqual([]);
    expect(hosts.length).toBeGreaterThan(0);
  });
});
