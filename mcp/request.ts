import { jsonContent } from '../client/runtime/json.ts';
import { pdfContent } from '../client/runtime/pdf.ts';
import type { ApiRequest } from '../client/runtime/request.ts';
import { getParameters, isList, type Parameter, type RequestBody, resolveRef } from '../contract/document.ts';
import { isPdf } from '../contract/pdf.ts';
import { type CatalogOperation, suggest } from './docs/catalog.ts';
import { ToolError } from './tool-error.ts';

type ParameterValue = string | number | boolean | readonly (string | number | boolean)[];

export interface RequestInput {
  readonly parameters?: Readonly<Record<string, ParameterValue>> | undefined;
  readonly body?: unknown;
  /** PDF to send, in Base64 or as bytes. */
  readonly pdf?: string | Uint8Array | undefined;
}

/**
 * Creates the request of an operation.
 *
 * @throws ToolError when a parameter is unknown or missing, or the body does not fit.
 */
export function createRequest(entry: CatalogOperation, input: RequestInput): ApiRequest {
  const { id, method, path, operation } = entry;
  const { parameters = {} } = input;
  const known = getParameters(entry.document, entry);
  const usable = known.filter(({ in: location }) => location !== 'header');
  for (const name of Object.keys(parameters)) assertKnown(id, name, usable);
  const missing = usable.filter(({ name, required }) => required && parameters[name] === undefined);
  if (missing.length > 0) {
    const names = missing.map((parameter) => `${parameter.name} (${parameter.in})`).join(', ');
    throw new ToolError(`${id} needs ${names} in "parameters". describe_operation explains it.`);
  }
  const select = (location: Parameter['in']): Record<string, ParameterValue> =>
    Object.fromEntries(
      usable.flatMap(({ name, in: where }) => {
        const value = parameters[name];
        return where === location && value !== undefined ? [[name, value]] : [];
      }),
    );
  return {
    operation: id,
    method: method.toUpperCase(),
    path,
    query: select('query'),
    isList: isList(operation),
    pathParams: select('path') as Record<string, string | number>,
    ...createBody(entry, input),
  };
}

function assertKnown(id: string, name: string, usable: readonly Parameter[]): void {
  const names = usable.map((parameter) => parameter.name);
  if (names.includes(name)) return;
  if (/^x-tenant/i.test(name)) throw new ToolError('Name the administration in "tenant", not in "parameters".');
  const all = names.length > 0 ? `It has ${names.join(', ')}.` : 'It has none.';
  throw new ToolError(`${id} has no parameter ${JSON.stringify(name)}. ${suggest(name, names) ?? all}`);
}

function createBody({ id, operation, document }: CatalogOperation, { body, pdf }: RequestInput): Partial<ApiRequest> {
  const documented = operation.requestBody && resolveRef<RequestBody>(document, operation.requestBody);
  if (!documented) {
    if (body === undefined && pdf === undefined) return {};
    throw new ToolError(`${id} takes no body. Leave it out.`);
  }
  if ('application/pdf' in documented.content) {
    if (pdf !== undefined && body === undefined) return { content: pdfContent(decodePdf(pdf)) };
    throw new ToolError(`${id} takes a PDF. Send it in "pdf", in Base64, or name it in "file", and no "body".`);
  }
  if (pdf !== undefined) throw new ToolError(`${id} takes no PDF. Send JSON in "body".`);
  if (body !== undefined) return { content: jsonContent(body) };
  if (!documented.required) return {};
  throw new ToolError(`${id} needs a "body". describe_operation shows its fields and an example.`);
}

function decodePdf(pdf: string | Uint8Array): Uint8Array {
  const bytes = typeof pdf === 'string' ? Buffer.from(pdf, 'base64') : Buffer.from(pdf);
  if (isPdf(bytes)) return bytes;
  throw new ToolError(typeof pdf === 'string' ? '"pdf" is not a PDF in Base64.' : 'The file is not a PDF.');
}
