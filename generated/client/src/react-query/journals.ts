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

import type { Journal, ListJournalsParams, Problem, ValidationProblem } from '../types.ts';

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
 * Returns the journals of the administration. Journal entries can be created in those of type M (memorial) and K (cash registration); filter on `type` to find them.
 * @summary List journals
 */
export const useListJournalsHook = () => {
  const listJournals = useCall<Page<Journal>>();

  return useCallback(
    (
      params?: WholeRecords<ListJournalsParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listJournals(
        { url: `/v1/journals`, method: 'GET', params, signal },
        { operation: 'listJournals', isList: true, ...options },
      );
    },
    [listJournals],
  );
};

export const getListJournalsInfiniteQueryKey = (params?: WholeRecords<ListJournalsParams>) => {
  return ['infinite', 'v1', 'journals', ...(params ? [params] : [])] as const;
};

export const getListJournalsQueryKey = (params?: WholeRecords<ListJournalsParams>) => {
  return ['v1', 'journals', ...(params ? [params] : [])] as const;
};

export const useListJournalsInfiniteQueryOptions = <
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>, ListJournalsParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>,
        TError,
        TData,
        QueryKey,
        ListJournalsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListJournalsInfiniteQueryKey(params);

  const listJournals = useListJournalsHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>,
    QueryKey,
    ListJournalsParams['page']
  > = ({ signal, pageParam }) =>
    listJournals({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>,
    TError,
    TData,
    QueryKey,
    ListJournalsParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListJournalsInfiniteQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>>;
export type ListJournalsInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListJournalsInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>, ListJournalsParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListJournalsParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>,
        TError,
        TData,
        QueryKey,
        ListJournalsParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListJournalsInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>, ListJournalsParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>,
        TError,
        TData,
        QueryKey,
        ListJournalsParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListJournalsInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>, ListJournalsParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>,
        TError,
        TData,
        QueryKey,
        ListJournalsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List journals
 */

export function useListJournalsInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>, ListJournalsParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>,
        TError,
        TData,
        QueryKey,
        ListJournalsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListJournalsInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListJournalsQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListJournalsQueryKey(params);

  const listJournals = useListJournalsHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>> = ({ signal }) =>
    listJournals(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListJournalsQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>>;
export type ListJournalsQueryError = ErrorType<ValidationProblem | Problem>;

export function useListJournals<
  TData = Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListJournalsParams>,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListJournals<
  TData = Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListJournals<
  TData = Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List journals
 */

export function useListJournals<
  TData = Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListJournalsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListJournalsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Returns one journal of the administration.
 * @summary Get a journal
 */
export const useGetJournalHook = () => {
  const getJournal = useCall<SingleRecord<Journal>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getJournal({ url: `/v1/journals/${id}`, method: 'GET', signal }, { operation: 'getJournal', ...options });
    },
    [getJournal],
  );
};

export const getGetJournalQueryKey = (id: number) => {
  return ['v1', 'journals', id] as const;
};

export const useGetJournalQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetJournalHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetJournalQueryKey(id);

  const getJournal = useGetJournalHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetJournalHook>>>> = ({ signal }) =>
    getJournal(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalHook>>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };
};

export type GetJournalQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useGetJournalHook>>>>;
export type GetJournalQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetJournal<
  TData = Awaited<ReturnType<ReturnType<typeof useGetJournalHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetJournalHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetJournalHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetJournal<
  TData = Awaited<ReturnType<ReturnType<typeof useGetJournalHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetJournalHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetJournalHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetJournal<
  TData = Awaited<ReturnType<ReturnType<typeof useGetJournalHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a journal
 */

export function useGetJournal<
  TData = Awaited<ReturnType<ReturnType<typeof useGetJournalHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetJournalQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
