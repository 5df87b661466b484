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

import type { CostUnitType, ListCostUnitTypesParams, Problem, ValidationProblem } from '../types.ts';

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
 * Returns the types of cost units. They say what a cost unit is, and filter cost units.
 * @summary List cost unit types
 */
export const useListCostUnitTypesHook = () => {
  const listCostUnitTypes = useCall<Page<CostUnitType>>();

  return useCallback(
    (
      params?: WholeRecords<ListCostUnitTypesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listCostUnitTypes(
        { url: `/v1/costunittypes`, method: 'GET', params, signal },
        { operation: 'listCostUnitTypes', isList: true, ...options },
      );
    },
    [listCostUnitTypes],
  );
};

export const getListCostUnitTypesInfiniteQueryKey = (params?: WholeRecords<ListCostUnitTypesParams>) => {
  return ['infinite', 'v1', 'costunittypes', ...(params ? [params] : [])] as const;
};

export const getListCostUnitTypesQueryKey = (params?: WholeRecords<ListCostUnitTypesParams>) => {
  return ['v1', 'costunittypes', ...(params ? [params] : [])] as const;
};

export const useListCostUnitTypesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>,
    ListCostUnitTypesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCostUnitTypesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>,
        TError,
        TData,
        QueryKey,
        ListCostUnitTypesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCostUnitTypesInfiniteQueryKey(params);

  const listCostUnitTypes = useListCostUnitTypesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>,
    QueryKey,
    ListCostUnitTypesParams['page']
  > = ({ signal, pageParam }) =>
    listCostUnitTypes({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>,
    TError,
    TData,
    QueryKey,
    ListCostUnitTypesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCostUnitTypesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>
>;
export type ListCostUnitTypesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListCostUnitTypesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>,
    ListCostUnitTypesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListCostUnitTypesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>,
        TError,
        TData,
        QueryKey,
        ListCostUnitTypesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCostUnitTypesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>,
    ListCostUnitTypesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCostUnitTypesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>,
        TError,
        TData,
        QueryKey,
        ListCostUnitTypesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCostUnitTypesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>,
    ListCostUnitTypesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCostUnitTypesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>,
        TError,
        TData,
        QueryKey,
        ListCostUnitTypesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List cost unit types
 */

export function useListCostUnitTypesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>,
    ListCostUnitTypesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCostUnitTypesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>,
        TError,
        TData,
        QueryKey,
        ListCostUnitTypesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListCostUnitTypesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListCostUnitTypesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCostUnitTypesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCostUnitTypesQueryKey(params);

  const listCostUnitTypes = useListCostUnitTypesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>> = ({ signal }) =>
    listCostUnitTypes(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCostUnitTypesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>
>;
export type ListCostUnitTypesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListCostUnitTypes<
  TData = Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListCostUnitTypesParams>,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCostUnitTypes<
  TData = Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCostUnitTypesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCostUnitTypes<
  TData = Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCostUnitTypesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List cost unit types
 */

export function useListCostUnitTypes<
  TData = Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCostUnitTypesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCostUnitTypesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListCostUnitTypesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Returns one cost unit type.
 * @summary Get a cost unit type
 */
export const useGetCostUnitTypeHook = () => {
  const getCostUnitType = useCall<SingleRecord<CostUnitType>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getCostUnitType(
        { url: `/v1/costunittypes/${id}`, method: 'GET', signal },
        { operation: 'getCostUnitType', ...options },
      );
    },
    [getCostUnitType],
  );
};

export const getGetCostUnitTypeQueryKey = (id: number) => {
  return ['v1', 'costunittypes', id] as const;
};

export const useGetCostUnitTypeQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetCostUnitTypeHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCostUnitTypeHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCostUnitTypeQueryKey(id);

  const getCostUnitType = useGetCostUnitTypeHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetCostUnitTypeHook>>>> = ({ signal }) =>
    getCostUnitType(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetCostUnitTypeHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetCostUnitTypeQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useGetCostUnitTypeHook>>>>;
export type GetCostUnitTypeQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetCostUnitType<
  TData = Awaited<ReturnType<ReturnType<typeof useGetCostUnitTypeHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCostUnitTypeHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetCostUnitTypeHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetCostUnitTypeHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCostUnitType<
  TData = Awaited<ReturnType<ReturnType<typeof useGetCostUnitTypeHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCostUnitTypeHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetCostUnitTypeHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetCostUnitTypeHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCostUnitType<
  TData = Awaited<ReturnType<ReturnType<typeof useGetCostUnitTypeHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCostUnitTypeHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a cost unit type
 */

export function useGetCostUnitType<
  TData = Awaited<ReturnType<ReturnType<typeof useGetCostUnitTypeHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCostUnitTypeHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetCostUnitTypeQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
