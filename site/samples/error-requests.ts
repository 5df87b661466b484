import { isList, type OpenApiDocument, resolveRef } from '../../contract/document.ts';
import { type Body, getMediaType } from '../requests/body.ts';
import type { SampleRequest } from './sample-requests.ts';
import type { RecordedRequest } from './send-request.ts';

/** A request to which an operation responds with an error that it documents. */
export interface ErrorRequest {
  readonly status: number;
  readonly request: RecordedRequest;
  /** True when the control plane has to inject the error, because no request causes it. */
  readonly isInjected: boolean;
}

/** No user of the demo data may work in this administration. */
const FOREIGN_ADMINISTRATION = { 'X-Tenant-Id': '3' };

/** This administration has none of the modules of sales orders. */
const ADMINISTRATION_WITHOUT_MODULE = { 'X-Tenant-Id': '2' };

/** A page has at most 1000 records. */
const TOO_LARGE_PAGE = '5000';

const MEBIBYTE = 1024 * 1024;

/**
 * Lists a request for each error that an operation documents.
 *
 * @param modules the modules of which the administration needs one; undefined when it needs none.
 */
export function listErrorRequests(contract: OpenApiDocument, sample: SampleRequest, modules: unknown): ErrorRequest[] {
  const { operation, pathParams, body } = sample;
  const create = (
    status: number,
    example: string,
    title: string,
    change: Partial<RecordedRequest> | undefined = {},
    isInjected = false,
  ): ErrorRequest => ({ status, request: { ...sample, ...change, example, title }, isInjected });
  const mediaType = body ? getMediaType(body) : '';
  const { title, ...invalid } = createInvalidRequest(contract, sample);
  return [
    create(400, 'refused', title, invalid),
    sample.isPublic && body?.kind === 'form'
      ? create(401, 'wrongSecret', 'The client secret is wrong', {
          body: setField(body, 'client_secret', 'wrong-secret'),
        })
      : create(401, 'missingToken', 'No access token', { isPublic: true }),
    create(403, 'administrationNotAccessible', "Another user's administration", { headers: FOREIGN_ADMINISTRATION }),
    ...(modules === undefined
      ? []
      : [
          create(403, 'moduleRequired', 'The administration has no module for this', {
            headers: ADMINISTRATION_WITHOUT_MODULE,
          }),
        ]),
    create(404, 'unknownRecord', 'Unknown identifier', { pathParams: setLast(pathParams, '999999') }),
    create(406, 'unknownMediaType', 'XML was asked for', { headers: { Accept: 'application/xml' } }),
    create(413, 'tooLarge', 'Body over the limit', {
      headers: { 'Content-Type': mediaType },
      content: 'x'.repeat((body?.kind === 'file' ? 5 : 1) * MEBIBYTE + 1),
    }),
    create(415, 'textSent', 'Text was sent', { headers: { 'Content-Type': 'text/plain' }, content: 'text' }),
    create(429, 'slowDown', 'Too many requests', undefined, true),
    create(500, 'failure', 'The platform failed', undefined, true),
  ].filter(({ status }) => status in operation.responses);
}

type Invalid = Pick<RecordedRequest, 'title'> & Partial<RecordedRequest>;

function createInvalidRequest(contract: OpenApiDocument, sample: SampleRequest): Invalid {
  const { operation, body, query, pathParams } = sample;
  if (isList(operation)) return createInvalidQuery(sample);
  if (sample.responseKind === 'redirect') {
    return { title: 'Unknown client', query: { ...query, client_id: 'unknown-client' } };
  }
  if (body?.kind === 'json')
    return createInvalidBody(contract, sample, body.value as Readonly<Record<string, unknown>>);
  if (body?.kind === 'form') return { title: 'The code is unknown', body: setField(body, 'code', 'unknown') };
  if (body?.kind === 'file') return { title: 'The file is no PDF', content: 'no PDF' };
  return { title: 'The identifier is too small', pathParams: setLast(pathParams, '0') };
}

/** Removes a required parameter; when there is none, requests too large a page. */
function createInvalidQuery({ parameters, query }: SampleRequest): Invalid {
  const required = parameters.find((parameter) => parameter.in === 'query' && parameter.required)?.name;
  if (required === undefined) return { title: 'The page is too large', query: { ...query, pageSize: TOO_LARGE_PAGE } };
  return { title: 'A required parameter is missing', query: omit(query, required) };
}

/** Removes the first required field; when there is none, misspells the first field. */
function createInvalidBody(
  contract: OpenApiDocument,
  { operation }: SampleRequest,
  value: Readonly<Record<string, unknown>>,
): Invalid {
  const [media] = Object.values(operation.requestBody?.content ?? {});
  const required = media && resolveRef(contract, media.schema).required?.find((name) => name in value);
  if (required) return { title: 'A required field is missing', body: { kind: 'json', value: omit(value, required) } };
  const [[name, first] = ['', undefined], ...rest] = Object.entries(value);
  const misspelt = Object.fromEntries([[name.slice(0, -1), first], ...rest]);
  return { title: 'A field is misspelt', body: { kind: 'json', value: misspelt } };
}

const setField = (body: Body & { kind: 'form' }, name: string, value: string): Body => ({
  kind: 'form',
  fields: { ...body.fields, [name]: value },
});

const omit = <Value>(values: Readonly<Record<string, Value>>, omitted: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== omitted));

const setLast = (values: Readonly<Record<string, string>>, value: string): Readonly<Record<string, string>> => ({
  ...values,
  [Object.keys(values).at(-1) ?? '']: value,
});
