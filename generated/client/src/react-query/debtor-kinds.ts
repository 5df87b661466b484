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

import type { DebtorKind, ListDebtorKindsParams, Problem, ValidationProblem } from '../types.ts';

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
 * Returns the debtor kinds of the administration. Every debtor belongs to one; it decides the contra account of the debtor's payments.
 * @summary List debtor kinds
 */
export const useListDebtorKindsHook = () => {
  const listDebtorKinds = useCall<Page<DebtorKind>>();

  return useCallback(
    (
      params?: WholeRecords<ListDebtorKindsParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listDebtorKinds(
        { url: `/v1/debtorkinds`, method: 'GET', params, signal },
        { operation: 'listDebtorKinds', isList: true, ...options },
      );
    },
    [listDebtorKinds],
  );
};

export const getListDebtorKindsInfiniteQueryKey = (params?: WholeRecords<ListDebtorKindsParams>) => {
  return ['infinite', 'v1', 'debtorkinds', ...(params ? [params] : [])] as const;
};

export const getListDebtorKindsQueryKey = (params?: WholeRecords<ListDebtorKindsParams>) => {
  return ['v1', 'debtorkinds', ...(params ? [params] : [])] as const;
};

export const useListDebtorKindsInfiniteQueryOptions = <
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>, ListDebtorKindsParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDebtorKindsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>,
        TError,
        TData,
        QueryKey,
        ListDebtorKindsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListDebtorKindsInfiniteQueryKey(params);

  const listDebtorKinds = useListDebtorKindsHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>,
    QueryKey,
    ListDebtorKindsParams['page']
  > = ({ signal, pageParam }) =>
    listDebtorKinds({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>,
    TError,
    TData,
    QueryKey,
    ListDebtorKindsParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListDebtorKindsInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>
>;
export type ListDebtorKindsInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListDebtorKindsInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>, ListDebtorKindsParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListDebtorKindsParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>,
        TError,
        TData,
        QueryKey,
        ListDebtorKindsParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDebtorKindsInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>, ListDebtorKindsParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDebtorKindsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>,
        TError,
        TData,
        QueryKey,
        ListDebtorKindsParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDebtorKindsInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>, ListDebtorKindsParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDebtorKindsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>,
        TError,
        TData,
        QueryKey,
        ListDebtorKindsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List debtor kinds
 */

export function useListDebtorKindsInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>, ListDebtorKindsParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDebtorKindsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>,
        TError,
        TData,
        QueryKey,
        ListDebtorKindsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListDebtorKindsInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListDebtorKindsQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDebtorKindsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListDebtorKindsQueryKey(params);

  const listDebtorKinds = useListDebtorKindsHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>> = ({ signal }) =>
    listDebtorKinds(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListDebtorKindsQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>>;
export type ListDebtorKindsQueryError = ErrorType<ValidationProblem | Problem>;

export function useListDebtorKinds<
  TData = Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListDebtorKindsParams>,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDebtorKinds<
  TData = Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDebtorKindsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDebtorKinds<
  TData = Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDebtorKindsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List debtor kinds
 */

export function useListDebtorKinds<
  TData = Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDebtorKindsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDebtorKindsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListDebtorKindsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Returns one debtor kind of the administration.
 * @summary Get a debtor kind
 */
export const useGetDebtorKindHook = () => {
  const getDebtorKind = useCall<SingleRecord<DebtorKind>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getDebtorKind(
        { url: `/v1/debtorkinds/${id}`, method: 'GET', signal },
        { operation: 'getDebtorKind', ...options },
      );
    },
    [getDebtorKind],
  );
};

export const getGetDebtorKindQueryKey = (id: number) => {
  return ['v1', 'debtorkinds', id] as const;
};

export const useGetDebtorKindQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetDebtorKindHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDebtorKindHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetDebtorKindQueryKey(id);

  const getDebtorKind = useGetDebtorKindHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetDebtorKindHook>>>> = ({ signal }) =>
    getDebtorKind(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetDebtorKindHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetDebtorKindQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useGetDebtorKindHook>>>>;
export type GetDebtorKindQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetDebtorKind<
  TData = Awaited<ReturnType<ReturnType<typeof useGetDebtorKindHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDebtorKindHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetDebtorKindHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetDebtorKindHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetDebtorKind<
  TData = Awaited<ReturnType<ReturnType<typeof useGetDebtorKindHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDebtorKindHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetDebtorKindHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetDebtorKindHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetDebtorKind<
  TData = Awaited<ReturnType<ReturnType<typeof useGetDebtorKindHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDebtorKindHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a debtor kind
 */

export function useGetDebtorKind<
  TData = Awaited<ReturnType<ReturnType<typeof useGetDebtorKindHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDebtorKindHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetDebtorKindQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
