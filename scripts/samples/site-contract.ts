import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Contract,
  type Json,
  look,
  mapValues,
  type Operation,
  type Parameter,
  placedOperations,
} from '../client/contract.ts';
import { repository } from '../lib/run.ts';
import { type SampleCall, sampleCalls } from './calls.ts';
import { type CodeSample, codeSamples } from './code/languages.ts';
import { specialFirst } from './parameter-order.ts';
import { type Exchange, type RecordedOperation, type Recording, readRecording } from './recording.ts';

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

let made: Promise<Contract> | undefined;

/**
 * The contract as the site shows it: with the requests that were sent to the sandbox and what it answered as examples,
 * with code samples, and with what is special about an operation before what all have. It is made once; who changes it
 * makes a copy.
 *
 * @throws StepFailed when no answers were recorded.
 */
export const siteContract = (): Promise<Contract> => (made ??= make());

async function make(): Promise<Contract> {
  const text = await readFile(join(repository, 'generated', 'openapi.json'), 'utf8');
  return withSamples(JSON.parse(text) as Contract, await readRecording());
}

/** Puts a recording into a contract, which is changed by it. */
export async function withSamples(contract: Contract, recording: Recording): Promise<Contract> {
  const calls = Map.groupBy(sampleCalls(contract), ({ operation }) => operation.operationId);
  for (const { operation } of placedOperations(contract)) {
    const { operationId } = operation;
    operation['x-codeSamples'] = await samplesOf(contract, calls.get(operationId) ?? []);
    order(contract, operation);
    const recorded = recording.operations[operationId];
    if (recorded) showExchanges(contract, operation, recorded);
  }
  showRefusals(contract, recording);
  contract['x-tagGroups'] = (contract['x-tagGroups'] as { name: string }[]).toSorted(
    (one, other) => groups.indexOf(one.name) - groups.indexOf(other.name),
  );
  return contract;
}

/** The code of each call. A second call of an operation is labelled with what it is an example of. */
async function samplesOf(contract: Contract, calls: readonly SampleCall[]) {
  const samples = await Promise.all(calls.map((call) => codeSamples(call, contract)));
  return samples.flatMap((own, index) => (index === 0 ? own : own.map((sample) => labelled(sample, calls[index]))));
}

const labelled = ({ lang, source }: CodeSample, call: SampleCall | undefined): CodeSample & { label: string } => ({
  lang,
  label: `${lang}: ${call?.example}`,
  source,
});

function order(contract: Contract, operation: Operation): void {
  if (!operation.parameters) return;
  operation.parameters = specialFirst(operation.parameters, look(contract) as (one: Parameter) => Parameter);
}

type Media = Json & { example?: unknown; examples?: Record<string, unknown> };
type Content = Record<string, Media>;

function showExchanges(contract: Contract, operation: Operation, { succeeded, refused }: RecordedOperation): void {
  for (const { example, request } of succeeded) {
    const shown = Object.values((operation.requestBody?.content ?? {}) as Content)[0]?.examples?.[example];
    if (shown) (shown as Json).value = request.body;
  }
  const success = succeeded[0]?.answer.status ?? 0;
  showAnswers(contract, operation, success, succeeded);
  showAnswers(contract, operation, refused.answer.status, [refused]);
}

/** Shows answers of one status. A description that operations share is written out for this one. */
function showAnswers(contract: Contract, operation: Operation, status: number, exchanges: readonly Exchange[]): void {
  const response = operation.responses[status];
  if (!response || exchanges[0]?.answer.body === undefined) return;
  const own = { ...look(contract)(response) } as Operation['responses'][string];
  own.content = mapValues((own.content ?? {}) as Content, withExamples(exchanges)) as typeof own.content & object;
  operation.responses[status] = own;
}

const withExamples =
  (exchanges: readonly Exchange[]) =>
  ({ example: _replaced, ...media }: Media): Media => ({
    ...media,
    examples: Object.fromEntries(
      exchanges.map(({ example, title, answer }) => [example, { summary: title, value: answer.body }]),
    ),
  });

/** Shows the refusals that any operation can meet where the contract describes them. */
function showRefusals({ components }: Contract, { refusals }: Recording): void {
  const responses = components.responses as Record<string, { content: Content }>;
  for (const [name, own] of Map.groupBy(refusals, ({ response }) => response)) {
    const response = responses[name];
    if (response) response.content = mapValues(response.content, withExamples(own.map(({ exchange }) => exchange)));
  }
}
