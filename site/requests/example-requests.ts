import {
  getParameters,
  isSecured,
  listOperations,
  type OpenApiDocument,
  type Operation,
  type OperationEntry,
  type Parameter,
  resolveRef,
} from '../../contract/document.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import { type Body, MEDIA_TYPES } from './body.ts';

/** A request with example values, ready to be sent. */
export interface ExampleRequest {
  /** The operationId, followed by the name of the example when there are several: `requestTokenRefresh`. */
  readonly name: string;
  /** The summary of the operation, followed by that of the example when there are several. */
  readonly title: string;
  /** The name of the body's example; `example` when there is no body. */
  readonly example: string;
  readonly operation: Operation;
  /** In capitals. */
  readonly method: string;
  /** As in the contract: `/v1/debtors/{id}`. */
  readonly path: string;
  readonly pathParams: Readonly<Record<string, string>>;
  /** The required query parameters, not encoded. */
  readonly query: Readonly<Record<string, string>>;
  /** All parameters of the operation. */
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  /** Needs no token. */
  readonly isPublic: boolean;
  /** Succeeds with a redirect: meant for a browser. */
  readonly isRedirect: boolean;
}

/**
 * Lists a request for every operation, in the order of the contract, and one for each example of its body.
 *
 * @throws BuildError when the contract has no example of a required value.
 */
export const listExampleRequests = (contract: OpenApiDocument): readonly ExampleRequest[] =>
  listOperations(contract).flatMap((entry) => createRequests(contract, entry));

function createRequests(contract: OpenApiDocument, entry: OperationEntry): ExampleRequest[] {
  const { path, operation } = entry;
  const { operationId, summary, responses } = operation;
  const method = entry.method.toUpperCase();
  const parameters = getParameters(contract, entry);
  const examples = listBodyExamples(contract, operation);
  return examples.map(({ example, exampleSummary, body }) => ({
    name: examples.length > 1 ? `${operationId}${example.charAt(0).toUpperCase()}${example.slice(1)}` : operationId,
    title: examples.length > 1 ? `${summary}: ${exampleSummary}` : summary,
    example,
    operation,
    method,
    path,
    parameters,
    body,
    pathParams: getRequiredValues(operationId, parameters, 'path'),
    query: getRequiredValues(operationId, parameters, 'query'),
    isPublic: !isSecured(operation),
    isRedirect: '302' in responses,
  }));
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

type BodyExample = Pick<ExampleRequest, 'example' | 'body'> & { readonly exampleSummary?: string };

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
  if (mediaType === MEDIA_TYPES.form) return { kind: 'form', fields: value as Record<string, string> };
  throw new BuildError(`${operationId}: example requests cannot send ${mediaType}.`);
}
