import type { ErrorObject } from 'ajv';
import { createResolver, type Response } from '../../contract/document.ts';
import type { Document, Operation } from '../../contract/model.ts';
import type { SchemaValidators, Validator } from './validators.ts';

/** Response as sent: JSON, bytes of a document, or a stream of texts, which is not validated. */
interface SentResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export type ResponseValidator = (response: SentResponse) => readonly string[];

export function findProblemViolations(validate: Validator, { headers, body }: SentResponse): readonly string[] {
  const [error] = validate(body);
  const isProblem = headers['content-type'] === 'application/problem+json';
  return [...(isProblem ? [] : ['the media type is not application/problem+json']), ...(error ? [toText(error)] : [])];
}

export const PROBLEM_SCHEMA = { $ref: '#/components/schemas/Problem' } as const;

export function createResponseValidator(
  document: Document,
  { responses }: Operation,
  validators: SchemaValidators,
): ResponseValidator {
  const byStatus = new Map<number, StatusValidators>();
  return (response) => {
    const { status, headers } = response;
    const documented = responses[status];
    if (!documented) return [`status ${status} is not documented`];
    const compiled = byStatus.get(status) ?? createStatusValidators(document, documented, validators);
    byStatus.set(status, compiled);
    return [...findHeaderViolations(headers, compiled), ...findBodyViolations(response, compiled)];
  };
}

export const listResponseSchemas = ({ responses }: Operation): readonly object[] =>
  Object.values(responses).flatMap(({ headers = {}, content = {} }) =>
    [...Object.values(headers), ...Object.values(content)].map(({ schema }) => schema as object),
  );

interface StatusValidators {
  readonly headers: readonly { name: string; required: boolean; isNumber: boolean; validate: Validator }[];
  /** Validators by media type. */
  readonly bodies: ReadonlyMap<string, Validator>;
}

function createStatusValidators(
  document: Document,
  { headers = {}, content = {} }: Response,
  { forOutput }: SchemaValidators,
): StatusValidators {
  const resolve = createResolver(document);
  return {
    headers: Object.entries(headers).map(([name, { required = false, schema }]) => {
      const { type } = resolve(schema as object) as { type?: unknown };
      const isNumber = type === 'integer' || type === 'number';
      return { name: name.toLowerCase(), required, isNumber, validate: forOutput(schema as object) };
    }),
    bodies: new Map(Object.entries(content).map(([mediaType, { schema }]) => [mediaType, forOutput(schema)])),
  };
}

function findHeaderViolations(sent: SentResponse['headers'], { headers }: StatusValidators): readonly string[] {
  const violations: string[] = [];
  for (const { name, required, isNumber, validate } of headers) {
    const value = sent[name];
    const [error] = value === undefined ? [] : validate(isNumber ? Number(value) : value);
    if (value === undefined && required) violations.push(`the header ${name} is missing`);
    if (error) violations.push(`the header ${name} ${error.message}`);
  }
  return violations;
}

function findBodyViolations({ headers, body }: SentResponse, { bodies }: StatusValidators): readonly string[] {
  if (bodies.size === 0) return body === undefined ? [] : ['there is a body, and none is documented'];
  if (body === undefined) return ['the body is missing'];
  const mediaType = headers['content-type']?.split(';')[0]?.trim() ?? '';
  const validate = bodies.get(mediaType);
  if (!validate) return [`the media type ${mediaType || '(none)'} is not documented`];
  if (body instanceof Uint8Array) return body.length === 0 ? ['the document is empty'] : [];
  if (typeof body === 'object' && body !== null && Symbol.asyncIterator in body) return [];
  const [error] = validate(body);
  return error ? [toText(error)] : [];
}

const toText = ({ instancePath, message }: ErrorObject): string => `body${instancePath} ${message}`;
