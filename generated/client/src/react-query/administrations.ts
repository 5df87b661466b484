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

import type { Administration, ListAdministrationsParams, Problem, ValidationProblem } from '../types.ts';

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
 * Returns the administrations (tenants) that the user may access. Send the `id` of one of them in `X-Tenant-Id` to work in it.
 * @summary List administrations
 */
export const useListAdministrationsHook = () => {
  const listAdministrations = useCall<Page<Administration>>();

  return useCallback(
    (
      params?: WholeRecords<ListAdministrationsParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listAdministrations(
        { url: `/v1/administrations`, method: 'GET', params, signal },
        { operation: 'listAdministrations', isList: true, ...options },
      );
    },
    [listAdministrations],
  );
};

export const getListAdministrationsInfiniteQueryKey = (params?: WholeRecords<ListAdministrationsParams>) => {
  return ['infinite', 'v1', 'administrations', ...(params ? [params] : [])] as const;
};

export const getListAdministrationsQueryKey = (params?: WholeRecords<ListAdministrationsParams>) => {
  return ['v1', 'administrations', ...(params ? [params] : [])] as const;
};

export const useListAdministrationsInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>,
    ListAdministrationsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListAdministrationsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>,
        TError,
        TData,
        QueryKey,
        ListAdministrationsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListAdministrationsInfiniteQueryKey(params);

  const listAdministrations = useListAdministrationsHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>,
    QueryKey,
    ListAdministrationsParams['page']
  > = ({ signal, pageParam }) =>
    listAdministrations({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>,
    TError,
    TData,
    QueryKey,
    ListAdministrationsParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListAdministrationsInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>
>;
export type ListAdministrationsInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListAdministrationsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>,
    ListAdministrationsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListAdministrationsParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>,
        TError,
        TData,
        QueryKey,
        ListAdministrationsParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListAdministrationsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>,
    ListAdministrationsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListAdministrationsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>,
        TError,
        TData,
        QueryKey,
        ListAdministrationsParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListAdministrationsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>,
    ListAdministrationsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListAdministrationsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>,
        TError,
        TData,
        QueryKey,
        ListAdministrationsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List administrations
 */

export function useListAdministrationsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>,
    ListAdministrationsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListAdministrationsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>,
        TError,
        TData,
        QueryKey,
        ListAdministrationsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListAdministrationsInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListAdministrationsQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListAdministrationsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListAdministrationsQueryKey(params);

  const listAdministrations = useListAdministrationsHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>> = ({ signal }) =>
    listAdministrations(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListAdministrationsQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>
>;
export type ListAdministrationsQueryError = ErrorType<ValidationProblem | Problem>;

export function useListAdministrations<
  TData = Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListAdministrationsParams>,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListAdministrations<
  TData = Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListAdministrationsParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListAdministrations<
  TData = Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListAdministrationsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List administrations
 */

export function useListAdministrations<
  TData = Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListAdministrationsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListAdministrationsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListAdministrationsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Returns the details of one administration that the user may access.
 * @summary Get an administration
 */
export const useGetAdministrationHook = () => {
  const getAdministration = useCall<SingleRecord<Administration>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getAdministration(
        { url: `/v1/administrations/${id}`, method: 'GET', signal },
        { operation: 'getAdministration', ...options },
      );
    },
    [getAdministration],
  );
};

export const getGetAdministrationQueryKey = (id: number) => {
  return ['v1', 'administrations', id] as const;
};

export const useGetAdministrationQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetAdministrationHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetAdministrationHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetAdministrationQueryKey(id);

  const getAdministration = useGetAdministrationHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetAdministrationHook>>>> = ({ signal }) =>
    getAdministration(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetAdministrationHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetAdministrationQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useGetAdministrationHook>>>
>;
export type GetAdministrationQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetAdministration<
  TData = Awaited<ReturnType<ReturnType<typeof useGetAdministrationHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetAdministrationHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetAdministrationHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetAdministrationHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetAdministration<
  TData = Awaited<ReturnType<ReturnType<typeof useGetAdministrationHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetAdministrationHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetAdministrationHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetAdministrationHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetAdministration<
  TData = Awaited<ReturnType<ReturnType<typeof useGetAdministrationHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetAdministrationHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get an administration
 */

export function useGetAdministration<
  TData = Awaited<ReturnType<ReturnType<typeof useGetAdministrationHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetAdministrationHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetAdministrationQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
