import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createResolver, listOperations } from '../contract/document.ts';
import { addExamples } from '../programs/add-examples.ts';
import { type Recording, readRecording } from '../programs/recording.ts';
import { readContract } from '../scripts/bundle.ts';
import { repository } from '../scripts/lib/run.ts';
import type { DocsDocument } from './docs-document.ts';
import { type CodeSample, printCodeSamples } from './samples/code/languages.ts';
import { createCodeRequest } from './samples/create-code-request.ts';
import { listSampleRequests, type SampleRequest } from './samples/sample-requests.ts';
import { sortParameters } from './samples/sort-parameters.ts';

/**
 * Loads the contract as the site shows it: with recorded requests and responses as examples, with code samples, and with
 * sorted parameters.
 */
export const loadDocsDocument = async (): Promise<DocsDocument> =>
  addSamples((await readContract()) as DocsDocument, await readRecording());

/** Reads the contract of the control plane, which only a sandbox has. */
export const readControlDocument = async (): Promise<DocsDocument> =>
  JSON.parse(await readFile(join(repository, 'generated', 'control.json'), 'utf8')) as DocsDocument;

/** Adds a recording and code samples to a contract, which is changed. */
function addSamples(contract: DocsDocument, recording: Recording): DocsDocument {
  const samples = Map.groupBy(listSampleRequests(contract), ({ operation }) => operation.operationId);
  for (const { operation } of listOperations(contract)) {
    operation['x-codeSamples'] = createCodeSamples(contract, samples.get(operation.operationId) ?? []);
    if (operation.parameters) operation.parameters = sortParameters(operation.parameters, createResolver(contract));
  }
  addExamples(contract, recording);
  return contract;
}

const createCodeSamples = (contract: DocsDocument, requests: readonly SampleRequest[]): CodeSample[] =>
  requests.flatMap((request) => {
    const code = printCodeSamples(createCodeRequest(request, contract));
    return requests.length === 1 ? code : code.map((sample) => ({ ...sample, label: request.title }));
  });
