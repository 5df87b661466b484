import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';

import { useCallback } from 'react';

import type { Page, SingleRecord, WholeRecords } from '../../../../client/runtime/page.ts';

import type { CreditorKind, ListCreditorKindsParams, Problem, ValidationProblem } from '../types.ts';

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
 * Returns the creditor kinds of the administration. Every creditor belongs to one; it decides the contra account of the creditor's payments.
 * @summary List creditor kinds
 */
export const useListCreditorKindsHook = () => {
  const listCreditorKinds = useCall<Page<CreditorKind>>();

  return useCallback(
    (
      params?: WholeRecords<ListCreditorKindsParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listCreditorKinds(
        { url: `/v1/creditorkinds`, method: 'GET', params, signal },
        { operation: 'listCreditorKinds', isList: true, ...options },
      );
    },
    [listCreditorKinds],
  );
};

export const getListCreditorKindsInfiniteQueryKey = (params?: WholeRecords<ListCreditorKindsParams>) => {
  return ['infinite', 'v1', 'creditorkinds', ...(params ? [params] : [])] as const;
};

export const getListCreditorKindsQueryKey = (params?: WholeRecords<ListCreditorKindsParams>) => {
  return ['v1', 'creditorkinds', ...(params ? [params] : [])] as const;
};

export const useListCreditorKindsInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>,
    ListCreditorKindsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCreditorKindsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>,
        TError,
        TData,
        QueryKey,
        ListCreditorKindsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCreditorKindsInfiniteQueryKey(params);

  const listCreditorKinds = useListCreditorKindsHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>,
    QueryKey,
    ListCreditorKindsParams['page']
  > = ({ signal, pageParam }) =>
    listCreditorKinds({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>,
    TError,
    TData,
    QueryKey,
    ListCreditorKindsParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCreditorKindsInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>
>;
export type ListCreditorKindsInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListCreditorKindsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>,
    ListCreditorKindsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListCreditorKindsParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>,
        TError,
        TData,
        QueryKey,
        ListCreditorKindsParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCreditorKindsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>,
    ListCreditorKindsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCreditorKindsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>,
        TError,
        TData,
        QueryKey,
        ListCreditorKindsParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCreditorKindsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>,
    ListCreditorKindsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCreditorKindsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>,
        TError,
        TData,
        QueryKey,
        ListCreditorKindsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List creditor kinds
 */

export function useListCreditorKindsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>,
    ListCreditorKindsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCreditorKindsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>,
        TError,
        TData,
        QueryKey,
        ListCreditorKindsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListCreditorKindsInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListCreditorKindsQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCreditorKindsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCreditorKindsQueryKey(params);

  const listCreditorKinds = useListCreditorKindsHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>> = ({ signal }) =>
    listCreditorKinds(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCreditorKindsQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>
>;
export type ListCreditorKindsQueryError = ErrorType<ValidationProblem | Problem>;

export function useListCreditorKinds<
  TData = Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListCreditorKindsParams>,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCreditorKinds<
  TData = Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCreditorKindsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCreditorKinds<
  TData = Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCreditorKindsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List creditor kinds
 */

export function useListCreditorKinds<
  TData = Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCreditorKindsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCreditorKindsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListCreditorKindsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Returns one creditor kind of the administration.
 * @summary Get a creditor kind
 */
export const useGetCreditorKindHook = () => {
  const getCreditorKind = useCall<SingleRecord<CreditorKind>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getCreditorKind(
        { url: `/v1/creditorkinds/${id}`, method: 'GET', signal },
        { operation: 'getCreditorKind', ...options },
      );
    },
    [getCreditorKind],
  );
};

export const getGetCreditorKindQueryKey = (id: number) => {
  return ['v1', 'creditorkinds', id] as const;
};

export const useGetCreditorKindQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetCreditorKindHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCreditorKindHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCreditorKindQueryKey(id);

  const getCreditorKind = useGetCreditorKindHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetCreditorKindHook>>>> = ({ signal }) =>
    getCreditorKind(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetCreditorKindHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetCreditorKindQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useGetCreditorKindHook>>>>;
export type GetCreditorKindQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetCreditorKind<
  TData = Awaited<ReturnType<ReturnType<typeof useGetCreditorKindHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCreditorKindHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetCreditorKindHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetCreditorKindHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCreditorKind<
  TData = Awaited<ReturnType<ReturnType<typeof useGetCreditorKindHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCreditorKindHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetCreditorKindHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetCreditorKindHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCreditorKind<
  TData = Awaited<ReturnType<ReturnType<typeof useGetCreditorKindHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCreditorKindHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a creditor kind
 */

export function useGetCreditorKind<
  TData = Awaited<ReturnType<ReturnType<typeof useGetCreditorKindHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCreditorKindHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetCreditorKindQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
