import { toClientContract } from '../../client/generator/client-contract.ts';
import { getMethodPath, getResultName } from '../../client/generator/method-names.ts';
import { createPhpCall } from '../../client-php/emit/php-call.ts';
import { createPhpModel } from '../../client-php/emit/php-model.ts';
import { isList, type OpenApiDocument, resolveRef, type Schema } from '../../contract/document.ts';
import { memoize } from '../../contract/memoize.ts';
import { SANDBOX_URL } from '../../programs/recording.ts';
import { readTarballName } from '../../scripts/lib/manifest.ts';
import type { ClientCall, CodeRequest } from './code/code-request.ts';
import type { SampleRequest } from './sample-requests.ts';

/** Creates the request of a sample as data, without its operation. */
export function createCodeRequest(sample: SampleRequest, contract: OpenApiDocument): CodeRequest {
  const { method, path, pathParams, query, parameters, body, isPublic, responseKind } = sample;
  const isControl = path.startsWith('/_sandbox');
  const types = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => [name, getType(contract, schema)])
    .filter(([, type]) => type !== 'string');
  return {
    origin: SANDBOX_URL,
    headers: {},
    types: Object.fromEntries(types),
    // The control plane takes a key at most.
    isPublic: isPublic || isControl,
    method,
    path,
    pathParams,
    query,
    body,
    responseKind,
    ...(!isControl && { client: createCall(sample, contract) }),
  };
}

/** The type of a value in a URL: `string`, `integer`, `list of string`. */
export function getType(contract: OpenApiDocument, reference: Schema): string {
  const { type = 'string', items = {} } = resolveRef(contract, reference);
  if (type === 'array') return `list of ${getType(contract, items)}`;
  return [type].flat()[0] ?? 'string';
}

const getPhpSource = memoize((contract: OpenApiDocument) => {
  const prepared = toClientContract(contract);
  return { prepared, model: createPhpModel(prepared) };
});

function createCall(sample: SampleRequest, contract: OpenApiDocument): ClientCall {
  const { operation, parameters, responseKind, isPublic } = sample;
  const { prepared, model } = getPhpSource(contract);
  const { operationId } = operation;
  const name = responseKind === 'redirect' ? `${operationId}Url` : operationId;
  return {
    method: isPublic ? name : getMethodPath(contract, operation),
    result: isList(operation) ? 'page' : getResultName(operationId),
    file: readTarballName('client'),
    php: createPhpCall(prepared, model, operation, parameters),
  };
}
