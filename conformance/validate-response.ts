import type { Header, MediaType, Schema } from '../scripts/document/openapi.ts';
import type { Operation } from './contract.ts';
import { resolve } from './document.ts';
import { getMediaType, type HttpRequest, type HttpResponse, type Issue, parseJson } from './http.ts';
import { validateSchema } from './schema-validator.ts';

export const isJson = (response: HttpResponse): boolean => /[/+]json$/.test(getMediaType(response));

/** How a response to a request for an operation violates the contract: status, media type, body and headers. */
export function validateResponse(
  { statuses, responses }: Pick<Operation, 'statuses' | 'responses'>,
  { method }: Pick<HttpRequest, 'method'>,
  response: HttpResponse,
): readonly Issue[] {
  const documented = responses[response.status];
  if (!documented) {
    return [{ rule: 'status', message: `Status ${response.status} is not documented; ${statuses.join(', ')} are` }];
  }
  const { content = {}, headers = {} } = documented;
  return [...validateBody(content, method, response), ...validateHeaders(headers, response)];
}

/** What is wrong with the body of a response, given its documented media types. */
export function validateBody(
  content: Readonly<Record<string, MediaType>>,
  method: string,
  response: HttpResponse,
): readonly Issue[] {
  const { status, body } = response;
  const mediaType = getMediaType(response);
  if (method === 'HEAD') return body.length > 0 ? [{ rule: 'body', message: 'There is a body for HEAD' }] : [];
  if (Object.keys(content).length === 0) {
    // A redirect may have a note for people (RFC 9110, 15.4).
    const isAllowed = body.length === 0 || (status >= 300 && status < 400);
    return isAllowed ? [] : [{ rule: 'body', message: `Status ${status} has a body, and none is documented` }];
  }
  const types = Object.keys(content).join(', ');
  if (body.length === 0) return [{ rule: 'body', message: `There is no body; ${types} is documented` }];
  const documented = content[mediaType];
  if (!documented) return [{ rule: 'media type', message: `Media type "${mediaType}" is not documented; ${types} is` }];
  if (!isJson(response)) return [];
  const json = parseJson(body);
  if (json === undefined) return [{ rule: 'body json', message: 'The body is not JSON' }];
  return validateSchema(documented.schema, json).map(({ rule, message }) => ({ rule: `body ${rule}`, message }));
}

function validateHeaders(headers: Readonly<Record<string, Header>>, response: HttpResponse): readonly Issue[] {
  return Object.entries(headers).flatMap(([name, header]): Issue[] => {
    const schema = resolve((header.schema ?? {}) as Schema);
    const text = response.headers[name.toLowerCase()];
    if (text === undefined) return header.required ? [{ rule: 'header required', message: `${name} is missing` }] : [];
    const value = schema.type === 'integer' ? Number(text) : text;
    return validateSchema(schema, value).map((issue) => ({
      rule: `header ${issue.rule}`,
      message: `${name} ${issue.message}`,
    }));
  });
}
