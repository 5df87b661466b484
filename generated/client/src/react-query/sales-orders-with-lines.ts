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
  ListSalesOrdersWithLinesParams,
  Problem,
  SalesOrderWithLines,
  SalesOrderWithLinesInput,
  SalesOrderWithLinesPatch,
  SalesOrderWithLinesReplacement,
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
 * Returns the sales orders, each with all its lines. Only for administrations with the trade pack or the sales-order module.
 * @summary List sales orders with lines
 */
export const useListSalesOrdersWithLinesHook = () => {
  const listSalesOrdersWithLines = useCall<Page<SalesOrderWithLines>>();

  return useCallback(
    (
      params?: WholeRecords<ListSalesOrdersWithLinesParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listSalesOrdersWithLines(
        { url: `/v1/salesorderwithlines`, method: 'GET', params, signal },
        { operation: 'listSalesOrdersWithLines', isList: true, ...options },
      );
    },
    [listSalesOrdersWithLines],
  );
};

export const getListSalesOrdersWithLinesInfiniteQueryKey = (params?: WholeRecords<ListSalesOrdersWithLinesParams>) => {
  return ['infinite', 'v1', 'salesorderwithlines', ...(params ? [params] : [])] as const;
};

export const getListSalesOrdersWithLinesQueryKey = (params?: WholeRecords<ListSalesOrdersWithLinesParams>) => {
  return ['v1', 'salesorderwithlines', ...(params ? [params] : [])] as const;
};

export const useListSalesOrdersWithLinesInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>,
    ListSalesOrdersWithLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesOrdersWithLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesOrdersWithLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListSalesOrdersWithLinesInfiniteQueryKey(params);

  const listSalesOrdersWithLines = useListSalesOrdersWithLinesHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>,
    QueryKey,
    ListSalesOrdersWithLinesParams['page']
  > = ({ signal, pageParam }) =>
    listSalesOrdersWithLines({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>,
    TError,
    TData,
    QueryKey,
    ListSalesOrdersWithLinesParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListSalesOrdersWithLinesInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>
>;
export type ListSalesOrdersWithLinesInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListSalesOrdersWithLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>,
    ListSalesOrdersWithLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListSalesOrdersWithLinesParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesOrdersWithLinesParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSalesOrdersWithLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>,
    ListSalesOrdersWithLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesOrdersWithLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesOrdersWithLinesParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSalesOrdersWithLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>,
    ListSalesOrdersWithLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesOrdersWithLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesOrdersWithLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List sales orders with lines
 */

export function useListSalesOrdersWithLinesInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>,
    ListSalesOrdersWithLinesParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesOrdersWithLinesParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesOrdersWithLinesParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListSalesOrdersWithLinesInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListSalesOrdersWithLinesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesOrdersWithLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListSalesOrdersWithLinesQueryKey(params);

  const listSalesOrdersWithLines = useListSalesOrdersWithLinesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>> = ({
    signal,
  }) => listSalesOrdersWithLines(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListSalesOrdersWithLinesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>
>;
export type ListSalesOrdersWithLinesQueryError = ErrorType<ValidationProblem | Problem>;

export function useListSalesOrdersWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListSalesOrdersWithLinesParams>,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSalesOrdersWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesOrdersWithLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSalesOrdersWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesOrdersWithLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List sales orders with lines
 */

export function useListSalesOrdersWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesOrdersWithLinesParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesOrdersWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListSalesOrdersWithLinesQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Adds an order with all its lines. At least one line is of type `A`. In an administration with the trade pack the stock of its articles falls.
 * @summary Create a sales order with lines
 */
export const useCreateSalesOrderWithLinesHook = () => {
  const createSalesOrderWithLines = useCall<SingleRecord<SalesOrderWithLines>>();

  return useCallback(
    (
      salesOrderWithLinesInput: SalesOrderWithLinesInput,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return createSalesOrderWithLines(
        {
          url: `/v1/salesorderwithlines`,
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          data: salesOrderWithLinesInput,
          signal,
        },
        { operation: 'createSalesOrderWithLines', ...options },
      );
    },
    [createSalesOrderWithLines],
  );
};

export const getCreateSalesOrderWithLinesMutationKey = () => ['createSalesOrderWithLines'] as const;

export const useCreateSalesOrderWithLinesMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useCreateSalesOrderWithLinesHook>>>,
    TError,
    CreateSalesOrderWithLinesMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useCreateSalesOrderWithLinesHook>>>,
  TError,
  CreateSalesOrderWithLinesMutationVariables,
  TContext
> => {
  const mutationKey = getCreateSalesOrderWithLinesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const createSalesOrderWithLines = useCreateSalesOrderWithLinesHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useCreateSalesOrderWithLinesHook>>>,
    CreateSalesOrderWithLinesMutationVariables
  > = (props) => {
    const { data } = props ?? {};

    return createSalesOrderWithLines(data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type CreateSalesOrderWithLinesMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useCreateSalesOrderWithLinesHook>>>
>;
export type CreateSalesOrderWithLinesMutationBody = SalesOrderWithLinesInput;
export type CreateSalesOrderWithLinesMutationError = ErrorType<ValidationProblem | Problem>;
export type CreateSalesOrderWithLinesMutationVariables = { data: SalesOrderWithLinesInput };

/**
 * @summary Create a sales order with lines
 */
export const useCreateSalesOrderWithLines = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useCreateSalesOrderWithLinesHook>>>,
      TError,
      CreateSalesOrderWithLinesMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useCreateSalesOrderWithLinesHook>>>,
  TError,
  CreateSalesOrderWithLinesMutationVariables,
  TContext
> => {
  return useMutation(useCreateSalesOrderWithLinesMutationOptions(options), queryClient);
};
/**
 * Returns one order with all its lines.
 * @summary Get a sales order with lines
 */
export const useGetSalesOrderWithLinesHook = () => {
  const getSalesOrderWithLines = useCall<SingleRecord<SalesOrderWithLines>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getSalesOrderWithLines(
        { url: `/v1/salesorderwithlines/${id}`, method: 'GET', signal },
        { operation: 'getSalesOrderWithLines', ...options },
      );
    },
    [getSalesOrderWithLines],
  );
};

export const getGetSalesOrderWithLinesQueryKey = (id: number) => {
  return ['v1', 'salesorderwithlines', id] as const;
};

export const useGetSalesOrderWithLinesQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesOrderWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesOrderWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetSalesOrderWithLinesQueryKey(id);

  const getSalesOrderWithLines = useGetSalesOrderWithLinesHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetSalesOrderWithLinesHook>>>> = ({ signal }) =>
    getSalesOrderWithLines(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetSalesOrderWithLinesHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetSalesOrderWithLinesQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useGetSalesOrderWithLinesHook>>>
>;
export type GetSalesOrderWithLinesQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetSalesOrderWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesOrderWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesOrderWithLinesHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetSalesOrderWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetSalesOrderWithLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetSalesOrderWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesOrderWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesOrderWithLinesHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetSalesOrderWithLinesHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetSalesOrderWithLinesHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetSalesOrderWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesOrderWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesOrderWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a sales order with lines
 */

export function useGetSalesOrderWithLines<
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesOrderWithLinesHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesOrderWithLinesHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetSalesOrderWithLinesQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Replaces all fields of the header, and all lines. A line that is sent with its `id` keeps it, unless a line with a higher `id`, such as a new one, now comes before it. A line without `id` is new, and a line that is not sent is removed.
 * @summary Replace a sales order with lines
 */
export const useReplaceSalesOrderWithLinesHook = () => {
  const replaceSalesOrderWithLines = useCall<SingleRecord<SalesOrderWithLines>>();

  return useCallback(
    (
      id: number,
      salesOrderWithLinesReplacement: SalesOrderWithLinesReplacement,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return replaceSalesOrderWithLines(
        {
          url: `/v1/salesorderwithlines/${id}`,
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          data: salesOrderWithLinesReplacement,
          signal,
        },
        { operation: 'replaceSalesOrderWithLines', ...options },
      );
    },
    [replaceSalesOrderWithLines],
  );
};

export const getReplaceSalesOrderWithLinesMutationKey = () => ['replaceSalesOrderWithLines'] as const;

export const useReplaceSalesOrderWithLinesMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useReplaceSalesOrderWithLinesHook>>>,
    TError,
    ReplaceSalesOrderWithLinesMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useReplaceSalesOrderWithLinesHook>>>,
  TError,
  ReplaceSalesOrderWithLinesMutationVariables,
  TContext
> => {
  const mutationKey = getReplaceSalesOrderWithLinesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const replaceSalesOrderWithLines = useReplaceSalesOrderWithLinesHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useReplaceSalesOrderWithLinesHook>>>,
    ReplaceSalesOrderWithLinesMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return replaceSalesOrderWithLines(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ReplaceSalesOrderWithLinesMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useReplaceSalesOrderWithLinesHook>>>
>;
export type ReplaceSalesOrderWithLinesMutationBody = SalesOrderWithLinesReplacement;
export type ReplaceSalesOrderWithLinesMutationError = ErrorType<ValidationProblem | Problem>;
export type ReplaceSalesOrderWithLinesMutationVariables = { id: number; data: SalesOrderWithLinesReplacement };

/**
 * @summary Replace a sales order with lines
 */
export const useReplaceSalesOrderWithLines = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useReplaceSalesOrderWithLinesHook>>>,
      TError,
      ReplaceSalesOrderWithLinesMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useReplaceSalesOrderWithLinesHook>>>,
  TError,
  ReplaceSalesOrderWithLinesMutationVariables,
  TContext
> => {
  return useMutation(useReplaceSalesOrderWithLinesMutationOptions(options), queryClient);
};
/**
 * Changes the fields that are sent. `lines`, when sent, takes the place of all lines, and each gets a new `id`; otherwise the lines stay as they are.
 * @summary Update a sales order with lines
 */
export const useUpdateSalesOrderWithLinesHook = () => {
  const updateSalesOrderWithLines = useCall<SingleRecord<SalesOrderWithLines>>();

  return useCallback(
    (
      id: number,
      salesOrderWithLinesPatch: SalesOrderWithLinesPatch,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return updateSalesOrderWithLines(
        {
          url: `/v1/salesorderwithlines/${id}`,
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json' },
          data: salesOrderWithLinesPatch,
          signal,
        },
        { operation: 'updateSalesOrderWithLines', ...options },
      );
    },
    [updateSalesOrderWithLines],
  );
};

export const getUpdateSalesOrderWithLinesMutationKey = () => ['updateSalesOrderWithLines'] as const;

export const useUpdateSalesOrderWithLinesMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUpdateSalesOrderWithLinesHook>>>,
    TError,
    UpdateSalesOrderWithLinesMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUpdateSalesOrderWithLinesHook>>>,
  TError,
  UpdateSalesOrderWithLinesMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateSalesOrderWithLinesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const updateSalesOrderWithLines = useUpdateSalesOrderWithLinesHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUpdateSalesOrderWithLinesHook>>>,
    UpdateSalesOrderWithLinesMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return updateSalesOrderWithLines(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdateSalesOrderWithLinesMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUpdateSalesOrderWithLinesHook>>>
>;
export type UpdateSalesOrderWithLinesMutationBody = SalesOrderWithLinesPatch;
export type UpdateSalesOrderWithLinesMutationError = ErrorType<ValidationProblem | Problem>;
export type UpdateSalesOrderWithLinesMutationVariables = { id: number; data: SalesOrderWithLinesPatch };

/**
 * @summary Update a sales order with lines
 */
export const useUpdateSalesOrderWithLines = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUpdateSalesOrderWithLinesHook>>>,
      TError,
      UpdateSalesOrderWithLinesMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUpdateSalesOrderWithLinesHook>>>,
  TError,
  UpdateSalesOrderWithLinesMutationVariables,
  TContext
> => {
  return useMutation(useUpdateSalesOrderWithLinesMutationOptions(options), queryClient);
};
/**
 * Removes the order and its lines. With the trade pack, its articles go back into stock.
 * @summary Delete a sales order with lines
 */
export const useDeleteSalesOrderWithLinesHook = () => {
  const deleteSalesOrderWithLines = useCall<void>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return deleteSalesOrderWithLines(
        { url: `/v1/salesorderwithlines/${id}`, method: 'DELETE', signal },
        { operation: 'deleteSalesOrderWithLines', ...options },
      );
    },
    [deleteSalesOrderWithLines],
  );
};

export const getDeleteSalesOrderWithLinesMutationKey = () => ['deleteSalesOrderWithLines'] as const;

export const useDeleteSalesOrderWithLinesMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeleteSalesOrderWithLinesHook>>>,
    TError,
    DeleteSalesOrderWithLinesMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeleteSalesOrderWithLinesHook>>>,
  TError,
  DeleteSalesOrderWithLinesMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteSalesOrderWithLinesMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const deleteSalesOrderWithLines = useDeleteSalesOrderWithLinesHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeleteSalesOrderWithLinesHook>>>,
    DeleteSalesOrderWithLinesMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return deleteSalesOrderWithLines(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeleteSalesOrderWithLinesMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeleteSalesOrderWithLinesHook>>>
>;

export type DeleteSalesOrderWithLinesMutationError = ErrorType<ValidationProblem | Problem>;
export type DeleteSalesOrderWithLinesMutationVariables = { id: number };

/**
 * @summary Delete a sales order with lines
 */
export const useDeleteSalesOrderWithLines = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeleteSalesOrderWithLinesHook>>>,
      TError,
      DeleteSalesOrderWithLinesMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeleteSalesOrderWithLinesHook>>>,
  TError,
  DeleteSalesOrderWithLinesMutationVariables,
  TContext
> => {
  return useMutation(useDeleteSalesOrderWithLinesMutationOptions(options), queryClient);
};
