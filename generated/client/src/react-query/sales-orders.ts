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
  ListSalesOrdersParams,
  Problem,
  SalesOrder,
  SalesOrderPatch,
  SalesOrderReplacement,
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
 * Returns the headers of the sales orders. Only for administrations with the trade pack or the sales-order module.
 * @summary List sales orders
 */
export const useListSalesOrdersHook = () => {
  const listSalesOrders = useCall<Page<SalesOrder>>();

  return useCallback(
    (
      params?: WholeRecords<ListSalesOrdersParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listSalesOrders(
        { url: `/v1/salesorders`, method: 'GET', params, signal },
        { operation: 'listSalesOrders', isList: true, ...options },
      );
    },
    [listSalesOrders],
  );
};

export const getListSalesOrdersInfiniteQueryKey = (params?: WholeRecords<ListSalesOrdersParams>) => {
  return ['infinite', 'v1', 'salesorders', ...(params ? [params] : [])] as const;
};

export const getListSalesOrdersQueryKey = (params?: WholeRecords<ListSalesOrdersParams>) => {
  return ['v1', 'salesorders', ...(params ? [params] : [])] as const;
};

export const useListSalesOrdersInfiniteQueryOptions = <
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>, ListSalesOrdersParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesOrdersParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesOrdersParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListSalesOrdersInfiniteQueryKey(params);

  const listSalesOrders = useListSalesOrdersHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>,
    QueryKey,
    ListSalesOrdersParams['page']
  > = ({ signal, pageParam }) =>
    listSalesOrders({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>,
    TError,
    TData,
    QueryKey,
    ListSalesOrdersParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListSalesOrdersInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>
>;
export type ListSalesOrdersInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListSalesOrdersInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>, ListSalesOrdersParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListSalesOrdersParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesOrdersParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSalesOrdersInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>, ListSalesOrdersParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesOrdersParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesOrdersParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSalesOrdersInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>, ListSalesOrdersParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesOrdersParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesOrdersParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List sales orders
 */

export function useListSalesOrdersInfinite<
  TData = InfiniteData<Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>, ListSalesOrdersParams['page']>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesOrdersParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>,
        TError,
        TData,
        QueryKey,
        ListSalesOrdersParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListSalesOrdersInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListSalesOrdersQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesOrdersParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListSalesOrdersQueryKey(params);

  const listSalesOrders = useListSalesOrdersHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>> = ({ signal }) =>
    listSalesOrders(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListSalesOrdersQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>>;
export type ListSalesOrdersQueryError = ErrorType<ValidationProblem | Problem>;

export function useListSalesOrders<
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListSalesOrdersParams>,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSalesOrders<
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesOrdersParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListSalesOrders<
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesOrdersParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List sales orders
 */

export function useListSalesOrders<
  TData = Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListSalesOrdersParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListSalesOrdersHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListSalesOrdersQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Returns the header of one sales order.
 * @summary Get a sales order
 */
export const useGetSalesOrderHook = () => {
  const getSalesOrder = useCall<SingleRecord<SalesOrder>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getSalesOrder(
        { url: `/v1/salesorders/${id}`, method: 'GET', signal },
        { operation: 'getSalesOrder', ...options },
      );
    },
    [getSalesOrder],
  );
};

export const getGetSalesOrderQueryKey = (id: number) => {
  return ['v1', 'salesorders', id] as const;
};

export const useGetSalesOrderQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesOrderHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesOrderHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetSalesOrderQueryKey(id);

  const getSalesOrder = useGetSalesOrderHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetSalesOrderHook>>>> = ({ signal }) =>
    getSalesOrder(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetSalesOrderHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetSalesOrderQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useGetSalesOrderHook>>>>;
export type GetSalesOrderQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetSalesOrder<
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesOrderHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesOrderHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetSalesOrderHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetSalesOrderHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetSalesOrder<
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesOrderHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesOrderHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetSalesOrderHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetSalesOrderHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetSalesOrder<
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesOrderHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesOrderHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a sales order
 */

export function useGetSalesOrder<
  TData = Awaited<ReturnType<ReturnType<typeof useGetSalesOrderHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetSalesOrderHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetSalesOrderQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Replaces all fields of the header. A field that is left out gets its default, or becomes null. The lines stay as they are.
 * @summary Replace a sales order
 */
export const useReplaceSalesOrderHook = () => {
  const replaceSalesOrder = useCall<SingleRecord<SalesOrder>>();

  return useCallback(
    (
      id: number,
      salesOrderReplacement: SalesOrderReplacement,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return replaceSalesOrder(
        {
          url: `/v1/salesorders/${id}`,
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          data: salesOrderReplacement,
          signal,
        },
        { operation: 'replaceSalesOrder', ...options },
      );
    },
    [replaceSalesOrder],
  );
};

export const getReplaceSalesOrderMutationKey = () => ['replaceSalesOrder'] as const;

export const useReplaceSalesOrderMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useReplaceSalesOrderHook>>>,
    TError,
    ReplaceSalesOrderMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useReplaceSalesOrderHook>>>,
  TError,
  ReplaceSalesOrderMutationVariables,
  TContext
> => {
  const mutationKey = getReplaceSalesOrderMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const replaceSalesOrder = useReplaceSalesOrderHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useReplaceSalesOrderHook>>>,
    ReplaceSalesOrderMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return replaceSalesOrder(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type ReplaceSalesOrderMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useReplaceSalesOrderHook>>>
>;
export type ReplaceSalesOrderMutationBody = SalesOrderReplacement;
export type ReplaceSalesOrderMutationError = ErrorType<ValidationProblem | Problem>;
export type ReplaceSalesOrderMutationVariables = { id: number; data: SalesOrderReplacement };

/**
 * @summary Replace a sales order
 */
export const useReplaceSalesOrder = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useReplaceSalesOrderHook>>>,
      TError,
      ReplaceSalesOrderMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useReplaceSalesOrderHook>>>,
  TError,
  ReplaceSalesOrderMutationVariables,
  TContext
> => {
  return useMutation(useReplaceSalesOrderMutationOptions(options), queryClient);
};
/**
 * Changes the header fields that are sent, for instance the shipping date or the delivery address. Lines are managed through [Sales orders with lines](#tag/sales-orders-with-lines).
 * @summary Update a sales order
 */
export const useUpdateSalesOrderHook = () => {
  const updateSalesOrder = useCall<SingleRecord<SalesOrder>>();

  return useCallback(
    (
      id: number,
      salesOrderPatch: SalesOrderPatch,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return updateSalesOrder(
        {
          url: `/v1/salesorders/${id}`,
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json' },
          data: salesOrderPatch,
          signal,
        },
        { operation: 'updateSalesOrder', ...options },
      );
    },
    [updateSalesOrder],
  );
};

export const getUpdateSalesOrderMutationKey = () => ['updateSalesOrder'] as const;

export const useUpdateSalesOrderMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useUpdateSalesOrderHook>>>,
    TError,
    UpdateSalesOrderMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useUpdateSalesOrderHook>>>,
  TError,
  UpdateSalesOrderMutationVariables,
  TContext
> => {
  const mutationKey = getUpdateSalesOrderMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const updateSalesOrder = useUpdateSalesOrderHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useUpdateSalesOrderHook>>>,
    UpdateSalesOrderMutationVariables
  > = (props) => {
    const { id, data } = props ?? {};

    return updateSalesOrder(id, data, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type UpdateSalesOrderMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useUpdateSalesOrderHook>>>
>;
export type UpdateSalesOrderMutationBody = SalesOrderPatch;
export type UpdateSalesOrderMutationError = ErrorType<ValidationProblem | Problem>;
export type UpdateSalesOrderMutationVariables = { id: number; data: SalesOrderPatch };

/**
 * @summary Update a sales order
 */
export const useUpdateSalesOrder = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useUpdateSalesOrderHook>>>,
      TError,
      UpdateSalesOrderMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useUpdateSalesOrderHook>>>,
  TError,
  UpdateSalesOrderMutationVariables,
  TContext
> => {
  return useMutation(useUpdateSalesOrderMutationOptions(options), queryClient);
};
/**
 * Removes the order and its lines. With the trade pack, its articles go back into stock.
 * @summary Delete a sales order
 */
export const useDeleteSalesOrderHook = () => {
  const deleteSalesOrder = useCall<void>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return deleteSalesOrder(
        { url: `/v1/salesorders/${id}`, method: 'DELETE', signal },
        { operation: 'deleteSalesOrder', ...options },
      );
    },
    [deleteSalesOrder],
  );
};

export const getDeleteSalesOrderMutationKey = () => ['deleteSalesOrder'] as const;

export const useDeleteSalesOrderMutationOptions = <
  TError = ErrorType<ValidationProblem | Problem>,
  TContext = unknown,
>(options?: {
  mutation?: UseMutationOptions<
    Awaited<ReturnType<ReturnType<typeof useDeleteSalesOrderHook>>>,
    TError,
    DeleteSalesOrderMutationVariables,
    TContext
  >;
  request?: SecondParameter<ReturnType<typeof useCall>>;
}): UseMutationOptions<
  Awaited<ReturnType<ReturnType<typeof useDeleteSalesOrderHook>>>,
  TError,
  DeleteSalesOrderMutationVariables,
  TContext
> => {
  const mutationKey = getDeleteSalesOrderMutationKey();
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined };

  const deleteSalesOrder = useDeleteSalesOrderHook();

  const mutationFn: MutationFunction<
    Awaited<ReturnType<ReturnType<typeof useDeleteSalesOrderHook>>>,
    DeleteSalesOrderMutationVariables
  > = (props) => {
    const { id } = props ?? {};

    return deleteSalesOrder(id, requestOptions);
  };

  return { mutationFn, ...mutationOptions };
};

export type DeleteSalesOrderMutationResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useDeleteSalesOrderHook>>>
>;

export type DeleteSalesOrderMutationError = ErrorType<ValidationProblem | Problem>;
export type DeleteSalesOrderMutationVariables = { id: number };

/**
 * @summary Delete a sales order
 */
export const useDeleteSalesOrder = <TError = ErrorType<ValidationProblem | Problem>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<
      Awaited<ReturnType<ReturnType<typeof useDeleteSalesOrderHook>>>,
      TError,
      DeleteSalesOrderMutationVariables,
      TContext
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseMutationResult<
  Awaited<ReturnType<ReturnType<typeof useDeleteSalesOrderHook>>>,
  TError,
  DeleteSalesOrderMutationVariables,
  TContext
> => {
  return useMutation(useDeleteSalesOrderMutationOptions(options), queryClient);
};
