import { addExamples } from '../../scripts/bundle/examples.ts';
import { readContract } from '../../scripts/bundle.ts';
import {
  createResolver,
  listOperations,
  type OpenApiDocument,
  type Operation,
} from '../../scripts/document/openapi.ts';
import { type SampleCall, sampleCalls } from './calls.ts';
import { type CodeSample, codeSamples } from './code/languages.ts';
import { specialFirst } from './parameter-order.ts';
import { type Recording, readRecording } from './recording.ts';

export { languages } from './code/languages.ts';
export { readRecording } from './recording.ts';

/** The groups of tags, as the site lists them. */
const groups = [
  'Guides',
  'Authentication',
  'Administrations',
  'Master data',
  'Sales',
  'Purchasing',
  'Orders',
  'Ledger',
  'Documents',
  'Reports',
];

let made: Promise<OpenApiDocument> | undefined;

/**
 * The contract as the site shows it: with the requests that were sent to the sandbox and what it answered as examples,
 * with code samples, and with what is special about an operation before what all have. It is made once; who changes it
 * makes a copy.
 *
 * @throws BuildError when no answers were recorded.
 */
export const siteContract = (): Promise<OpenApiDocument> => (made ??= make());

async function make(): Promise<OpenApiDocument> {
  return withSamples(await readContract(), await readRecording());
}

/** Puts a recording into a contract, which is changed by it. */
export async function withSamples(contract: OpenApiDocument, recording: Recording): Promise<OpenApiDocument> {
  const calls = Map.groupBy(sampleCalls(contract), ({ operation }) => operation.operationId);
  for (const { operation } of listOperations(contract)) {
    const { operationId } = operation;
    operation['x-codeSamples'] = await samplesOf(contract, calls.get(operationId) ?? []);
    order(contract, operation);
  }
  addExamples(contract, recording);
  contract['x-tagGroups'] = (contract['x-tagGroups'] as { name: string }[]).toSorted(
    (one, other) => groups.indexOf(one.name) - groups.indexOf(other.name),
  );
  return contract;
}

/** The code of each call. A second call of an operation is labelled with what it is an example of. */
async function samplesOf(contract: OpenApiDocument, calls: readonly SampleCall[]) {
  const samples = await Promise.all(calls.map((call) => codeSamples(call, contract)));
  return samples.flatMap((own, index) => (index === 0 ? own : own.map((sample) => labelled(sample, calls[index]))));
}

const labelled = ({ lang, source }: CodeSample, call: SampleCall | undefined): CodeSample & { label: string } => ({
  lang,
  label: `${lang}: ${call?.example}`,
  source,
});

function order(contract: OpenApiDocument, operation: Operation): void {
  if (!operation.parameters) return;
  operation.parameters = specialFirst(operation.parameters, createResolver(contract));
}
