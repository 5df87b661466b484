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

import type { LedgerAccount, ListLedgerAccountsParams, Problem, ValidationProblem } from '../types.ts';

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
 * Returns the chart of accounts of the administration. Filter on `type` to find, for instance, the turnover accounts (type 9) that a draft invoice line may be posted to.
 * @summary List ledger accounts
 */
export const useListLedgerAccountsHook = () => {
  const listLedgerAccounts = useCall<Page<LedgerAccount>>();

  return useCallback(
    (
      params?: WholeRecords<ListLedgerAccountsParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listLedgerAccounts(
        { url: `/v1/ledgeraccounts`, method: 'GET', params, signal },
        { operation: 'listLedgerAccounts', isList: true, ...options },
      );
    },
    [listLedgerAccounts],
  );
};

export const getListLedgerAccountsInfiniteQueryKey = (params?: WholeRecords<ListLedgerAccountsParams>) => {
  return ['infinite', 'v1', 'ledgeraccounts', ...(params ? [params] : [])] as const;
};

export const getListLedgerAccountsQueryKey = (params?: WholeRecords<ListLedgerAccountsParams>) => {
  return ['v1', 'ledgeraccounts', ...(params ? [params] : [])] as const;
};

export const useListLedgerAccountsInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>,
    ListLedgerAccountsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListLedgerAccountsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>,
        TError,
        TData,
        QueryKey,
        ListLedgerAccountsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListLedgerAccountsInfiniteQueryKey(params);

  const listLedgerAccounts = useListLedgerAccountsHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>,
    QueryKey,
    ListLedgerAccountsParams['page']
  > = ({ signal, pageParam }) =>
    listLedgerAccounts({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>,
    TError,
    TData,
    QueryKey,
    ListLedgerAccountsParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListLedgerAccountsInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>
>;
export type ListLedgerAccountsInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListLedgerAccountsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>,
    ListLedgerAccountsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListLedgerAccountsParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>,
        TError,
        TData,
        QueryKey,
        ListLedgerAccountsParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLedgerAccountsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>,
    ListLedgerAccountsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListLedgerAccountsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>,
        TError,
        TData,
        QueryKey,
        ListLedgerAccountsParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLedgerAccountsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>,
    ListLedgerAccountsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListLedgerAccountsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>,
        TError,
        TData,
        QueryKey,
        ListLedgerAccountsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List ledger accounts
 */

export function useListLedgerAccountsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>,
    ListLedgerAccountsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListLedgerAccountsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>,
        TError,
        TData,
        QueryKey,
        ListLedgerAccountsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListLedgerAccountsInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListLedgerAccountsQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListLedgerAccountsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListLedgerAccountsQueryKey(params);

  const listLedgerAccounts = useListLedgerAccountsHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>> = ({ signal }) =>
    listLedgerAccounts(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListLedgerAccountsQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>
>;
export type ListLedgerAccountsQueryError = ErrorType<ValidationProblem | Problem>;

export function useListLedgerAccounts<
  TData = Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListLedgerAccountsParams>,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLedgerAccounts<
  TData = Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListLedgerAccountsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListLedgerAccounts<
  TData = Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListLedgerAccountsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List ledger accounts
 */

export function useListLedgerAccounts<
  TData = Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListLedgerAccountsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListLedgerAccountsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListLedgerAccountsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Returns one ledger account of the administration.
 * @summary Get a ledger account
 */
export const useGetLedgerAccountHook = () => {
  const getLedgerAccount = useCall<SingleRecord<LedgerAccount>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getLedgerAccount(
        { url: `/v1/ledgeraccounts/${id}`, method: 'GET', signal },
        { operation: 'getLedgerAccount', ...options },
      );
    },
    [getLedgerAccount],
  );
};

export const getGetLedgerAccountQueryKey = (id: number) => {
  return ['v1', 'ledgeraccounts', id] as const;
};

export const useGetLedgerAccountQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetLedgerAccountQueryKey(id);

  const getLedgerAccount = useGetLedgerAccountHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountHook>>>> = ({ signal }) =>
    getLedgerAccount(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetLedgerAccountQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountHook>>>>;
export type GetLedgerAccountQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetLedgerAccount<
  TData = Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetLedgerAccount<
  TData = Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetLedgerAccount<
  TData = Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a ledger account
 */

export function useGetLedgerAccount<
  TData = Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetLedgerAccountHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetLedgerAccountQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
