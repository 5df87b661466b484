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

import type { ListSalesTypesParams, Problem, SalesType, ValidationProblem } from '../types.ts';

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
 * Returns the sales types of the administration. A sales type decides on which ledger account the turnover of a line is posted and with which VAT code; draft sales invoices and sales invoices use it.
 * @summary List sales types
 */
export const useListSalesTypesHook = () => {
  const listSalesTypes = useCall<Page<SalesType>>();

  return useCallback(
    (
      params?: WholeRecords<ListSalesTypesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listSalesTypes(
        { url: `/v1/SalesTypes`, method: 'GET', params, signal },
        { operation: 'listSalesTypes', isList: true, ...options },
      );
    },
    [listSalesTypes],
  );
};

export const getListSalesTypesInfiniteQueryKey = (params?: WholeRecords<ListSalesTypesParams>) => {
  return ['infinite', 'v1', 'SalesTypes', ...(params ? [params] : [])] as const;
};

export const getListSalesTypesQueryKey = (params?: WholeRecords<ListSalesTypesParams>) => {
  return ['v1', 'SalesTypes', ...(params ? [params] : [])] as const;
};

export const useListSalesTypesInfiniteQueryOptions = <
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>, ListSalesTypesParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesTypesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesTypesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListSalesTypesInfiniteQueryKey(params);

  const listSalesTypes = useListSalesTypesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>,
    QueryKey,
    ListSalesTypesParams['page']
  > = ({ signal, pageParam }) =>
    listSalesTypes({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>,
    TError,
    TData,
    QueryKey,
    ListSalesTypesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListSalesTypesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>
>;
export type ListSalesTypesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListSalesTypesInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>, ListSalesTypesParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListSalesTypesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesTypesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSalesTypesInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>, ListSalesTypesParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesTypesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesTypesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSalesTypesInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>, ListSalesTypesParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesTypesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesTypesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List sales types
 */

export function useListSalesTypesInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>, ListSalesTypesParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesTypesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesTypesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListSalesTypesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListSalesTypesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesTypesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListSalesTypesQueryKey(params);

  const listSalesTypes = useListSalesTypesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>> = ({ signal }) =>
    listSalesTypes(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListSalesTypesQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>>;
export type ListSalesTypesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListSalesTypes<
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListSalesTypesParams>,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSalesTypes<
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesTypesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSalesTypes<
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesTypesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List sales types
 */

export function useListSalesTypes<
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesTypesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesTypesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListSalesTypesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Returns one sales type of the administration.
 * @summary Get a sales type
 */
export const useGetSalesTypeHook = () => {
  const getSalesType = useCall<SingleRecord<SalesType>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getSalesType(
        { url: `/v1/SalesTypes/${id}`, method: 'GET', signal },
        { operation: 'getSalesType', ...options },
      );
    },
    [getSalesType],
  );
};

export const getGetSalesTypeQueryKey = (id: number) => {
  return ['v1', 'SalesTypes', id] as const;
};

export const useGetSalesTypeQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesTypeHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesTypeHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetSalesTypeQueryKey(id);

  const getSalesType = useGetSalesTypeHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetSalesTypeHook>>>> = ({ signal }) =>
    getSalesType(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetSalesTypeHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetSalesTypeQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useGetSalesTypeHook>>>>;
export type GetSalesTypeQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetSalesType<
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesTypeHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesTypeHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetSalesTypeHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetSalesTypeHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetSalesType<
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesTypeHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesTypeHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetSalesTypeHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetSalesTypeHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetSalesType<
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesTypeHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesTypeHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a sales type
 */

export function useGetSalesType<
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesTypeHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesTypeHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetSalesTypeQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
