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

import type { JournalEntryChange, ListJournalEntryChangesParams, Problem, ValidationProblem } from '../types.ts';

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
 * Returns which journal entries were added, updated or deleted. With `ChangedDate_from` it returns only what changed at that time or after it, which is how a copy of the ledger is kept up to date; see [Data synchronization](#tag/data-synchronization). Entries of period 0, the year-end closing, are not in the log.
 * @summary List changes of journal entries
 */
export const useListJournalEntryChangesHook = () => {
  const listJournalEntryChanges = useCall<Page<JournalEntryChange>>();

  return useCallback(
    (
      params?: WholeRecords<ListJournalEntryChangesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listJournalEntryChanges(
        { url: `/v1/journalentrylog`, method: 'GET', params, signal },
        { operation: 'listJournalEntryChanges', isList: true, ...options },
      );
    },
    [listJournalEntryChanges],
  );
};

export const getListJournalEntryChangesInfiniteQueryKey = (params?: WholeRecords<ListJournalEntryChangesParams>) => {
  return ['infinite', 'v1', 'journalentrylog', ...(params ? [params] : [])] as const;
};

export const getListJournalEntryChangesQueryKey = (params?: WholeRecords<ListJournalEntryChangesParams>) => {
  return ['v1', 'journalentrylog', ...(params ? [params] : [])] as const;
};

export const useListJournalEntryChangesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>,
    ListJournalEntryChangesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalEntryChangesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>,
        TError,
        TData,
        QueryKey,
        ListJournalEntryChangesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListJournalEntryChangesInfiniteQueryKey(params);

  const listJournalEntryChanges = useListJournalEntryChangesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>,
    QueryKey,
    ListJournalEntryChangesParams['page']
  > = ({ signal, pageParam }) =>
    listJournalEntryChanges({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>,
    TError,
    TData,
    QueryKey,
    ListJournalEntryChangesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListJournalEntryChangesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>
>;
export type ListJournalEntryChangesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListJournalEntryChangesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>,
    ListJournalEntryChangesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListJournalEntryChangesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>,
        TError,
        TData,
        QueryKey,
        ListJournalEntryChangesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListJournalEntryChangesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>,
    ListJournalEntryChangesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalEntryChangesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>,
        TError,
        TData,
        QueryKey,
        ListJournalEntryChangesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListJournalEntryChangesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>,
    ListJournalEntryChangesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalEntryChangesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>,
        TError,
        TData,
        QueryKey,
        ListJournalEntryChangesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List changes of journal entries
 */

export function useListJournalEntryChangesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>,
    ListJournalEntryChangesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalEntryChangesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>,
        TError,
        TData,
        QueryKey,
        ListJournalEntryChangesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListJournalEntryChangesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListJournalEntryChangesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalEntryChangesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListJournalEntryChangesQueryKey(params);

  const listJournalEntryChanges = useListJournalEntryChangesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>> = ({ signal }) =>
    listJournalEntryChanges(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListJournalEntryChangesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>
>;
export type ListJournalEntryChangesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListJournalEntryChanges<
  TData = Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListJournalEntryChangesParams>,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListJournalEntryChanges<
  TData = Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalEntryChangesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListJournalEntryChanges<
  TData = Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalEntryChangesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List changes of journal entries
 */

export function useListJournalEntryChanges<
  TData = Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalEntryChangesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListJournalEntryChangesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListJournalEntryChangesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Returns one entry of the log.
 * @summary Get a change of a journal entry
 */
export const useGetJournalEntryChangeHook = () => {
  const getJournalEntryChange = useCall<SingleRecord<JournalEntryChange>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getJournalEntryChange(
        { url: `/v1/journalentrylog/${id}`, method: 'GET', signal },
        { operation: 'getJournalEntryChange', ...options },
      );
    },
    [getJournalEntryChange],
  );
};

export const getGetJournalEntryChangeQueryKey = (id: number) => {
  return ['v1', 'journalentrylog', id] as const;
};

export const useGetJournalEntryChangeQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetJournalEntryChangeHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalEntryChangeHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetJournalEntryChangeQueryKey(id);

  const getJournalEntryChange = useGetJournalEntryChangeHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetJournalEntryChangeHook>>>> = ({ signal }) =>
    getJournalEntryChange(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetJournalEntryChangeHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetJournalEntryChangeQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useGetJournalEntryChangeHook>>>
>;
export type GetJournalEntryChangeQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetJournalEntryChange<
  TData = Awaited<ReturnType<ReturnType<typeof useGetJournalEntryChangeHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalEntryChangeHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetJournalEntryChangeHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetJournalEntryChangeHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetJournalEntryChange<
  TData = Awaited<ReturnType<ReturnType<typeof useGetJournalEntryChangeHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalEntryChangeHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetJournalEntryChangeHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetJournalEntryChangeHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetJournalEntryChange<
  TData = Awaited<ReturnType<ReturnType<typeof useGetJournalEntryChangeHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalEntryChangeHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a change of a journal entry
 */

export function useGetJournalEntryChange<
  TData = Awaited<ReturnType<ReturnType<typeof useGetJournalEntryChangeHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalEntryChangeHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetJournalEntryChangeQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
