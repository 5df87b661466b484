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

import type { LedgerAccountType, ListLedgerAccountTypesParams, Problem, ValidationProblem } from '../types.ts';

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
 * Returns the types that a ledger account can have. They are the same in every administration.
 * @summary List ledger account types
 */
export const useListLedgerAccountTypesHook = () => {
  const listLedgerAccountTypes = useCall<Page<LedgerAccountType>>();

  return useCallback(
    (
      params?: WholeRecords<ListLedgerAccountTypesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listLedgerAccountTypes(
        { url: `/v1/ledgeraccounttypes`, method: 'GET', params, signal },
        { operation: 'listLedgerAccountTypes', isList: true, ...options },
      );
    },
    [listLedgerAccountTypes],
  );
};

export const getListLedgerAccountTypesInfiniteQueryKey = (params?: WholeRecords<ListLedgerAccountTypesParams>) => {
  return ['infinite', 'v1', 'ledgeraccounttypes', ...(params ? [params] : [])] as const;
};

export const getListLedgerAccountTypesQueryKey = (params?: WholeRecords<ListLedgerAccountTypesParams>) => {
  return ['v1', 'ledgeraccounttypes', ...(params ? [params] : [])] as const;
};

export const useListLedgerAccountTypesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>,
    ListLedgerAccountTypesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListLedgerAccountTypesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>,
        TError,
        TData,
        QueryKey,
        ListLedgerAccountTypesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListLedgerAccountTypesInfiniteQueryKey(params);

  const listLedgerAccountTypes = useListLedgerAccountTypesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>,
    QueryKey,
    ListLedgerAccountTypesParams['page']
  > = ({ signal, pageParam }) =>
    listLedgerAccountTypes({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>,
    TError,
    TData,
    QueryKey,
    ListLedgerAccountTypesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListLedgerAccountTypesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>
>;
export type ListLedgerAccountTypesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListLedgerAccountTypesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>,
    ListLedgerAccountTypesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListLedgerAccountTypesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>,
        TError,
        TData,
        QueryKey,
        ListLedgerAccountTypesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLedgerAccountTypesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>,
    ListLedgerAccountTypesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListLedgerAccountTypesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>,
        TError,
        TData,
        QueryKey,
        ListLedgerAccountTypesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLedgerAccountTypesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>,
    ListLedgerAccountTypesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListLedgerAccountTypesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>,
        TError,
        TData,
        QueryKey,
        ListLedgerAccountTypesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List ledger account types
 */

export function useListLedgerAccountTypesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>,
    ListLedgerAccountTypesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListLedgerAccountTypesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>,
        TError,
        TData,
        QueryKey,
        ListLedgerAccountTypesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListLedgerAccountTypesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListLedgerAccountTypesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListLedgerAccountTypesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListLedgerAccountTypesQueryKey(params);

  const listLedgerAccountTypes = useListLedgerAccountTypesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>> = ({ signal }) =>
    listLedgerAccountTypes(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListLedgerAccountTypesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>
>;
export type ListLedgerAccountTypesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListLedgerAccountTypes<
  TData = Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListLedgerAccountTypesParams>,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLedgerAccountTypes<
  TData = Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListLedgerAccountTypesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLedgerAccountTypes<
  TData = Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListLedgerAccountTypesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List ledger account types
 */

export function useListLedgerAccountTypes<
  TData = Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListLedgerAccountTypesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListLedgerAccountTypesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListLedgerAccountTypesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Returns one ledger account type. There is no type 11.
 * @summary Get a ledger account type
 */
export const useGetLedgerAccountTypeHook = () => {
  const getLedgerAccountType = useCall<SingleRecord<LedgerAccountType>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getLedgerAccountType(
        { url: `/v1/ledgeraccounttypes/${id}`, method: 'GET', signal },
        { operation: 'getLedgerAccountType', ...options },
      );
    },
    [getLedgerAccountType],
  );
};

export const getGetLedgerAccountTypeQueryKey = (id: number) => {
  return ['v1', 'ledgeraccounttypes', id] as const;
};

export const useGetLedgerAccountTypeQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountTypeHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountTypeHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetLedgerAccountTypeQueryKey(id);

  const getLedgerAccountType = useGetLedgerAccountTypeHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountTypeHook>>>> = ({ signal }) =>
    getLedgerAccountType(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountTypeHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetLedgerAccountTypeQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountTypeHook>>>
>;
export type GetLedgerAccountTypeQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetLedgerAccountType<
  TData = Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountTypeHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountTypeHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountTypeHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountTypeHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetLedgerAccountType<
  TData = Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountTypeHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountTypeHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountTypeHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountTypeHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetLedgerAccountType<
  TData = Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountTypeHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountTypeHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a ledger account type
 */

export function useGetLedgerAccountType<
  TData = Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountTypeHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountTypeHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetLedgerAccountTypeQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
