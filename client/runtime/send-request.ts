import type { CallPromise, ClientCore } from './client-core.ts';
import type { CallOptions } from './client-options.ts';
import { jsonContent } from './json.ts';
import { pdfDocument } from './pdf.ts';
import type { DocumentReader } from './raw-response.ts';

export interface RequestOptions extends CallOptions {
  /** Parameters of the query, encoded as by the operations. */
  readonly query?: object | undefined;
  /** Sent as JSON; amounts are checked as by the operations. */
  readonly body?: unknown;
}

/**
 * Calls any path of the API, such as one that the contract of this version does not have, with the token, the retries, the
 * limits and the errors of the client. The result is the JSON of the response, a PdfFile, or undefined
 * for no body; nothing checks that it is a `Result`.
 *
 * @param path begins with a slash, and has no query.
 *
 * @example
 * const debtor = await sendRequest<Debtor>(client, 'GET', '/v1/debtors/1', { query: { fields: ['name'] } });
 *
 * @throws CallError, one of its subclasses, when the call does not succeed; TypeError when the path is invalid.
 */
export function sendRequest<Result = unknown>(
  client: ClientCore,
  method: string,
  path: string,
  { query, body, ...options }: RequestOptions = {},
): CallPromise<Result> {
  if (!/^\/[^?#]*$/.test(path)) throw new TypeError('path must begin with a slash, and have no query and fragment.');
  const content = body === undefined ? {} : { content: jsonContent(body) };
  const request = { operation: `${method} ${path}`, method, path, query, document: anyDocument, ...content };
  return client.call<Result>(request, options);
}

/** Reads any JSON, a PDF, or nothing. */
const anyDocument: DocumentReader = {
  contentType: 'application/json, application/pdf',
  async read(response, attempt, deadline) {
    if (/pdf/.test(`${response.headers.get('content-type')}`)) return pdfDocument.read(response, attempt, deadline);
    const text = await attempt(() => response.text());
    try {
      return { text, document: text === '' ? undefined : JSON.parse(text) };
    } catch {
      return { text };
    }
  },
};
