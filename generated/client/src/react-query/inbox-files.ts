import { useMutation, useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';

import { useCallback } from 'react';

import type { SingleRecord } from '../../../../client/runtime/page.ts';

import type { PdfContent } from '../../../../client/runtime/pdf.ts';

import type { InboxFile, Problem, ValidationProblem } from '../types.ts';

import { useCall } from '../../../../client/react-query/use-call.ts';
import type { ErrorType } from '../../../../client/react-query/use-call.ts';
import { useQueryOptions } from '../../../../client/react-query/use-query-options.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Adds a PDF of at most 5 MB (5,242,880 bytes) to the documents that are still to be processed: the scan of a purchase invoice, a sales invoice or a receipt. Name its `id` as `inboxFileId` when you create an invoice that is read from it.
 * @summary Add an inbox file
 */
export const useUploadInboxFileHook = () => {
  const uploadInboxFile = useCall<SingleRecord<InboxFile>>();

  return useCallback(
    (uploadInboxFileBody: PdfContent, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return uploadInboxFile(
        {
          url: `/v1/inboxfiles`,
          method: 'POST',
          headers: { 'Content-Type': 'application/pdf' },
          data: uploadInboxFileBody,
          signal,
        },
        { operation: 'uploadInboxFile', ...options },
      );
    },
    [uploadInboxFile],
  );
};

export const getUploadInboxFileMutationKey = () => ['uploadInboxFile'] as const;

export const useUploadInboxFileMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUploadInboxFileHook>>>,
    TError,
    UploadInboxFileMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUploadInboxFileHook>>>,
  TError,
  UploadInboxFileMutationVariables,
  TContext
> => {
  const mutationKey = getUploadInboxFileMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const uploadInboxFile = useUploadInboxFileHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUploadInboxFileHook>>>,
    UploadInboxFileMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return uploadInboxFile(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UploadInboxFileMutationResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useUploadInboxFileHook>>>>;
export type UploadInboxFileMutationBody = PdfContent;
export type UploadInboxFileMutationError = ErrorType<ValidationProblem | Problem>;
export type UploadInboxFileMutationVariables = { data: PdfContent };

/**
 * @summary Add an inbox file
 */
export const useUploadInboxFile = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUploadInboxFileHook>>>,
      TError,
      UploadInboxFileMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUploadInboxFileHook>>>,
  TError,
  UploadInboxFileMutationVariables,
  TContext
> => {
  return useMutation(useUploadInboxFileMutationOptions(options), queryClient);
};
/**
 * Returns the PDF.
 * @summary Download an inbox file
 */
export const useDownloadInboxFileHook = () => {
  const downloadInboxFile = useCall<Blob>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return downloadInboxFile(
        { url: `/v1/inboxfiles/${id}`, method: 'GET', responseType: 'blob', signal },
        { operation: 'downloadInboxFile', ...options },
      );
    },
    [downloadInboxFile],
  );
};

export const getDownloadInboxFileQueryKey = (id: number) => {
  return ['v1', 'inboxfiles', id] as const;
};

export const useDownloadInboxFileQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDownloadInboxFileHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDownloadInboxFileHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDownloadInboxFileQueryKey(id);

  const downloadInboxFile = useDownloadInboxFileHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDownloadInboxFileHook>>>> = ({ signal }) =>
    downloadInboxFile(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDownloadInboxFileHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DownloadInboxFileQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDownloadInboxFileHook>>>
>;
export type DownloadInboxFileQueryError = ErrorType<ValidationProblem | Problem>;

export function useDownloadInboxFile<
  TData = Awaited<ReturnType<ReturnType<typeof useDownloadInboxFileHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDownloadInboxFileHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDownloadInboxFileHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDownloadInboxFileHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDownloadInboxFile<
  TData = Awaited<ReturnType<ReturnType<typeof useDownloadInboxFileHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDownloadInboxFileHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDownloadInboxFileHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDownloadInboxFileHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDownloadInboxFile<
  TData = Awaited<ReturnType<ReturnType<typeof useDownloadInboxFileHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDownloadInboxFileHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Download an inbox file
 */

export function useDownloadInboxFile<
  TData = Awaited<ReturnType<ReturnType<typeof useDownloadInboxFileHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDownloadInboxFileHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDownloadInboxFileQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
