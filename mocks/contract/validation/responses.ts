import type { ErrorObject } from 'ajv';
import {
  createResolver,
  getResponses,
  type Method,
  type PathItem,
  type Response,
} from '../../../scripts/document/openapi.ts';
import { type HttpResponse, isTextStream } from '../../http/types.ts';
import type { Contract } from '../contract.ts';
import { lazy, memoize } from '../memoize.ts';
import type { Operation } from '../model.ts';
import type { Validator } from './validators.ts';

/** Finds how a response violates its documentation; empty when it does not. */
type ResponseValidator = (response: HttpResponse) => readonly string[];

/** Finds how the response of an operation violates the contract: status, headers, media type and body. */
export function findResponseViolations(
  contract: Contract,
  operation: Operation,
  response: HttpResponse,
): readonly string[] {
  const validate = responseValidatorsFor(contract)(operation).get(response.status);
  return validate ? validate(response) : [`status ${response.status} is not documented`];
}

/** Finds how an error response violates the contract that belongs to no operation: 404, 405, 421, 429. */
export function findProblemViolations(contract: Contract, { headers, body }: HttpResponse): readonly string[] {
  const [error] = problemValidatorFor(contract)(body);
  const isProblem = headers['content-type'] === 'application/problem+json';
  return [...(isProblem ? [] : ['the media type is not application/problem+json']), ...(error ? [toText(error)] : [])];
}

/** The schema of an error response. */
export const PROBLEM_SCHEMA = { $ref: '#/components/schemas/Problem' } as const;

const problemValidatorFor = memoize(({ validators }: Contract) => validators.forOutput(PROBLEM_SCHEMA));

/** By status. Each is compiled when a response with that status is first sent. */
const responseValidatorsFor = memoize((contract: Contract) =>
  memoize((operation: Operation): ReadonlyMap<number, ResponseValidator> => {
    return new Map(
      Object.entries(getDocumentedResponses(contract, operation)).map(([status, documented]) => {
        const getValidator = lazy(() => createResponseValidator(contract, documented));
        return [Number(status), (response) => getValidator()(response)];
      }),
    );
  }),
);

function getDocumentedResponses(
  { document }: Contract,
  { path, method }: Operation,
): Readonly<Record<string, Response>> {
  const item = document.paths[path] as PathItem;
  return getResponses(document, { method, path, item, operation: item[method as Method] as never });
}

/** The schemas that validate the responses of an operation: of headers and of bodies. */
export const listResponseSchemas = (contract: Contract, operation: Operation): readonly object[] =>
  Object.values(getDocumentedResponses(contract, operation)).flatMap(({ headers = {}, content = {} }) =>
    [...Object.values(headers), ...Object.values(content)].map(({ schema }) => schema as object),
  );

function createResponseValidator(
  { document, validators }: Contract,
  { headers = {}, content = {} }: Response,
): ResponseValidator {
  const { forOutput } = validators;
  const resolve = createResolver(document);
  const headerValidators = Object.entries(headers).map(([name, { required, schema }]) => {
    const { type } = resolve(schema as object) as { type?: unknown };
    const isNumber = type === 'integer' || type === 'number';
    return { name: name.toLowerCase(), required, isNumber, validate: forOutput(schema as object) };
  });
  const bodyValidators = new Map<string, Validator>(
    Object.entries(content).map(([mediaType, { schema }]) => [mediaType, forOutput(schema)]),
  );

  function findHeaderViolations(sent: HttpResponse['headers']): string[] {
    return headerValidators.flatMap(({ name, required, isNumber, validate }) => {
      const value = sent[name];
      if (value === undefined) return required ? [`the header ${name} is missing`] : [];
      const [error] = validate(isNumber ? Number(value) : value);
      return error ? [`the header ${name} ${error.message}`] : [];
    });
  }

  function findBodyViolations({ headers: sent, body }: HttpResponse): readonly string[] {
    if (bodyValidators.size === 0) return body === undefined ? [] : ['there is a body, and none is documented'];
    if (body === undefined) return ['the body is missing'];
    const mediaType = sent['content-type']?.split(';')[0]?.trim() ?? '';
    const validate = bodyValidators.get(mediaType);
    if (!validate) return [`the media type ${mediaType || '(none)'} is not documented`];
    return findContentViolations(body, validate);
  }

  return (response) => [...findHeaderViolations(response.headers), ...findBodyViolations(response)];
}

function findContentViolations(body: unknown, validate: Validator): readonly string[] {
  if (body instanceof Uint8Array) return body.length === 0 ? ['the document is empty'] : [];
  if (isTextStream(body)) return [];
  const [error] = validate(body);
  return error ? [toText(error)] : [];
}

const toText = ({ instancePath, message }: ErrorObject): string => `body${instancePath} ${message}`;
