import {
  type Example,
  getResponses,
  listOperations,
  type MediaType,
  mapValues,
  type OpenApiDocument,
  type OperationEntry,
  type Response,
} from '../../contract/document.ts';
import type { Exchange, Recording } from '../../programs/recording.ts';
import { addParameterExamples } from './parameter-examples.ts';

type Examples = Readonly<Record<string, Example>>;

/**
 * Completes the examples of a contract, in place, so that tools replay the recorded requests that succeed: Specmatic,
 * Microcks and others pair the examples of parameters, request body and response by their names. `addExamples` has
 * added the bodies that are JSON or a form; this function adds the other parts.
 */
export function addPairedExamples(contract: OpenApiDocument, recording: Recording): OpenApiDocument {
  addParameterExamples(contract, recording);
  contract.components.examples = { Pdf: { summary: 'A PDF', value: recording.pdf } };
  for (const entry of listOperations(contract)) {
    const { succeeded = [] } = recording.operations[entry.operation.operationId] ?? {};
    addPdfExamples(contract, entry, succeeded);
    for (const exchange of succeeded) addToResponse(entry.operation.responses[exchange.response.status], exchange);
  }
  return contract;
}

/** Shows the same PDF wherever one is sent or returned. */
function addPdfExamples(contract: OpenApiDocument, entry: OperationEntry, exchanges: readonly Exchange[]): void {
  const { requestBody } = entry.operation;
  const examples = Object.fromEntries(exchanges.map(({ example }) => [example, { $ref: '#/components/examples/Pdf' }]));
  for (const { content = {} } of [requestBody ?? {}, ...Object.values(getResponses(contract, entry))]) {
    const pdf: MediaType | undefined = content['application/pdf'];
    if (pdf) content['application/pdf'] = { schema: pdf.schema, examples };
  }
}

/** Names the example of a response, and adds the headers that have only one value, such as `Cache-Control: no-store`. */
function addToResponse(response: Response | undefined, exchange: Exchange): void {
  const { example } = exchange;
  const name = getResponseName(exchange);
  const rename = (examples: Examples): Examples =>
    Object.fromEntries(Object.entries(examples).map(([key, value]) => [key === example ? name : key, value]));
  for (const media of Object.values(response?.content ?? {})) {
    if (media.examples) media.examples = rename(media.examples);
  }
  if (!response?.headers) return;
  response.headers = mapValues(response.headers, (header) => {
    const [value, ...others] = header.schema?.enum ?? [];
    const isFixed = value !== undefined && others.length === 0;
    return isFixed ? { ...header, examples: { ...header.examples, [name]: { value } } } : header;
  });
}

/** A request with a placeholder, such as the code of a sign-in, cannot be sent again. No request has the name of its response. */
const getResponseName = ({ example, request }: Exchange): string =>
  /"<[A-Z_]+>"/.test(JSON.stringify(request.body ?? null)) ? `${example}Response` : example;
