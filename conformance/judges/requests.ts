import type { Schema } from '../../contract/document.ts';
import { getByPointer } from '../../contract/json-pointer.ts';
import { memoize } from '../../contract/memoize.ts';
import {
  document,
  formatPath,
  getAlternatives,
  getInputSchema,
  getOperationPointer,
  getTypes,
  isJsonObject,
  type Operation,
  type Path,
  parsePath,
  resolve,
} from '../contract.ts';
import { getForbidding, withoutNaming } from '../rules/forbidden.ts';
import { getNaming } from '../rules/provenance.ts';
import { getHeader, getMediaType, type HttpExchange, type Issue, parseJson, toIssues } from '../session/http.ts';
import { getParameterValues } from './list-parameters.ts';
import { getErrors, isWithin } from './problem.ts';
import { isJson } from './response.ts';
import { validateSchema } from './schema.ts';

/** Judges the status of a response by its request. Reports an accepted invalid request. */
export function judgeRequest(exchange: HttpExchange): readonly Issue[] {
  const { operation, response } = exchange;
  const { status } = response;
  if (status === 400) return operation.isSecured ? judgeErrors(exchange) : [];
  if (status >= 300) return [];
  return [
    ...findErrorsOfSuccess(exchange),
    ...findMissingToken(exchange),
    ...findParameterIssues(exchange),
    ...findMediaTypeIssues(exchange),
    ...findLargeBody(exchange),
    ...findAcceptedBody(exchange),
  ];
}

/** Finds errors of a successful write. A record may have a field of that name. */
export function findErrorsOfSuccess({ operation, response, json }: HttpExchange): readonly Issue[] {
  const names = Object.keys(getErrors({ json }));
  const isRecord = isJsonObject(json) && '_meta' in json;
  if (operation.method === 'GET' || response.status >= 300 || isRecord || names.length === 0) return [];
  const message = `The status is ${response.status} with errors for ${names.join(', ')}; expected 400.`;
  return [{ rule: 'validation-status', message }];
}

function findMissingToken({ operation, request }: HttpExchange): readonly Issue[] {
  if (!operation.isSecured || getHeader(request.headers, 'authorization') !== undefined) return [];
  return [{ rule: 'no-token', message: 'A request without a token succeeds.' }];
}

/** Finds an undocumented parameter, or one that must be a number. */
function findParameterIssues({ operation, request }: HttpExchange): readonly Issue[] {
  if (!operation.isSecured) return [];
  const documented = operation.parameters.filter((parameter) => parameter.in === 'query');
  const sent = getParameterValues(operation, request.path);
  const isNamed = (name: string): boolean => documented.some((known) => known.name === name);
  // A server's link may use its own parameter instead.
  const missing = documented.find(({ name, required }) => required && !sent.has(name));
  if (missing && [...sent.keys()].every(isNamed)) {
    const message = `A list without the required ${missing.name} is returned.`;
    return [{ rule: 'invalid-parameter', message, provenance: getNaming(operation, missing.name) }];
  }
  for (const [name, values] of sent) {
    const parameter = documented.find((known) => known.name === name);
    if (!parameter) return [{ rule: 'invalid-parameter', message: `The unknown parameter ${name} is accepted.` }];
    const schema = parameter.schema.items ?? parameter.schema;
    const value = getTypes(schema).includes('integer') ? values.find((text) => !/^[+-]?\d+$/.test(text)) : undefined;
    const unknown = findUnknown(schema.enum, values);
    const wrong = value ?? unknown;
    if (wrong !== undefined) return [{ rule: 'invalid-parameter', message: `${name}=${wrong} is accepted.` }];
  }
  return [];
}

const findUnknown = (known: readonly unknown[] | undefined, texts: readonly string[]): string | undefined =>
  known && texts.flatMap((text) => text.split(',')).find((text) => !hasValue(known, text));

const hasValue = (values: readonly unknown[], text: string): boolean => values.some((value) => String(value) === text);

/** Finds a body of another media type, and a response in an unaccepted one. */
function findMediaTypeIssues({ operation, request, response }: HttpExchange): readonly Issue[] {
  const sent = getHeader(request.headers, 'content-type')?.split(';')[0]?.trim().toLowerCase();
  const accept = getHeader(request.headers, 'accept');
  const types = operation.body?.mediaTypes ?? [];
  const issues: Issue[] = [];
  if (types.length > 0 && request.body?.length && sent !== undefined && !types.includes(sent)) {
    issues.push({ rule: 'unsupported-media-type', message: `A body of the media type ${sent} is accepted.` });
  }
  const isNegotiated = operation.statuses.includes('406');
  if (isNegotiated && accept !== undefined && response.body.length > 0 && !accepts(accept, getMediaType(response))) {
    issues.push({ rule: 'not-acceptable', message: `The response has another media type than ${accept}.` });
  }
  return issues;
}

const accepts = (accept: string, mediaType: string): boolean =>
  accept.split(',').some((part) => {
    const [range = ''] = part.split(';');
    const [type, subtype] = range.trim().toLowerCase().split('/');
    return type === '*' || (mediaType.startsWith(`${type}/`) && (subtype === '*' || mediaType.endsWith(`/${subtype}`)));
  });

/** Finds an accepted body above the limit. The platform names one limit. */
function findLargeBody({ operation, request }: HttpExchange): readonly Issue[] {
  const limit = Number(getByPointer(document, getOperationPointer(operation, 'requestBody', 'x-max-bytes')));
  const size = request.body?.length ?? 0;
  const message = size > limit ? `A body of ${size} bytes is accepted; the limit is ${limit}.` : undefined;
  return toIssues('body-size', message).map((issue) => ({ ...issue, provenance: getSizeStatements(operation) }));
}

/** Returns the statements on the size of a body. The platform names one size. */
export const getSizeStatements = ({ id }: Operation) => (id === 'uploadInboxFile' ? ['inbox-file-size'] : undefined);

/** Checks that a server knows the lines of a record, a name that the contract decided: it adds fields to them. */
export const readsLines = (json: unknown): boolean =>
  isJsonObject(json) &&
  Array.isArray(json.lines) &&
  json.lines.some((line) => isJsonObject(line) && ('_meta' in line || 'id' in line));

/** Checks that a record has a value in a field, or in a line's: a PUT without the field was merged. */
export const isFilled = (json: unknown, field: string): boolean =>
  hasValueAt(json, field.split(/[.[\]\d]+/).filter(Boolean));

function hasValueAt(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((item) => hasValueAt(item, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return (value ?? null) !== null;
  return isJsonObject(value) && hasValueAt(value[name], rest);
}

function findAcceptedBody({ operation, request, json: accepted }: HttpExchange): readonly Issue[] {
  const schema = getInputSchema(operation);
  if (!schema || !getHeader(request.headers, 'content-type')?.includes('json')) return [];
  const json = parseJson(request.body ?? Buffer.alloc(0));
  if (json === undefined) return [{ rule: 'accepted-body', message: 'A body was accepted that is not JSON.' }];
  // Ignore errors of unmatched oneOf branches.
  const errors = validateSchema(schema, json).filter(({ pointer }) => pointer !== undefined);
  const issues = errors.map(({ message, subject, isMissing, pointer }): Issue => {
    const [field = '', keyword = ''] = subject.split(' ');
    const isNull = message.includes('must be') && isNullAt(json, field);
    const place = { kind: operation.kind, resource: operation.resource, field };
    const isUnread = field.startsWith('lines') && !readsLines(accepted);
    const mayExist = !isMissing && !isNull && isReference(pointer);
    const isMerged = isMissing === true && operation.kind === 'replace' && isFilled(accepted, field);
    const isOpen = isUnread || mayExist || isMerged;
    const broken = isOpen ? [] : getForbidding({ ...place, keyword: isMissing ? 'required' : keyword, isNull });
    const forbidding = withoutNaming(broken, [field], accepted);
    return {
      rule: 'accepted-body',
      message: `A body was accepted that violates its schema: ${message}.`,
      ...(forbidding.length > 0 && { provenance: [...forbidding, 'validation-error-status'] }),
    };
  });
  return issues.sort((a, b) => Number(b.provenance !== undefined) - Number(a.provenance !== undefined)).slice(0, 1);
}

/** Checks that a field refers to a record. Another server can have any form of identifier. */
const isReference = (pointer = ''): boolean =>
  (getByPointer(document, pointer) as Schema | undefined)?.['x-references'] !== undefined;

const isNullAt = (json: unknown, field: string): boolean =>
  isJsonObject(json) && !field.includes('.') && json[field] === null;

/** Judges the messages of a 400: present, about parts that the request can have, and one for every field of a wrong type. */
function judgeErrors(exchange: HttpExchange): readonly Issue[] {
  const { operation, request, response } = exchange;
  // Node itself rejects malformed HTTP, in another form.
  if (request.method === 'HEAD' || !isJson(response)) return [];
  const names = Object.keys(getErrors(exchange));
  const isComplete = Object.values(getErrors(exchange)).every((texts) => Array.isArray(texts) && texts.length > 0);
  if (names.length === 0 || !isComplete) return [{ rule: 'errors', message: 'There are no messages in errors.' }];
  const sent = parseJson(request.body ?? Buffer.alloc(0));
  const isPart = (name: string): boolean =>
    isParameter(name, operation) ||
    isInQuery(exchange, name) ||
    hasPart(getInputSchema(operation) ?? {}, sent, parsePath(name));
  const unknown = names.find((name) => !isPart(name));
  if (unknown !== undefined) {
    const message = `errors names "${unknown}", which is neither a field of the body nor a parameter of the operation.`;
    return [{ rule: 'errors', message }];
  }
  const missing = getWrongTypes(operation, sent).find((field) => !names.some((name) => isWithin(name, field)));
  const isAboutBody = names.every((name) => isJsonObject(sent) && name !== 'body' && !isInQuery(exchange, name));
  if (missing === undefined || !isAboutBody || hasUnpairedSurrogate(sent)) return [];
  return [{ rule: 'errors-all', message: `errors lacks ${missing}, which has a wrong type.` }];
}

/** Checks for half characters, found before any type is checked. `JSON.stringify` escapes them. */
const hasUnpairedSurrogate = (value: unknown): boolean => /\\ud[89a-f]/.test(JSON.stringify(value) ?? '');

const isInQuery = ({ request }: HttpExchange, name: string): boolean =>
  [...new URL(request.path, 'http://localhost').searchParams.keys()].some((key) => isWithin(name, key));

const isParameter = (name: string, { parameters }: Operation): boolean =>
  ['body', 'host', 'content-type', ...parameters.map((parameter) => parameter.name.toLowerCase())].includes(
    name.toLowerCase(),
  );

/** Checks that a body can have the part at a path, with its list items, or was sent with it. */
function hasPart(schema: Schema, sent: unknown, [key, ...rest]: Path): boolean {
  if (key === undefined) return true;
  if (typeof key === 'number') {
    return Array.isArray(sent) && key < sent.length && hasPart(resolve(schema).items ?? {}, sent[key], rest);
  }
  const fields = getAlternatives(schema).flatMap(({ properties }) => Object.entries(properties));
  const [, field] = fields.find(([name]) => name.toLowerCase() === key.toLowerCase()) ?? [];
  if (field) return hasPart(field, isJsonObject(sent) ? sent[key] : undefined, rest);
  return isJsonObject(sent) && Object.keys(sent).some((name) => isWithin(formatPath([key, ...rest]), name));
}

function getWrongTypes(operation: Operation, sent: unknown): readonly string[] {
  const schema = getInputSchema(operation);
  if (!schema || !isJsonObject(sent)) return [];
  const [flat, ...others] = getAlternatives(schema);
  if (!flat || others.length > 0) return [];
  return Object.entries(sent)
    .filter(([name, value]) => typeof value !== 'object' && isWrongType(flat.properties[name], value))
    .map(([name]) => name);
}

const isWrongType = (schema: Schema | undefined, value: unknown): boolean =>
  schema !== undefined && validateSchema(toTypeSchema(schema), value).length > 0;

/** Returns the same object each time, as schemas are compiled per object. */
const toTypeSchema = memoize(({ type }: Schema): Schema => (type === undefined ? {} : { type }));
