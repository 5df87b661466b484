import { isUtf8 } from 'node:buffer';
import type { Header, MediaType, Response, Schema } from '../../contract/document.ts';
import { getByPointer } from '../../contract/json-pointer.ts';
import {
  document,
  getInputSchema,
  getOperationPointer,
  isJsonObject,
  type Operation,
  resolve,
  UNKNOWN_ID,
} from '../contract.ts';
import { getProvenance } from '../rules/provenance.ts';
import { getStatusStatements, type RuleId } from '../rules/rules.ts';
import {
  getHeader,
  getMediaType,
  type HttpRequest,
  type HttpResponse,
  type Issue,
  parseJson,
} from '../session/http.ts';
import { validateSchema } from './schema.ts';

export const isJson = (response: HttpResponse): boolean => /[/+]json$/.test(getMediaType(response));

/** Finds issues of a response: its status, else its form. A broken form hides nothing else. */
export function validateResponse(operation: Operation, request: HttpRequest, response: HttpResponse): readonly Issue[] {
  const { responses } = operation;
  const { method } = request;
  const { status } = response;
  const documented = responses[status];
  if (!documented) return [findMissingObject(operation, response) ?? createStatusIssue(operation, request, status)];
  const { content = {}, headers = {} } = documented;
  const media = findMediaIssue(content, method, response);
  if (media) return [findMissingObject(operation, response) ?? media];
  const issues = validateJson(content, method, response);
  // The platform describes errors of data that violate the rules of their object.
  const isOpen = status === 400 && !sendsWrongData(operation, request);
  const shown = isOpen
    ? issues.map((issue) => ({ ...issue, provenance: [...getProvenance(issue), 'validation-of-reads'] }))
    : issues;
  return [...shown, ...validateHeaders(operation, headers, response)];
}

function createStatusIssue(operation: Operation, request: HttpRequest, status: number): Issue {
  const cause = `status ${status}`;
  if (status === 422 && sendsWrongData(operation, request)) {
    return { rule: 'validation-status', message: `Invalid data gets ${status}; expected 400.`, cause };
  }
  const listed = operation.statuses.join(', ');
  const message = `Status ${status} is not in the contract of the operation, which lists ${listed}.`;
  if (status >= 500) return { rule: 'server-error', message, cause };
  const isCreated = operation.kind === 'create' && status < 300;
  return {
    rule: 'status',
    message,
    cause,
    provenance: isCreated ? ['create-returns-201'] : getStatusStatements(status),
  };
}

const OBJECTS: Readonly<Record<string, string>> = {
  create: 'create-returns-201',
  replace: 'replace-operation',
  update: 'update-operation',
};

/** Returns the statement that a write returns its object; empty for other operations. */
export const getObjectStatements = ({ kind }: Operation): readonly string[] => [OBJECTS[String(kind)] ?? []].flat();

/** Finds a missing object of a successful write, whatever its status. */
export function findMissingObject(operation: Operation, { status, body }: HttpResponse): Issue | undefined {
  const provenance = getObjectStatements(operation);
  if (provenance.length === 0 || status >= 300 || isJsonObject(parseJson(body))) return undefined;
  const message = `Status ${status} has ${body.length === 0 ? 'no body' : 'no JSON object'}; expected the ${operation.kind}d object.`;
  return { rule: 'json', message, cause: `status ${status}`, provenance };
}

/**
 * Checks that only the data of a request are wrong: a JSON object that violates its schema, with a valid path, headers and query.
 * For a valid body, the reason is unknown.
 */
function sendsWrongData(operation: Operation, { path, headers, body }: HttpRequest): boolean {
  const tenant = getHeader(headers, 'x-tenant-id') ?? getHeader(headers, 'x-tenantid') ?? '1';
  const isWellFormed =
    tenant !== UNKNOWN_ID &&
    /^[1-9]\d*$/.test(tenant) &&
    /^\/v1\/[A-Za-z]+(\/[1-9]\d*\/[A-Za-z]+)*(\/[1-9]\d*)?$/.test(path);
  const json = parseJson(body ?? Buffer.alloc(0));
  const schema = getInputSchema(operation);
  if (!isWellFormed || !isJsonObject(json) || !schema) return false;
  const isJsonSent = getHeader(headers, 'content-type')?.startsWith('application/json') ?? false;
  return isJsonSent && validateSchema(schema, json).length > 0;
}

/** Media types of a documented response. */
type Content = Readonly<Record<string, MediaType>>;

export function validateBody(content: Content, method: string, response: HttpResponse): readonly Issue[] {
  const media = findMediaIssue(content, method, response);
  return media ? [media] : validateJson(content, method, response);
}

/** Finds a missing or undocumented body, or another media type. */
function findMediaIssue(content: Content, method: string, response: HttpResponse): Issue | undefined {
  const { status, body } = response;
  const types = Object.keys(content).join(', ');
  if (method === 'HEAD' || types === '') return findUnexpectedBody(method, response);
  const mediaType = getMediaType(response);
  const isReadable = body.length > 0 && (!types.includes('json') || parseJson(body) !== undefined);
  if (isReadable && content[mediaType]) return undefined;
  const actual = body.length === 0 ? 'no body' : mediaType || 'no media type';
  const message = `Status ${status} has ${actual}${isReadable ? '' : ', which is not readable'}; the contract lists ${types}.`;
  return { rule: getMediaRule(status, isReadable), message, cause: actual };
}

/** Returns the rule of a media type. By the platform's own description, only an unreadable success breaks anything. */
function getMediaRule(status: number, isReadable: boolean): RuleId {
  if (status >= 400) return 'problem';
  return isReadable ? 'media-type' : 'json';
}

/** Finds an undocumented body. A redirect may have a note for people (RFC 9110, 15.4). */
function findUnexpectedBody(method: string, { status, body }: HttpResponse): Issue | undefined {
  if (body.length === 0 || (method !== 'HEAD' && status >= 300 && status < 400)) return undefined;
  const message =
    method === 'HEAD' ? 'There is a body for HEAD.' : `Status ${status} has a body; the contract has none.`;
  return { rule: 'no-body', message };
}

function validateJson(content: Content, method: string, response: HttpResponse): readonly Issue[] {
  const documented = content[getMediaType(response)];
  if (!documented || !isJson(response) || method === 'HEAD') return [];
  const errors = validateSchema(documented.schema, parseJson(response.body));
  return [...findEncodingIssues(response), ...errors.map((error) => ({ rule: 'body', ...error }) as const)];
}

const BYTE_ORDER_MARK = Buffer.from('\u{FEFF}');

/** Finds encoding errors of a JSON body, which must be UTF-8 without a byte order mark (RFC 8259, 8.1). */
function findEncodingIssues({ headers, body }: HttpResponse): readonly Issue[] {
  const [, charset] = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '') ?? [];
  const issue = (message: string): readonly Issue[] => [{ rule: 'charset', message }];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) return issue(`The charset is ${charset}; JSON is UTF-8.`);
  if (body.subarray(0, 3).equals(BYTE_ORDER_MARK)) return issue('The body begins with a byte order mark.');
  return isUtf8(body) ? [] : issue('The body has bytes that are not UTF-8.');
}

function validateHeaders(operation: Operation, headers: Readonly<Record<string, Header>>, response: HttpResponse) {
  return Object.entries(headers).flatMap(([name, header]): Issue[] => {
    const pointer = getHeaderPointer(operation, response.status, name);
    // The platform documents the response to a creation, but not to an upload.
    const provenance = operation.kind === 'upload' && name === 'Location' ? ['upload-response'] : undefined;
    const issue = { rule: 'header', pointer, provenance } as const;
    const schema = resolve((header.schema ?? {}) as Schema);
    const text = response.headers[name.toLowerCase()];
    if (text === undefined) {
      return header.required ? [{ ...issue, message: `${name} is missing.`, isMissing: true }] : [];
    }
    const value = schema.type === 'integer' ? Number(text) : text;
    const errors = validateSchema(schema, value);
    return errors.map(({ message, ...error }) => ({ ...error, ...issue, message: `${name} ${message}` }));
  });
}

/** Returns the component of a header, else its place in the response. */
function getHeaderPointer(operation: Operation, status: number, name: string): string {
  const pointer = getOperationPointer(operation, 'responses', String(status));
  const response = (getByPointer(document, pointer) ?? {}) as Partial<Response>;
  return resolve(response).headers?.[name]?.$ref ?? `${response.$ref ?? pointer}/headers/${name}`;
}
