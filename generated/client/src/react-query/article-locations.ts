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

import type { ArticleLocation, ListArticleLocationsParams, Problem, ValidationProblem } from '../types.ts';

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
 * Returns the warehouse locations of the administration. Only for administrations with the trade pack that manage their inventory.
 * @summary List article locations
 */
export const useListArticleLocationsHook = () => {
  const listArticleLocations = useCall<Page<ArticleLocation>>();

  return useCallback(
    (
      params?: WholeRecords<ListArticleLocationsParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listArticleLocations(
        { url: `/v1/articlelocations`, method: 'GET', params, signal },
        { operation: 'listArticleLocations', isList: true, ...options },
      );
    },
    [listArticleLocations],
  );
};

export const getListArticleLocationsInfiniteQueryKey = (params?: WholeRecords<ListArticleLocationsParams>) => {
  return ['infinite', 'v1', 'articlelocations', ...(params ? [params] : [])] as const;
};

export const getListArticleLocationsQueryKey = (params?: WholeRecords<ListArticleLocationsParams>) => {
  return ['v1', 'articlelocations', ...(params ? [params] : [])] as const;
};

export const useListArticleLocationsInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>,
    ListArticleLocationsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListArticleLocationsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>,
        TError,
        TData,
        QueryKey,
        ListArticleLocationsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListArticleLocationsInfiniteQueryKey(params);

  const listArticleLocations = useListArticleLocationsHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>,
    QueryKey,
    ListArticleLocationsParams['page']
  > = ({ signal, pageParam }) =>
    listArticleLocations({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>,
    TError,
    TData,
    QueryKey,
    ListArticleLocationsParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListArticleLocationsInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>
>;
export type ListArticleLocationsInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListArticleLocationsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>,
    ListArticleLocationsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListArticleLocationsParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>,
        TError,
        TData,
        QueryKey,
        ListArticleLocationsParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListArticleLocationsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>,
    ListArticleLocationsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListArticleLocationsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>,
        TError,
        TData,
        QueryKey,
        ListArticleLocationsParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListArticleLocationsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>,
    ListArticleLocationsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListArticleLocationsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>,
        TError,
        TData,
        QueryKey,
        ListArticleLocationsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List article locations
 */

export function useListArticleLocationsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>,
    ListArticleLocationsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListArticleLocationsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>,
        TError,
        TData,
        QueryKey,
        ListArticleLocationsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListArticleLocationsInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListArticleLocationsQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListArticleLocationsParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListArticleLocationsQueryKey(params);

  const listArticleLocations = useListArticleLocationsHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>> = ({ signal }) =>
    listArticleLocations(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListArticleLocationsQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>
>;
export type ListArticleLocationsQueryError = ErrorType<ValidationProblem | Problem>;

export function useListArticleLocations<
  TData = Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListArticleLocationsParams>,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListArticleLocations<
  TData = Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListArticleLocationsParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListArticleLocations<
  TData = Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListArticleLocationsParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List article locations
 */

export function useListArticleLocations<
  TData = Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListArticleLocationsParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListArticleLocationsHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListArticleLocationsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Returns one warehouse location.
 * @summary Get an article location
 */
export const useGetArticleLocationHook = () => {
  const getArticleLocation = useCall<SingleRecord<ArticleLocation>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getArticleLocation(
        { url: `/v1/articlelocations/${id}`, method: 'GET', signal },
        { operation: 'getArticleLocation', ...options },
      );
    },
    [getArticleLocation],
  );
};

export const getGetArticleLocationQueryKey = (id: number) => {
  return ['v1', 'articlelocations', id] as const;
};

export const useGetArticleLocationQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetArticleLocationHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetArticleLocationHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetArticleLocationQueryKey(id);

  const getArticleLocation = useGetArticleLocationHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetArticleLocationHook>>>> = ({ signal }) =>
    getArticleLocation(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetArticleLocationHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetArticleLocationQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useGetArticleLocationHook>>>
>;
export type GetArticleLocationQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetArticleLocation<
  TData = Awaited<ReturnType<ReturnType<typeof useGetArticleLocationHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetArticleLocationHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetArticleLocationHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetArticleLocationHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetArticleLocation<
  TData = Awaited<ReturnType<ReturnType<typeof useGetArticleLocationHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetArticleLocationHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetArticleLocationHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetArticleLocationHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetArticleLocation<
  TData = Awaited<ReturnType<ReturnType<typeof useGetArticleLocationHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetArticleLocationHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get an article location
 */

export function useGetArticleLocation<
  TData = Awaited<ReturnType<ReturnType<typeof useGetArticleLocationHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetArticleLocationHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetArticleLocationQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
