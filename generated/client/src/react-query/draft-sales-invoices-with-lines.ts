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
  DraftSalesInvoiceWithLines,
  DraftSalesInvoiceWithLinesInput,
  DraftSalesInvoiceWithLinesPatch,
  DraftSalesInvoiceWithLinesReplacement,
  ListDraftSalesInvoicesWithLinesParams,
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
 * Returns the draft sales invoices, each with all its lines.
 * @summary List draft sales invoices with lines
 */
export const useListDraftSalesInvoicesWithLinesHook = () => {
  const listDraftSalesInvoicesWithLines = useCall<Page<DraftSalesInvoiceWithLines>>();

  return useCallback(
    (
      params?: WholeRecords<ListDraftSalesInvoicesWithLinesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listDraftSalesInvoicesWithLines(
        { url: `/v1/draftsalesinvoiceswithlines`, method: 'GET', params, signal },
        { operation: 'listDraftSalesInvoicesWithLines', isList: true, ...options },
      );
    },
    [listDraftSalesInvoicesWithLines],
  );
};

export const getListDraftSalesInvoicesWithLinesInfiniteQueryKey = (
  params?: WholeRecords<ListDraftSalesInvoicesWithLinesParams>,
) => {
  return ['infinite', 'v1', 'draftsalesinvoiceswithlines', ...(params ? [params] : [])] as const;
};

export const getListDraftSalesInvoicesWithLinesQueryKey = (
  params?: WholeRecords<ListDraftSalesInvoicesWithLinesParams>,
) => {
  return ['v1', 'draftsalesinvoiceswithlines', ...(params ? [params] : [])] as const;
};

export const useListDraftSalesInvoicesWithLinesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>,
    ListDraftSalesInvoicesWithLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDraftSalesInvoicesWithLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListDraftSalesInvoicesWithLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListDraftSalesInvoicesWithLinesInfiniteQueryKey(params);

  const listDraftSalesInvoicesWithLines = useListDraftSalesInvoicesWithLinesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>,
    QueryKey,
    ListDraftSalesInvoicesWithLinesParams['page']
  > = ({ signal, pageParam }) =>
    listDraftSalesInvoicesWithLines({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>,
    TError,
    TData,
    QueryKey,
    ListDraftSalesInvoicesWithLinesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListDraftSalesInvoicesWithLinesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>
>;
export type ListDraftSalesInvoicesWithLinesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListDraftSalesInvoicesWithLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>,
    ListDraftSalesInvoicesWithLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListDraftSalesInvoicesWithLinesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListDraftSalesInvoicesWithLinesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDraftSalesInvoicesWithLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>,
    ListDraftSalesInvoicesWithLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDraftSalesInvoicesWithLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListDraftSalesInvoicesWithLinesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDraftSalesInvoicesWithLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>,
    ListDraftSalesInvoicesWithLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDraftSalesInvoicesWithLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListDraftSalesInvoicesWithLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List draft sales invoices with lines
 */

export function useListDraftSalesInvoicesWithLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>,
    ListDraftSalesInvoicesWithLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDraftSalesInvoicesWithLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListDraftSalesInvoicesWithLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListDraftSalesInvoicesWithLinesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListDraftSalesInvoicesWithLinesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDraftSalesInvoicesWithLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListDraftSalesInvoicesWithLinesQueryKey(params);

  const listDraftSalesInvoicesWithLines = useListDraftSalesInvoicesWithLinesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>> = ({
    signal,
  }) => listDraftSalesInvoicesWithLines(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListDraftSalesInvoicesWithLinesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>
>;
export type ListDraftSalesInvoicesWithLinesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListDraftSalesInvoicesWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListDraftSalesInvoicesWithLinesParams>,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDraftSalesInvoicesWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDraftSalesInvoicesWithLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListDraftSalesInvoicesWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDraftSalesInvoicesWithLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List draft sales invoices with lines
 */

export function useListDraftSalesInvoicesWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListDraftSalesInvoicesWithLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListDraftSalesInvoicesWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListDraftSalesInvoicesWithLinesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Adds a draft with all its lines in one request. When a line is at fault nothing is stored, and the key in `errors` says which line it is: `lines[1].salesTypeId` is about the second line.
 * @summary Create a draft sales invoice with lines
 */
export const useCreateDraftSalesInvoiceWithLinesHook = () => {
  const createDraftSalesInvoiceWithLines = useCall<SingleRecord<DraftSalesInvoiceWithLines>>();

  return useCallback(
    (
      draftSalesInvoiceWithLinesInput: DraftSalesInvoiceWithLinesInput,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return createDraftSalesInvoiceWithLines(
        {
          url: `/v1/draftsalesinvoiceswithlines`,
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          data: draftSalesInvoiceWithLinesInput,
          signal,
        },
        { operation: 'createDraftSalesInvoiceWithLines', ...options },
      );
    },
    [createDraftSalesInvoiceWithLines],
  );
};

export const getCreateDraftSalesInvoiceWithLinesMutationKey = () => ['createDraftSalesInvoiceWithLines'] as const;

export const useCreateDraftSalesInvoiceWithLinesMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useCreateDraftSalesInvoiceWithLinesHook>>>,
    TError,
    CreateDraftSalesInvoiceWithLinesMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useCreateDraftSalesInvoiceWithLinesHook>>>,
  TError,
  CreateDraftSalesInvoiceWithLinesMutationVariables,
  TContext
> => {
  const mutationKey = getCreateDraftSalesInvoiceWithLinesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const createDraftSalesInvoiceWithLines = useCreateDraftSalesInvoiceWithLinesHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useCreateDraftSalesInvoiceWithLinesHook>>>,
    CreateDraftSalesInvoiceWithLinesMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return createDraftSalesInvoiceWithLines(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateDraftSalesInvoiceWithLinesMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useCreateDraftSalesInvoiceWithLinesHook>>>
>;
export type CreateDraftSalesInvoiceWithLinesMutationBody = DraftSalesInvoiceWithLinesInput;
export type CreateDraftSalesInvoiceWithLinesMutationError = ErrorType<ValidationProblem | Problem>;
export type CreateDraftSalesInvoiceWithLinesMutationVariables = { data: DraftSalesInvoiceWithLinesInput };

/**
 * @summary Create a draft sales invoice with lines
 */
export const useCreateDraftSalesInvoiceWithLines = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useCreateDraftSalesInvoiceWithLinesHook>>>,
      TError,
      CreateDraftSalesInvoiceWithLinesMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useCreateDraftSalesInvoiceWithLinesHook>>>,
  TError,
  CreateDraftSalesInvoiceWithLinesMutationVariables,
  TContext
> => {
  return useMutation(useCreateDraftSalesInvoiceWithLinesMutationOptions(options), queryClient);
};
/**
 * Returns one draft with all its lines.
 * @summary Get a draft sales invoice with lines
 */
export const useGetDraftSalesInvoiceWithLinesHook = () => {
  const getDraftSalesInvoiceWithLines = useCall<SingleRecord<DraftSalesInvoiceWithLines>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getDraftSalesInvoiceWithLines(
        { url: `/v1/draftsalesinvoiceswithlines/${id}`, method: 'GET', signal },
        { operation: 'getDraftSalesInvoiceWithLines', ...options },
      );
    },
    [getDraftSalesInvoiceWithLines],
  );
};

export const getGetDraftSalesInvoiceWithLinesQueryKey = (id: number) => {
  return ['v1', 'draftsalesinvoiceswithlines', id] as const;
};

export const useGetDraftSalesInvoiceWithLinesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetDraftSalesInvoiceWithLinesQueryKey(id);

  const getDraftSalesInvoiceWithLines = useGetDraftSalesInvoiceWithLinesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceWithLinesHook>>>> = ({
    signal,
  }) => getDraftSalesInvoiceWithLines(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceWithLinesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetDraftSalesInvoiceWithLinesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceWithLinesHook>>>
>;
export type GetDraftSalesInvoiceWithLinesQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetDraftSalesInvoiceWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceWithLinesHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceWithLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetDraftSalesInvoiceWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceWithLinesHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceWithLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetDraftSalesInvoiceWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a draft sales invoice with lines
 */

export function useGetDraftSalesInvoiceWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetDraftSalesInvoiceWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetDraftSalesInvoiceWithLinesQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Replaces all fields of the header, and all lines. A line that is sent with its `id` keeps it, unless a line with a higher `id`, such as a new one, now comes before it. A line without `id` is new, and a line that is not sent is removed.
 * @summary Replace a draft sales invoice with lines
 */
export const useReplaceDraftSalesInvoiceWithLinesHook = () => {
  const replaceDraftSalesInvoiceWithLines = useCall<SingleRecord<DraftSalesInvoiceWithLines>>();

  return useCallback(
    (
      id: number,
      draftSalesInvoiceWithLinesReplacement: DraftSalesInvoiceWithLinesReplacement,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return replaceDraftSalesInvoiceWithLines(
        {
          url: `/v1/draftsalesinvoiceswithlines/${id}`,
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          data: draftSalesInvoiceWithLinesReplacement,
          signal,
        },
        { operation: 'replaceDraftSalesInvoiceWithLines', ...options },
      );
    },
    [replaceDraftSalesInvoiceWithLines],
  );
};

export const getReplaceDraftSalesInvoiceWithLinesMutationKey = () => ['replaceDraftSalesInvoiceWithLines'] as const;

export const useReplaceDraftSalesInvoiceWithLinesMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useReplaceDraftSalesInvoiceWithLinesHook>>>,
    TError,
    ReplaceDraftSalesInvoiceWithLinesMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useReplaceDraftSalesInvoiceWithLinesHook>>>,
  TError,
  ReplaceDraftSalesInvoiceWithLinesMutationVariables,
  TContext
> => {
  const mutationKey = getReplaceDraftSalesInvoiceWithLinesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const replaceDraftSalesInvoiceWithLines = useReplaceDraftSalesInvoiceWithLinesHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useReplaceDraftSalesInvoiceWithLinesHook>>>,
    ReplaceDraftSalesInvoiceWithLinesMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return replaceDraftSalesInvoiceWithLines(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ReplaceDraftSalesInvoiceWithLinesMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useReplaceDraftSalesInvoiceWithLinesHook>>>
>;
export type ReplaceDraftSalesInvoiceWithLinesMutationBody = DraftSalesInvoiceWithLinesReplacement;
export type ReplaceDraftSalesInvoiceWithLinesMutationError = ErrorType<ValidationProblem | Problem>;
export type ReplaceDraftSalesInvoiceWithLinesMutationVariables = {
  id: number;
  data: DraftSalesInvoiceWithLinesReplacement;
};

/**
 * @summary Replace a draft sales invoice with lines
 */
export const useReplaceDraftSalesInvoiceWithLines = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useReplaceDraftSalesInvoiceWithLinesHook>>>,
      TError,
      ReplaceDraftSalesInvoiceWithLinesMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useReplaceDraftSalesInvoiceWithLinesHook>>>,
  TError,
  ReplaceDraftSalesInvoiceWithLinesMutationVariables,
  TContext
> => {
  return useMutation(useReplaceDraftSalesInvoiceWithLinesMutationOptions(options), queryClient);
};
/**
 * Changes the fields that are sent. `lines`, when sent, takes the place of all lines, and each gets a new `id`; otherwise the lines stay as they are.
 * @summary Update a draft sales invoice with lines
 */
export const useUpdateDraftSalesInvoiceWithLinesHook = () => {
  const updateDraftSalesInvoiceWithLines = useCall<SingleRecord<DraftSalesInvoiceWithLines>>();

  return useCallback(
    (
      id: number,
      draftSalesInvoiceWithLinesPatch: DraftSalesInvoiceWithLinesPatch,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return updateDraftSalesInvoiceWithLines(
        {
          url: `/v1/draftsalesinvoiceswithlines/${id}`,
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json' },
          data: draftSalesInvoiceWithLinesPatch,
          signal,
        },
        { operation: 'updateDraftSalesInvoiceWithLines', ...options },
      );
    },
    [updateDraftSalesInvoiceWithLines],
  );
};

export const getUpdateDraftSalesInvoiceWithLinesMutationKey = () => ['updateDraftSalesInvoiceWithLines'] as const;

export const useUpdateDraftSalesInvoiceWithLinesMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUpdateDraftSalesInvoiceWithLinesHook>>>,
    TError,
    UpdateDraftSalesInvoiceWithLinesMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUpdateDraftSalesInvoiceWithLinesHook>>>,
  TError,
  UpdateDraftSalesInvoiceWithLinesMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateDraftSalesInvoiceWithLinesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const updateDraftSalesInvoiceWithLines = useUpdateDraftSalesInvoiceWithLinesHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUpdateDraftSalesInvoiceWithLinesHook>>>,
    UpdateDraftSalesInvoiceWithLinesMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return updateDraftSalesInvoiceWithLines(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdateDraftSalesInvoiceWithLinesMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUpdateDraftSalesInvoiceWithLinesHook>>>
>;
export type UpdateDraftSalesInvoiceWithLinesMutationBody = DraftSalesInvoiceWithLinesPatch;
export type UpdateDraftSalesInvoiceWithLinesMutationError = ErrorType<ValidationProblem | Problem>;
export type UpdateDraftSalesInvoiceWithLinesMutationVariables = { id: number; data: DraftSalesInvoiceWithLinesPatch };

/**
 * @summary Update a draft sales invoice with lines
 */
export const useUpdateDraftSalesInvoiceWithLines = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUpdateDraftSalesInvoiceWithLinesHook>>>,
      TError,
      UpdateDraftSalesInvoiceWithLinesMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUpdateDraftSalesInvoiceWithLinesHook>>>,
  TError,
  UpdateDraftSalesInvoiceWithLinesMutationVariables,
  TContext
> => {
  return useMutation(useUpdateDraftSalesInvoiceWithLinesMutationOptions(options), queryClient);
};
/**
 * Removes the draft and its lines.
 * @summary Delete a draft sales invoice with lines
 */
export const useDeleteDraftSalesInvoiceWithLinesHook = () => {
  const deleteDraftSalesInvoiceWithLines = useCall<void>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return deleteDraftSalesInvoiceWithLines(
        { url: `/v1/draftsalesinvoiceswithlines/${id}`, method: 'DELETE', signal },
        { operation: 'deleteDraftSalesInvoiceWithLines', ...options },
      );
    },
    [deleteDraftSalesInvoiceWithLines],
  );
};

export const getDeleteDraftSalesInvoiceWithLinesMutationKey = () => ['deleteDraftSalesInvoiceWithLines'] as const;

export const useDeleteDraftSalesInvoiceWithLinesMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeleteDraftSalesInvoiceWithLinesHook>>>,
    TError,
    DeleteDraftSalesInvoiceWithLinesMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeleteDraftSalesInvoiceWithLinesHook>>>,
  TError,
  DeleteDraftSalesInvoiceWithLinesMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteDraftSalesInvoiceWithLinesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const deleteDraftSalesInvoiceWithLines = useDeleteDraftSalesInvoiceWithLinesHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeleteDraftSalesInvoiceWithLinesHook>>>,
    DeleteDraftSalesInvoiceWithLinesMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return deleteDraftSalesInvoiceWithLines(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeleteDraftSalesInvoiceWithLinesMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeleteDraftSalesInvoiceWithLinesHook>>>
>;

export type DeleteDraftSalesInvoiceWithLinesMutationError = ErrorType<ValidationProblem | Problem>;
export type DeleteDraftSalesInvoiceWithLinesMutationVariables = { id: number };

/**
 * @summary Delete a draft sales invoice with lines
 */
export const useDeleteDraftSalesInvoiceWithLines = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeleteDraftSalesInvoiceWithLinesHook>>>,
      TError,
      DeleteDraftSalesInvoiceWithLinesMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeleteDraftSalesInvoiceWithLinesHook>>>,
  TError,
  DeleteDraftSalesInvoiceWithLinesMutationVariables,
  TContext
> => {
  return useMutation(useDeleteDraftSalesInvoiceWithLinesMutationOptions(options), queryClient);
};
