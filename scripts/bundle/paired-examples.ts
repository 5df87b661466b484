import {
  type Example,
  getResponses,
  listOperations,
  type MediaType,
  mapValues,
  type OpenApiDocument,
  type OperationEntry,
} from '../../contract/document.ts';
import { addParameterExamples } from './parameter-examples.ts';
import type { Exchange, Recording } from './recording.ts';

/**
 * Completes the examples of a contract, in place, so that tools replay the recorded requests that succeed: Specmatic and
 * Microcks pair the examples of parameters, request body and response by their names. {@link addExamples} added those of the
 * bodies that are JSON or a form; these are the other parts.
 */
export function addPairedExamples(contract: OpenApiDocument, recording: Recording): OpenApiDocument {
  addParameterExamples(contract, recording);
  contract.components.examples = { Pdf: { summary: 'A PDF', value: recording.pdf } };
  for (const entry of listOperations(contract)) {
    const { succeeded = [] } = recording.operations[entry.operation.operationId] ?? {};
    addPdfExamples(contract, entry, succeeded);
    addHeaderExamples(entry, succeeded);
  }
  return contract;
}

const nameExamples = (exchanges: readonly Exchange[], shown: Example): Record<string, Example> =>
  Object.fromEntries(exchanges.map(({ example }) => [example, shown]));

/** Shows the same PDF wherever one is sent or returned. */
function addPdfExamples(contract: OpenApiDocument, entry: OperationEntry, exchanges: readonly Exchange[]): void {
  const { requestBody } = entry.operation;
  for (const { content = {} } of [requestBody ?? {}, ...Object.values(getResponses(contract, entry))]) {
    const pdf: MediaType | undefined = content['application/pdf'];
    if (pdf) pdf.examples = nameExamples(exchanges, { $ref: '#/components/examples/Pdf' });
  }
}

/** Adds the value of the headers that have only one, such as `Cache-Control: no-store` of tokens. */
function addHeaderExamples({ operation: { responses } }: OperationEntry, exchanges: readonly Exchange[]): void {
  for (const { response } of exchanges) {
    const documented = responses[response.status];
    if (!documented?.headers) continue;
    documented.headers = mapValues(documented.headers, (header) =>
      header.schema?.const === undefined
        ? header
        : { ...header, examples: nameExamples(exchanges, { value: header.schema.const }) },
    );
  }
}
