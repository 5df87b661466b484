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
  JournalEntry,
  JournalEntryInput,
  JournalEntryPatch,
  JournalEntryReplacement,
  ListJournalEntriesParams,
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
 * Returns the headers of the journal entries.
 * @summary List journal entries
 */
export const useListJournalEntriesHook = () => {
  const listJournalEntries = useCall<Page<JournalEntry>>();

  return useCallback(
    (
      params?: WholeRecords<ListJournalEntriesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listJournalEntries(
        { url: `/v1/journalentries`, method: 'GET', params, signal },
        { operation: 'listJournalEntries', isList: true, ...options },
      );
    },
    [listJournalEntries],
  );
};

export const getListJournalEntriesInfiniteQueryKey = (params?: WholeRecords<ListJournalEntriesParams>) => {
  return ['infinite', 'v1', 'journalentries', ...(params ? [params] : [])] as const;
};

export const getListJournalEntriesQueryKey = (params?: WholeRecords<ListJournalEntriesParams>) => {
  return ['v1', 'journalentries', ...(params ? [params] : [])] as const;
};

export const useListJournalEntriesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>,
    ListJournalEntriesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalEntriesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>,
        TError,
        TData,
        QueryKey,
        ListJournalEntriesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListJournalEntriesInfiniteQueryKey(params);

  const listJournalEntries = useListJournalEntriesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>,
    QueryKey,
    ListJournalEntriesParams['page']
  > = ({ signal, pageParam }) =>
    listJournalEntries({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>,
    TError,
    TData,
    QueryKey,
    ListJournalEntriesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListJournalEntriesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>
>;
export type ListJournalEntriesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListJournalEntriesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>,
    ListJournalEntriesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListJournalEntriesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>,
        TError,
        TData,
        QueryKey,
        ListJournalEntriesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListJournalEntriesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>,
    ListJournalEntriesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalEntriesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>,
        TError,
        TData,
        QueryKey,
        ListJournalEntriesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListJournalEntriesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>,
    ListJournalEntriesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalEntriesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>,
        TError,
        TData,
        QueryKey,
        ListJournalEntriesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List journal entries
 */

export function useListJournalEntriesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>,
    ListJournalEntriesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalEntriesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>,
        TError,
        TData,
        QueryKey,
        ListJournalEntriesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListJournalEntriesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListJournalEntriesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalEntriesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListJournalEntriesQueryKey(params);

  const listJournalEntries = useListJournalEntriesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>> = ({ signal }) =>
    listJournalEntries(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListJournalEntriesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>
>;
export type ListJournalEntriesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListJournalEntries<
  TData = Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListJournalEntriesParams>,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListJournalEntries<
  TData = Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalEntriesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListJournalEntries<
  TData = Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalEntriesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List journal entries
 */

export function useListJournalEntries<
  TData = Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListJournalEntriesParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListJournalEntriesHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListJournalEntriesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Adds a journal entry without lines, as a draft that is ready to process. It needs a valid book year and period, a journal and a document number. Entries can be created in journals of type M (memorial) and K (cash registration) only. The lines of a memorial must balance before it can be processed; a cash registration carries `openingBalance` and `closingBalance`, and its lines account for the difference.
 * @summary Create a journal entry
 */
export const useCreateJournalEntryHook = () => {
  const createJournalEntry = useCall<SingleRecord<JournalEntry>>();

  return useCallback(
    (
      journalEntryInput: JournalEntryInput,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return createJournalEntry(
        {
          url: `/v1/journalentries`,
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          data: journalEntryInput,
          signal,
        },
        { operation: 'createJournalEntry', ...options },
      );
    },
    [createJournalEntry],
  );
};

export const getCreateJournalEntryMutationKey = () => ['createJournalEntry'] as const;

export const useCreateJournalEntryMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useCreateJournalEntryHook>>>,
    TError,
    CreateJournalEntryMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useCreateJournalEntryHook>>>,
  TError,
  CreateJournalEntryMutationVariables,
  TContext
> => {
  const mutationKey = getCreateJournalEntryMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const createJournalEntry = useCreateJournalEntryHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useCreateJournalEntryHook>>>,
    CreateJournalEntryMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return createJournalEntry(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateJournalEntryMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useCreateJournalEntryHook>>>
>;
export type CreateJournalEntryMutationBody = JournalEntryInput;
export type CreateJournalEntryMutationError = ErrorType<ValidationProblem | Problem>;
export type CreateJournalEntryMutationVariables = { data: JournalEntryInput };

/**
 * @summary Create a journal entry
 */
export const useCreateJournalEntry = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useCreateJournalEntryHook>>>,
      TError,
      CreateJournalEntryMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useCreateJournalEntryHook>>>,
  TError,
  CreateJournalEntryMutationVariables,
  TContext
> => {
  return useMutation(useCreateJournalEntryMutationOptions(options), queryClient);
};
/**
 * Returns the header of one journal entry.
 * @summary Get a journal entry
 */
export const useGetJournalEntryHook = () => {
  const getJournalEntry = useCall<SingleRecord<JournalEntry>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getJournalEntry(
        { url: `/v1/journalentries/${id}`, method: 'GET', signal },
        { operation: 'getJournalEntry', ...options },
      );
    },
    [getJournalEntry],
  );
};

export const getGetJournalEntryQueryKey = (id: number) => {
  return ['v1', 'journalentries', id] as const;
};

export const useGetJournalEntryQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetJournalEntryHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalEntryHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetJournalEntryQueryKey(id);

  const getJournalEntry = useGetJournalEntryHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetJournalEntryHook>>>> = ({ signal }) =>
    getJournalEntry(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetJournalEntryHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetJournalEntryQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useGetJournalEntryHook>>>>;
export type GetJournalEntryQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetJournalEntry<
  TData = Awaited<ReturnType<ReturnType<typeof useGetJournalEntryHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalEntryHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetJournalEntryHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetJournalEntryHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetJournalEntry<
  TData = Awaited<ReturnType<ReturnType<typeof useGetJournalEntryHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalEntryHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetJournalEntryHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetJournalEntryHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetJournalEntry<
  TData = Awaited<ReturnType<ReturnType<typeof useGetJournalEntryHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalEntryHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a journal entry
 */

export function useGetJournalEntry<
  TData = Awaited<ReturnType<ReturnType<typeof useGetJournalEntryHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalEntryHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetJournalEntryQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Replaces all fields of the header. A field that is left out gets its default, or becomes null. The lines stay as they are.
 * @summary Replace a journal entry
 */
export const useReplaceJournalEntryHook = () => {
  const replaceJournalEntry = useCall<SingleRecord<JournalEntry>>();

  return useCallback(
    (
      id: number,
      journalEntryReplacement: JournalEntryReplacement,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return replaceJournalEntry(
        {
          url: `/v1/journalentries/${id}`,
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          data: journalEntryReplacement,
          signal,
        },
        { operation: 'replaceJournalEntry', ...options },
      );
    },
    [replaceJournalEntry],
  );
};

export const getReplaceJournalEntryMutationKey = () => ['replaceJournalEntry'] as const;

export const useReplaceJournalEntryMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useReplaceJournalEntryHook>>>,
    TError,
    ReplaceJournalEntryMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useReplaceJournalEntryHook>>>,
  TError,
  ReplaceJournalEntryMutationVariables,
  TContext
> => {
  const mutationKey = getReplaceJournalEntryMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const replaceJournalEntry = useReplaceJournalEntryHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useReplaceJournalEntryHook>>>,
    ReplaceJournalEntryMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return replaceJournalEntry(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ReplaceJournalEntryMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useReplaceJournalEntryHook>>>
>;
export type ReplaceJournalEntryMutationBody = JournalEntryReplacement;
export type ReplaceJournalEntryMutationError = ErrorType<ValidationProblem | Problem>;
export type ReplaceJournalEntryMutationVariables = { id: number; data: JournalEntryReplacement };

/**
 * @summary Replace a journal entry
 */
export const useReplaceJournalEntry = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useReplaceJournalEntryHook>>>,
      TError,
      ReplaceJournalEntryMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useReplaceJournalEntryHook>>>,
  TError,
  ReplaceJournalEntryMutationVariables,
  TContext
> => {
  return useMutation(useReplaceJournalEntryMutationOptions(options), queryClient);
};
/**
 * Changes the header fields that are sent and leaves everything else as it is.
 * @summary Update a journal entry
 */
export const useUpdateJournalEntryHook = () => {
  const updateJournalEntry = useCall<SingleRecord<JournalEntry>>();

  return useCallback(
    (
      id: number,
      journalEntryPatch: JournalEntryPatch,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return updateJournalEntry(
        {
          url: `/v1/journalentries/${id}`,
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json' },
          data: journalEntryPatch,
          signal,
        },
        { operation: 'updateJournalEntry', ...options },
      );
    },
    [updateJournalEntry],
  );
};

export const getUpdateJournalEntryMutationKey = () => ['updateJournalEntry'] as const;

export const useUpdateJournalEntryMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUpdateJournalEntryHook>>>,
    TError,
    UpdateJournalEntryMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUpdateJournalEntryHook>>>,
  TError,
  UpdateJournalEntryMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateJournalEntryMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const updateJournalEntry = useUpdateJournalEntryHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUpdateJournalEntryHook>>>,
    UpdateJournalEntryMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return updateJournalEntry(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdateJournalEntryMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUpdateJournalEntryHook>>>
>;
export type UpdateJournalEntryMutationBody = JournalEntryPatch;
export type UpdateJournalEntryMutationError = ErrorType<ValidationProblem | Problem>;
export type UpdateJournalEntryMutationVariables = { id: number; data: JournalEntryPatch };

/**
 * @summary Update a journal entry
 */
export const useUpdateJournalEntry = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUpdateJournalEntryHook>>>,
      TError,
      UpdateJournalEntryMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUpdateJournalEntryHook>>>,
  TError,
  UpdateJournalEntryMutationVariables,
  TContext
> => {
  return useMutation(useUpdateJournalEntryMutationOptions(options), queryClient);
};
/**
 * Removes the journal entry and its lines. One that is processed leaves the ledger, unless its book year is closed.
 * @summary Delete a journal entry
 */
export const useDeleteJournalEntryHook = () => {
  const deleteJournalEntry = useCall<void>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return deleteJournalEntry(
        { url: `/v1/journalentries/${id}`, method: 'DELETE', signal },
        { operation: 'deleteJournalEntry', ...options },
      );
    },
    [deleteJournalEntry],
  );
};

export const getDeleteJournalEntryMutationKey = () => ['deleteJournalEntry'] as const;

export const useDeleteJournalEntryMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeleteJournalEntryHook>>>,
    TError,
    DeleteJournalEntryMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeleteJournalEntryHook>>>,
  TError,
  DeleteJournalEntryMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteJournalEntryMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const deleteJournalEntry = useDeleteJournalEntryHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeleteJournalEntryHook>>>,
    DeleteJournalEntryMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return deleteJournalEntry(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeleteJournalEntryMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeleteJournalEntryHook>>>
>;

export type DeleteJournalEntryMutationError = ErrorType<ValidationProblem | Problem>;
export type DeleteJournalEntryMutationVariables = { id: number };

/**
 * @summary Delete a journal entry
 */
export const useDeleteJournalEntry = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeleteJournalEntryHook>>>,
      TError,
      DeleteJournalEntryMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeleteJournalEntryHook>>>,
  TError,
  DeleteJournalEntryMutationVariables,
  TContext
> => {
  return useMutation(useDeleteJournalEntryMutationOptions(options), queryClient);
};
