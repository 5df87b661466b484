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

import type { Page, WholeRecords } from '../../../../client/runtime/page.ts';

import type { LedgerBalance, ListLedgerBalancesParams, Problem, ValidationProblem } from '../types.ts';

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
 * Returns the balance of each ledger account over the chosen periods of a book year. `bookyear` is required; all periods are taken when `period` is left out. `groupBy` splits the balances further.
 * @summary List balances per ledger account
 */
export const useListLedgerBalancesHook = () => {
  const listLedgerBalances = useCall<Page<LedgerBalance>>();

  return useCallback(
    (
      params: WholeRecords<ListLedgerBalancesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listLedgerBalances(
        { url: `/v1/ledgergrouped`, method: 'GET', params, signal },
        { operation: 'listLedgerBalances', isList: true, ...options },
      );
    },
    [listLedgerBalances],
  );
};

export const getListLedgerBalancesInfiniteQueryKey = (params?: WholeRecords<ListLedgerBalancesParams>) => {
  return ['infinite', 'v1', 'ledgergrouped', ...(params ? [params] : [])] as const;
};

export const getListLedgerBalancesQueryKey = (params?: WholeRecords<ListLedgerBalancesParams>) => {
  return ['v1', 'ledgergrouped', ...(params ? [params] : [])] as const;
};

export const useListLedgerBalancesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>,
    ListLedgerBalancesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: WholeRecords<ListLedgerBalancesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>,
        TError,
        TData,
        QueryKey,
        ListLedgerBalancesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListLedgerBalancesInfiniteQueryKey(params);

  const listLedgerBalances = useListLedgerBalancesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>,
    QueryKey,
    ListLedgerBalancesParams['page']
  > = ({ signal, pageParam }) =>
    listLedgerBalances({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>,
    TError,
    TData,
    QueryKey,
    ListLedgerBalancesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListLedgerBalancesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>
>;
export type ListLedgerBalancesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListLedgerBalancesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>,
    ListLedgerBalancesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: WholeRecords<ListLedgerBalancesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>,
        TError,
        TData,
        QueryKey,
        ListLedgerBalancesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLedgerBalancesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>,
    ListLedgerBalancesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: WholeRecords<ListLedgerBalancesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>,
        TError,
        TData,
        QueryKey,
        ListLedgerBalancesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLedgerBalancesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>,
    ListLedgerBalancesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: WholeRecords<ListLedgerBalancesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>,
        TError,
        TData,
        QueryKey,
        ListLedgerBalancesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List balances per ledger account
 */

export function useListLedgerBalancesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>,
    ListLedgerBalancesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: WholeRecords<ListLedgerBalancesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>,
        TError,
        TData,
        QueryKey,
        ListLedgerBalancesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListLedgerBalancesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListLedgerBalancesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: WholeRecords<ListLedgerBalancesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListLedgerBalancesQueryKey(params);

  const listLedgerBalances = useListLedgerBalancesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>> = ({ signal }) =>
    listLedgerBalances(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListLedgerBalancesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>
>;
export type ListLedgerBalancesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListLedgerBalances<
  TData = Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: WholeRecords<ListLedgerBalancesParams>,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLedgerBalances<
  TData = Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: WholeRecords<ListLedgerBalancesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLedgerBalances<
  TData = Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: WholeRecords<ListLedgerBalancesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List balances per ledger account
 */

export function useListLedgerBalances<
  TData = Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: WholeRecords<ListLedgerBalancesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListLedgerBalancesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListLedgerBalancesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
