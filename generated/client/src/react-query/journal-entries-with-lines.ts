import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';

import { useCallback } from 'react';

import type { Page, SingleRecord, WholeRecords } from '../../../../client/runtime/page.ts';

import type {
  JournalEntryWithLines,
  JournalEntryWithLinesInput,
  JournalEntryWithLinesPatch,
  JournalEntryWithLinesReplacement,
  ListJournalEntriesWithLinesParams,
  Problem,
  ValidationProblem,
} from '../types.ts';

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
 * Returns the journal entries, each with all its lines.
 * @summary List journal entries with lines
 */
export const useListJournalEntriesWithLinesHook = () => {
  const listJournalEntriesWithLines = useCall<Page<JournalEntryWithLines>>();

  return useCallback(
    (
      params?: WholeRecords<ListJournalEntriesWithLinesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listJournalEntriesWithLines(
        { url: `/v1/journalentrieswithlines`, method: 'GET', params, signal },
        { operation: 'listJournalEntriesWithLines', isList: true, ...options },
      );
    },
    [listJournalEntriesWithLines],
  );
};

export const getListJournalEntriesWithLinesInfiniteQueryKey = (
  params?: WholeRecords<ListJournalEntriesWithLinesParams>,
) => {
  return ['infinite', 'v1', 'journalentrieswithlines', ...(params ? [params] : [])] as const;
};

export const getListJournalEntriesWithLinesQueryKey = (params?: WholeRecords<ListJournalEntriesWithLinesParams>) => {
  return ['v1', 'journalentrieswithlines', ...(params ? [params] : [])] as const;
};

export const useListJournalEntriesWithLinesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>,
    ListJournalEntriesWithLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalEntriesWithLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListJournalEntriesWithLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListJournalEntriesWithLinesInfiniteQueryKey(params);

  const listJournalEntriesWithLines = useListJournalEntriesWithLinesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>,
    QueryKey,
    ListJournalEntriesWithLinesParams['page']
  > = ({ signal, pageParam }) =>
    listJournalEntriesWithLines({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>,
    TError,
    TData,
    QueryKey,
    ListJournalEntriesWithLinesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListJournalEntriesWithLinesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>
>;
export type ListJournalEntriesWithLinesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListJournalEntriesWithLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>,
    ListJournalEntriesWithLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListJournalEntriesWithLinesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListJournalEntriesWithLinesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListJournalEntriesWithLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>,
    ListJournalEntriesWithLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalEntriesWithLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListJournalEntriesWithLinesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListJournalEntriesWithLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>,
    ListJournalEntriesWithLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalEntriesWithLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListJournalEntriesWithLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List journal entries with lines
 */

export function useListJournalEntriesWithLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>,
    ListJournalEntriesWithLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalEntriesWithLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListJournalEntriesWithLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListJournalEntriesWithLinesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListJournalEntriesWithLinesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalEntriesWithLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListJournalEntriesWithLinesQueryKey(params);

  const listJournalEntriesWithLines = useListJournalEntriesWithLinesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>> = ({
    signal,
  }) => listJournalEntriesWithLines(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListJournalEntriesWithLinesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>
>;
export type ListJournalEntriesWithLinesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListJournalEntriesWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListJournalEntriesWithLinesParams>,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListJournalEntriesWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalEntriesWithLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListJournalEntriesWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalEntriesWithLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List journal entries with lines
 */

export function useListJournalEntriesWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalEntriesWithLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListJournalEntriesWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListJournalEntriesWithLinesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Adds a journal entry with all its lines in one request, as a draft that is ready to process. It needs a valid book year and period, a journal and a document number. Entries can be created in journals of type M (memorial) and K (cash registration) only. The lines of a memorial must balance: the sum of the debits equals the sum of the credits. The lines of a cash registration account for the difference between `openingBalance` and `closingBalance`.
 * @summary Create a journal entry with lines
 */
export const useCreateJournalEntryWithLinesHook = () => {
  const createJournalEntryWithLines = useCall<SingleRecord<JournalEntryWithLines>>();

  return useCallback(
    (
      journalEntryWithLinesInput: JournalEntryWithLinesInput,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return createJournalEntryWithLines(
        {
          url: `/v1/journalentrieswithlines`,
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          data: journalEntryWithLinesInput,
          signal,
        },
        { operation: 'createJournalEntryWithLines', ...options },
      );
    },
    [createJournalEntryWithLines],
  );
};

export const getCreateJournalEntryWithLinesMutationKey = () => ['createJournalEntryWithLines'] as const;

export const useCreateJournalEntryWithLinesMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useCreateJournalEntryWithLinesHook>>>,
    TError,
    CreateJournalEntryWithLinesMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useCreateJournalEntryWithLinesHook>>>,
  TError,
  CreateJournalEntryWithLinesMutationVariables,
  TContext
> => {
  const mutationKey = getCreateJournalEntryWithLinesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const createJournalEntryWithLines = useCreateJournalEntryWithLinesHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useCreateJournalEntryWithLinesHook>>>,
    CreateJournalEntryWithLinesMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return createJournalEntryWithLines(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateJournalEntryWithLinesMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useCreateJournalEntryWithLinesHook>>>
>;
export type CreateJournalEntryWithLinesMutationBody = JournalEntryWithLinesInput;
export type CreateJournalEntryWithLinesMutationError = ErrorType<ValidationProblem | Problem>;
export type CreateJournalEntryWithLinesMutationVariables = { data: JournalEntryWithLinesInput };

/**
 * @summary Create a journal entry with lines
 */
export const useCreateJournalEntryWithLines = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useCreateJournalEntryWithLinesHook>>>,
      TError,
      CreateJournalEntryWithLinesMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useCreateJournalEntryWithLinesHook>>>,
  TError,
  CreateJournalEntryWithLinesMutationVariables,
  TContext
> => {
  return useMutation(useCreateJournalEntryWithLinesMutationOptions(options), queryClient);
};
/**
 * Returns one journal entry with all its lines.
 * @summary Get a journal entry with lines
 */
export const useGetJournalEntryWithLinesHook = () => {
  const getJournalEntryWithLines = useCall<SingleRecord<JournalEntryWithLines>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getJournalEntryWithLines(
        { url: `/v1/journalentrieswithlines/${id}`, method: 'GET', signal },
        { operation: 'getJournalEntryWithLines', ...options },
      );
    },
    [getJournalEntryWithLines],
  );
};

export const getGetJournalEntryWithLinesQueryKey = (id: number) => {
  return ['v1', 'journalentrieswithlines', id] as const;
};

export const useGetJournalEntryWithLinesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetJournalEntryWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalEntryWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetJournalEntryWithLinesQueryKey(id);

  const getJournalEntryWithLines = useGetJournalEntryWithLinesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetJournalEntryWithLinesHook>>>> = ({
    signal,
  }) => getJournalEntryWithLines(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetJournalEntryWithLinesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetJournalEntryWithLinesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useGetJournalEntryWithLinesHook>>>
>;
export type GetJournalEntryWithLinesQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetJournalEntryWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useGetJournalEntryWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalEntryWithLinesHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetJournalEntryWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetJournalEntryWithLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetJournalEntryWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useGetJournalEntryWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalEntryWithLinesHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetJournalEntryWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetJournalEntryWithLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetJournalEntryWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useGetJournalEntryWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalEntryWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a journal entry with lines
 */

export function useGetJournalEntryWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useGetJournalEntryWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalEntryWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetJournalEntryWithLinesQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Replaces all fields of the header, and all lines. A line that is sent with its `id` keeps it, unless a line with a higher `id`, such as a new one, now comes before it. A line without `id` is new, and a line that is not sent is removed.
 * @summary Replace a journal entry with lines
 */
export const useReplaceJournalEntryWithLinesHook = () => {
  const replaceJournalEntryWithLines = useCall<SingleRecord<JournalEntryWithLines>>();

  return useCallback(
    (
      id: number,
      journalEntryWithLinesReplacement: JournalEntryWithLinesReplacement,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return replaceJournalEntryWithLines(
        {
          url: `/v1/journalentrieswithlines/${id}`,
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          data: journalEntryWithLinesReplacement,
          signal,
        },
        { operation: 'replaceJournalEntryWithLines', ...options },
      );
    },
    [replaceJournalEntryWithLines],
  );
};

export const getReplaceJournalEntryWithLinesMutationKey = () => ['replaceJournalEntryWithLines'] as const;

export const useReplaceJournalEntryWithLinesMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useReplaceJournalEntryWithLinesHook>>>,
    TError,
    ReplaceJournalEntryWithLinesMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useReplaceJournalEntryWithLinesHook>>>,
  TError,
  ReplaceJournalEntryWithLinesMutationVariables,
  TContext
> => {
  const mutationKey = getReplaceJournalEntryWithLinesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const replaceJournalEntryWithLines = useReplaceJournalEntryWithLinesHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useReplaceJournalEntryWithLinesHook>>>,
    ReplaceJournalEntryWithLinesMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return replaceJournalEntryWithLines(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ReplaceJournalEntryWithLinesMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useReplaceJournalEntryWithLinesHook>>>
>;
export type ReplaceJournalEntryWithLinesMutationBody = JournalEntryWithLinesReplacement;
export type ReplaceJournalEntryWithLinesMutationError = ErrorType<ValidationProblem | Problem>;
export type ReplaceJournalEntryWithLinesMutationVariables = { id: number; data: JournalEntryWithLinesReplacement };

/**
 * @summary Replace a journal entry with lines
 */
export const useReplaceJournalEntryWithLines = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useReplaceJournalEntryWithLinesHook>>>,
      TError,
      ReplaceJournalEntryWithLinesMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useReplaceJournalEntryWithLinesHook>>>,
  TError,
  ReplaceJournalEntryWithLinesMutationVariables,
  TContext
> => {
  return useMutation(useReplaceJournalEntryWithLinesMutationOptions(options), queryClient);
};
/**
 * Changes the fields that are sent. `lines`, when sent, takes the place of all lines, and each gets a new `id`; otherwise the lines stay as they are.
 * @summary Update a journal entry with lines
 */
export const useUpdateJournalEntryWithLinesHook = () => {
  const updateJournalEntryWithLines = useCall<SingleRecord<JournalEntryWithLines>>();

  return useCallback(
    (
      id: number,
      journalEntryWithLinesPatch: JournalEntryWithLinesPatch,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return updateJournalEntryWithLines(
        {
          url: `/v1/journalentrieswithlines/${id}`,
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json' },
          data: journalEntryWithLinesPatch,
          signal,
        },
        { operation: 'updateJournalEntryWithLines', ...options },
      );
    },
    [updateJournalEntryWithLines],
  );
};

export const getUpdateJournalEntryWithLinesMutationKey = () => ['updateJournalEntryWithLines'] as const;

export const useUpdateJournalEntryWithLinesMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUpdateJournalEntryWithLinesHook>>>,
    TError,
    UpdateJournalEntryWithLinesMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUpdateJournalEntryWithLinesHook>>>,
  TError,
  UpdateJournalEntryWithLinesMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateJournalEntryWithLinesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const updateJournalEntryWithLines = useUpdateJournalEntryWithLinesHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUpdateJournalEntryWithLinesHook>>>,
    UpdateJournalEntryWithLinesMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return updateJournalEntryWithLines(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdateJournalEntryWithLinesMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUpdateJournalEntryWithLinesHook>>>
>;
export type UpdateJournalEntryWithLinesMutationBody = JournalEntryWithLinesPatch;
export type UpdateJournalEntryWithLinesMutationError = ErrorType<ValidationProblem | Problem>;
export type UpdateJournalEntryWithLinesMutationVariables = { id: number; data: JournalEntryWithLinesPatch };

/**
 * @summary Update a journal entry with lines
 */
export const useUpdateJournalEntryWithLines = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUpdateJournalEntryWithLinesHook>>>,
      TError,
      UpdateJournalEntryWithLinesMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUpdateJournalEntryWithLinesHook>>>,
  TError,
  UpdateJournalEntryWithLinesMutationVariables,
  TContext
> => {
  return useMutation(useUpdateJournalEntryWithLinesMutationOptions(options), queryClient);
};
/**
 * Removes the journal entry and its lines. One that is processed leaves the ledger, unless its book year is closed.
 * @summary Delete a journal entry with lines
 */
export const useDeleteJournalEntryWithLinesHook = () => {
  const deleteJournalEntryWithLines = useCall<void>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return deleteJournalEntryWithLines(
        { url: `/v1/journalentrieswithlines/${id}`, method: 'DELETE', signal },
        { operation: 'deleteJournalEntryWithLines', ...options },
      );
    },
    [deleteJournalEntryWithLines],
  );
};

export const getDeleteJournalEntryWithLinesMutationKey = () => ['deleteJournalEntryWithLines'] as const;

export const useDeleteJournalEntryWithLinesMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeleteJournalEntryWithLinesHook>>>,
    TError,
    DeleteJournalEntryWithLinesMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeleteJournalEntryWithLinesHook>>>,
  TError,
  DeleteJournalEntryWithLinesMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteJournalEntryWithLinesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const deleteJournalEntryWithLines = useDeleteJournalEntryWithLinesHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeleteJournalEntryWithLinesHook>>>,
    DeleteJournalEntryWithLinesMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return deleteJournalEntryWithLines(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeleteJournalEntryWithLinesMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeleteJournalEntryWithLinesHook>>>
>;

export type DeleteJournalEntryWithLinesMutationError = ErrorType<ValidationProblem | Problem>;
export type DeleteJournalEntryWithLinesMutationVariables = { id: number };

/**
 * @summary Delete a journal entry with lines
 */
export const useDeleteJournalEntryWithLines = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeleteJournalEntryWithLinesHook>>>,
      TError,
      DeleteJournalEntryWithLinesMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeleteJournalEntryWithLinesHook>>>,
  TError,
  DeleteJournalEntryWithLinesMutationVariables,
  TContext
> => {
  return useMutation(useDeleteJournalEntryWithLinesMutationOptions(options), queryClient);
};
