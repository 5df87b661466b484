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
  ListSalesInvoicesWithLinesParams,
  Problem,
  SalesInvoiceWithLines,
  SalesInvoiceWithLinesInput,
  SalesInvoiceWithLinesPatch,
  SalesInvoiceWithLinesReplacement,
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
 * Returns the sales invoices, each with all its lines.
 * @summary List sales invoices with lines
 */
export const useListSalesInvoicesWithLinesHook = () => {
  const listSalesInvoicesWithLines = useCall<Page<SalesInvoiceWithLines>>();

  return useCallback(
    (
      params?: WholeRecords<ListSalesInvoicesWithLinesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listSalesInvoicesWithLines(
        { url: `/v1/salesinvoiceswithlines`, method: 'GET', params, signal },
        { operation: 'listSalesInvoicesWithLines', isList: true, ...options },
      );
    },
    [listSalesInvoicesWithLines],
  );
};

export const getListSalesInvoicesWithLinesInfiniteQueryKey = (
  params?: WholeRecords<ListSalesInvoicesWithLinesParams>,
) => {
  return ['infinite', 'v1', 'salesinvoiceswithlines', ...(params ? [params] : [])] as const;
};

export const getListSalesInvoicesWithLinesQueryKey = (params?: WholeRecords<ListSalesInvoicesWithLinesParams>) => {
  return ['v1', 'salesinvoiceswithlines', ...(params ? [params] : [])] as const;
};

export const useListSalesInvoicesWithLinesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>,
    ListSalesInvoicesWithLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesInvoicesWithLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesInvoicesWithLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListSalesInvoicesWithLinesInfiniteQueryKey(params);

  const listSalesInvoicesWithLines = useListSalesInvoicesWithLinesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>,
    QueryKey,
    ListSalesInvoicesWithLinesParams['page']
  > = ({ signal, pageParam }) =>
    listSalesInvoicesWithLines({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>,
    TError,
    TData,
    QueryKey,
    ListSalesInvoicesWithLinesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListSalesInvoicesWithLinesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>
>;
export type ListSalesInvoicesWithLinesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListSalesInvoicesWithLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>,
    ListSalesInvoicesWithLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListSalesInvoicesWithLinesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesInvoicesWithLinesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSalesInvoicesWithLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>,
    ListSalesInvoicesWithLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesInvoicesWithLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesInvoicesWithLinesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSalesInvoicesWithLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>,
    ListSalesInvoicesWithLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesInvoicesWithLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesInvoicesWithLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List sales invoices with lines
 */

export function useListSalesInvoicesWithLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>,
    ListSalesInvoicesWithLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesInvoicesWithLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesInvoicesWithLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListSalesInvoicesWithLinesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListSalesInvoicesWithLinesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesInvoicesWithLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListSalesInvoicesWithLinesQueryKey(params);

  const listSalesInvoicesWithLines = useListSalesInvoicesWithLinesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>> = ({
    signal,
  }) => listSalesInvoicesWithLines(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListSalesInvoicesWithLinesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>
>;
export type ListSalesInvoicesWithLinesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListSalesInvoicesWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListSalesInvoicesWithLinesParams>,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSalesInvoicesWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesInvoicesWithLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSalesInvoicesWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesInvoicesWithLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List sales invoices with lines
 */

export function useListSalesInvoicesWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesInvoicesWithLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesInvoicesWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListSalesInvoicesWithLinesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Adds a sales invoice with all its lines in one request. When a line is at fault nothing is stored, and the key in `errors` says which line it is.
 * @summary Create a sales invoice with lines
 */
export const useCreateSalesInvoiceWithLinesHook = () => {
  const createSalesInvoiceWithLines = useCall<SingleRecord<SalesInvoiceWithLines>>();

  return useCallback(
    (
      salesInvoiceWithLinesInput: SalesInvoiceWithLinesInput,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return createSalesInvoiceWithLines(
        {
          url: `/v1/salesinvoiceswithlines`,
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          data: salesInvoiceWithLinesInput,
          signal,
        },
        { operation: 'createSalesInvoiceWithLines', ...options },
      );
    },
    [createSalesInvoiceWithLines],
  );
};

export const getCreateSalesInvoiceWithLinesMutationKey = () => ['createSalesInvoiceWithLines'] as const;

export const useCreateSalesInvoiceWithLinesMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useCreateSalesInvoiceWithLinesHook>>>,
    TError,
    CreateSalesInvoiceWithLinesMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useCreateSalesInvoiceWithLinesHook>>>,
  TError,
  CreateSalesInvoiceWithLinesMutationVariables,
  TContext
> => {
  const mutationKey = getCreateSalesInvoiceWithLinesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const createSalesInvoiceWithLines = useCreateSalesInvoiceWithLinesHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useCreateSalesInvoiceWithLinesHook>>>,
    CreateSalesInvoiceWithLinesMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return createSalesInvoiceWithLines(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateSalesInvoiceWithLinesMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useCreateSalesInvoiceWithLinesHook>>>
>;
export type CreateSalesInvoiceWithLinesMutationBody = SalesInvoiceWithLinesInput;
export type CreateSalesInvoiceWithLinesMutationError = ErrorType<ValidationProblem | Problem>;
export type CreateSalesInvoiceWithLinesMutationVariables = { data: SalesInvoiceWithLinesInput };

/**
 * @summary Create a sales invoice with lines
 */
export const useCreateSalesInvoiceWithLines = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useCreateSalesInvoiceWithLinesHook>>>,
      TError,
      CreateSalesInvoiceWithLinesMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useCreateSalesInvoiceWithLinesHook>>>,
  TError,
  CreateSalesInvoiceWithLinesMutationVariables,
  TContext
> => {
  return useMutation(useCreateSalesInvoiceWithLinesMutationOptions(options), queryClient);
};
/**
 * Returns one sales invoice with all its lines.
 * @summary Get a sales invoice with lines
 */
export const useGetSalesInvoiceWithLinesHook = () => {
  const getSalesInvoiceWithLines = useCall<SingleRecord<SalesInvoiceWithLines>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getSalesInvoiceWithLines(
        { url: `/v1/salesinvoiceswithlines/${id}`, method: 'GET', signal },
        { operation: 'getSalesInvoiceWithLines', ...options },
      );
    },
    [getSalesInvoiceWithLines],
  );
};

export const getGetSalesInvoiceWithLinesQueryKey = (id: number) => {
  return ['v1', 'salesinvoiceswithlines', id] as const;
};

export const useGetSalesInvoiceWithLinesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetSalesInvoiceWithLinesQueryKey(id);

  const getSalesInvoiceWithLines = useGetSalesInvoiceWithLinesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceWithLinesHook>>>> = ({
    signal,
  }) => getSalesInvoiceWithLines(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceWithLinesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetSalesInvoiceWithLinesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceWithLinesHook>>>
>;
export type GetSalesInvoiceWithLinesQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetSalesInvoiceWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceWithLinesHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceWithLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetSalesInvoiceWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceWithLinesHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceWithLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetSalesInvoiceWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a sales invoice with lines
 */

export function useGetSalesInvoiceWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesInvoiceWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetSalesInvoiceWithLinesQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Replaces all fields of the header, and all lines. A line that is sent with its `id` keeps it, unless a line with a higher `id`, such as a new one, now comes before it. A line without `id` is new, and a line that is not sent is removed.
 * @summary Replace a sales invoice with lines
 */
export const useReplaceSalesInvoiceWithLinesHook = () => {
  const replaceSalesInvoiceWithLines = useCall<SingleRecord<SalesInvoiceWithLines>>();

  return useCallback(
    (
      id: number,
      salesInvoiceWithLinesReplacement: SalesInvoiceWithLinesReplacement,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return replaceSalesInvoiceWithLines(
        {
          url: `/v1/salesinvoiceswithlines/${id}`,
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          data: salesInvoiceWithLinesReplacement,
          signal,
        },
        { operation: 'replaceSalesInvoiceWithLines', ...options },
      );
    },
    [replaceSalesInvoiceWithLines],
  );
};

export const getReplaceSalesInvoiceWithLinesMutationKey = () => ['replaceSalesInvoiceWithLines'] as const;

export const useReplaceSalesInvoiceWithLinesMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useReplaceSalesInvoiceWithLinesHook>>>,
    TError,
    ReplaceSalesInvoiceWithLinesMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useReplaceSalesInvoiceWithLinesHook>>>,
  TError,
  ReplaceSalesInvoiceWithLinesMutationVariables,
  TContext
> => {
  const mutationKey = getReplaceSalesInvoiceWithLinesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const replaceSalesInvoiceWithLines = useReplaceSalesInvoiceWithLinesHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useReplaceSalesInvoiceWithLinesHook>>>,
    ReplaceSalesInvoiceWithLinesMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return replaceSalesInvoiceWithLines(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ReplaceSalesInvoiceWithLinesMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useReplaceSalesInvoiceWithLinesHook>>>
>;
export type ReplaceSalesInvoiceWithLinesMutationBody = SalesInvoiceWithLinesReplacement;
export type ReplaceSalesInvoiceWithLinesMutationError = ErrorType<ValidationProblem | Problem>;
export type ReplaceSalesInvoiceWithLinesMutationVariables = { id: number; data: SalesInvoiceWithLinesReplacement };

/**
 * @summary Replace a sales invoice with lines
 */
export const useReplaceSalesInvoiceWithLines = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useReplaceSalesInvoiceWithLinesHook>>>,
      TError,
      ReplaceSalesInvoiceWithLinesMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useReplaceSalesInvoiceWithLinesHook>>>,
  TError,
  ReplaceSalesInvoiceWithLinesMutationVariables,
  TContext
> => {
  return useMutation(useReplaceSalesInvoiceWithLinesMutationOptions(options), queryClient);
};
/**
 * Changes the fields that are sent. `lines`, when sent, takes the place of all lines, and each gets a new `id`; otherwise the lines stay as they are.
 * @summary Update a sales invoice with lines
 */
export const useUpdateSalesInvoiceWithLinesHook = () => {
  const updateSalesInvoiceWithLines = useCall<SingleRecord<SalesInvoiceWithLines>>();

  return useCallback(
    (
      id: number,
      salesInvoiceWithLinesPatch: SalesInvoiceWithLinesPatch,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return updateSalesInvoiceWithLines(
        {
          url: `/v1/salesinvoiceswithlines/${id}`,
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json' },
          data: salesInvoiceWithLinesPatch,
          signal,
        },
        { operation: 'updateSalesInvoiceWithLines', ...options },
      );
    },
    [updateSalesInvoiceWithLines],
  );
};

export const getUpdateSalesInvoiceWithLinesMutationKey = () => ['updateSalesInvoiceWithLines'] as const;

export const useUpdateSalesInvoiceWithLinesMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUpdateSalesInvoiceWithLinesHook>>>,
    TError,
    UpdateSalesInvoiceWithLinesMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUpdateSalesInvoiceWithLinesHook>>>,
  TError,
  UpdateSalesInvoiceWithLinesMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateSalesInvoiceWithLinesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const updateSalesInvoiceWithLines = useUpdateSalesInvoiceWithLinesHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUpdateSalesInvoiceWithLinesHook>>>,
    UpdateSalesInvoiceWithLinesMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return updateSalesInvoiceWithLines(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdateSalesInvoiceWithLinesMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUpdateSalesInvoiceWithLinesHook>>>
>;
export type UpdateSalesInvoiceWithLinesMutationBody = SalesInvoiceWithLinesPatch;
export type UpdateSalesInvoiceWithLinesMutationError = ErrorType<ValidationProblem | Problem>;
export type UpdateSalesInvoiceWithLinesMutationVariables = { id: number; data: SalesInvoiceWithLinesPatch };

/**
 * @summary Update a sales invoice with lines
 */
export const useUpdateSalesInvoiceWithLines = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUpdateSalesInvoiceWithLinesHook>>>,
      TError,
      UpdateSalesInvoiceWithLinesMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUpdateSalesInvoiceWithLinesHook>>>,
  TError,
  UpdateSalesInvoiceWithLinesMutationVariables,
  TContext
> => {
  return useMutation(useUpdateSalesInvoiceWithLinesMutationOptions(options), queryClient);
};
/**
 * Removes the sales invoice and its lines, also from the ledger. An invoice that something was paid on, or whose book year is closed, cannot be deleted.
 * @summary Delete a sales invoice with lines
 */
export const useDeleteSalesInvoiceWithLinesHook = () => {
  const deleteSalesInvoiceWithLines = useCall<void>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return deleteSalesInvoiceWithLines(
        { url: `/v1/salesinvoiceswithlines/${id}`, method: 'DELETE', signal },
        { operation: 'deleteSalesInvoiceWithLines', ...options },
      );
    },
    [deleteSalesInvoiceWithLines],
  );
};

export const getDeleteSalesInvoiceWithLinesMutationKey = () => ['deleteSalesInvoiceWithLines'] as const;

export const useDeleteSalesInvoiceWithLinesMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeleteSalesInvoiceWithLinesHook>>>,
    TError,
    DeleteSalesInvoiceWithLinesMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeleteSalesInvoiceWithLinesHook>>>,
  TError,
  DeleteSalesInvoiceWithLinesMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteSalesInvoiceWithLinesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const deleteSalesInvoiceWithLines = useDeleteSalesInvoiceWithLinesHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeleteSalesInvoiceWithLinesHook>>>,
    DeleteSalesInvoiceWithLinesMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return deleteSalesInvoiceWithLines(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeleteSalesInvoiceWithLinesMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeleteSalesInvoiceWithLinesHook>>>
>;

export type DeleteSalesInvoiceWithLinesMutationError = ErrorType<ValidationProblem | Problem>;
export type DeleteSalesInvoiceWithLinesMutationVariables = { id: number };

/**
 * @summary Delete a sales invoice with lines
 */
export const useDeleteSalesInvoiceWithLines = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeleteSalesInvoiceWithLinesHook>>>,
      TError,
      DeleteSalesInvoiceWithLinesMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeleteSalesInvoiceWithLinesHook>>>,
  TError,
  DeleteSalesInvoiceWithLinesMutationVariables,
  TContext
> => {
  return useMutation(useDeleteSalesInvoiceWithLinesMutationOptions(options), queryClient);
};
