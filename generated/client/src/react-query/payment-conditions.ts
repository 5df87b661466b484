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

import type { ListPaymentConditionsParams, PaymentCondition, Problem, ValidationProblem } from '../types.ts';

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
 * Returns the payment conditions of the administration. Draft sales invoices and sales invoices, each with and without lines, refer to them.
 * @summary List payment conditions
 */
export const useListPaymentConditionsHook = () => {
  const listPaymentConditions = useCall<Page<PaymentCondition>>();

  return useCallback(
    (
      params?: WholeRecords<ListPaymentConditionsParams>,
      options?: SecondParameter<ReturnType<typeof useCall>>,
      signal?: AbortSignal,
    ) => {
      return listPaymentConditions(
        { url: `/v1/paymentconditions`, method: 'GET', params, signal },
        { operation: 'listPaymentConditions', isList: true, ...options },
      );
    },
    [listPaymentConditions],
  );
};

export const getListPaymentConditionsInfiniteQueryKey = (params?: WholeRecords<ListPaymentConditionsParams>) => {
  return ['infinite', 'v1', 'paymentconditions', ...(params ? [params] : [])] as const;
};

export const getListPaymentConditionsQueryKey = (params?: WholeRecords<ListPaymentConditionsParams>) => {
  return ['v1', 'paymentconditions', ...(params ? [params] : [])] as const;
};

export const useListPaymentConditionsInfiniteQueryOptions = <
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>,
    ListPaymentConditionsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPaymentConditionsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>,
        TError,
        TData,
        QueryKey,
        ListPaymentConditionsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListPaymentConditionsInfiniteQueryKey(params);

  const listPaymentConditions = useListPaymentConditionsHook();

  const queryFn: QueryFunction<
    Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>,
    QueryKey,
    ListPaymentConditionsParams['page']
  > = ({ signal, pageParam }) =>
    listPaymentConditions({ ...params, page: pageParam ?? params?.['page'] }, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseInfiniteQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>,
    TError,
    TData,
    QueryKey,
    ListPaymentConditionsParams['page']
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListPaymentConditionsInfiniteQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>
>;
export type ListPaymentConditionsInfiniteQueryError = ErrorType<ValidationProblem | Problem>;

export function useListPaymentConditionsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>,
    ListPaymentConditionsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListPaymentConditionsParams>,
  options: {
    query: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>,
        TError,
        TData,
        QueryKey,
        ListPaymentConditionsParams['page']
      >
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListPaymentConditionsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>,
    ListPaymentConditionsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPaymentConditionsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>,
        TError,
        TData,
        QueryKey,
        ListPaymentConditionsParams['page']
      >
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>,
          QueryKey
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListPaymentConditionsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>,
    ListPaymentConditionsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPaymentConditionsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>,
        TError,
        TData,
        QueryKey,
        ListPaymentConditionsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List payment conditions
 */

export function useListPaymentConditionsInfinite<
  TData = InfiniteData<
    Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>,
    ListPaymentConditionsParams['page']
  >,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPaymentConditionsParams>,
  options?: {
    query?: Partial<
      UseInfiniteQueryOptions<
        Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>,
        TError,
        TData,
        QueryKey,
        ListPaymentConditionsParams['page']
      >
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListPaymentConditionsInfiniteQueryOptions(params, options);

  const query = useInfiniteQuery(queryOptions, queryClient) as UseInfiniteQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

export const useListPaymentConditionsQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPaymentConditionsParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getListPaymentConditionsQueryKey(params);

  const listPaymentConditions = useListPaymentConditionsHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>> = ({ signal }) =>
    listPaymentConditions(params, requestOptions, signal);

  const customOptions = useQueryOptions({ queryKey, queryFn, ...queryOptions });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type ListPaymentConditionsQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>
>;
export type ListPaymentConditionsQueryError = ErrorType<ValidationProblem | Problem>;

export function useListPaymentConditions<
  TData = Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params: undefined | WholeRecords<ListPaymentConditionsParams>,
  options: {
    query: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>, TError, TData>
    > &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListPaymentConditions<
  TData = Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPaymentConditionsParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useListPaymentConditions<
  TData = Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPaymentConditionsParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary List payment conditions
 */

export function useListPaymentConditions<
  TData = Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  params?: WholeRecords<ListPaymentConditionsParams>,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useListPaymentConditionsHook>>>, TError, TData>
    >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useListPaymentConditionsQueryOptions(params, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Returns one payment condition of the administration.
 * @summary Get a payment condition
 */
export const useGetPaymentConditionHook = () => {
  const getPaymentCondition = useCall<SingleRecord<PaymentCondition>>();

  return useCallback(
    (id: number, options?: SecondParameter<ReturnType<typeof useCall>>, signal?: AbortSignal) => {
      return getPaymentCondition(
        { url: `/v1/paymentconditions/${id}`, method: 'GET', signal },
        { operation: 'getPaymentCondition', ...options },
      );
    },
    [getPaymentCondition],
  );
};

export const getGetPaymentConditionQueryKey = (id: number) => {
  return ['v1', 'paymentconditions', id] as const;
};

export const useGetPaymentConditionQueryOptions = <
  TData = Awaited<ReturnType<ReturnType<typeof useGetPaymentConditionHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetPaymentConditionHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {};

  const queryKey = queryOptions?.queryKey ?? getGetPaymentConditionQueryKey(id);

  const getPaymentCondition = useGetPaymentConditionHook();

  const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useGetPaymentConditionHook>>>> = ({ signal }) =>
    getPaymentCondition(id, requestOptions, signal);

  const customOptions = useQueryOptions({
    queryKey,
    queryFn,
    enabled: id !== null && id !== undefined,
    ...queryOptions,
  });

  return customOptions as UseQueryOptions<
    Awaited<ReturnType<ReturnType<typeof useGetPaymentConditionHook>>>,
    TError,
    TData
  > & { queryKey: DataTag<QueryKey, TData, TError> };
};

export type GetPaymentConditionQueryResult = NonNullable<
  Awaited<ReturnType<ReturnType<typeof useGetPaymentConditionHook>>>
>;
export type GetPaymentConditionQueryError = ErrorType<ValidationProblem | Problem>;

export function useGetPaymentCondition<
  TData = Awaited<ReturnType<ReturnType<typeof useGetPaymentConditionHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetPaymentConditionHook>>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetPaymentConditionHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetPaymentConditionHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetPaymentCondition<
  TData = Awaited<ReturnType<ReturnType<typeof useGetPaymentConditionHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<
      UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetPaymentConditionHook>>>, TError, TData>
    > &
      Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useGetPaymentConditionHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useGetPaymentConditionHook>>>
        >,
        'initialData'
      >;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
export function useGetPaymentCondition<
  TData = Awaited<ReturnType<ReturnType<typeof useGetPaymentConditionHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetPaymentConditionHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
/**
 * @summary Get a payment condition
 */

export function useGetPaymentCondition<
  TData = Awaited<ReturnType<ReturnType<typeof useGetPaymentConditionHook>>>,
  TError = ErrorType<ValidationProblem | Problem>,
>(
  id: number,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useGetPaymentConditionHook>>>, TError, TData>>;
    request?: SecondParameter<ReturnType<typeof useCall>>;
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = useGetPaymentConditionQueryOptions(id, options);

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & {
    queryKey: DataTag<QueryKey, TData, TError>;
  };

  return withQueryKey(query, queryOptions.queryKey);
}
