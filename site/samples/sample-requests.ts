import { isList, mapValues, type OpenApiDocument } from '../../contract/document.ts';
import { type ExampleRequest, listExampleRequests } from '../requests/example-requests.ts';
import type { ResponseKind } from './code/code-request.ts';
import { pathParamOverrides, type SampleOverride, sampleOverrides } from './overrides.ts';

/** A request that the samples of the site show. On fresh demo data it succeeds. */
export interface SampleRequest extends ExampleRequest {
  readonly responseKind: ResponseKind;
}

/** Enough to show that there are several records. */
const SAMPLE_PAGE_SIZE = '2';

/** Form fields whose values differ each time. Samples show the placeholder; a sender replaces it. */
const placeholders: Readonly<Record<string, string>> = { code: '<CODE>', refresh_token: '<REFRESH_TOKEN>' };

/** Lists the requests of all samples, in the order of the contract. */
export const listSampleRequests = (contract: OpenApiDocument): readonly SampleRequest[] =>
  listExampleRequests(contract).map((request) => {
    const { operation, method, path, title, pathParams, query } = request;
    const override = sampleOverrides[operation.operationId] ?? {};
    const paging = isList(operation) ? { pageSize: SAMPLE_PAGE_SIZE } : {};
    return {
      ...request,
      title: title.replace(`${operation.summary}: `, ''),
      responseKind: getResponseKind(request),
      pathParams: { ...pathParams, ...(pathParamOverrides[`${method} ${path}`] ?? pathParamOverrides[path]) },
      query: { ...query, ...override.query, ...paging },
      body: createSampleBody(request, override),
    };
  });

function getResponseKind({ method, isRedirect, operation }: ExampleRequest): ResponseKind {
  if (isRedirect) return 'redirect';
  if (operation['x-kind'] === 'download') return 'pdf';
  return method === 'DELETE' ? 'no-content' : 'json';
}

function createSampleBody({ body }: ExampleRequest, override: SampleOverride): ExampleRequest['body'] {
  if (override.body !== undefined) return { kind: 'json', value: override.body };
  if (body?.kind !== 'form') return body;
  return { kind: 'form', fields: mapValues(body.fields, (value, name) => placeholders[name] ?? value) };
}
