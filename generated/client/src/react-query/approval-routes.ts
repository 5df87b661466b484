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

import type { ApprovalRoute, ListApprovalRoutesParams, Problem, ValidationProblem } from '../types.ts';

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
 * Returns the approval routes of the selected administration. Where the administration uses the option, a purchase invoice cannot be created without one.
 * @summary List approval routes
 */
export const useListApprovalRoutesHook = () => {
  const listApprovalRoutes = useCall<Page<ApprovalRoute>>();

  return useCallback(
    (
      params?: WholeRecords<ListApprovalRoutesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listApprovalRoutes(
        { url: `/v1/approvalroutes`, method: 'GET', params, signal },
        { operation: 'listApprovalRoutes', isList: true, ...options },
      );
    },
    [listApprovalRoutes],
  );
};

export const getListApprovalRoutesInfiniteQueryKey = (params?: WholeRecords<ListApprovalRoutesParams>) => {
  return ['infinite', 'v1', 'approvalroutes', ...(params ? [params] : [])] as const;
};

export const getListApprovalRoutesQueryKey = (params?: WholeRecords<ListApprovalRoutesParams>) => {
  return ['v1', 'approvalroutes', ...(params ? [params] : [])] as const;
};

export const useListApprovalRoutesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>,
    ListApprovalRoutesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListApprovalRoutesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>,
        TError,
        TData,
        QueryKey,
        ListApprovalRoutesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListApprovalRoutesInfiniteQueryKey(params);

  const listApprovalRoutes = useListApprovalRoutesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>,
    QueryKey,
    ListApprovalRoutesParams['page']
  > = ({ signal, pageParam }) =>
    listApprovalRoutes({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>,
    TError,
    TData,
    QueryKey,
    ListApprovalRoutesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListApprovalRoutesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>
>;
export type ListApprovalRoutesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListApprovalRoutesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>,
    ListApprovalRoutesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListApprovalRoutesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>,
        TError,
        TData,
        QueryKey,
        ListApprovalRoutesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListApprovalRoutesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>,
    ListApprovalRoutesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListApprovalRoutesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>,
        TError,
        TData,
        QueryKey,
        ListApprovalRoutesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListApprovalRoutesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>,
    ListApprovalRoutesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListApprovalRoutesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>,
        TError,
        TData,
        QueryKey,
        ListApprovalRoutesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List approval routes
 */

export function useListApprovalRoutesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>,
    ListApprovalRoutesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListApprovalRoutesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>,
        TError,
        TData,
        QueryKey,
        ListApprovalRoutesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListApprovalRoutesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListApprovalRoutesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListApprovalRoutesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListApprovalRoutesQueryKey(params);

  const listApprovalRoutes = useListApprovalRoutesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>> = ({ signal }) =>
    listApprovalRoutes(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListApprovalRoutesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>
>;
export type ListApprovalRoutesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListApprovalRoutes<
  TData = Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListApprovalRoutesParams>,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListApprovalRoutes<
  TData = Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListApprovalRoutesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListApprovalRoutes<
  TData = Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListApprovalRoutesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List approval routes
 */

export function useListApprovalRoutes<
  TData = Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListApprovalRoutesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListApprovalRoutesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListApprovalRoutesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Returns one approval route of the administration.
 * @summary Get an approval route
 */
export const useGetApprovalRouteHook = () => {
  const getApprovalRoute = useCall<SingleRecord<ApprovalRoute>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getApprovalRoute(
        { url: `/v1/approvalroutes/${id}`, method: 'GET', signal },
        { operation: 'getApprovalRoute', ...options },
      );
    },
    [getApprovalRoute],
  );
};

export const getGetApprovalRouteQueryKey = (id: number) => {
  return ['v1', 'approvalroutes', id] as const;
};

export const useGetApprovalRouteQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetApprovalRouteHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetApprovalRouteHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetApprovalRouteQueryKey(id);

  const getApprovalRoute = useGetApprovalRouteHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetApprovalRouteHook>>>> = ({ signal }) =>
    getApprovalRoute(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetApprovalRouteHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetApprovalRouteQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useGetApprovalRouteHook>>>>;
export type GetApprovalRouteQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetApprovalRoute<
  TData = Awaited<ReturnType<ReturnType<typeof useGetApprovalRouteHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetApprovalRouteHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetApprovalRouteHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetApprovalRouteHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetApprovalRoute<
  TData = Awaited<ReturnType<ReturnType<typeof useGetApprovalRouteHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetApprovalRouteHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetApprovalRouteHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetApprovalRouteHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetApprovalRoute<
  TData = Awaited<ReturnType<ReturnType<typeof useGetApprovalRouteHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetApprovalRouteHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get an approval route
 */

export function useGetApprovalRoute<
  TData = Awaited<ReturnType<ReturnType<typeof useGetApprovalRouteHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetApprovalRouteHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetApprovalRouteQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
