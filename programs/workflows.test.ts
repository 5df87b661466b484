import { beforeAll, expect, it } from 'vitest';
import { needsControlPlane, readWorkflows, type WorkflowFile } from './workflows.ts';

// That each step calls an operation as the contract has it is seen when all workflows run: test/workflows.
let files: readonly WorkflowFile[];
beforeAll(async () => {
  files = await readWorkflows();
});

it('the documents of the workflows are seven, in the order in which a partner meets them', () => {
  const names = 'sign-in first-invoice draft-to-final purchase-invoice-with-scan order-and-stock journal-entry';
  expect(files.map(({ name }) => name)).toEqual([...names.split(' '), 'incremental-sync']);
});

it('each document has a workflow that runs on every server', () => {
  const sandboxOnly = files.filter(({ document }) =>
    document.workflows.every((one) => needsControlPlane(document, one)),
  );
  expect(sandboxOnly.map(({ name }) => name)).toEqual([]);
});

it('the documents name no host that could belong to somebody', () => {
  const hosts = files.flatMap(({ text }) =>
    [...text.matchAll(/(?:https?:\/\/|\w@)([\w.-]+)/g)].map(([, host = '']) => host),
  );
  expect(hosts.filter((host) => !/(^|\.)example$|^localhost$/.test(host))).toEqual([]);
  expect(hosts.length).toBeGreaterThan(0);
});
