import type { CodeRequest } from '../../../samples/code/code-request.ts';
import type { RecordedRequest } from '../sandbox/visit-link.ts';

/**
 * Reads a sent request as one of an operation.
 *
 * @param code a request of the operation.
 * @returns undefined for another operation; the text of a JSON body, which may be damaged.
 */
export function readRequest(
  code: CodeRequest,
  { method, target, headers, body }: RecordedRequest,
): { readonly code: CodeRequest; readonly text?: string } | undefined {
  const { pathname, searchParams } = new URL(target, 'http://sandbox.invalid');
  const names = [...code.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const values = new RegExp(`^${code.path.replaceAll(/\{\w+\}/g, '([^/]*)')}$`).exec(pathname);
  if (method !== code.method || !values) return undefined;
  const pathParams = Object.fromEntries(
    names.map((name, index) => [name, decodeURIComponent(values[index + 1] ?? '')] as const),
  );
  const request = { ...code, pathParams, query: Object.fromEntries(searchParams), headers };
  if (typeof body !== 'string') return { code: request };
  if (code.body?.kind !== 'form') return { code: request, text: body };
  return { code: { ...request, body: { kind: 'form', fields: Object.fromEntries(new URLSearchParams(body)) } } };
}
