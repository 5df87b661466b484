import {
  getParameters,
  isList,
  isSecured,
  listOperations,
  mapValues,
  type OpenApiDocument,
  type Operation,
  type OperationEntry,
  type Parameter,
  resolveRef,
} from '../../contract/document.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import { type Body, MEDIA_TYPES } from '../requests/body.ts';
import type { ResponseKind } from './code/code-request.ts';
import { sampleOverrides } from './overrides.ts';

/** A request that the samples of the site show, with example values. On fresh demo data it succeeds. */
export interface SampleRequest {
  /** The operationId, followed by the name of the example when there are several: `requestTokenRefresh`. */
  readonly name: string;
  /** The summary of the example when there are several, else of the operation. */
  readonly title: string;
  /** The name of the body's example; `example` when there is no body. */
  readonly example: string;
  readonly operation: Operation;
  /** In capitals. */
  readonly method: string;
  /** As in the contract: `/v1/debtors/{id}`. */
  readonly path: string;
  readonly pathParams: Readonly<Record<string, string>>;
  /** Not encoded: what is required, and what readers should see. */
  readonly query: Readonly<Record<string, string>>;
  /** All parameters of the operation. */
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  /** Needs no token. */
  readonly isPublic: boolean;
  readonly responseKind: ResponseKind;
}

/** Enough to show that there are several records. */
const SAMPLE_PAGE_SIZE = '2';

/** Form fields whose values differ each time. Samples show the placeholder; a sender replaces it. */
const placeholders: Readonly<Record<string, string>> = { code: '<CODE>', refresh_token: '<REFRESH_TOKEN>' };

/**
 * Lists a request for every operation, in the order of the contract, and one for each example of its body.
 *
 * @throws BuildError when the contract has no example of a required value.
 */
export const listSampleRequests = (contract: OpenApiDocument): readonly SampleRequest[] =>
  listOperations(contract).flatMap((entry) => createRequests(contract, entry));

function createRequests(contract: OpenApiDocument, entry: OperationEntry): SampleRequest[] {
  const { path, operation } = entry;
  const { operationId, summary } = operation;
  const method = entry.method.toUpperCase();
  const parameters = getParameters(contract, entry);
  const { query, body: replacement } = sampleOverrides.requests[operationId] ?? {};
  const examples = listBodyExamples(contract, operation);
  return examples.map(({ example, exampleSummary, body }) => ({
    name: examples.length > 1 ? `${operationId}${example.charAt(0).toUpperCase()}${example.slice(1)}` : operationId,
    title: exampleSummary !== undefined && examples.length > 1 ? exampleSummary : summary,
    example,
    operation,
    method,
    path,
    parameters,
    body: replacement === undefined ? body : { kind: 'json', value: replacement },
    pathParams: {
      ...getRequiredValues(operationId, parameters, 'path'),
      ...(sampleOverrides.pathParams[`${method} ${path}`] ?? sampleOverrides.pathParams[path]),
    },
    query: {
      ...getRequiredValues(operationId, parameters, 'query'),
      ...query,
      ...(isList(operation) && { pageSize: SAMPLE_PAGE_SIZE }),
    },
    isPublic: !isSecured(operation),
    responseKind: getResponseKind(method, operation),
  }));
}

function getResponseKind(method: string, operation: Operation): ResponseKind {
  if ('302' in operation.responses) return 'redirect';
  if (operation['x-kind'] === 'download') return 'pdf';
  return method === 'DELETE' ? 'no-content' : 'json';
}

/** The example values of the required parameters; the first item of a list. */
function getRequiredValues(
  operationId: string,
  parameters: readonly Parameter[],
  location: Parameter['in'],
): Record<string, string> {
  const required = parameters.filter((parameter) => parameter.in === location && parameter.required);
  return Object.fromEntries(
    required.map(({ name, example }) => {
      const value = [example].flat()[0];
      if (value === undefined) throw new BuildError(`${operationId}: the contract has no example of ${name}.`);
      return [name, String(value)];
    }),
  );
}

type BodyExample = Pick<SampleRequest, 'example' | 'body'> & { readonly exampleSummary?: string };

function listBodyExamples(contract: OpenApiDocument, { operationId, requestBody }: Operation): BodyExample[] {
  if (!requestBody) return [{ example: 'example', body: undefined }];
  const [[mediaType, { examples = {} }] = ['', {}]] = Object.entries(resolveRef(contract, requestBody).content);
  if (mediaType === 'application/pdf') return [{ example: 'example', body: { kind: 'file', mediaType } }];
  const bodies = Object.entries(examples).map(([example, { summary = example, value }]) => ({
    example,
    exampleSummary: summary,
    body: createBody(mediaType, value, operationId),
  }));
  if (bodies.length === 0) throw new BuildError(`${operationId}: the contract has no example of the body.`);
  return bodies;
}

function createBody(mediaType: string, value: unknown, operationId: string): Body {
  if (mediaType === MEDIA_TYPES.json) return { kind: 'json', value };
  if (mediaType !== MEDIA_TYPES.form)
    throw new BuildError(`${operationId}: example requests cannot send ${mediaType}.`);
  const fields = mapValues(value as Record<string, string>, (field, name) => placeholders[name] ?? field);
  return { kind: 'form', fields };
}
