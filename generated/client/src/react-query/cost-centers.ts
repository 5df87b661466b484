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

import type { CostCenter, ListCostCentersParams, Problem, ValidationProblem } from '../types.ts';

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
 * Returns the cost centers of the administration. Lines of invoices and journal entries can be assigned to them when the administration uses cost centers.
 * @summary List cost centers
 */
export const useListCostCentersHook = () => {
  const listCostCenters = useCall<Page<CostCenter>>();

  return useCallback(
    (
      params?: WholeRecords<ListCostCentersParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listCostCenters(
        { url: `/v1/costcenters`, method: 'GET', params, signal },
        { operation: 'listCostCenters', isList: true, ...options },
      );
    },
    [listCostCenters],
  );
};

export const getListCostCentersInfiniteQueryKey = (params?: WholeRecords<ListCostCentersParams>) => {
  return ['infinite', 'v1', 'costcenters', ...(params ? [params] : [])] as const;
};

export const getListCostCentersQueryKey = (params?: WholeRecords<ListCostCentersParams>) => {
  return ['v1', 'costcenters', ...(params ? [params] : [])] as const;
};

export const useListCostCentersInfiniteQueryOptions = <
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>, ListCostCentersParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCostCentersParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>,
        TError,
        TData,
        QueryKey,
        ListCostCentersParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCostCentersInfiniteQueryKey(params);

  const listCostCenters = useListCostCentersHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>,
    QueryKey,
    ListCostCentersParams['page']
  > = ({ signal, pageParam }) =>
    listCostCenters({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>,
    TError,
    TData,
    QueryKey,
    ListCostCentersParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCostCentersInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>
>;
export type ListCostCentersInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListCostCentersInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>, ListCostCentersParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListCostCentersParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>,
        TError,
        TData,
        QueryKey,
        ListCostCentersParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCostCentersInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>, ListCostCentersParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCostCentersParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>,
        TError,
        TData,
        QueryKey,
        ListCostCentersParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCostCentersInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>, ListCostCentersParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCostCentersParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>,
        TError,
        TData,
        QueryKey,
        ListCostCentersParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List cost centers
 */

export function useListCostCentersInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>, ListCostCentersParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCostCentersParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>,
        TError,
        TData,
        QueryKey,
        ListCostCentersParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListCostCentersInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListCostCentersQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCostCentersParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCostCentersQueryKey(params);

  const listCostCenters = useListCostCentersHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>> = ({ signal }) =>
    listCostCenters(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCostCentersQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>>;
export type ListCostCentersQueryError = ErrorType<ValidationProblem | Problem>;

export function useListCostCenters<
  TData = Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListCostCentersParams>,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCostCenters<
  TData = Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCostCentersParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCostCenters<
  TData = Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCostCentersParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List cost centers
 */

export function useListCostCenters<
  TData = Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCostCentersParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCostCentersHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListCostCentersQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Returns one cost center.
 * @summary Get a cost center
 */
export const useGetCostCenterHook = () => {
  const getCostCenter = useCall<SingleRecord<CostCenter>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getCostCenter(
        { url: `/v1/costcenters/${id}`, method: 'GET', signal },
        { operation: 'getCostCenter', ...options },
      );
    },
    [getCostCenter],
  );
};

export const getGetCostCenterQueryKey = (id: number) => {
  return ['v1', 'costcenters', id] as const;
};

export const useGetCostCenterQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetCostCenterHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCostCenterHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCostCenterQueryKey(id);

  const getCostCenter = useGetCostCenterHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetCostCenterHook>>>> = ({ signal }) =>
    getCostCenter(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetCostCenterHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetCostCenterQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useGetCostCenterHook>>>>;
export type GetCostCenterQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetCostCenter<
  TData = Awaited<ReturnType<ReturnType<typeof useGetCostCenterHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCostCenterHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetCostCenterHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetCostCenterHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCostCenter<
  TData = Awaited<ReturnType<ReturnType<typeof useGetCostCenterHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCostCenterHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetCostCenterHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetCostCenterHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCostCenter<
  TData = Awaited<ReturnType<ReturnType<typeof useGetCostCenterHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCostCenterHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a cost center
 */

export function useGetCostCenter<
  TData = Awaited<ReturnType<ReturnType<typeof useGetCostCenterHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCostCenterHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetCostCenterQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
