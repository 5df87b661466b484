import { mapValues, type OpenApiDocument, type Operation, resolveRef } from '../../../contract/document.ts';
import { BuildError } from '../../../scripts/lib/run.ts';
import { type Body, getMediaType } from '../../requests/body.ts';
import type { ExampleRequest } from '../../requests/example-requests.ts';
import type { IdVariables } from './id-variables.ts';
import { getHeaderVariable, getSignInVariable } from './variables.ts';

/** A value of a response that is saved in a variable. */
export type Capture = { readonly variable: string } & (
  | {
      /** A member of the JSON body, as JavaScript accesses it: `_data[0].id`. */
      readonly member: string;
    }
  | {
      readonly header: string;
      /** The query parameter of a URL; the whole URL when left out. */
      readonly parameter?: string;
    }
);

/** What the contract documents of a successful response. */
export interface ExpectedResponse {
  readonly status: number;
  /** Undefined for a response without a body. */
  readonly mediaType: string | undefined;
  /** Members that a JSON body has. */
  readonly members: readonly string[];
}

type Templates = Readonly<Record<string, string>>;

/**
 * A request that follows others. Its values are templates: `{{debtorId}}` is replaced by the value of that variable, which
 * an earlier response may have set.
 */
export interface ChainedRequest
  extends Pick<ExampleRequest, 'name' | 'title' | 'method' | 'path' | 'parameters' | 'isPublic' | 'isRedirect'> {
  /** Markdown. */
  readonly description: string;
  /** The variable with the URL that the path continues. */
  readonly server: string;
  readonly pathVariables: Readonly<Record<string, string>>;
  /** Templates of the required query parameters, not encoded. */
  readonly query: Templates;
  readonly headers: Templates;
  readonly body: Body | undefined;
  readonly expected: ExpectedResponse;
  readonly captures: readonly Capture[];
}

/**
 * Fields with other values than in the example, by operation: what must be unique is new each time. Every tool knows
 * `{{$timestamp}}`.
 */
const changedFields: Readonly<Record<string, Templates>> = {
  // A mandate copies it.
  createDebtor: { iban: 'NL13TEST0123456789' },
  createDebtorMandate: { reference: 'MND-{{$timestamp}}' },
  createArticle: { ArticleSku: 'KAAS-{{$timestamp}}' },
  replaceArticle: { ArticleSku: 'KAAS-{{$timestamp}}' },
  createPurchaseInvoice: { invoiceNumber: 'LF-{{$timestamp}}' },
  replacePurchaseInvoice: { invoiceNumber: 'LF-{{$timestamp}}' },
  createPurchaseInvoiceWithLines: { invoiceNumber: 'LF-{{$timestamp}}' },
  replacePurchaseInvoiceWithLines: { invoiceNumber: 'LF-{{$timestamp}}' },
};

/** What is saved besides the identifiers of records, by operation. */
const capturesByOperation: Readonly<Record<string, readonly Capture[]>> = {
  authorize: [{ variable: 'signInPage', header: 'Location' }],
  requestToken: [
    { variable: 'token', member: 'access_token' },
    { variable: 'refreshToken', member: 'refresh_token' },
  ],
  uploadSalesInvoiceFile: [{ variable: 'fileId', member: 'id' }],
};

/** The template of the URL without the query: `{{baseUrl}}/v1/debtors/{{debtorId}}`. */
export const getUrlTemplate = ({ server, path, pathVariables }: ChainedRequest): string =>
  `{{${server}}}${path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => `{{${pathVariables[name]}}}`)}`;

/**
 * Connects requests that are sent in order.
 *
 * @throws BuildError when a request needs an identifier that no earlier one returns.
 */
export function chainRequests(
  contract: OpenApiDocument,
  ids: IdVariables,
  requests: readonly ExampleRequest[],
): readonly ChainedRequest[] {
  const saved = new Set<string>();
  return requests.map((request) => {
    const { name, title, method, path, parameters, operation, isPublic, isRedirect, isSignIn } = request;
    const pathVariables = ids.forPath(path);
    const missing = Object.values(pathVariables).find((variable) => !saved.has(variable));
    if (missing) throw new BuildError(`${name} needs ${missing}, which no earlier request of its group returns.`);
    const captures = capturesByOperation[operation.operationId] ?? captureRecord(request, ids, saved);
    for (const { variable } of captures) saved.add(variable);
    return {
      name,
      title,
      method,
      path,
      parameters,
      isPublic,
      isRedirect,
      pathVariables,
      captures,
      description: operation.description,
      server: isSignIn ? 'authUrl' : 'baseUrl',
      query: isSignIn ? mapValues(request.query, toSignInTemplate) : request.query,
      headers: getHeaders(request),
      body: createBody(request),
      expected: getExpectedResponse(contract, operation),
    };
  });
}

/** Saves the identifier of a new record; of a list that of the first, unless there is one already. */
function captureRecord(
  { method, path }: ExampleRequest,
  ids: IdVariables,
  saved: ReadonlySet<string>,
): readonly Capture[] {
  const variable = ids.forCollection(path);
  if (!variable) return [];
  if (method === 'POST') return [{ variable, member: 'id' }];
  return saved.has(variable) ? [] : [{ variable, member: '_data[0].id' }];
}

const toSignInTemplate = (value: string, name: string): string => getSignInVariable(name) ?? value;

function getHeaders({ parameters, body, isPublic }: ExampleRequest): Templates {
  const variables = parameters.flatMap((parameter) => {
    const variable = getHeaderVariable(parameter);
    return variable ? [[parameter.name, variable] as const] : [];
  });
  return {
    ...(!isPublic && { Authorization: 'Bearer {{token}}' }),
    ...Object.fromEntries(variables),
    ...(body && { 'Content-Type': getMediaType(body) }),
  };
}

function createBody({ body, operation, isSignIn }: ExampleRequest): Body | undefined {
  if (body?.kind === 'form' && isSignIn) return { kind: 'form', fields: mapValues(body.fields, toSignInTemplate) };
  const changes = changedFields[operation.operationId];
  return body?.kind === 'json' && changes ? { kind: 'json', value: { ...(body.value as object), ...changes } } : body;
}

function getExpectedResponse(contract: OpenApiDocument, { responses }: Operation): ExpectedResponse {
  const [[status, response] = ['', undefined]] = Object.entries(responses).filter(([code]) => Number(code) < 400);
  const [[mediaType, media] = []] = Object.entries((response && resolveRef(contract, response).content) ?? {});
  const { required = [], properties = {} } = media ? resolveRef(contract, media.schema) : {};
  // A list has its records unless a parameter leaves them out.
  return { status: Number(status), mediaType, members: '_data' in properties ? ['_data', ...required] : required };
}
