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

import type { ListPaymentMethodsParams, PaymentMethod, Problem, ValidationProblem } from '../types.ts';

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
 * Returns the ways in which a sales invoice can be paid. Draft sales invoices, with and without lines, refer to them.
 * @summary List payment methods
 */
export const useListPaymentMethodsHook = () => {
  const listPaymentMethods = useCall<Page<PaymentMethod>>();

  return useCallback(
    (
      params?: WholeRecords<ListPaymentMethodsParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listPaymentMethods(
        { url: `/v1/paymentmethod`, method: 'GET', params, signal },
        { operation: 'listPaymentMethods', isList: true, ...options },
      );
    },
    [listPaymentMethods],
  );
};

export const getListPaymentMethodsInfiniteQueryKey = (params?: WholeRecords<ListPaymentMethodsParams>) => {
  return ['infinite', 'v1', 'paymentmethod', ...(params ? [params] : [])] as const;
};

export const getListPaymentMethodsQueryKey = (params?: WholeRecords<ListPaymentMethodsParams>) => {
  return ['v1', 'paymentmethod', ...(params ? [params] : [])] as const;
};

export const useListPaymentMethodsInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>,
    ListPaymentMethodsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPaymentMethodsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>,
        TError,
        TData,
        QueryKey,
        ListPaymentMethodsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListPaymentMethodsInfiniteQueryKey(params);

  const listPaymentMethods = useListPaymentMethodsHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>,
    QueryKey,
    ListPaymentMethodsParams['page']
  > = ({ signal, pageParam }) =>
    listPaymentMethods({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>,
    TError,
    TData,
    QueryKey,
    ListPaymentMethodsParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListPaymentMethodsInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>
>;
export type ListPaymentMethodsInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListPaymentMethodsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>,
    ListPaymentMethodsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListPaymentMethodsParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>,
        TError,
        TData,
        QueryKey,
        ListPaymentMethodsParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListPaymentMethodsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>,
    ListPaymentMethodsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPaymentMethodsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>,
        TError,
        TData,
        QueryKey,
        ListPaymentMethodsParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListPaymentMethodsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>,
    ListPaymentMethodsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPaymentMethodsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>,
        TError,
        TData,
        QueryKey,
        ListPaymentMethodsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List payment methods
 */

export function useListPaymentMethodsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>,
    ListPaymentMethodsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPaymentMethodsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>,
        TError,
        TData,
        QueryKey,
        ListPaymentMethodsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListPaymentMethodsInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListPaymentMethodsQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPaymentMethodsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListPaymentMethodsQueryKey(params);

  const listPaymentMethods = useListPaymentMethodsHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>> = ({ signal }) =>
    listPaymentMethods(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListPaymentMethodsQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>
>;
export type ListPaymentMethodsQueryError = ErrorType<ValidationProblem | Problem>;

export function useListPaymentMethods<
  TData = Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListPaymentMethodsParams>,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListPaymentMethods<
  TData = Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPaymentMethodsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListPaymentMethods<
  TData = Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPaymentMethodsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List payment methods
 */

export function useListPaymentMethods<
  TData = Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPaymentMethodsParams>,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListPaymentMethodsHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListPaymentMethodsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Returns one payment method.
 * @summary Get a payment method
 */
export const useGetPaymentMethodHook = () => {
  const getPaymentMethod = useCall<SingleRecord<PaymentMethod>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getPaymentMethod(
        { url: `/v1/paymentmethod/${id}`, method: 'GET', signal },
        { operation: 'getPaymentMethod', ...options },
      );
    },
    [getPaymentMethod],
  );
};

export const getGetPaymentMethodQueryKey = (id: number) => {
  return ['v1', 'paymentmethod', id] as const;
};

export const useGetPaymentMethodQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetPaymentMethodHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetPaymentMethodHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetPaymentMethodQueryKey(id);

  const getPaymentMethod = useGetPaymentMethodHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetPaymentMethodHook>>>> = ({ signal }) =>
    getPaymentMethod(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetPaymentMethodHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetPaymentMethodQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useGetPaymentMethodHook>>>>;
export type GetPaymentMethodQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetPaymentMethod<
  TData = Awaited<ReturnType<ReturnType<typeof useGetPaymentMethodHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetPaymentMethodHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetPaymentMethodHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetPaymentMethodHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetPaymentMethod<
  TData = Awaited<ReturnType<ReturnType<typeof useGetPaymentMethodHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetPaymentMethodHook>>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetPaymentMethodHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetPaymentMethodHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetPaymentMethod<
  TData = Awaited<ReturnType<ReturnType<typeof useGetPaymentMethodHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetPaymentMethodHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a payment method
 */

export function useGetPaymentMethod<
  TData = Awaited<ReturnType<ReturnType<typeof useGetPaymentMethodHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetPaymentMethodHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetPaymentMethodQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
