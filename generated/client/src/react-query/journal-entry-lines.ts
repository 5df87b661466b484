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
  JournalEntryLine,
  JournalEntryLineInput,
  JournalEntryLinePatch,
  JournalEntryLineReplacement,
  ListJournalEntryLinesParams,
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
 * Returns the lines of the journal entry, in the order in which they were added.
 * @summary List journal entry lines
 */
export const useListJournalEntryLinesHook = () => {
  const listJournalEntryLines = useCall<Page<JournalEntryLine>>();

  return useCallback(
    (
      entryId: number,
      params?: WholeRecords<ListJournalEntryLinesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listJournalEntryLines(
        { url: `/v1/journalentries/${entryId}/lines`, method: 'GET', params, signal },
        { operation: 'listJournalEntryLines', isList: true, ...options },
      );
    },
    [listJournalEntryLines],
  );
};

export const getListJournalEntryLinesInfiniteQueryKey = (
  entryId: number,
  params?: WholeRecords<ListJournalEntryLinesParams>,
) => {
  return ['infinite', 'v1', 'journalentries', entryId, 'lines', ...(params ? [params] : [])] as const;
};

export const getListJournalEntryLinesQueryKey = (
  entryId: number,
  params?: WholeRecords<ListJournalEntryLinesParams>,
) => {
  return ['v1', 'journalentries', entryId, 'lines', ...(params ? [params] : [])] as const;
};

export const useListJournalEntryLinesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>,
    ListJournalEntryLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  entryId: number,
  params?: WholeRecords<ListJournalEntryLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListJournalEntryLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListJournalEntryLinesInfiniteQueryKey(entryId, params);

  const listJournalEntryLines = useListJournalEntryLinesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>,
    QueryKey,
    ListJournalEntryLinesParams['page']
  > = ({ signal, pageParam }) =>
    listJournalEntryLines(entryId, { ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: entryId !== null && entryId !== undefined,
    ...queryOptions,
  });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>,
    TError,
    TData,
    QueryKey,
    ListJournalEntryLinesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListJournalEntryLinesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>
>;
export type ListJournalEntryLinesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListJournalEntryLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>,
    ListJournalEntryLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  entryId: number,
  params: undefined | WholeRecords<ListJournalEntryLinesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListJournalEntryLinesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListJournalEntryLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>,
    ListJournalEntryLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  entryId: number,
  params?: WholeRecords<ListJournalEntryLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListJournalEntryLinesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListJournalEntryLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>,
    ListJournalEntryLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  entryId: number,
  params?: WholeRecords<ListJournalEntryLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListJournalEntryLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List journal entry lines
 */

export function useListJournalEntryLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>,
    ListJournalEntryLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  entryId: number,
  params?: WholeRecords<ListJournalEntryLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListJournalEntryLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListJournalEntryLinesInfiniteQueryOptions(entryId, params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListJournalEntryLinesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  entryId: number,
  params?: WholeRecords<ListJournalEntryLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListJournalEntryLinesQueryKey(entryId, params);

  const listJournalEntryLines = useListJournalEntryLinesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>> = ({ signal }) =>
    listJournalEntryLines(entryId, params, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: entryId !== null && entryId !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListJournalEntryLinesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>
>;
export type ListJournalEntryLinesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListJournalEntryLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  entryId: number,
  params: undefined | WholeRecords<ListJournalEntryLinesParams>,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListJournalEntryLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  entryId: number,
  params?: WholeRecords<ListJournalEntryLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListJournalEntryLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  entryId: number,
  params?: WholeRecords<ListJournalEntryLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List journal entry lines
 */

export function useListJournalEntryLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  entryId: number,
  params?: WholeRecords<ListJournalEntryLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListJournalEntryLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListJournalEntryLinesQueryOptions(entryId, params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Adds a line to the journal entry.
 * @summary Create a journal entry line
 */
export const useCreateJournalEntryLineHook = () => {
  const createJournalEntryLine = useCall<SingleRecord<JournalEntryLine>>();

  return useCallback(
    (
      entryId: number,
      journalEntryLineInput: JournalEntryLineInput,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return createJournalEntryLine(
        {
          url: `/v1/journalentries/${entryId}/lines`,
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          data: journalEntryLineInput,
          signal,
        },
        { operation: 'createJournalEntryLine', ...options },
      );
    },
    [createJournalEntryLine],
  );
};

export const getCreateJournalEntryLineMutationKey = () => ['createJournalEntryLine'] as const;

export const useCreateJournalEntryLineMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useCreateJournalEntryLineHook>>>,
    TError,
    CreateJournalEntryLineMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useCreateJournalEntryLineHook>>>,
  TError,
  CreateJournalEntryLineMutationVariables,
  TContext
> => {
  const mutationKey = getCreateJournalEntryLineMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const createJournalEntryLine = useCreateJournalEntryLineHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useCreateJournalEntryLineHook>>>,
    CreateJournalEntryLineMutationVariables
  > = (props) => {
    const { entryId, data } = props ?? {};

    return createJournalEntryLine(entryId, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateJournalEntryLineMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useCreateJournalEntryLineHook>>>
>;
export type CreateJournalEntryLineMutationBody = JournalEntryLineInput;
export type CreateJournalEntryLineMutationError = ErrorType<ValidationProblem | Problem>;
export type CreateJournalEntryLineMutationVariables = { entryId: number; data: JournalEntryLineInput };

/**
 * @summary Create a journal entry line
 */
export const useCreateJournalEntryLine = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useCreateJournalEntryLineHook>>>,
      TError,
      CreateJournalEntryLineMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useCreateJournalEntryLineHook>>>,
  TError,
  CreateJournalEntryLineMutationVariables,
  TContext
> => {
  return useMutation(useCreateJournalEntryLineMutationOptions(options), queryClient);
};
/**
 * Returns one line of the journal entry.
 * @summary Get a journal entry line
 */
export const useGetJournalEntryLineHook = () => {
  const getJournalEntryLine = useCall<SingleRecord<JournalEntryLine>>();

  return useCallback(
    (entryId: number, lineId: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getJournalEntryLine(
        { url: `/v1/journalentries/${entryId}/lines/${lineId}`, method: 'GET', signal },
        { operation: 'getJournalEntryLine', ...options },
      );
    },
    [getJournalEntryLine],
  );
};

export const getGetJournalEntryLineQueryKey = (entryId: number, lineId: number) => {
  return ['v1', 'journalentries', entryId, 'lines', lineId] as const;
};

export const useGetJournalEntryLineQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetJournalEntryLineHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  entryId: number,
  lineId: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalEntryLineHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetJournalEntryLineQueryKey(entryId, lineId);

  const getJournalEntryLine = useGetJournalEntryLineHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetJournalEntryLineHook>>>> = ({ signal }) =>
    getJournalEntryLine(entryId, lineId, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: entryId !== null && entryId !== undefined && lineId !== null && lineId !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetJournalEntryLineHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetJournalEntryLineQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useGetJournalEntryLineHook>>>
>;
export type GetJournalEntryLineQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetJournalEntryLine<
  TData = Awaited<ReturnType<ReturnType<typeof useGetJournalEntryLineHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  entryId: number,
  lineId: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalEntryLineHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetJournalEntryLineHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetJournalEntryLineHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetJournalEntryLine<
  TData = Awaited<ReturnType<ReturnType<typeof useGetJournalEntryLineHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  entryId: number,
  lineId: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalEntryLineHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetJournalEntryLineHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetJournalEntryLineHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetJournalEntryLine<
  TData = Awaited<ReturnType<ReturnType<typeof useGetJournalEntryLineHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  entryId: number,
  lineId: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalEntryLineHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a journal entry line
 */

export function useGetJournalEntryLine<
  TData = Awaited<ReturnType<ReturnType<typeof useGetJournalEntryLineHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  entryId: number,
  lineId: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetJournalEntryLineHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetJournalEntryLineQueryOptions(entryId, lineId, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Replaces all fields of the line.
 * @summary Replace a journal entry line
 */
export const useReplaceJournalEntryLineHook = () => {
  const replaceJournalEntryLine = useCall<SingleRecord<JournalEntryLine>>();

  return useCallback(
    (
      entryId: number,
      lineId: number,
      journalEntryLineReplacement: JournalEntryLineReplacement,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return replaceJournalEntryLine(
        {
          url: `/v1/journalentries/${entryId}/lines/${lineId}`,
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          data: journalEntryLineReplacement,
          signal,
        },
        { operation: 'replaceJournalEntryLine', ...options },
      );
    },
    [replaceJournalEntryLine],
  );
};

export const getReplaceJournalEntryLineMutationKey = () => ['replaceJournalEntryLine'] as const;

export const useReplaceJournalEntryLineMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useReplaceJournalEntryLineHook>>>,
    TError,
    ReplaceJournalEntryLineMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useReplaceJournalEntryLineHook>>>,
  TError,
  ReplaceJournalEntryLineMutationVariables,
  TContext
> => {
  const mutationKey = getReplaceJournalEntryLineMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const replaceJournalEntryLine = useReplaceJournalEntryLineHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useReplaceJournalEntryLineHook>>>,
    ReplaceJournalEntryLineMutationVariables
  > = (props) => {
    const { entryId, lineId, data } = props ?? {};

    return replaceJournalEntryLine(entryId, lineId, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ReplaceJournalEntryLineMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useReplaceJournalEntryLineHook>>>
>;
export type ReplaceJournalEntryLineMutationBody = JournalEntryLineReplacement;
export type ReplaceJournalEntryLineMutationError = ErrorType<ValidationProblem | Problem>;
export type ReplaceJournalEntryLineMutationVariables = {
  entryId: number;
  lineId: number;
  data: JournalEntryLineReplacement;
};

/**
 * @summary Replace a journal entry line
 */
export const useReplaceJournalEntryLine = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useReplaceJournalEntryLineHook>>>,
      TError,
      ReplaceJournalEntryLineMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useReplaceJournalEntryLineHook>>>,
  TError,
  ReplaceJournalEntryLineMutationVariables,
  TContext
> => {
  return useMutation(useReplaceJournalEntryLineMutationOptions(options), queryClient);
};
/**
 * Changes the fields of the line that are sent and leaves the others as they are.
 * @summary Update a journal entry line
 */
export const useUpdateJournalEntryLineHook = () => {
  const updateJournalEntryLine = useCall<SingleRecord<JournalEntryLine>>();

  return useCallback(
    (
      entryId: number,
      lineId: number,
      journalEntryLinePatch: JournalEntryLinePatch,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return updateJournalEntryLine(
        {
          url: `/v1/journalentries/${entryId}/lines/${lineId}`,
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json' },
          data: journalEntryLinePatch,
          signal,
        },
        { operation: 'updateJournalEntryLine', ...options },
      );
    },
    [updateJournalEntryLine],
  );
};

export const getUpdateJournalEntryLineMutationKey = () => ['updateJournalEntryLine'] as const;

export const useUpdateJournalEntryLineMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUpdateJournalEntryLineHook>>>,
    TError,
    UpdateJournalEntryLineMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUpdateJournalEntryLineHook>>>,
  TError,
  UpdateJournalEntryLineMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateJournalEntryLineMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const updateJournalEntryLine = useUpdateJournalEntryLineHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUpdateJournalEntryLineHook>>>,
    UpdateJournalEntryLineMutationVariables
  > = (props) => {
    const { entryId, lineId, data } = props ?? {};

    return updateJournalEntryLine(entryId, lineId, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdateJournalEntryLineMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUpdateJournalEntryLineHook>>>
>;
export type UpdateJournalEntryLineMutationBody = JournalEntryLinePatch;
export type UpdateJournalEntryLineMutationError = ErrorType<ValidationProblem | Problem>;
export type UpdateJournalEntryLineMutationVariables = { entryId: number; lineId: number; data: JournalEntryLinePatch };

/**
 * @summary Update a journal entry line
 */
export const useUpdateJournalEntryLine = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUpdateJournalEntryLineHook>>>,
      TError,
      UpdateJournalEntryLineMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUpdateJournalEntryLineHook>>>,
  TError,
  UpdateJournalEntryLineMutationVariables,
  TContext
> => {
  return useMutation(useUpdateJournalEntryLineMutationOptions(options), queryClient);
};
/**
 * Removes the line from the journal entry.
 * @summary Delete a journal entry line
 */
export const useDeleteJournalEntryLineHook = () => {
  const deleteJournalEntryLine = useCall<void>();

  return useCallback(
    (entryId: number, lineId: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return deleteJournalEntryLine(
        { url: `/v1/journalentries/${entryId}/lines/${lineId}`, method: 'DELETE', signal },
        { operation: 'deleteJournalEntryLine', ...options },
      );
    },
    [deleteJournalEntryLine],
  );
};

export const getDeleteJournalEntryLineMutationKey = () => ['deleteJournalEntryLine'] as const;

export const useDeleteJournalEntryLineMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeleteJournalEntryLineHook>>>,
    TError,
    DeleteJournalEntryLineMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeleteJournalEntryLineHook>>>,
  TError,
  DeleteJournalEntryLineMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteJournalEntryLineMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const deleteJournalEntryLine = useDeleteJournalEntryLineHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeleteJournalEntryLineHook>>>,
    DeleteJournalEntryLineMutationVariables
  > = (props) => {
    const { entryId, lineId } = props ?? {};

    return deleteJournalEntryLine(entryId, lineId, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeleteJournalEntryLineMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeleteJournalEntryLineHook>>>
>;

export type DeleteJournalEntryLineMutationError = ErrorType<ValidationProblem | Problem>;
export type DeleteJournalEntryLineMutationVariables = { entryId: number; lineId: number };

/**
 * @summary Delete a journal entry line
 */
export const useDeleteJournalEntryLine = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeleteJournalEntryLineHook>>>,
      TError,
      DeleteJournalEntryLineMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeleteJournalEntryLineHook>>>,
  TError,
  DeleteJournalEntryLineMutationVariables,
  TContext
> => {
  return useMutation(useDeleteJournalEntryLineMutationOptions(options), queryClient);
};
