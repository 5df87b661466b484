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

import type { CostUnit, ListCostUnitsParams, Problem, ValidationProblem } from '../types.ts';

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
 * Returns the cost units of the administration. Lines of invoices and journal entries can be assigned to them when the administration uses cost units.
 * @summary List cost units
 */
export const useListCostUnitsHook = () => {
  const listCostUnits = useCall<Page<CostUnit>>();

  return useCallback(
    (
      params?: WholeRecords<ListCostUnitsParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listCostUnits(
        { url: `/v1/costunits`, method: 'GET', params, signal },
        { operation: 'listCostUnits', isList: true, ...options },
      );
    },
    [listCostUnits],
  );
};

export const getListCostUnitsInfiniteQueryKey = (params?: WholeRecords<ListCostUnitsParams>) => {
  return ['infinite', 'v1', 'costunits', ...(params ? [params] : [])] as const;
};

export const getListCostUnitsQueryKey = (params?: WholeRecords<ListCostUnitsParams>) => {
  return ['v1', 'costunits', ...(params ? [params] : [])] as const;
};

export const useListCostUnitsInfiniteQueryOptions = <
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>, ListCostUnitsParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCostUnitsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>,
        TError,
        TData,
        QueryKey,
        ListCostUnitsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCostUnitsInfiniteQueryKey(params);

  const listCostUnits = useListCostUnitsHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>,
    QueryKey,
    ListCostUnitsParams['page']
  > = ({ signal, pageParam }) =>
    listCostUnits({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>,
    TError,
    TData,
    QueryKey,
    ListCostUnitsParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCostUnitsInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>
>;
export type ListCostUnitsInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListCostUnitsInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>, ListCostUnitsParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListCostUnitsParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>,
        TError,
        TData,
        QueryKey,
        ListCostUnitsParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCostUnitsInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>, ListCostUnitsParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCostUnitsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>,
        TError,
        TData,
        QueryKey,
        ListCostUnitsParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCostUnitsInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>, ListCostUnitsParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCostUnitsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>,
        TError,
        TData,
        QueryKey,
        ListCostUnitsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List cost units
 */

export function useListCostUnitsInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>, ListCostUnitsParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCostUnitsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>,
        TError,
        TData,
        QueryKey,
        ListCostUnitsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListCostUnitsInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListCostUnitsQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCostUnitsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListCostUnitsQueryKey(params);

  const listCostUnits = useListCostUnitsHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>> = ({ signal }) =>
    listCostUnits(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListCostUnitsQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>>;
export type ListCostUnitsQueryError = ErrorType<ValidationProblem | Problem>;

export function useListCostUnits<
  TData = Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListCostUnitsParams>,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCostUnits<
  TData = Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCostUnitsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListCostUnits<
  TData = Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCostUnitsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List cost units
 */

export function useListCostUnits<
  TData = Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListCostUnitsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListCostUnitsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListCostUnitsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Returns one cost unit.
 * @summary Get a cost unit
 */
export const useGetCostUnitHook = () => {
  const getCostUnit = useCall<SingleRecord<CostUnit>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getCostUnit(
        { url: `/v1/costunits/${id}`, method: 'GET', signal },
        { operation: 'getCostUnit', ...options },
      );
    },
    [getCostUnit],
  );
};

export const getGetCostUnitQueryKey = (id: number) => {
  return ['v1', 'costunits', id] as const;
};

export const useGetCostUnitQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetCostUnitHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCostUnitHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetCostUnitQueryKey(id);

  const getCostUnit = useGetCostUnitHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetCostUnitHook>>>> = ({ signal }) =>
    getCostUnit(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCostUnitHook>>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetCostUnitQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useGetCostUnitHook>>>>;
export type GetCostUnitQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetCostUnit<
  TData = Awaited<ReturnType<ReturnType<typeof useGetCostUnitHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCostUnitHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetCostUnitHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetCostUnitHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCostUnit<
  TData = Awaited<ReturnType<ReturnType<typeof useGetCostUnitHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCostUnitHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetCostUnitHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetCostUnitHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetCostUnit<
  TData = Awaited<ReturnType<ReturnType<typeof useGetCostUnitHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCostUnitHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a cost unit
 */

export function useGetCostUnit<
  TData = Awaited<ReturnType<ReturnType<typeof useGetCostUnitHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetCostUnitHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetCostUnitQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
