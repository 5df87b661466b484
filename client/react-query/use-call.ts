import { useCallback } from 'react';
import type { CallOptions } from '../runtime/call.ts';
import type { ClientCore } from '../runtime/client-core.ts';
import type { CallError } from '../runtime/errors.ts';
import { type PdfContent, type PdfFile, pdfContent, pdfDocument } from '../runtime/pdf.ts';
import { useAccountingClient } from './client-provider.ts';

/** The type of the errors of the hooks, whatever the response of the contract. */
export type ErrorType<_Body> = CallError;

/** Options of the request of a hook. Administration and language are those of the client, because they are in the keys. */
export type HookRequestOptions = Omit<CallOptions, 'signal' | 'tenant' | 'language'>;

interface HookRequest {
  readonly url: string;
  readonly method: string;
  readonly params?: object | undefined;
  readonly data?: unknown;
  readonly headers?: { readonly 'Content-Type': string };
  readonly responseType?: 'blob';
  readonly signal?: AbortSignal | undefined;
}

interface HookOperation {
  readonly operation: string;
  readonly isList?: boolean;
}

/** A call of a generated hook. The last signature is the one for users of the hook. */
interface HookCall<Result> {
  (request: HookRequest, operation: HookOperation & HookRequestOptions): Promise<Result>;
  (request: HookRequest, options?: HookRequestOptions): Promise<Result>;
}

/** Returns a function that makes a call with the client of the nearest provider. The generated hooks use it. */
export function useCall<Result>(): HookCall<Result> {
  const client = useAccountingClient();
  return useCallback(
    (request: HookRequest, options: HookOperation & HookRequestOptions) => makeCall<Result>(client, request, options),
    [client],
  ) as HookCall<Result>;
}

async function makeCall<Result>(
  client: ClientCore,
  { url, method, params, data, headers, responseType, signal }: HookRequest,
  { operation, isList = false, ...options }: HookOperation & HookRequestOptions,
): Promise<Result> {
  const isPdf = headers?.['Content-Type'] === 'application/pdf';
  const request = {
    operation,
    method,
    path: url,
    query: params,
    isList,
    ...(isPdf ? { content: pdfContent(data as PdfContent) } : { json: data }),
  };
  if (responseType !== 'blob') return client.call<Result>(request, { ...options, signal });
  // A PdfFile can be read only once, a Blob as often as it is taken from the cache.
  const file = await client.call<PdfFile>({ ...request, document: pdfDocument }, { ...options, signal });
  return (await file.blob()) as Result;
}
