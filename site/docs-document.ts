import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createResolver,
  listOperations,
  type OpenApiDocument,
  type Operation,
  type OperationEntry,
} from '../contract/document.ts';
import { addExamples } from '../scripts/bundle/examples.ts';
import { type Recording, readRecording } from '../scripts/bundle/recording.ts';
import { readContract } from '../scripts/bundle.ts';
import { repository } from '../scripts/lib/run.ts';
import { type CodeSample, printCodeSamples } from './samples/code/languages.ts';
import { createCodeRequest } from './samples/create-code-request.ts';
import { listSampleRequests, type SampleRequest } from './samples/sample-requests.ts';
import { sortParameters } from './samples/sort-parameters.ts';

/** The contract with what the site needs besides the client. */
export interface DocsDocument extends OpenApiDocument {
  info: OpenApiDocument['info'] & { summary: string; description: string };
  tags: { name: string; description: string }[];
  'x-tagGroups': { name: string; tags: string[] }[];
}

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

export const getCodeSamples = (operation: Operation): readonly CodeSample[] =>
  (operation['x-codeSamples'] ?? []) as readonly CodeSample[];

/** The tag under which the site shows an operation. */
export const getTag = ({ tags = [] }: Pick<Operation, 'tags'>): string => tags[0] ?? '';

/** `GET /v1/debtors` */
export const formatEndpoint = ({ method, path }: Pick<OperationEntry, 'method' | 'path'>): string =>
  `${method.toUpperCase()} ${path}`;

export const listGuides = (contract: DocsDocument): readonly string[] =>
  contract['x-tagGroups'].find(({ name }) => name === 'Guides')?.tags ?? [];

/** Lists the groups of tags with operations. */
export const listResourceGroups = (contract: DocsDocument): DocsDocument['x-tagGroups'] =>
  contract['x-tagGroups'].filter(({ name }) => name !== 'Guides');
