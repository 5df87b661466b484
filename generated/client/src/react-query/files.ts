import { useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';

import { useCallback } from 'react';

import type { Problem, ValidationProblem } from '../types.ts';

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
 * Returns a PDF, such as the scan of a purchase invoice or a receipt. Its `id` is the `fileId` of the invoice that it is attached to.
 * @summary Download a file
 */
export const useDownloadFileHook = () => {
  const downloadFile = useCall<Blob>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return downloadFile(
        { url: `/v1/files/${id}`, method: 'GET', responseType: 'blob', signal },
        { operation: 'downloadFile', ...options },
      );
    },
    [downloadFile],
  );
};

export const getDownloadFileQueryKey = (id: number) => {
  return ['v1', 'files', id] as const;
};

export const useDownloadFileQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useDownloadFileHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDownloadFileHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getDownloadFileQueryKey(id);

  const downloadFile = useDownloadFileHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useDownloadFileHook>>>> = ({ signal }) =>
    downloadFile(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useDownloadFileHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type DownloadFileQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useDownloadFileHook>>>>;
export type DownloadFileQueryError = ErrorType<ValidationProblem | Problem>;

export function useDownloadFile<
  TData = Awaited<ReturnType<ReturnType<typeof useDownloadFileHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDownloadFileHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDownloadFileHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDownloadFileHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDownloadFile<
  TData = Awaited<ReturnType<ReturnType<typeof useDownloadFileHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDownloadFileHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useDownloadFileHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useDownloadFileHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useDownloadFile<
  TData = Awaited<ReturnType<ReturnType<typeof useDownloadFileHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDownloadFileHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Download a file
 */

export function useDownloadFile<
  TData = Awaited<ReturnType<ReturnType<typeof useDownloadFileHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useDownloadFileHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useDownloadFileQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
